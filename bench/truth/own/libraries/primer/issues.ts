import { drawPicture } from '../../shared/draw-picture.ts';
import { icon, setMode } from './frame.ts';

setMode('light');
const face = (seed: number, size = 20, name = '') =>
  `<img class="avatar avatar-user" width="${size}" height="${size}" alt="${name}" src="${drawPicture('face', seed, size * 2, size * 2)}">`;
const issues = [
  [
    'Drag handle disappears in narrow columns',
    482,
    '3 hours ago',
    'mirelle',
    [
      ['bug', '#d73a4a'],
      ['board', '#5319e7'],
    ],
    4,
    [11, 22],
    true,
  ],
  ['Let people paste tables from a spreadsheet', 480, 'yesterday', 'oduya', [['idea', '#1d76db']], 17, [33], false],
  [
    'Export stops at 1,000 rows',
    477,
    '2 days ago',
    'kasimir',
    [
      ['bug', '#d73a4a'],
      ['export', '#0e8a16'],
      ['good first issue', '#7057ff'],
    ],
    9,
    [],
    false,
  ],
  ['Dark theme: chips are hard to read', 471, '4 days ago', 'linnea', [['design', '#d4c5f9']], 2, [44, 16], false],
  ['Keyboard focus is lost after undo', 469, '5 days ago', 'mirelle', [['a11y', '#fbca04']], 0, [27], false],
  [
    'Notes are saved twice on slow networks',
    463,
    'last week',
    'tobias-h',
    [
      ['bug', '#d73a4a'],
      ['sync', '#006b75'],
    ],
    12,
    [],
    true,
  ],
  ['Add French and Italian', 458, 'last week', 'chiara', [['help wanted', '#008672']], 6, [38], false],
] as const;
const tag = ([name, color]: readonly [string, string]) =>
  `<span class="IssueLabel mr-1" style="background:${color}22;color:${color === '#fbca04' || color === '#d4c5f9' ? '#57606a' : color};border:1px solid ${color}66">${name}</span>`;

document.body.innerHTML = `
<header class="Header py-3"><div class="Header-item"><a class="Header-link f4 d-flex flex-items-center" href="#"><svg class="mr-2" data-truth="logo" aria-label="Branchline" width="28" height="28" viewBox="0 0 32 32"><path d="M9 4v24M9 20c0-8 14-4 14-12" fill="none" stroke="#fff" stroke-width="3"/><circle cx="9" cy="5" r="4" fill="#fff"/><circle cx="23" cy="7" r="4" fill="#fff"/><circle cx="9" cy="27" r="4" fill="#fff"/></svg>Branchline</a></div><div class="Header-item"><input class="form-control input-dark Header-input" style="width:260px" placeholder="Search"></div><nav class="Header-item Header-item--full"><a class="Header-link mr-3" href="#">Changes</a><a class="Header-link mr-3" href="#">Issues</a><a class="Header-link" href="#">Queue</a></nav><div class="Header-item"><a class="Header-link" href="#" aria-label="Inbox">${icon('bell')}</a></div><div class="Header-item mr-0">${face(54, 24, 'You')}</div></header>
<div class="color-bg-subtle border-bottom px-5 pt-3"><div class="d-flex flex-items-center mb-3">${icon('repo', 16, 'color-fg-muted mr-2')}<nav class="f3"><a href="#">northpine</a><span class="mx-1 color-fg-muted">/</span><a class="text-bold" href="#">planboard</a></nav><span class="Label Label--secondary ml-2">Public</span><div class="ml-auto d-flex" style="gap:8px"><div class="BtnGroup"><button class="btn btn-sm BtnGroup-item">${icon('eye')} Watch</button><button class="btn btn-sm BtnGroup-item"><span class="Counter">86</span></button></div><button class="btn btn-sm">${icon('star')} Star <span class="Counter">4.1k</span></button><button class="btn btn-sm">${icon('repo-forked')} Fork</button></div></div>
<nav class="UnderlineNav"><div class="UnderlineNav-body">${[
  ['code', 'Code', ''],
  ['issue-opened', 'Issues', '38'],
  ['git-pull-request', 'Changes', '12'],
  ['play', 'Runs', ''],
  ['table', 'Boards', '3'],
  ['shield', 'Security', ''],
  ['graph', 'Insights', ''],
]
  .map(
    ([name, label, count], index) =>
      `<a class="UnderlineNav-item" ${index === 1 ? 'aria-current="page"' : ''} href="#">${icon(name!, 16, 'UnderlineNav-octicon')}<span>${label}</span>${count ? `<span class="Counter">${count}</span>` : ''}</a>`,
  )
  .join('')}</div></nav></div>
<main class="d-flex px-5 pt-4" style="gap:24px"><div class="flex-1"><div class="d-flex mb-3" style="gap:8px"><div class="subnav-search flex-1 ml-0"><input class="form-control subnav-search-input width-full" value="is:open is:issue"><span class="subnav-search-icon">${icon('search')}</span></div><div class="BtnGroup"><button class="btn BtnGroup-item">${icon('tag')} Labels <span class="Counter">14</span></button><button class="btn BtnGroup-item">${icon('milestone')} Goals</button></div><button class="btn btn-primary">New issue</button></div>
<div class="Box"><div class="Box-header d-flex flex-items-center py-2"><input type="checkbox" class="mr-3"><a class="text-bold color-fg-default mr-3" href="#">${icon('issue-opened')} 38 open</a><a class="color-fg-muted" href="#">${icon('check')} 431 closed</a><div class="ml-auto d-flex f6">${['Author', 'Label', 'Assignee', 'Sort'].map((name) => `<span class="color-fg-muted ml-4">${name} <span class="dropdown-caret"></span></span>`).join('')}</div></div>
<ul>${issues.map(([title, id, time, author, tags, comments, people, isPinned]) => `<li class="Box-row Box-row--hover-gray d-flex py-2"><input type="checkbox" class="mr-3 mt-1"><span class="color-fg-open mr-2">${icon('issue-opened')}</span><div class="flex-1"><a class="Link--primary text-bold f4 mr-2" href="#">${title}</a>${tags.map(tag).join('')}<div class="f6 color-fg-muted mt-1">#${id} opened ${time} by ${author}${isPinned ? ` ${icon('pin', 16, 'ml-1')}` : ''}</div></div><div class="AvatarStack ${people.length > 1 ? 'AvatarStack--two' : ''} mr-4 mt-1"><div class="AvatarStack-body">${people.map((seed) => face(seed)).join('')}</div></div><span class="f6 color-fg-muted" style="width:36px">${comments ? `${icon('comment')} ${comments}` : ''}</span></li>`).join('')}</ul></div>
<nav class="paginate-container"><div class="pagination"><span class="previous_page" aria-disabled="true">Previous</span><em aria-current="page">1</em><a href="#">2</a><a href="#">3</a><span class="gap">…</span><a href="#">6</a><a class="next_page" href="#">Next</a></div></nav></div>
<aside style="width:236px"><h2 class="h5 mb-2">Goal: version 3.0</h2><span class="Progress"><span class="Progress-item color-bg-success-emphasis" style="width:71%"></span></span><p class="f6 color-fg-muted mt-2">24 of 34 done, due 30 June</p><div class="border-top my-3"></div><h2 class="h5 mb-2">Most active</h2><ul class="list-style-none">${[
  ['mirelle', 11, 14],
  ['oduya', 22, 9],
  ['linnea', 44, 7],
]
  .map(
    ([name, seed, count]) =>
      `<li class="d-flex flex-items-center mb-2">${face(seed as number, 24)}<span class="ml-2">${name}</span><span class="Counter ml-auto">${count}</span></li>`,
  )
  .join(
    '',
  )}</ul><div class="flash flash-warn f6 mt-3">${icon('alert')} Two issues have waited a week for an answer.</div></aside></main>`;

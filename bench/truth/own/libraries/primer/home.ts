import '@fontsource/jetbrains-mono/400.css';
import { icon, setMode } from './frame.ts';

setMode('dark');
const mark = (name: string, shape: string) =>
  `<svg data-truth="logo" aria-label="${name}" height="26" viewBox="0 0 140 26" width="140" fill="#9198a1">${shape}<text x="34" y="20" font-family="Mona Sans Variable" font-weight="700" font-size="19">${name}</text></svg>`;
const marks = [
  mark('Orbitz7', '<circle cx="13" cy="13" r="10" fill="none" stroke="#9198a1" stroke-width="4"/>'),
  mark('Fable', '<path d="M3 3h20v6H10v4h9v6h-9v6H3z"/>'),
  mark('Kiln', '<path d="M3 2h7v9l8-9h8L16 13l10 12h-8l-8-10v10H3z"/>'),
  mark(
    'Saros',
    '<path d="M13 2a11 11 0 0 1 0 22z"/><circle cx="13" cy="13" r="10" fill="none" stroke="#9198a1" stroke-width="2"/>',
  ),
  mark('Byte&amp;Co', '<path d="M3 3h9v9H3zM14 3h9v9h-9zM3 14h9v9H3z"/>'),
];
const features = [
  [
    'git-merge',
    'Merges that queue',
    'Two hundred changes a day, one green branch. The queue tests them together and lands them in order.',
    'success',
  ],
  [
    'shield-lock',
    'Secrets stay secret',
    'Keys are found before they are pushed, not after a stranger has tried them.',
    'attention',
  ],
  [
    'workflow',
    'Builds that remember',
    'Only what changed is built again. A change of one line takes eleven seconds.',
    'accent',
  ],
] as const;
const numbers = [
  ['11 s', 'median build'],
  ['3.2 m', 'changes a month'],
  ['99.99 %', 'available'],
  ['62', 'countries'],
];

document.body.innerHTML = `
<div class="night"><header class="d-flex flex-items-center px-6 py-3"><a class="d-flex flex-items-center color-fg-on-emphasis text-bold f3 no-underline mr-5" href="#"><svg class="mr-2" data-truth="logo" aria-label="Branchline" width="32" height="32" viewBox="0 0 32 32"><path d="M9 4v24M9 20c0-8 14-4 14-12" fill="none" stroke="#d2a8ff" stroke-width="3"/><circle cx="9" cy="5" r="4" fill="#d2a8ff"/><circle cx="23" cy="7" r="4" fill="#ff9bce"/><circle cx="9" cy="27" r="4" fill="#79c0ff"/></svg>Branchline</a><nav class="d-flex flex-auto">${['Product', 'Solutions', 'Open source', 'Pricing'].map((link) => `<a class="mr-4 color-fg-default no-underline" href="#">${link}</a>`).join('')}</nav><input class="form-control input-sm mr-3" style="width:200px" placeholder="Search or jump to…"><a class="mr-3 color-fg-default" href="#">Sign in</a><button class="btn btn-sm">Sign up</button></header>
<section class="container-xl px-6 text-center pt-8 pb-6"><a class="Label Label--large Label--done mb-4 d-inline-flex flex-items-center" href="#">${icon('sparkle-fill', 16, 'mr-2')}Queues are out of beta ${icon('arrow-right', 16, 'ml-2')}</a><h1 class="headline mt-3">Ship the branch<br><span class="glow">while it is still fresh</span></h1><p class="f3 color-fg-muted mx-auto mt-3 mb-5" style="max-width:640px">Branchline reviews, tests and lands your changes in the order that keeps everyone moving.</p><div class="d-flex flex-justify-center" style="gap:16px"><button class="btn btn-large btn-glow px-5">Start for free</button><button class="btn btn-large px-5">${icon('play', 16, 'mr-2')}See a merge</button></div></section>
<div class="mx-auto pb-8" style="max-width:960px"><div class="terminal"><div class="d-flex flex-items-center px-3 py-2 border-bottom"><span class="color-fg-danger mr-2">●</span><span class="color-fg-attention mr-2">●</span><span class="color-fg-success mr-3">●</span><div class="TabNav-free f6 color-fg-muted">queue — branchline watch</div><span class="Label Label--success ml-auto">Live</span></div><pre class="p-4 m-0"><code><span style="color:#79c0ff">$</span> bl land feature/faster-cart
<span style="color:#9198a1">  reading 14 files, 3 owners</span>
<span style="color:#3fb950">  ✓ unit        1,204 passed    8.1 s</span>
<span style="color:#3fb950">  ✓ browser       96 passed     19.4 s</span>
<span style="color:#d29922">  ! bundle grew by 2.1 kB, limit is 5 kB</span>
<span style="color:#d2a8ff">  → position 3 in the queue, lands in about 40 s</span>
<span style="color:#3fb950">  ✓ landed on main as 8f3c21e</span></code></pre></div></div></div>
<main class="container-xl px-6"><div class="d-flex flex-justify-between py-5 border-bottom">${marks.join('')}</div>
<h2 class="h1 text-center mt-8 mb-6">Made for teams that merge all day</h2><div class="d-flex" style="gap:24px">${features.map(([name, title, text, tone]) => `<div class="Box p-5 flex-1 color-bg-subtle"><span class="color-fg-${tone}">${icon(name, 24)}</span><h3 class="mt-3 mb-2">${title}</h3><p class="color-fg-muted mb-3">${text}</p><a class="text-bold" href="#">Learn more ${icon('chevron-right')}</a></div>`).join('')}</div>
<div class="Box mt-5 d-flex color-bg-subtle overflow-hidden"><div class="p-6 col-5"><h3 class="h2 mb-3">See who waits for whom</h3><p class="color-fg-muted f4">Every change shows what it needs. Reviews that block others come first.</p><ul class="list-style-none mt-4">${['Owners are asked once', 'Flaky tests get a name', 'Rollbacks in one click'].map((text) => `<li class="mb-2">${icon('check-circle-fill', 16, 'color-fg-success mr-2')}${text}</li>`).join('')}</ul></div><div class="col-7 color-bg-inset border-left p-5">${[
  ['faster-cart', 'Merged', 'done', 100],
  ['search-in-menu', 'Testing', 'attention', 64],
  ['new-footer', 'Waiting for review', 'accent', 35],
  ['remove-old-flags', 'Queued', 'secondary', 12],
]
  .map(
    ([name, state, tone, share]) =>
      `<div class="d-flex flex-items-center mb-3"><span class="color-fg-muted mr-2">${icon('git-branch')}</span><span class="branch-name mr-3">${name}</span><span class="Label Label--${tone}">${state}</span><span class="Progress ml-auto" style="width:180px"><span class="Progress-item color-bg-success-emphasis" style="width:${share}%"></span></span></div>`,
  )
  .join('')}<div class="flash flash-success mt-4">${icon('check-circle')} Main is green for 19 days</div></div></div>
<div class="d-flex text-center py-8">${numbers.map(([value, label], index) => `<div class="flex-1 ${index ? 'border-left' : ''}"><div class="f00-light text-bold" style="font-size:44px">${value}</div><div class="color-fg-muted f4">${label}</div></div>`).join('')}</div></main>
<footer class="border-top color-bg-subtle"><div class="container-xl px-6 py-4 d-flex flex-items-center f6 color-fg-muted">${icon('git-branch', 24, 'mr-3')}© 2026 Branchline, Inc.${['Terms', 'Privacy', 'Status', 'Docs', 'Contact'].map((link) => `<a class="ml-4" href="#">${link}</a>`).join('')}<span class="ml-auto">${icon('globe')} English</span></div></footer>`;

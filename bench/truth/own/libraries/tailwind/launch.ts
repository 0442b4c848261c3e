import './style.css';
import '@fontsource-variable/bricolage-grotesque';
import '@fontsource-variable/inter';
import { drawPicture } from '../../shared/draw-picture.ts';
import { icon } from './icon.ts';

const mark = (name: string, shape: string) =>
  `<svg data-truth="logo" aria-label="${name}" class="h-7 text-slate-400" viewBox="0 0 150 28" fill="currentColor">${shape}<text x="36" y="21" font-family="Bricolage Grotesque Variable" font-size="20" font-weight="700">${name}</text></svg>`;
const marks = [
  mark(
    'Quillon',
    '<path d="M14 3a11 11 0 1 0 8 19l3 3 3-3-3-3A11 11 0 0 0 14 3zm0 5a6 6 0 1 1 0 12 6 6 0 0 1 0-12z"/>',
  ),
  mark('Stackly', '<path d="M14 3 2 9l12 6 12-6zM2 15l12 6 12-6v4l-12 6-12-6z"/>'),
  mark('Marrow', '<path d="M3 24V4l11 10L25 4v20h-5V15l-6 6-6-6v9z"/>'),
  mark('Twofold', '<path d="M3 4h10v20H3zM16 4l10 10-10 10z"/>'),
  mark('Lumen', '<circle cx="14" cy="14" r="5"/><path d="M12 1h4v5h-4zM12 22h4v5h-4zM1 12h5v4H1zM22 12h5v4h-5z"/>'),
];
const chip = (text: string, tone: string) =>
  `<span class="rounded-full px-2.5 py-1 text-xs font-medium ${tone}">${text}</span>`;
const card = 'rounded-3xl bg-white p-7 shadow-[0_8px_30px_rgb(15_23_42/0.05)] ring-1 ring-slate-900/5';
const line = [12, 18, 15, 24, 22, 31, 29, 38];
const path = line.map((value, index) => `${index ? 'L' : 'M'}${index * 40} ${90 - value * 2}`).join('');
const quotes = [
  [
    'Our Monday meeting went from an hour to ten minutes. Everybody has read the plan before.',
    'Sofia Brandt',
    'Quillon',
    17,
  ],
  ['I can finally see why a date moved, and who asked for it. No detective work.', 'Kwame Addo', 'Marrow', 28],
  ['We moved four teams over a weekend. Nobody has asked for the old tool.', 'Elin Åkesson', 'Lumen', 39],
] as const;
const tiers = [
  ['Solo', '0', 'One person, three plans', ['3 plans', 'Calendar sync', 'Phone and desktop'], 'Start free'],
  [
    'Crew',
    '12',
    'Per person and month',
    ['Unlimited plans', 'Guests for free', 'Time and cost', 'Workload view'],
    'Try for 30 days',
  ],
  [
    'Fleet',
    '24',
    'Per person and month',
    ['Everything in Crew', 'Own roles', 'Data in your region', 'Training day'],
    'Book a call',
  ],
] as const;
const bars = [
  ['Research', 4, 30, 'bg-sky-400'],
  ['Sketches', 22, 34, 'bg-violet-400'],
  ['Build', 40, 42, 'bg-fuchsia-400'],
  ['Test', 66, 24, 'bg-amber-400'],
  ['Launch', 88, 8, 'bg-emerald-400'],
] as const;

document.body.className = 'bg-slate-50 font-sans text-slate-600 antialiased';
document.body.innerHTML = `
<div class="relative overflow-hidden bg-linear-to-b from-indigo-100 via-rose-50 to-slate-50">
<header class="relative mx-auto flex max-w-6xl items-center px-6 py-5"><a class="flex items-center gap-2 font-display text-xl font-bold text-slate-900" href="#"><svg data-truth="logo" aria-label="Planette" width="32" height="32" viewBox="0 0 32 32"><defs><linearGradient id="g" x1="0" x2="1" y1="0" y2="1"><stop stop-color="#6366f1"/><stop offset="1" stop-color="#ec4899"/></linearGradient></defs><circle cx="16" cy="16" r="9" fill="url(#g)"/><ellipse cx="16" cy="16" rx="15" ry="5" fill="none" stroke="#1e1b4b" stroke-width="2.500" transform="rotate(-24 16 16)"/></svg>Planette</a><nav class="mx-auto flex gap-1 rounded-full bg-white/70 p-1 text-sm font-medium ring-1 ring-slate-900/5">${['Product', 'Templates', 'Stories', 'Pricing'].map((label, index) => `<a href="#" class="rounded-full px-4 py-1.5 ${index ? '' : 'bg-white text-slate-900 shadow-sm'}">${label}</a>`).join('')}</nav><a class="mr-5 text-sm font-semibold text-slate-900" href="#">Log in</a><a class="rounded-full bg-slate-900 px-4 py-2 text-sm font-semibold text-white" href="#">Get started</a></header>
<section class="mx-auto grid max-w-6xl grid-cols-[1.1fr_1fr] items-center gap-10 px-6 pb-24 pt-16"><div><a data-truth="badge" class="inline-flex items-center gap-2 rounded-full bg-white py-1 pl-1 pr-3 text-sm font-medium text-slate-700 shadow-sm ring-1 ring-slate-900/10" href="#"><span class="rounded-full bg-linear-to-r from-indigo-500 to-pink-500 px-2.5 py-0.5 text-xs font-semibold text-white">v3</span>Timelines that explain themselves ${icon('chevron-right', 'size-4')}</a><h1 class="mt-6 font-display text-6xl font-extrabold leading-[1.05] tracking-tight text-slate-900">Plans that survive <span class="bg-linear-to-r from-indigo-600 via-fuchsia-500 to-orange-400 bg-clip-text text-transparent">the first Tuesday</span></h1><p class="mt-6 max-w-lg text-lg">Planette turns a loose list into a timeline, moves everything when one thing moves, and tells each person only what changed for them.</p><div class="mt-8 flex items-center gap-4"><a class="rounded-xl bg-linear-to-r from-indigo-600 to-fuchsia-600 px-6 py-3.5 font-semibold text-white shadow-lg shadow-indigo-500/30" href="#">Plan something now</a><a class="flex items-center gap-2 rounded-xl bg-white px-6 py-3.5 font-semibold text-slate-900 ring-1 ring-slate-900/10" href="#">${icon('circle-play', 'size-5 text-indigo-600')}2 minute film</a></div><div class="mt-10 flex items-center gap-4"><div class="flex -space-x-3">${[3, 14, 25, 36, 47].map((seed) => `<img class="size-10 rounded-full ring-2 ring-white" alt="" src="${drawPicture('face', seed, 80, 80)}">`).join('')}</div><div class="text-sm"><div class="flex text-amber-400">${icon('star', 'size-4 fill-current').repeat(5)}<b class="ml-2 text-slate-900">4.9</b></div>Loved by 11,000 planners</div></div></div>
<div class="relative"><div class="${card} p-5"><div class="mb-4 flex items-center"><b class="text-slate-900">Spring launch</b><span class="ml-2">${chip('On track', 'bg-emerald-100 text-emerald-700')}</span><div class="ml-auto flex -space-x-2">${[3, 25, 47].map((seed) => `<img class="size-7 rounded-full ring-2 ring-white" alt="" src="${drawPicture('face', seed, 56, 56)}">`).join('')}</div></div><div class="mb-2 grid grid-cols-4 text-xs text-slate-400"><span>March</span><span>April</span><span>May</span><span>June</span></div>${bars.map(([label, from, size, tone]) => `<div class="relative mb-2 h-9 rounded-lg bg-slate-50" data-truth="none"><div data-truth="badge" class="absolute inset-y-1 truncate rounded-md px-2 text-xs font-semibold leading-7 text-white ${tone}" style="left:${from}%;width:${size}%">${size > 10 ? label : ''}</div></div>`).join('')}</div><div class="absolute -bottom-10 -left-10 flex items-center gap-3 rounded-2xl bg-white p-4 shadow-xl ring-1 ring-slate-900/5"><span class="grid size-10 place-items-center rounded-xl bg-amber-100 text-amber-600">${icon('bell-ring')}</span><div class="text-sm"><b class="block text-slate-900">Build moved by two days</b>Three people were told</div></div><div class="absolute -right-10 -top-14 rounded-2xl bg-slate-900 p-4 text-white shadow-xl"><div class="text-xs text-slate-400">Days saved</div><div class="font-display text-3xl font-bold">14</div></div></div></section>
<svg data-truth="none" class="absolute inset-x-0 -bottom-px h-16 w-full" viewBox="0 0 1440 64" preserveAspectRatio="none"><path fill="#f8fafc" d="M0 40c240 40 480-50 720-24s480 52 720 0v48H0z"/></svg></div>
<main class="mx-auto max-w-6xl px-6">
<section class="py-10"><p class="text-center text-sm font-medium text-slate-500">Teams that ship on the day they said</p><div class="mt-6 flex justify-between">${marks.join('')}</div></section>
<section class="py-16"><h2 class="mx-auto max-w-2xl text-center font-display text-4xl font-bold tracking-tight text-slate-900">Less asking around, more getting on with it</h2><div class="mt-12 grid grid-cols-3 gap-5">
<div class="${card} col-span-2 bg-linear-to-b from-white to-indigo-50"><div class="flex gap-8"><div class="flex-1"><span class="grid size-11 place-items-center rounded-2xl bg-indigo-600 text-white">${icon('chart-line')}</span><h3 class="mt-5 font-display text-xl font-bold text-slate-900">Progress without a report</h3><p class="mt-2">Work that is done moves the line. You look at it, or you do not, and it stays right.</p></div><svg class="w-72" viewBox="-4 0 296 96" data-truth="chart" data-truth-chart='${JSON.stringify({ kind: 'line', series: [{ name: 'Done', color: '#6366f1', values: line }], axis: [0, 45] })}'><path d="M0 90H284M0 60H284M0 30H284" stroke="#e2e8f0"/><path d="${path}" fill="none" stroke="#6366f1" stroke-width="3"/><circle cx="280" cy="14" r="5" fill="#6366f1" stroke="#fff" stroke-width="2"/></svg></div></div>
<div class="${card}"><span class="grid size-11 place-items-center rounded-2xl bg-rose-500 text-white">${icon('git-merge')}</span><h3 class="mt-5 font-display text-xl font-bold text-slate-900">Dates that know each other</h3><p class="mt-2">Move one and the rest follows, with a reason.</p></div>
<div class="rounded-3xl bg-slate-900 p-7 text-slate-300"><span class="grid size-11 place-items-center rounded-2xl bg-white/10 text-amber-300">${icon('zap')}</span><h3 class="mt-5 font-display text-xl font-bold text-white">Fast on a slow train</h3><p class="mt-2">Works without a network and catches up later.</p></div>
<div class="${card} col-span-2"><div class="flex gap-8"><div class="flex-1"><span class="grid size-11 place-items-center rounded-2xl bg-emerald-500 text-white">${icon('users')}</span><h3 class="mt-5 font-display text-xl font-bold text-slate-900">A week nobody dreads</h3><p class="mt-2">See who has too much before they have to say so.</p></div><div class="w-72 space-y-4 text-sm">${[
  ['Amira', 84, 'bg-rose-400'],
  ['Ben', 62, 'bg-emerald-400'],
  ['Chiara', 45, 'bg-sky-400'],
]
  .map(
    ([name, share, tone]) =>
      `<div><div class="mb-1 flex justify-between"><span class="font-medium text-slate-900">${name}</span>${share} %</div><div class="h-2 rounded-full bg-slate-100" role="progressbar"><div class="h-2 rounded-full ${tone}" style="width:${share}%"></div></div></div>`,
  )
  .join('')}</div></div></div></div></section>
<section class="grid grid-cols-4 divide-x divide-slate-200 py-10 text-center">${[
  ['11k', 'planners'],
  ['2.4 m', 'tasks a week'],
  ['99.98 %', 'uptime'],
  ['31', 'countries'],
]
  .map(
    ([value, label]) =>
      `<div><div class="bg-linear-to-b from-slate-900 to-slate-500 bg-clip-text font-display text-4xl font-bold text-transparent">${value}</div><div class="mt-1 text-sm">${label}</div></div>`,
  )
  .join('')}</section>
<section class="grid grid-cols-3 gap-5 py-14">${quotes.map(([text, name, company, seed]) => `<figure class="${card} flex flex-col"><div class="flex text-amber-400">${icon('star', 'size-4 fill-current').repeat(5)}</div><blockquote class="mt-4 text-slate-800">“${text}”</blockquote><figcaption class="mt-auto flex items-center gap-3 pt-6"><img class="size-11 rounded-full" alt="${name}" src="${drawPicture('face', seed, 88, 88)}"><div class="text-sm"><b class="block text-slate-900">${name}</b>${company}</div></figcaption></figure>`).join('')}</section>
<section class="py-14"><h2 class="text-center font-display text-4xl font-bold tracking-tight text-slate-900">Pay for people, not for plans</h2><div class="mt-12 grid grid-cols-3 items-start gap-5">${tiers.map(([name, price, note, points, action], index) => `<div class="${index === 1 ? 'rounded-3xl bg-linear-to-b from-indigo-500 to-fuchsia-500 p-[2px] shadow-xl shadow-indigo-500/20' : ''}"><div class="${index === 1 ? 'rounded-[22px] bg-white p-7' : card}"><div class="flex items-center"><h3 class="font-display text-lg font-bold text-slate-900">${name}</h3>${index === 1 ? `<span class="ml-auto">${chip('Popular', 'bg-fuchsia-100 text-fuchsia-700')}</span>` : ''}</div><div class="mt-3 font-display text-5xl font-bold text-slate-900">€ ${price}</div><p class="mt-1 text-sm">${note}</p><a href="#" class="mt-6 block rounded-xl py-3 text-center font-semibold ${index === 1 ? 'bg-linear-to-r from-indigo-600 to-fuchsia-600 text-white' : 'bg-slate-100 text-slate-900'}">${action}</a><ul class="mt-6 space-y-3 text-sm">${points.map((point) => `<li class="flex gap-2">${icon('check', 'size-5 text-indigo-600')}${point}</li>`).join('')}</ul></div></div>`).join('')}</div></section>
</main>
<section class="mx-auto mb-16 mt-6 max-w-6xl px-6"><div class="relative overflow-hidden rounded-3xl bg-linear-to-r from-indigo-600 via-fuchsia-500 to-orange-400 px-12 py-14 text-white"><h2 class="font-display text-4xl font-bold">Next Tuesday can be easy</h2><p class="mt-2 text-white/90">Bring a list. We will turn it into a plan in a minute.</p><a class="absolute right-12 top-1/2 -translate-y-1/2 rounded-xl bg-white px-6 py-3.5 font-semibold text-indigo-700" href="#">Start free</a></div></section>
<footer class="border-t border-slate-200 bg-white"><div class="mx-auto flex max-w-6xl items-center gap-8 px-6 py-8 text-sm"><b class="font-display text-slate-900">Planette</b><a href="#">About</a><a href="#">Careers</a><a href="#">Security</a><a href="#">Imprint</a><span class="ml-auto">© 2026 Planette GmbH</span></div></footer>`;

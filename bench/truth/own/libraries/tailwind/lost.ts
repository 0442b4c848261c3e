import './style.css';
import '@fontsource-variable/inter';
import '@fontsource-variable/sora';
import { icon } from './icon.ts';

const ways = [
  ['book-open', 'Guides', 'Learn how to set things up'],
  ['life-buoy', 'Help desk', 'We answer within an hour'],
  ['activity', 'Status', 'All services are running'],
];

document.body.className = 'bg-white font-sans text-slate-600 antialiased';
document.body.innerHTML = `
<div class="flex min-h-screen flex-col bg-linear-to-b from-sky-100 to-white"><header class="mx-auto flex w-full max-w-5xl items-center px-6 py-6"><svg data-truth="logo" aria-label="Gullwing" width="140" height="30" viewBox="0 0 140 30"><path d="M2 18c6-10 10-10 13-2 3-8 7-8 13 2-6-4-10-3-13 4-3-7-7-8-13-4z" fill="#0369a1"/><text x="36" y="22" font-family="Sora Variable" font-weight="700" font-size="20" fill="#0c4a6e">Gullwing</text></svg><a class="ml-auto flex items-center gap-2 text-sm font-semibold text-sky-800" href="#">${icon('arrow-left', 'size-4')}Back to the app</a></header>
<main class="mx-auto flex w-full max-w-5xl flex-1 flex-col px-6"><div class="grid grid-cols-2 items-center gap-8 pt-6"><div><p class="font-sora text-sm font-semibold uppercase tracking-widest text-sky-600">Error 404</p><h1 class="mt-3 font-sora text-5xl font-bold leading-tight text-slate-900">This page flew south</h1><p class="mt-4 text-lg">The link may be old, or somebody mistyped it. Search for what you need or start again from one of the places below.</p><form class="mt-7 flex gap-2"><label class="flex flex-1 items-center gap-2 rounded-xl bg-white px-4 ring-1 ring-slate-300">${icon('search', 'size-5 text-slate-400')}<input class="w-full py-3 outline-none placeholder:text-slate-400" placeholder="Search guides and pages"></label><button class="rounded-xl bg-sky-600 px-6 font-semibold text-white">Search</button></form></div>
<svg data-truth="image" role="img" aria-label="A gull over the sea" viewBox="0 0 480 360"><circle cx="330" cy="120" r="70" fill="#fde68a"/><path d="M0 250c60-24 120 24 180 0s120-24 180 0 90 14 120 0v110H0z" fill="#7dd3fc"/><path d="M0 290c60-24 120 24 180 0s120-24 180 0 90 14 120 0v70H0z" fill="#0ea5e9"/><path d="M0 326c60-20 120 20 180 0s120-20 180 0 90 12 120 0v34H0z" fill="#0369a1"/><path d="M60 140c50-60 100-56 120 4 20-60 70-64 120-4-50-30-100-24-120 30-20-54-70-60-120-30z" fill="#0c4a6e"/><circle cx="180" cy="150" r="14" fill="#fff"/><path d="M392 286l-50-6 44-74z" fill="#fff"/><path d="M398 286l6-96 34 92z" fill="#f43f5e"/><path d="M334 292h110l-20 26h-72z" fill="#1e293b"/><g fill="#fff" opacity=".9"><ellipse cx="90" cy="60" rx="44" ry="14"/><ellipse cx="122" cy="50" rx="30" ry="16"/></g></svg></div>
<ul class="mb-8 mt-auto grid grid-cols-3 gap-5">${ways.map(([name, title, text]) => `<li class="flex items-center gap-4 rounded-2xl bg-white p-5 shadow-[0_2px_12px_rgb(2_60_100/0.06)] ring-1 ring-slate-900/5"><span class="grid size-11 place-items-center rounded-xl bg-sky-50 text-sky-700">${icon(name!)}</span><div><a class="font-semibold text-slate-900" href="#">${title}</a><p class="text-sm">${text}</p></div>${icon('chevron-right', 'size-5 ml-auto text-slate-300')}</li>`).join('')}</ul></main>
<footer class="border-t border-slate-200"><div class="mx-auto flex max-w-5xl px-6 py-5 text-sm">© 2026 Gullwing Travel<span class="ml-auto flex gap-5">${icon('rss')}${icon('mail')}${icon('message-circle')}</span></div></footer></div>`;

import './style.css';
import '@fontsource-variable/inter';
import '@fontsource-variable/jetbrains-mono';
import '@fontsource-variable/sora';
import { icon } from './icon.ts';

const code = [
  ['text-slate-500', '# what the night shift looks after'],
  ['text-fuchsia-300', 'watch <span class="text-sky-300">"payments"</span> {'],
  ['text-slate-300', '  every   = <span class="text-amber-300">30s</span>'],
  ['text-slate-300', '  healthy = latency.p95 &lt; <span class="text-amber-300">400ms</span>'],
  [
    'text-slate-300',
    '  repair  = [<span class="text-sky-300">"restart"</span>, <span class="text-sky-300">"scale +2"</span>]',
  ],
  ['text-slate-300', '  wake    = <span class="text-emerald-300">on_second_failure</span>'],
  ['text-fuchsia-300', '}'],
];
const log = [
  ['03:12:04', 'p95 rose to 612 ms', 'text-amber-300', 'triangle-alert'],
  ['03:12:09', 'restarted payments-3', 'text-sky-300', 'rotate-cw'],
  ['03:12:41', 'p95 back at 288 ms', 'text-emerald-300', 'circle-check'],
  ['03:12:42', 'nobody was woken', 'text-slate-400', 'moon'],
];
const latency = [280, 290, 310, 300, 340, 420, 612, 540, 410, 330, 295, 288];
const curve = latency.map((value, index) => `${index ? 'L' : 'M'}${index * 40} ${130 - value / 5}`).join('');
const cards = [
  [
    'radar',
    'Sees it first',
    'Learns what a calm night looks like and speaks up within seconds.',
    'from-sky-400 to-blue-600',
  ],
  [
    'wrench',
    'Repairs by the book',
    'Runs only the steps you wrote down, in the order you chose.',
    'from-fuchsia-400 to-purple-600',
  ],
  [
    'scroll-text',
    'Writes it up',
    'A short report is in your inbox before the first coffee.',
    'from-amber-300 to-orange-600',
  ],
  [
    'lock-keyhole',
    'Stays in its lane',
    'Every key has a scope, every step a log line, every run an end.',
    'from-emerald-300 to-teal-600',
  ],
];

document.body.className = 'bg-[#070711] font-sans text-slate-300 antialiased';
document.body.innerHTML = `
<div class="h-[1080px] overflow-hidden bg-[radial-gradient(60%_70%_at_50%_0%,#3b1d8f_0%,#14103a_45%,#070711_100%)]">
<div class="flex items-center justify-center gap-3 bg-linear-to-r from-violet-600 to-fuchsia-600 py-2.5 text-sm font-medium text-white">${icon('party-popper', 'size-4')}Nightowl raises a round to keep engineers asleep <a class="underline" href="#">Read the note</a></div>
<header class="mx-auto flex max-w-[1480px] items-center px-10 py-6 font-sora"><svg data-truth="logo" aria-label="nightowl" width="170" height="34" viewBox="0 0 170 34"><path d="M3 8 9 3l8 4 8-4 6 5v12a14 14 0 0 1-28 0z" fill="#a78bfa"/><circle cx="11" cy="16" r="4.500" fill="#070711"/><circle cx="23" cy="16" r="4.500" fill="#070711"/><text x="42" y="25" font-family="Sora Variable" font-weight="700" font-size="23" fill="#fff">nightowl</text></svg><nav class="mx-auto flex gap-10 text-[15px]"><a class="text-white" href="#">Platform</a><a href="#">Runbooks</a><a href="#">Docs</a><a href="#">Pricing</a><a class="flex items-center gap-2" href="#">Changelog <span data-truth="badge" class="rounded-full bg-violet-500/20 px-2 py-0.5 text-xs text-violet-200 ring-1 ring-violet-400/40">12</span></a></nav><a class="mr-6 text-[15px]" href="#">Sign in</a><a class="rounded-lg bg-white px-5 py-2.5 text-[15px] font-semibold text-slate-900" href="#">Start free</a></header>
<main class="mx-auto max-w-[1480px] px-10"><section class="grid grid-cols-2 items-center gap-16 pt-14"><div><span data-truth="badge" class="inline-flex items-center gap-2 rounded-full border border-white/15 bg-white/5 px-4 py-1.5 text-sm text-violet-200"><i class="size-2 rounded-full bg-emerald-400"></i>All systems calm for 41 days</span><h1 class="mt-7 font-sora text-[76px] font-bold leading-[1.04] tracking-tight text-white">Let the owl<br>take <span class="bg-linear-to-r from-sky-300 via-violet-300 to-fuchsia-400 bg-clip-text text-transparent">the pager</span></h1><p class="mt-7 max-w-xl text-xl leading-relaxed">Nightowl watches your services, runs your own repair steps and wakes a person only when a person is needed.</p><div class="mt-9 flex items-center gap-4"><a class="flex items-center gap-2 rounded-xl bg-linear-to-r from-violet-500 to-fuchsia-500 px-7 py-4 text-lg font-semibold text-white shadow-[0_0_40px_rgb(168_85_247/0.5)]" href="#">Connect a service ${icon('arrow-right')}</a><div class="flex items-center gap-3 rounded-xl border border-white/15 bg-black/30 px-5 py-4 font-mono text-[15px]"><span class="text-violet-300">$</span>npx nightowl init ${icon('copy', 'size-4 text-slate-500')}</div></div><dl class="mt-12 flex gap-12">${[
  ['92 %', 'repaired alone'],
  ['38 s', 'to the first step'],
  ['6.1 h', 'more sleep a week'],
]
  .map(
    ([value, label]) =>
      `<div><dt class="font-sora text-3xl font-semibold text-white">${value}</dt><dd class="mt-1 text-sm text-slate-400">${label}</dd></div>`,
  )
  .join('')}</dl></div>
<div class="relative"><div class="rounded-2xl bg-linear-to-b from-violet-400/70 to-white/5 p-px shadow-2xl"><div class="rounded-2xl bg-[#0d0d1c]"><div class="flex items-center gap-2 border-b border-white/10 px-5 py-3.5"><i class="size-3 rounded-full bg-rose-500"></i><i class="size-3 rounded-full bg-amber-400"></i><i class="size-3 rounded-full bg-emerald-500"></i><div class="ml-4 flex text-sm"><span class="rounded-t-md bg-white/10 px-4 py-1 text-white">night.owl</span><span class="px-4 py-1 text-slate-500">alerts.owl</span></div></div><pre class="p-6 font-mono text-[15px] leading-7"><code>${code.map(([tone, text], index) => `<span class="${tone}"><span class="mr-5 text-slate-600">${index + 1}</span>${text}</span>`).join('\n')}</code></pre><div class="border-t border-white/10 p-6"><div class="mb-2 flex text-sm"><span class="text-slate-400">Latency p95, ms</span><span class="ml-auto text-emerald-300">288 ms</span></div><svg viewBox="0 0 440 130" class="h-32 w-full" preserveAspectRatio="none" data-truth="chart" data-truth-chart='${JSON.stringify({ kind: 'area', series: [{ name: 'p95', color: '#a78bfa', values: latency }], axis: [0, 650] })}'><defs><linearGradient id="a" x2="0" y2="1"><stop stop-color="#8b5cf6" stop-opacity=".55"/><stop offset="1" stop-color="#8b5cf6" stop-opacity="0"/></linearGradient></defs><path d="${curve}V130H0Z" fill="url(#a)"/><path d="${curve}" fill="none" stroke="#a78bfa" stroke-width="2.500" vector-effect="non-scaling-stroke"/></svg></div></div></div>
<div class="absolute -bottom-32 -left-14 w-80 rounded-xl border border-white/10 bg-[#151528] p-4 font-mono text-[13px] shadow-2xl">${log.map(([time, text, tone, name]) => `<div class="flex items-center gap-3 py-1.5"><span class="text-slate-500">${time}</span>${icon(name!, `size-4 ${tone}`)}<span>${text}</span></div>`).join('')}</div></div></section>
<section class="mt-36 grid grid-cols-4 gap-5">${cards.map(([name, title, text, tone]) => `<article class="rounded-2xl border border-white/10 bg-white/[0.04] p-6"><span class="grid size-11 place-items-center rounded-xl bg-linear-to-b ${tone} text-white">${icon(name!)}</span><h2 class="mt-5 font-sora text-lg font-semibold text-white">${title}</h2><p class="mt-2 text-[15px] text-slate-400">${text}</p></article>`).join('')}</section></main></div>`;

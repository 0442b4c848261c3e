import './style.css';
import '@phosphor-icons/web/regular/style.css';
import '@phosphor-icons/web/fill/style.css';
import '@fontsource/outfit/400.css';
import '@fontsource/outfit/500.css';
import '@fontsource/outfit/600.css';
import '@fontsource/outfit/700.css';
import { drawPicture } from '../../shared/draw-picture.ts';

const nights = [62, 71, 58, 83, 77, 91, 86];
const days = ['M', 'T', 'W', 'T', 'F', 'S', 'S'];
const faces = [11, 22, 33, 44]
  .map(
    (seed) =>
      `<div class="avatar"><div class="w-9"><img data-truth="avatar" alt="" src="${drawPicture('face', seed, 72, 72)}"></div></div>`,
  )
  .join('');
const points = [
  [
    'moon-stars',
    'text-primary',
    'A sound for each night',
    'Rain on a tent, a far train, a cat that purrs. Mix up to four of them.',
  ],
  [
    'heartbeat',
    'text-secondary',
    'Knows when you sleep',
    'Your watch says when you doze off. Lull fades out by itself.',
  ],
  ['alarm', 'text-accent', 'Wakes you gently', 'Light and birds in the lightest half hour before your alarm.'],
];

document.documentElement.dataset.theme = 'night';
document.body.className = 'bg-base-100 text-base-content';
document.body.innerHTML = `
<div class="bg-linear-to-b from-[#4c1d95] via-[#312e81] to-[#0f172a] pb-10 relative overflow-hidden">
  <header class="navbar px-4"><div class="flex-1"><svg data-truth="logo" aria-label="Lull" width="84" height="30" viewBox="0 0 84 30"><path d="M20 3a12 12 0 1 0 7 20A13 13 0 0 1 20 3z" fill="#c4b5fd"/><text x="36" y="22" font-family="Outfit" font-weight="700" font-size="23" fill="#fff">lull</text></svg></div><button class="btn btn-sm btn-primary rounded-full">Get the app</button><button class="btn btn-ghost btn-square btn-sm ml-1" aria-label="Menu"><i class="ph ph-list text-2xl"></i></button></header>
  <div class="px-5 pt-8 text-center"><div class="badge badge-outline border-white/30 text-white/90 gap-1 mb-5"><i class="ph-fill ph-sparkle text-amber-300"></i>New: naps for shift workers</div>
  <h1 class="text-5xl font-bold leading-none text-white">Sleep like<br>it is <span class="bg-linear-to-r from-violet-300 via-fuchsia-300 to-amber-200 bg-clip-text text-transparent">Sunday</span></h1>
  <p class="text-indigo-100/80 mt-4">Quiet sounds, honest sleep numbers and an alarm you will not hate.</p>
  <div class="flex flex-col gap-3 mt-6"><button class="btn btn-lg border-0 text-white bg-linear-to-r from-violet-500 to-fuchsia-500 rounded-full">Start 7 free nights</button><button class="btn btn-lg btn-ghost rounded-full text-white"><i class="ph-fill ph-play-circle text-2xl"></i>Hear a sample</button></div>
  <div class="flex items-center justify-center gap-3 mt-6"><div class="avatar-group -space-x-4">${faces}</div><div class="text-left text-xs text-indigo-100"><div class="text-amber-300">${'<i class="ph-fill ph-star"></i>'.repeat(5)}</div>4.9 from 18,400 sleepers</div></div></div>
  <div class="px-5 mt-8"><div class="card bg-white/10 border border-white/15 backdrop-blur"><div class="card-body p-5 gap-3"><div class="flex items-center justify-between"><div><div class="text-xs text-indigo-200">Last night</div><div class="text-2xl font-bold text-white">7 h 48 min</div></div><div class="radial-progress text-fuchsia-300 text-sm font-semibold" style="--value:86;--size:3.75rem;--thickness:6px" role="progressbar" data-truth="chart" data-truth-chart='{"kind":"gauge","series":[{"name":"Sleep score","values":[86]}],"axis":[0,100]}'>86</div></div>
    <div class="flex items-end gap-2 h-24" data-truth="chart" data-truth-chart='${JSON.stringify({ kind: 'bar', series: [{ name: 'Sleep score', values: nights }], labels: days, axis: [0, 100] })}'>${nights.map((night, index) => `<div class="flex-1 flex flex-col items-center justify-end h-full gap-1 text-[11px] text-indigo-200"><div class="w-full rounded-md ${index === 6 ? 'bg-fuchsia-400' : 'bg-violet-400/50'}" style="height:${night * 0.76}px"></div>${days[index]}</div>`).join('')}</div></div></div></div>
</div>
<main class="px-5">
  <section class="stats stats-horizontal w-full bg-base-200 my-6 shadow"><div class="stat px-4 py-3"><div class="stat-title text-xs">Sounds</div><div class="stat-value text-xl text-primary">140+</div></div><div class="stat px-4 py-3"><div class="stat-title text-xs">Fall asleep</div><div class="stat-value text-xl">11 min</div></div><div class="stat px-4 py-3"><div class="stat-title text-xs">Rated</div><div class="stat-value text-xl text-amber-300">4.9</div></div></section>
  <section class="space-y-4 mb-8"><h2 class="text-2xl font-bold">Three things, done well</h2>${points.map(([icon, tone, title, text]) => `<div class="card card-side bg-base-200 shadow-sm"><div class="card-body p-5 flex-row gap-4"><i class="ph ph-${icon} ${tone} text-3xl"></i><div><h3 class="font-semibold">${title}</h3><p class="text-sm opacity-70">${text}</p></div></div></div>`).join('')}</section>
  <section class="mb-8"><div class="chat chat-start"><div class="chat-image avatar"><div class="w-10 rounded-full"><img data-truth="avatar" alt="Freya" src="${drawPicture('face', 52, 80, 80)}"></div></div><div class="chat-header text-xs opacity-70">Freya, nurse</div><div class="chat-bubble chat-bubble-primary">I work nights. This is the first app that understands that my evening is at nine in the morning.</div></div></section>
  <section class="card bg-linear-to-b from-violet-600 to-indigo-700 text-white mb-8"><div class="card-body items-center text-center gap-1"><div role="tablist" class="tabs tabs-box tabs-sm bg-black/20 mb-3"><a href="#" role="tab" class="tab text-white">Monthly</a><a href="#" role="tab" class="tab tab-active">Yearly</a></div><div class="text-5xl font-bold">$ 29<span class="text-base font-normal opacity-80"> / year</span></div><p class="opacity-80 text-sm">That is eight cents a night.</p><ul class="text-sm text-left space-y-1 my-3"><li><i class="ph-fill ph-check-circle mr-2"></i>All sounds and mixes</li><li><i class="ph-fill ph-check-circle mr-2"></i>Works without a network</li><li><i class="ph-fill ph-check-circle mr-2"></i>Share with four people</li></ul><button class="btn bg-white text-indigo-700 border-0 btn-block rounded-full">Choose yearly</button></div></section>
  <section class="mb-8"><h2 class="text-2xl font-bold mb-3">Questions</h2>${['Does it record me?', 'Which watches work?', 'Can I stop at any time?'].map((question, index) => `<div class="collapse collapse-plus bg-base-200 mb-2"><input type="radio" name="faq" aria-label="${question}" ${index ? '' : 'checked'}><div class="collapse-title font-medium">${question}</div><div class="collapse-content text-sm opacity-70">No. Sounds and sleep data stay on your phone unless you back them up.</div></div>`).join('')}</section>
</main>
<footer class="footer footer-vertical footer-center grid-flow-row bg-base-200 p-8 text-sm"><nav class="grid grid-flow-col gap-4"><a href="#" class="link link-hover">About</a><a href="#" class="link link-hover">Press</a><a href="#" class="link link-hover">Privacy</a></nav><div class="flex gap-5 text-2xl"><i class="ph ph-instagram-logo"></i><i class="ph ph-mastodon-logo"></i><i class="ph ph-youtube-logo"></i></div><p class="opacity-60">© 2026 Lull Audio</p></footer>`;

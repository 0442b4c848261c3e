import './style.css';
import '@fontsource/manrope/400.css';
import '@fontsource/manrope/500.css';
import '@fontsource/manrope/600.css';
import '@fontsource/manrope/700.css';
import '@fontsource/manrope/800.css';
import { drawPicture } from '../../shared/draw-picture.ts';
import { icon } from './icon.ts';

const logo = (color: string) =>
  `<svg data-truth="logo" aria-label="Sunward" width="132" height="30" viewBox="0 0 132 30"><circle cx="15" cy="18" r="8" fill="#fbbf24"/><path d="M15 2v5M3 8l4 3M27 8l-4 3" stroke="#fbbf24" stroke-width="3" stroke-linecap="round"/><path d="M3 22h24v6H3z" fill="${color}"/><text x="36" y="23" font-family="Manrope" font-weight="800" font-size="21" fill="${color}">Sunward</text></svg>`;
const press = [
  ['The Kilowatt', 'italic 700'],
  ['GREENLINE', '800'],
  ['home&roof', '600'],
  ['Plug Weekly', '700'],
];
const hours = [0.2, 0.4, 1.1, 2.3, 3.4, 4.1, 3.8, 2.9, 1.6, 0.6];
const bars = hours
  .map(
    (value, index) =>
      `<rect x="${index * 20}" y="${70 - value * 16}" width="13" height="${value * 16}" rx="3" fill="${index === 5 ? '#f59e0b' : '#a7f3d0'}"/>`,
  )
  .join('');
const steps = [
  ['map-pin', 'Tell us your roof', 'We look at it from above and draw a plan within a day.'],
  ['tools', 'We build in two days', 'Our own teams, no subcontractors, and the street stays clean.'],
  ['bolt', 'Live from your own sun', 'The app shows what you make, use and sell, hour by hour.'],
];
const rows = [
  ['Panels on the roof', '8', '14', '22'],
  ['Battery', '–', '7 kWh', '12 kWh'],
  ['Car charger', false, true, true],
  ['Sells to your neighbours', false, false, true],
  ['Guarantee', '15 years', '20 years', '25 years'],
] as const;
const cell = (value: string | boolean) =>
  typeof value === 'string'
    ? value
    : value
      ? icon('check-circle', 'size-5 text-emerald-500 inline', true)
      : icon('minus', 'size-5 text-gray-300 inline');
const outline =
  'text-heading bg-white border border-default-medium shadow-xs font-medium rounded-base text-sm px-4 py-2.5';

document.body.className = 'bg-white text-body antialiased';
document.documentElement.style.setProperty('--font-sans', 'Manrope');
document.body.innerHTML = `
<header class="absolute inset-x-0 top-0 z-10"><nav class="max-w-6xl mx-auto flex items-center px-4 py-5 text-white">${logo('#ffffff')}<ul class="flex gap-8 mx-auto font-medium text-sm"><li><a class="underline underline-offset-8 decoration-2" href="#">Solar</a></li><li><a href="#">Heat pumps</a></li><li><a href="#">Batteries</a></li><li><a href="#" class="flex items-center gap-1">Help ${icon('chevron-down', 'size-4')}</a></li></ul><a class="text-sm font-medium me-4" href="#">Log in</a><a data-truth="button" class="text-emerald-800 bg-white font-semibold rounded-full text-sm px-4 py-2" href="#">Check my roof</a></nav></header>
<section class="bg-linear-to-b from-teal-900 via-emerald-700 to-lime-500 pt-32 pb-20 [clip-path:polygon(0_0,100%_0,100%_86%,0_100%)]"><div class="max-w-6xl mx-auto px-4 grid grid-cols-2 gap-12 items-center"><div class="text-white"><a data-truth="badge" class="inline-flex items-center gap-2 bg-white/15 rounded-full ps-1 pe-4 py-1 text-sm" href="#"><span class="bg-amber-400 text-gray-900 text-xs font-bold rounded-full px-3 py-1">2026</span>Grants of up to € 3,000 are open ${icon('arrow-right', 'size-4')}</a><h1 class="text-5xl font-extrabold leading-tight tracking-tight mt-5 mb-4">Your roof can pay the electricity bill</h1><p class="text-lg text-emerald-50 mb-7">Sunward plans, builds and looks after solar power for ordinary homes. You pay nothing until it runs.</p><div class="flex gap-3 mb-8"><a class="text-gray-900 bg-linear-to-r from-amber-300 to-orange-400 font-bold rounded-full px-6 py-3.5" href="#">Check my roof</a><a data-truth="button" class="border border-white/60 text-white font-semibold rounded-full px-6 py-3.5" href="#">See prices</a></div><div class="flex items-center gap-4"><div class="flex -space-x-4">${[9, 31, 55, 62].map((seed) => `<img class="size-10 border-2 border-white rounded-full" alt="" src="${drawPicture('face', seed, 80, 80)}">`).join('')}<span class="flex items-center justify-center size-10 text-xs font-bold text-white bg-gray-900 border-2 border-white rounded-full">+6k</span></div><div class="text-sm"><div class="flex text-amber-300">${icon('star', 'size-4', true).repeat(5)}</div>4.9 from 6,120 homes</div></div></div>
<div class="relative flex justify-center"><div class="w-[290px] h-[470px] bg-gray-900 rounded-[2.5rem] p-3 shadow-2xl"><div class="bg-gray-50 rounded-[2rem] h-full overflow-hidden p-4"><div class="flex justify-between text-xs font-bold text-heading mb-4"><span>9:41</span>${icon('battery', 'size-4')}</div><div class="text-xs">Today</div><div class="text-3xl font-extrabold text-heading">20.4 kWh</div><span class="bg-success-soft text-fg-success-strong text-xs font-medium px-1.5 py-0.5 rounded-sm">12 % more than yesterday</span><div class="bg-white rounded-2xl shadow-sm p-4 my-4" data-truth="card"><svg viewBox="0 0 193 70" class="w-full" data-truth="chart" data-truth-chart='${JSON.stringify({ kind: 'bar', series: [{ name: 'kW', values: hours }], axis: [0, 4.375] })}'>${bars}</svg></div>${[
  ['home', 'Used at home', '9.1 kWh', 'bg-emerald-100 text-emerald-700'],
  ['battery', 'Into the battery', '6.0 kWh', 'bg-sky-100 text-sky-700'],
  ['cash', 'Sold', '€ 1.48', 'bg-amber-100 text-amber-700'],
]
  .map(
    ([name, label, value, tone]) =>
      `<div class="flex items-center gap-3 bg-white rounded-xl shadow-sm p-2.5 mb-2 text-sm"><span class="size-8 rounded-lg flex items-center justify-center ${tone}">${icon(name!, 'size-4')}</span>${label}<b class="ml-auto text-heading">${value}</b></div>`,
  )
  .join('')}</div></div>
<div class="absolute -left-2 top-24 bg-white rounded-xl shadow-xl p-3 flex items-center gap-3 text-sm" data-truth="card"><span class="size-9 rounded-full bg-emerald-500 text-white flex items-center justify-center">${icon('check', 'size-5')}</span><div><b class="block text-heading">Battery full</b>at 14:20</div></div></div></div></section>
<main class="max-w-6xl mx-auto px-4">
<section class="py-10 flex items-center justify-between"><span class="text-sm">As read in</span>${press.map(([name, font]) => `<svg data-truth="logo" aria-label="${name}" width="150" height="28"><text x="75" y="21" text-anchor="middle" style="font:${font} 20px Manrope" fill="#9ca3af">${name}</text></svg>`).join('')}</section>
<section class="py-12"><h2 class="text-3xl font-extrabold text-heading text-center mb-10">Three steps to your own power</h2><ol class="grid grid-cols-3 gap-6">${steps.map(([name, title, text], index) => `<li class="bg-neutral-primary-soft border border-default rounded-base shadow-xs p-6"><div class="flex items-center justify-between mb-4"><span class="size-12 rounded-2xl bg-linear-to-b from-emerald-400 to-emerald-600 text-white flex items-center justify-center">${name === 'bolt' ? icon('lightbulb', 'size-6') : icon(name!, 'size-6')}</span><span class="text-5xl font-extrabold text-gray-100">${index + 1}</span></div><h3 class="text-xl font-bold text-heading mb-2">${title}</h3><p>${text}</p></li>`).join('')}</ol></section>
<section class="py-12"><div class="flex items-end mb-6"><div><h2 class="text-3xl font-extrabold text-heading">Pick a size</h2><p>Prices after the grant, with building and paperwork.</p></div><label class="ml-auto inline-flex items-center gap-3 text-sm"><span>Buy</span><input type="checkbox" class="sr-only peer" checked><span data-truth="switch" class="relative w-11 h-6 bg-emerald-600 rounded-full after:absolute after:top-0.5 after:right-0.5 after:size-5 after:bg-white after:rounded-full"></span><span class="font-bold text-heading">Pay monthly</span></label></div>
<div class="border border-default rounded-base overflow-hidden shadow-xs"><table class="w-full text-center"><thead><tr class="bg-neutral-secondary-soft border-b border-default"><th class="p-6 text-left font-medium w-1/4">What you get</th>${[
  ['Small', '49'],
  ['Family', '89'],
  ['Plus', '129'],
]
  .map(
    ([name, price], index) =>
      `<th class="p-6 font-normal ${index === 1 ? 'bg-emerald-600 text-white' : ''}">${index === 1 ? '<span class="bg-amber-300 text-gray-900 text-xs font-bold px-2 py-0.5 rounded-full">Most chosen</span>' : ''}<div class="text-lg font-bold ${index === 1 ? '' : 'text-heading'}">${name}</div><div><b class="text-4xl font-extrabold ${index === 1 ? '' : 'text-heading'}">€ ${price}</b> / month</div></th>`,
  )
  .join(
    '',
  )}</tr></thead><tbody>${rows.map(([name, ...values]) => `<tr class="border-b border-default last:border-0"><th class="px-6 py-3.5 text-left font-medium text-heading">${name}</th>${values.map((value, index) => `<td class="px-6 ${index === 1 ? 'bg-emerald-50' : ''}">${cell(value)}</td>`).join('')}</tr>`).join('')}<tr><td></td><td class="p-5"><a class="${outline} inline-block w-full" href="#">Choose</a></td><td class="p-5 bg-emerald-50"><a class="inline-block w-full bg-emerald-600 text-white font-semibold rounded-base text-sm px-4 py-2.5" href="#">Choose</a></td><td class="p-5"><a class="${outline} inline-block w-full" href="#">Choose</a></td></tr></tbody></table></div></section>
<section class="py-12 grid grid-cols-2 gap-10 items-center"><img class="rounded-base w-full" alt="A house in the hills" src="${drawPicture('landscape', 162, 540, 360)}"><figure>${icon('message-caption', 'size-10 text-emerald-500 mb-4')}<blockquote class="text-2xl font-semibold text-heading">“In July we sold more power than we bought. My children now turn the lights off for fun.”</blockquote><figcaption class="flex items-center gap-3 mt-6"><img class="size-10 rounded-full" alt="Carla Ruiz" src="${drawPicture('face', 71, 80, 80)}"><span class="font-medium text-heading pe-3 border-e border-default">Carla Ruiz</span><span class="text-sm">Family of four, Valmora</span></figcaption></figure></section>
</main>
<footer class="bg-neutral-secondary-soft border-t border-default mt-8"><div class="max-w-6xl mx-auto px-4 py-8 flex items-center">${logo('#065f46')}<ul class="flex gap-6 ml-auto text-sm"><li>About</li><li>Privacy</li><li>Licensing</li><li>Contact</li></ul></div><hr class="max-w-6xl mx-auto border-default"><p class="text-center text-sm py-5">© 2026 Sunward Energy. Made with daylight.</p></footer>`;

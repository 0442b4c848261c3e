import './style.css';
import '@fontsource/inter/400.css';
import '@fontsource/inter/500.css';
import '@fontsource/inter/600.css';
import '@fontsource/inter/700.css';
import * as echarts from 'echarts';
import { drawPicture } from '../../shared/draw-picture.ts';
import { icon } from './icon.ts';

const days = ['1 Jun', '5 Jun', '9 Jun', '13 Jun', '17 Jun', '21 Jun', '25 Jun', '29 Jun'];
const visits = [420, 510, 480, 640, 720, 690, 860, 930];
const readers = [210, 260, 240, 300, 380, 350, 430, 470];
const channels = ['Search', 'Letters', 'Social', 'Direct'];
const shares = [44, 26, 18, 12];
const weeks = ['W1', 'W2', 'W3', 'W4', 'W5', 'W6'];
const paid = [32, 40, 36, 48, 52, 61];
const trial = [18, 22, 16, 25, 20, 28];
const tones = ['#3b82f6', '#14b8a6', '#f59e0b', '#ec4899'];
const chart = (id: string, height: number, facts: object) =>
  `<div id="${id}" style="height:${height}px" data-truth="chart" data-truth-chart='${JSON.stringify(facts)}'></div>`;
const panel = 'bg-neutral-primary-soft border border-default rounded-base shadow-xs p-5';
const menu = [
  ['chart-pie', 'Overview', '', true],
  ['newspaper', 'Stories', '24', false],
  ['envelope', 'Letters', '', false],
  ['users-group', 'Readers', '', false],
  ['cash', 'Income', '', false],
  ['bullhorn', 'Campaigns', '2', false],
  ['cog', 'Settings', '', false],
] as const;
const tile = (title: string, value: string, change: string, isUp: boolean, name: string) =>
  `<div class="${panel} flex items-center gap-4"><div class="size-11 rounded-full bg-brand-softer border border-brand-subtle text-fg-brand-strong flex items-center justify-center">${icon(name, 'size-6')}</div><div><div class="text-sm text-body">${title}</div><div class="text-2xl font-bold text-heading">${value}</div></div><span class="ml-auto self-start inline-flex items-center text-xs font-medium px-1.5 py-0.5 rounded-sm ${isUp ? 'bg-success-soft text-fg-success-strong' : 'bg-danger-soft text-fg-danger-strong'}">${icon(isUp ? 'arrow-up' : 'arrow-down', 'size-3 me-0.5')}${change}</span></div>`;
const stories = [
  ['The bridge that sings', 'Lene Holm', '18,204', '4:12', 82, 13],
  ['Inside the night bakery', 'Omar Said', '12,880', '3:40', 64, 19],
  ['A city without signs', 'Ada Novak', '9,431', '5:02', 47, 25],
  ['What the river keeps', 'Piet Vos', '7,020', '2:58', 35, 38],
] as const;

document.documentElement.classList.add('dark');
document.body.className = 'bg-neutral-secondary-soft text-body antialiased';
document.body.innerHTML = `
<aside class="fixed inset-y-0 left-0 w-64 bg-neutral-primary-soft border-e border-default px-3 py-4 flex flex-col"><a class="flex items-center gap-3 ps-2.5 mb-5 text-lg font-semibold text-heading" href="#"><svg data-truth="logo" aria-label="Foliant" width="30" height="30" viewBox="0 0 30 30"><path d="M4 5h9a3 3 0 0 1 2 1 3 3 0 0 1 2-1h9v19h-9l-2 2-2-2H4z" fill="#3b82f6"/><path d="M15 6v20" stroke="#0b1220" stroke-width="2"/></svg>Foliant</a>
<ul class="space-y-1.5 font-medium">${menu.map(([name, label, count, on]) => `<li><a href="#" class="flex items-center px-2.5 py-2 rounded-base ${on ? 'bg-neutral-tertiary text-fg-brand' : 'text-body'}">${icon(name)}<span class="ms-3">${label}</span>${count ? `<span data-truth="badge" class="ms-auto bg-neutral-secondary-medium border border-default-medium text-heading text-xs px-1.5 rounded-sm">${count}</span>` : ''}</a></li>`).join('')}</ul>
<div class="mt-auto p-4 rounded-base bg-brand-softer border border-brand-subtle text-sm"><span data-truth="badge" class="bg-warning-soft text-fg-warning text-xs font-medium px-1.5 py-0.5 rounded-sm">Beta</span><p class="my-3 text-fg-brand-strong">Forecasts are here. See next month’s readers today.</p><a class="font-medium text-fg-brand underline" href="#">Turn it on</a></div></aside>
<div class="ml-64"><header class="h-16 border-b border-default bg-neutral-primary-soft px-6 flex items-center gap-4"><form class="relative w-80"><div class="absolute inset-y-0 start-0 flex items-center ps-3">${icon('search', 'size-4')}</div><input type="search" class="bg-neutral-secondary-medium border border-default-medium text-heading text-sm rounded-base block w-full ps-9 px-3 py-2 placeholder:text-body" placeholder="Search stories and readers"></form><button class="ml-auto relative p-2 rounded-base text-body" aria-label="Notifications">${icon('bell')}<span class="absolute top-1.5 right-1.5 size-2.5 rounded-full bg-danger border-2 border-neutral-primary-soft"></span></button><button class="p-2 rounded-base" aria-label="Light mode">${icon('sun')}</button><img class="size-9 rounded-full ring-2 ring-default-medium" alt="Account" src="${drawPicture('face', 42, 72, 72)}"></header>
<main class="p-6 space-y-4">
  <div class="flex items-center"><h1 class="text-2xl font-bold text-heading">Overview</h1><div class="ml-auto inline-flex rounded-base shadow-xs -space-x-px text-sm font-medium" role="group"><button class="text-body bg-neutral-primary-soft border border-default rounded-s-base px-3 py-2">7 days</button><button class="text-heading bg-neutral-tertiary border border-default px-3 py-2">30 days</button><button class="text-body bg-neutral-primary-soft border border-default rounded-e-base px-3 py-2">Year</button></div><button class="ml-3 text-white bg-brand border border-transparent shadow-xs font-medium rounded-base text-sm px-4 py-2 flex items-center gap-2">${icon('download', 'size-4')}Report</button></div>
  <div class="grid grid-cols-3 gap-4">${tile('Visits', '48,210', '12.4 %', true, 'eye')}${tile('New readers', '2,914', '8.1 %', true, 'user-add')}${tile('Left', '3.2 %', '0.6 %', false, 'chart-line-down')}</div>
  <div class="grid grid-cols-3 gap-4"><div class="${panel} col-span-2"><div class="flex justify-between"><div><h2 class="text-lg font-semibold text-heading">Visits and readers</h2><p class="text-sm">1 to 29 June</p></div><div class="flex gap-4 text-sm items-center"><span class="flex items-center gap-2"><i class="size-2.5 rounded-full bg-[#3b82f6]"></i>Visits</span><span class="flex items-center gap-2"><i class="size-2.5 rounded-full bg-[#14b8a6]"></i>Readers</span></div></div>${chart(
    'lines',
    236,
    {
      kind: 'area',
      smooth: true,
      series: [
        { name: 'Visits', color: tones[0], values: visits },
        { name: 'Readers', color: tones[1], values: readers },
      ],
      labels: days,
      axis: [0, 1000],
    },
  )}</div>
  <div class="${panel}"><h2 class="text-lg font-semibold text-heading">Where they come from</h2>${chart('ring', 180, { kind: 'ring', series: [{ name: 'Share', values: shares }], labels: channels })}<ul class="grid grid-cols-2 gap-x-6 gap-y-2 text-sm mt-2">${channels.map((channel, index) => `<li class="flex items-center gap-2"><i class="size-2.5 rounded-full" style="background:${tones[index]}"></i>${channel}<b class="ml-auto text-heading">${shares[index]} %</b></li>`).join('')}</ul></div></div>
  <div class="grid grid-cols-3 gap-4"><div class="${panel}"><div class="flex justify-between items-center"><h2 class="text-lg font-semibold text-heading">Subscriptions</h2>${icon('dots-horizontal')}</div>${chart(
    'bars',
    190,
    {
      kind: 'stacked-bar',
      series: [
        { name: 'Paid', color: tones[0], values: paid },
        { name: 'Trial', color: '#1e3a8a', values: trial },
      ],
      labels: weeks,
      axis: [0, 100],
    },
  )}</div>
  <div class="col-span-2 relative overflow-hidden bg-neutral-primary-soft shadow-xs rounded-base border border-default"><div class="flex items-center px-5 py-3"><h2 class="text-lg font-semibold text-heading">Most read</h2><a class="ml-auto text-sm text-fg-brand font-medium" href="#">All stories</a></div><table class="w-full text-sm text-left"><thead class="bg-neutral-secondary-medium border-y border-default text-heading text-xs uppercase"><tr><th class="px-5 py-2">Story</th><th class="px-5 py-2">Visits</th><th class="px-5 py-2">Time</th><th class="px-5 py-2">Read to the end</th></tr></thead><tbody>${stories.map(([title, author, count, time, share, seed]) => `<tr class="border-b border-default"><th class="px-5 py-1.5 font-medium text-heading flex items-center gap-3"><img class="size-7 rounded-full" alt="${author}" src="${drawPicture('face', seed, 56, 56)}"><span>${title}<span class="block text-xs text-body font-normal">${author}</span></span></th><td class="px-5">${count}</td><td class="px-5">${time}</td><td class="px-5"><div class="flex items-center gap-3"><div role="progressbar" class="w-28 bg-neutral-quaternary rounded-full h-1.5"><div class="bg-brand h-1.5 rounded-full" style="width:${share}%"></div></div>${share} %</div></td></tr>`).join('')}</tbody></table></div></div>
</main></div>`;

const text = { color: '#9ca3af', fontFamily: 'Inter', fontSize: 11 };
const grid = { left: 36, right: 8, top: 14, bottom: 24 };
const y = (max: number, interval: number) => ({
  type: 'value',
  max,
  interval,
  axisLabel: text,
  splitLine: { lineStyle: { color: '#273244' } },
});
const x = (data: string[], boundaryGap = true) => ({
  type: 'category',
  data,
  boundaryGap,
  axisLabel: text,
  axisTick: { show: false },
  axisLine: { lineStyle: { color: '#374151' } },
});
await document.fonts.load('11px Inter');
const draw = (id: string, option: object) =>
  echarts.init(document.getElementById(id)).setOption({ animation: false, grid, ...option });
const area = (data: number[], color: string) => ({
  type: 'line',
  smooth: true,
  showSymbol: false,
  data,
  lineStyle: { width: 3, color },
  areaStyle: {
    color: new echarts.graphic.LinearGradient(0, 0, 0, 1, [
      { offset: 0, color: `${color}66` },
      { offset: 1, color: `${color}00` },
    ]),
  },
});
draw('lines', {
  xAxis: x(days, false),
  yAxis: y(1000, 250),
  series: [area(visits, tones[0]!), area(readers, tones[1]!)],
});
draw('ring', {
  color: tones,
  series: [
    {
      type: 'pie',
      radius: ['62%', '88%'],
      label: {
        show: true,
        position: 'center',
        formatter: '48,210\nvisits',
        color: '#f9fafb',
        fontFamily: 'Inter',
        fontSize: 16,
        fontWeight: 600,
        lineHeight: 22,
      },
      itemStyle: { borderColor: '#1f2937', borderWidth: 3 },
      data: shares,
    },
  ],
});
draw('bars', {
  xAxis: x(weeks),
  yAxis: y(100, 25),
  series: [
    { type: 'bar', stack: 'a', barWidth: 20, data: paid, color: tones[0] },
    { type: 'bar', stack: 'a', data: trial, color: '#1e3a8a', itemStyle: { borderRadius: [4, 4, 0, 0] } },
  ],
});

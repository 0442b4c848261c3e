import './style.css';
import '@fontsource-variable/source-sans-3';
import 'uplot/dist/uPlot.min.css';
import uPlot from 'uplot';

document.documentElement.dataset.bsCore = 'modern';
document.documentElement.dataset.bsTheme = 'dark';
const parts = [
  ['API', '99.99', 'success', 'Running', [31]],
  ['Dashboard', '99.97', 'success', 'Running', [12, 44]],
  ['Uploads', '99.41', 'warning', 'Slow', [7, 8, 33, 58, 59]],
  ['Email', '98.80', 'danger', 'Partly down', [20, 21, 22, 57, 58, 59]],
] as const;
const TONE = { success: '#2fb574', warning: '#f0b429', danger: '#e5484d' };
const hours = Array.from({ length: 25 }, (_, hour) => hour);
const p50 = hours.map((hour) => Math.round(90 + 22 * Math.sin(hour / 3) + (hour > 18 ? 26 : 0)));
const p95 = hours.map((hour) => Math.round(210 + 48 * Math.sin(hour / 3 + 0.5) + (hour > 18 ? 120 : 0)));
const past = [
  [
    '18 May',
    'Slow uploads from two regions',
    'Watching',
    'warning',
    'A disk was replaced. Uploads are back to normal speed, we keep an eye on it.',
  ],
  ['11 May', 'Planned work on the database', 'Done', 'success', 'Finished 20 minutes early. Nothing was lost.'],
];

document.body.innerHTML = `
<div class="container py-4" style="max-width:980px"><header class="d-flex align-items-center mb-4"><svg data-truth="logo" aria-label="Pebble" width="36" height="36" viewBox="0 0 36 36"><ellipse cx="18" cy="20" rx="16" ry="12" fill="#7c9cff"/><ellipse cx="13" cy="15" rx="5" ry="3" fill="#c9d6ff"/></svg><span class="fs-4 fw-bold ms-2">Pebble status</span><div class="ms-auto d-flex gap-2"><button class="btn btn-outline-secondary"><i class="ti ti-rss me-1"></i>Feed</button><button class="btn btn-primary"><i class="ti ti-bell me-1"></i>Subscribe</button></div></header>
<main><div class="alert alert-warning d-flex align-items-center gap-3 py-3"><i class="ti ti-alert-circle fs-2"></i><div><h1 class="h5 mb-0">Some mail is late</h1><div>Messages are sent with a delay of about six minutes. Updated 4 minutes ago.</div></div><button class="btn btn-warning btn-sm ms-auto">Details</button></div>
<section class="card mb-4"><div class="card-header d-flex"><b>Services</b><span class="ms-auto text-body-secondary">Last 60 days</span></div><div class="card-body">${parts.map(([name, share, tone, state, bad], index) => `<div class="${index ? 'border-top pt-3 mt-3' : ''}"><div class="d-flex align-items-center mb-2"><span class="rounded-circle bg-${tone} me-2" style="width:10px;height:10px"></span><b>${name}</b><span class="badge text-bg-${tone} ms-3">${state}</span><span class="ms-auto text-body-secondary">${share} % available</span></div><div class="d-flex gap-1" data-truth="chart" data-truth-chart='${JSON.stringify({ kind: 'other', series: [{ name, values: Array.from({ length: 60 }, (_, day) => ((bad as readonly number[]).includes(day) ? 0 : 1)) }] })}'>${Array.from({ length: 60 }, (_, day) => `<span class="day" style="background:${(bad as readonly number[]).includes(day) ? TONE[tone === 'success' ? 'warning' : tone] : TONE.success}"></span>`).join('')}</div></div>`).join('')}</div></section>
<div class="row g-3 mb-4">${[
  ['Answer time', '118 ms', 'ti-bolt', '12 ms slower'],
  ['Requests', '4.2 k / s', 'ti-activity', 'as usual'],
  ['Errors', '0.04 %', 'ti-bug', '0.01 % fewer'],
]
  .map(
    ([title, value, name, note]) =>
      `<div class="col-4"><div class="card"><div class="card-body"><div class="d-flex text-body-secondary"><span>${title}</span><i class="ti ${name} ms-auto fs-5"></i></div><div class="fs-3 fw-bold">${value}</div><small class="text-body-secondary">${note}</small></div></div></div>`,
  )
  .join('')}</div>
<section class="card mb-4"><div class="card-header d-flex align-items-center"><b>Answer time, ms</b><div class="ms-auto d-flex gap-3 small"><span><i class="ti ti-minus" style="color:#7c9cff"></i> p50</span><span><i class="ti ti-minus" style="color:#f0b429"></i> p95</span></div></div><div class="card-body"><div id="plot" data-truth="chart" data-truth-chart='${JSON.stringify(
  {
    kind: 'line',
    series: [
      { name: 'p50', color: '#7c9cff', values: p50 },
      { name: 'p95', color: '#f0b429', values: p95 },
    ],
    axis: [0, 400],
  },
)}'></div></div></section>
<section><h2 class="h5 mb-3">Past incidents</h2><div class="accordion">${past.map(([day, title, state, tone, text], index) => `<div class="accordion-item"><h3 class="accordion-header"><button class="accordion-button ${index ? 'collapsed' : ''}"><span class="text-body-secondary me-3">${day}</span>${title}<span class="badge text-bg-${tone} ms-3">${state}</span></button></h3>${index ? '' : `<div class="accordion-collapse collapse show"><div class="accordion-body">${text}</div></div>`}</div>`).join('')}</div></section></main>
<footer class="text-center text-body-secondary small mt-4">Times are shown in UTC · <a href="#">Privacy</a> · <a href="#">Back to Pebble</a></footer></div>`;

await document.fonts.load('12px "Source Sans 3 Variable"');
const axis = {
  stroke: '#9aa3b5',
  grid: { stroke: '#343b4c', width: 1 },
  ticks: { show: false },
  font: '12px "Source Sans 3 Variable"',
};
const home = document.getElementById('plot')!;
new uPlot(
  {
    width: home.clientWidth,
    height: 220,
    legend: { show: false },
    cursor: { show: false },
    scales: { x: { time: false }, y: { range: [0, 400] } },
    axes: [{ ...axis, values: (_, values) => values.map((value) => `${String(value).padStart(2, '0')}:00`) }, axis],
    series: [
      {},
      { stroke: '#7c9cff', width: 2, points: { show: false } },
      { stroke: '#f0b429', width: 2, points: { show: false } },
    ],
  },
  [hours, p50, p95],
  home,
);

import { Chart, registerables } from 'chart.js';
import { drawPicture } from '../../shared/draw-picture.ts';
import './fleet.css';
import { icon, show } from './frame.ts';

Chart.register(...registerables);
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'];
const tours = [310, 342, 328, 390, 421, 408, 456, 470];
const plan = [320, 330, 340, 370, 400, 420, 440, 460];
const tiles = [
  ['blue', 'truck-fast', 'Vans on the road', '128', '+6 today', [60, 72, 68, 90, 84, 110, 128]],
  ['purple', 'package-variant-closed', 'Parcels', '9,412', '+12 %', [40, 55, 48, 62, 70, 66, 82]],
  ['orange', 'fuel', 'Litres per 100 km', '7.8', '−0.3', [9, 8.8, 8.9, 8.4, 8.1, 8, 7.8]],
  ['teal', 'leaf', 'Electric share', '41 %', '+4 points', [20, 24, 27, 31, 34, 38, 41]],
] as const;
const drivers = [
  ['Agata Wolska', 'Van 14', 'On tour', 'success', 86, 12],
  ['Denis Roux', 'Van 03', 'Late', 'danger', 41, 24],
  ['Femi Balogun', 'Van 27', 'Loading', 'warning', 12, 37],
  ['Hanna Kiss', 'Van 08', 'On tour', 'success', 67, 48],
] as const;
const facts = (value: object) => `data-truth="chart" data-truth-chart='${JSON.stringify(value)}'`;
const menu = [
  ['view-dashboard', 'Overview', ''],
  ['map-marker-path', 'Tours', '34'],
  ['truck', 'Vans', ''],
  ['account-group', 'Drivers', ''],
  ['wrench', 'Workshop', '5'],
  ['file-chart', 'Reports', ''],
];

document.body.style.background = '#f5f6fa';
show(`<div class="d-flex" style="height:900px"><aside class="side bg-white shadow-2 d-flex flex-column p-3"><div class="d-flex align-items-center gap-2 fs-5 fw-bold px-2 mb-4"><svg data-truth="logo" aria-label="Vanguard" width="34" height="34" viewBox="0 0 34 34"><circle cx="17" cy="17" r="17" fill="#3b71ca"/><path d="M7 13h12v9H7zM19 16h5l3 3v3h-8z" fill="#fff"/><circle cx="12" cy="23" r="2.500" fill="#fff" stroke="#3b71ca"/><circle cx="23" cy="23" r="2.500" fill="#fff" stroke="#3b71ca"/></svg>Vanguard</div><div class="list-group list-group-light list-group-small">${menu.map(([name, label, count], index) => `<a href="#" class="list-group-item list-group-item-action px-3 border-0 d-flex align-items-center ${index ? '' : 'active'}">${icon(name!, 'me-3 fs-5')}${label}${count ? `<span class="badge rounded-pill badge-${label === 'Workshop' ? 'danger' : 'primary'} ms-auto">${count}</span>` : ''}</a>`).join('')}</div><div class="note note-warning mt-auto small"><strong>Snow tonight.</strong> Plan 20 minutes more on route B.</div></aside>
<div class="flex-fill"><header class="navbar bg-white shadow-1 px-4" style="position:relative"><div class="input-group rounded" style="width:300px"><span class="input-group-text border-0">${icon('magnify')}</span><input class="form-control rounded" placeholder="Search van, driver or parcel"></div><div class="d-flex align-items-center gap-4 ms-auto fs-5"><span class="position-relative">${icon('bell-outline')}<span class="badge rounded-pill badge-notification bg-danger">4</span></span>${icon('help-circle-outline')}<img class="rounded-circle" width="36" height="36" alt="Account" src="${drawPicture('face', 59, 72, 72)}"></div></header>
<main class="p-4"><div class="d-flex align-items-center mb-3"><h1 class="h4 fw-bold mb-0">Good morning, Lotte</h1><div class="btn-group shadow-0 ms-auto"><button class="btn btn-outline-primary btn-sm">Day</button><button class="btn btn-primary btn-sm">Month</button><button class="btn btn-outline-primary btn-sm">Year</button></div></div>
<div class="row g-3 mb-3">${tiles.map(([tone, name, title, value, change, points]) => `<div class="col-3"><div class="card text-white grad-${tone} shadow-3"><div class="card-body p-3"><div class="d-flex"><div><div class="small opacity-75">${title}</div><div class="fs-3 fw-bold">${value}</div></div><span class="ms-auto fs-3 opacity-75">${icon(name)}</span></div><div style="height:48px" ${facts({ kind: 'sparkline', smooth: true, series: [{ color: '#ffffff', values: points }] })}><canvas class="spark"></canvas></div><span class="badge bg-white text-dark">${change}</span></div></div></div>`).join('')}</div>
<div class="row g-3 mb-3"><div class="col-8"><div class="card shadow-1"><div class="card-header d-flex py-3"><b>Tours a month</b><span class="ms-auto small text-muted">Dashed: plan</span></div><div class="card-body"><div style="height:232px" ${facts(
  {
    kind: 'line',
    series: [
      { name: 'Tours', color: '#3b71ca', values: tours },
      { name: 'Plan', color: '#9fa6b2', values: plan },
    ],
    labels: months,
    axis: [250, 500],
  },
)}><canvas id="line"></canvas></div></div></div></div>
<div class="col-4"><div class="card shadow-1 h-100"><div class="card-header py-3"><b>On time</b></div><div class="card-body d-flex flex-column align-items-center justify-content-center"><div style="width:230px;height:130px" ${facts({ kind: 'gauge', series: [{ name: 'On time', color: '#14a44d', values: [92] }], axis: [0, 100] })}><canvas id="gauge"></canvas></div><div class="fs-2 fw-bold" style="margin-top:-44px">92 %</div><p class="text-muted small mb-0 mt-3">Goal 95 %, last week 89 %</p></div></div></div></div>
<div class="row g-3"><div class="col-8"><div class="card shadow-1"><table class="table align-middle mb-0 table-sm"><thead class="bg-light"><tr><th class="ps-4">Driver</th><th>State</th><th>Tour</th><th></th></tr></thead><tbody>${drivers.map(([name, van, state, tone, share, seed]) => `<tr><td class="ps-4"><div class="d-flex align-items-center"><img class="rounded-circle" width="34" height="34" alt="${name}" src="${drawPicture('face', seed, 68, 68)}"><div class="ms-3 lh-sm"><div class="fw-bold">${name}</div><small class="text-muted">${van}</small></div></div></td><td><span class="badge badge-${tone} rounded-pill">${state}</span></td><td style="width:220px"><div class="progress" style="height:6px;border-radius:3px"><div class="progress-bar bg-${tone}" style="width:${share}%"></div></div></td><td><button class="btn btn-link btn-sm btn-rounded">Call</button></td></tr>`).join('')}</tbody></table></div></div>
<div class="col-4"><div class="card shadow-1 h-100"><div class="card-body p-3"><b>Kind of goods</b><div style="height:170px" ${facts({ kind: 'bar', horizontal: true, series: [{ name: 'Share', color: '#9fa6b2', values: [46, 31, 15, 8] }], labels: ['Food', 'Books', 'Furniture', 'Other'], axis: [0, 50] })}><canvas id="bars"></canvas></div></div></div></div></div></main></div></div>`);

await document.fonts.load('12px Roboto');
Chart.defaults.font.family = 'Roboto';
Chart.defaults.animation = false;
Chart.defaults.maintainAspectRatio = false;
Chart.defaults.plugins.legend.display = false;
for (const [index, canvas] of [...document.querySelectorAll<HTMLCanvasElement>('.spark')].entries()) {
  const data = [...tiles[index]![5]];
  new Chart(canvas, {
    type: 'line',
    data: { labels: data, datasets: [{ data, borderColor: '#fff', borderWidth: 2, tension: 0.4, pointRadius: 0 }] },
    options: { layout: { padding: 4 }, scales: { x: { display: false }, y: { display: false } } },
  });
}
const canvas = (id: string) => document.getElementById(id) as HTMLCanvasElement;
new Chart(canvas('line'), {
  type: 'line',
  data: {
    labels: months,
    datasets: [
      { data: tours, borderColor: '#3b71ca', backgroundColor: '#3b71ca', borderWidth: 3, pointRadius: 4 },
      { data: plan, borderColor: '#9fa6b2', borderWidth: 2, borderDash: [6, 4], pointRadius: 0 },
    ],
  },
  options: { scales: { y: { min: 250, max: 500, ticks: { stepSize: 50 } }, x: { grid: { display: false } } } },
});
new Chart(canvas('gauge'), {
  type: 'doughnut',
  data: { datasets: [{ data: [92, 8], backgroundColor: ['#14a44d', '#e0e0e0'], borderWidth: 0 }] },
  options: { circumference: 180, rotation: -90, cutout: '78%' },
});
new Chart(canvas('bars'), {
  type: 'bar',
  data: {
    labels: ['Food', 'Books', 'Furniture', 'Other'],
    datasets: [{ data: [46, 31, 15, 8], backgroundColor: '#9fa6b2', borderRadius: 4 }],
  },
  options: { indexAxis: 'y', scales: { x: { min: 0, max: 50 }, y: { grid: { display: false } } } },
});

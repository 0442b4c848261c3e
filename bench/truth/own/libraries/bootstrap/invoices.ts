import 'bootstrap/dist/css/bootstrap.css';
import 'bootstrap-icons/font/bootstrap-icons.css';
import '@fontsource/inter/400.css';
import '@fontsource/inter/500.css';
import '@fontsource/inter/600.css';
import '@fontsource/inter/700.css';
import { BarController, BarElement, CategoryScale, Chart, LinearScale } from 'chart.js';
import { drawPicture } from '../../shared/draw-picture.ts';

Chart.register(BarController, BarElement, CategoryScale, LinearScale);

const menu = [
  ['house', 'Overview'],
  ['receipt', 'Invoices', '8'],
  ['arrow-repeat', 'Recurring'],
  ['people', 'Customers'],
  ['box-seam', 'Products'],
  ['bank', 'Accounts'],
  ['bar-chart', 'Reports'],
];
const rows = [
  ['INV-2041', 'Alder & Finch', 'billing@alderfinch.example', '12 May', '11 Jun', '$ 4,280.00', 'Paid', 'success', 4],
  ['INV-2040', 'Blue Anchor Cafe', 'hello@blueanchor.example', '11 May', '25 May', '$ 312.40', 'Overdue', 'danger', 12],
  ['INV-2039', 'Cobalt Robotics', 'ap@cobaltrobotics.example', '9 May', '8 Jun', '$ 18,900.00', 'Sent', 'primary', 21],
  ['INV-2038', 'Dune Architects', 'office@dune.example', '8 May', '7 Jun', '$ 2,150.00', 'Paid', 'success', 33],
  [
    'INV-2037',
    'Everhart Dental',
    'front@everhart.example',
    '6 May',
    '20 May',
    '$ 760.00',
    'Partly paid',
    'warning',
    41,
  ],
  ['INV-2036', 'Fernway School', 'accounts@fernway.example', '5 May', '4 Jun', '$ 5,499.90', 'Draft', 'secondary', 52],
  ['INV-2035', 'Gable Homes', 'pay@gablehomes.example', '2 May', '1 Jun', '$ 9,020.00', 'Paid', 'success', 63],
] as const;
const months = ['Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May'];
const income = [18, 22, 17, 26, 31, 28];
const tile = (title: string, value: string, note: string, tone: string, icon: string) =>
  `<div class="col"><div class="card h-100"><div class="card-body py-3"><div class="d-flex justify-content-between text-secondary small"><span>${title}</span><i class="bi bi-${icon} text-${tone}"></i></div><div class="fs-4 fw-bold mt-1">${value}</div><small class="text-${tone}">${note}</small></div></div></div>`;

document.documentElement.style.setProperty('--bs-body-font-family', 'Inter');
document.documentElement.style.setProperty('--bs-body-font-size', '14px');
document.body.className = 'bg-body-tertiary';
document.body.innerHTML = `<div class="d-flex" style="height:100vh">
<aside class="d-flex flex-column bg-dark text-white p-3" data-bs-theme="dark" style="width:220px">
  <a class="d-flex align-items-center gap-2 text-white text-decoration-none fs-5 fw-semibold mb-4 px-2" href="#"><i class="bi bi-journal-check text-info" data-truth="logo"></i>Ledgerly</a>
  <ul class="nav nav-pills flex-column mb-auto gap-1">${menu.map(([icon, name, count], index) => `<li class="nav-item"><a class="nav-link d-flex align-items-center gap-2 ${index === 1 ? 'active' : 'text-white-50'}" href="#"><i class="bi bi-${icon}"></i>${name}${count ? `<span class="badge text-bg-light ms-auto">${count}</span>` : ''}</a></li>`).join('')}</ul>
  <div class="card bg-secondary-subtle border-0 p-3 mb-3"><b class="small">Storage</b><div class="progress my-2" style="height:6px"><div class="progress-bar bg-info" style="width:68%"></div></div><small class="text-white-50">6.8 of 10 GB used</small></div>
  <div class="border-top pt-3 d-flex align-items-center gap-2"><img class="rounded-circle" width="32" height="32" alt="Nora Petit" src="${drawPicture('face', 8, 64, 64)}"><div class="lh-sm"><div>Nora Petit</div><small class="text-white-50">Owner</small></div><i class="bi bi-chevron-expand ms-auto"></i></div>
</aside>
<div class="flex-fill d-flex flex-column overflow-hidden">
  <header class="navbar bg-white border-bottom px-4"><nav aria-label="breadcrumb"><ol class="breadcrumb mb-0"><li class="breadcrumb-item"><a href="#">Sales</a></li><li class="breadcrumb-item active">Invoices</li></ol></nav><form class="ms-auto me-3" style="width:260px"><div class="input-group input-group-sm"><span class="input-group-text bg-white"><i class="bi bi-search"></i></span><input class="form-control" placeholder="Search invoices"></div></form><button class="btn btn-light btn-sm position-relative me-2" aria-label="Notifications"><i class="bi bi-bell"></i><span class="position-absolute top-0 start-100 translate-middle badge rounded-pill text-bg-danger">3</span></button></header>
  <main class="p-4">
    <div class="d-flex align-items-center mb-3"><h1 class="h4 mb-0">Invoices</h1><div class="ms-auto d-flex gap-2"><button class="btn btn-outline-secondary btn-sm"><i class="bi bi-download me-1"></i>Export</button><button class="btn btn-primary btn-sm"><i class="bi bi-plus-lg me-1"></i>New invoice</button></div></div>
    <div class="row g-3 mb-3">${tile('Outstanding', '$ 24,711', '9 open invoices', 'primary', 'hourglass-split')}${tile('Overdue', '$ 312', '1 invoice is late', 'danger', 'exclamation-triangle')}${tile('Paid this month', '$ 28,140', '▲ 12 % on April', 'success', 'check2-circle')}<div class="col-4"><div class="card h-100"><div class="card-body py-2"><div class="d-flex justify-content-between small text-secondary"><span>Income, thousands</span><span>6 months</span></div><div style="height:76px" data-truth="chart" data-truth-chart='${JSON.stringify({ kind: 'bar', series: [{ name: 'Income', color: '#0d6efd', values: income }], labels: months, axis: [0, 40] })}'><canvas></canvas></div></div></div></div></div>
    <div class="alert alert-warning alert-dismissible d-flex align-items-center py-2 mb-3"><i class="bi bi-info-circle me-2"></i>Blue Anchor Cafe is 14 days late.&nbsp;<a class="alert-link" href="#">Send a reminder</a><button class="btn-close py-2" aria-label="Close"></button></div>
    <div class="card"><div class="card-header bg-white d-flex align-items-center py-2"><ul class="nav nav-underline"><li class="nav-item"><a class="nav-link active" href="#">All</a></li><li class="nav-item"><a class="nav-link" href="#">Draft</a></li><li class="nav-item"><a class="nav-link" href="#">Sent</a></li><li class="nav-item"><a class="nav-link" href="#">Paid</a></li></ul><select class="form-select form-select-sm w-auto ms-auto"><option>Newest first</option></select></div>
    <table class="table table-striped align-middle mb-0"><thead class="small text-secondary"><tr><th style="width:36px"><input class="form-check-input" type="checkbox"></th><th>Number</th><th>Customer</th><th>Issued</th><th>Due</th><th class="text-end">Amount</th><th>Status</th><th></th></tr></thead><tbody>${rows.map(([id, name, mail, issued, due, amount, status, tone], index) => `<tr><td><input class="form-check-input" type="checkbox" ${index === 2 ? 'checked' : ''}></td><td><a class="fw-medium text-decoration-none" href="#">${id}</a></td><td><span class="fw-medium">${name}</span> <small class="text-secondary ms-1">${mail}</small></td><td>${issued}</td><td class="${tone === 'danger' ? 'text-danger' : ''}">${due}</td><td class="text-end">${amount}</td><td><span class="badge bg-${tone}-subtle text-${tone}-emphasis border border-${tone}-subtle">${status}</span></td><td><button class="btn btn-sm border-0 p-0 px-1" aria-label="More"><i class="bi bi-three-dots"></i></button></td></tr>`).join('')}</tbody></table>
    <div class="card-footer bg-white d-flex align-items-center py-2"><small class="text-secondary">1–7 of 128 invoices</small><ul class="pagination pagination-sm mb-0 ms-auto"><li class="page-item disabled"><a href="#" class="page-link">Previous</a></li><li class="page-item active"><a href="#" class="page-link">1</a></li><li class="page-item"><a href="#" class="page-link">2</a></li><li class="page-item"><a href="#" class="page-link">3</a></li><li class="page-item"><a href="#" class="page-link">Next</a></li></ul></div></div>
  </main>
</div></div>`;

await document.fonts.load('10px Inter');
new Chart(document.querySelector('canvas')!, {
  type: 'bar',
  data: { labels: months, datasets: [{ data: income, backgroundColor: '#0d6efd', borderRadius: 3 }] },
  options: {
    animation: false,
    maintainAspectRatio: false,
    scales: {
      x: { grid: { display: false }, ticks: { font: { family: 'Inter', size: 10 } } },
      y: { min: 0, max: 40, ticks: { stepSize: 20, font: { family: 'Inter', size: 10 } } },
    },
  },
});

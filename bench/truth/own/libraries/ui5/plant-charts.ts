import Chart from 'chart.js/auto';

const hours = ['06', '07', '08', '09', '10', '11', '12', '13'];
const lines = [
  { name: 'Line 1', color: '#0070f2', values: [420, 455, 470, 468, 482, 490, 476, 488] },
  { name: 'Line 2', color: '#df6e0c', values: [390, 410, 402, 371, 340, 398, 421, 430] },
  { name: 'Line 3', color: '#188918', values: [300, 330, 342, 351, 349, 320, 362, 377] },
];
const stops = {
  labels: ['Set-up', 'Repair', 'No material', 'No people', 'Other'],
  values: [62, 48, 31, 12, 9],
  colors: ['#0070f2', '#d20a0a', '#df6e0c', '#7858ff', '#a9b4be'],
};
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const energy = [
  { name: 'Grid', color: '#5b738b', values: [38, 41, 40, 36, 39, 18, 12] },
  { name: 'Roof', color: '#f2a900', values: [12, 9, 14, 17, 11, 16, 15] },
];
const kpis = [
  {
    title: 'Output',
    sub: 'Pieces since 06:00',
    value: '9,842',
    note: '+4.1 %',
    good: true,
    color: '#0070f2',
    values: [5, 6, 6, 7, 8, 7, 9, 10],
  },
  {
    title: 'Effectiveness',
    sub: 'All lines',
    value: '81.6 %',
    note: '+1.2',
    good: true,
    color: '#188918',
    values: [7, 7, 8, 7, 8, 9, 8, 9],
  },
  {
    title: 'Rejects',
    sub: 'Of 1,000 pieces',
    value: '6.3',
    note: '+0.8',
    good: false,
    color: '#d20a0a',
    values: [3, 3, 4, 3, 5, 6, 5, 7],
  },
  {
    title: 'Days without accident',
    sub: 'Record: 211',
    value: '148',
    note: 'On track',
    good: true,
    color: '#7858ff',
    values: [1, 2, 3, 4, 5, 6, 7, 8],
  },
];

Chart.defaults.font.family = 'Noto Sans';
Chart.defaults.color = '#556b82';
Chart.defaults.animation = false;
Chart.defaults.maintainAspectRatio = false;
const grid = { color: '#e9edf1' };
const legend = { display: true, align: 'start' as const, labels: { boxWidth: 12, boxHeight: 12 } };

document
  .querySelector('#grid')!
  .insertAdjacentHTML(
    'afterbegin',
    kpis
      .map(
        ({ title, sub, value, note, good, color, values }) =>
          `<ui5-card class="s3"><ui5-card-header slot="header" title-text="${title}" subtitle-text="${sub}"></ui5-card-header><div class="in kpi"><b>${value}</b><ui5-tag design="${good ? 'Positive' : 'Negative'}">${note}</ui5-tag><svg width="120" height="44" style="margin-left:auto" data-truth="chart" data-truth-chart='${JSON.stringify({ kind: 'sparkline', series: [{ color, values }] })}'><polygon points="0,44 ${values.map((v, i) => `${i * 17},${44 - v * 4}`).join(' ')} 119,44" fill="${color}22"/><polyline points="${values.map((v, i) => `${i * 17},${44 - v * 4}`).join(' ')}" fill="none" stroke="${color}" stroke-width="2"/></svg></div></ui5-card>`,
      )
      .join(''),
  );
document.querySelector('#leg')!.innerHTML = stops.labels
  .map((label, i) => `<div><i style="background:${stops.colors[i]}"></i>${label}<b>${stops.values[i]} min</b></div>`)
  .join('');

function draw(name: string, truth: object, config: ConstructorParameters<typeof Chart>[1]): void {
  const place = document.querySelector<HTMLElement>(`[data-chart="${name}"]`)!;
  place.dataset['truth'] = 'chart';
  place.dataset['truthChart'] = JSON.stringify(truth);
  new Chart(place.querySelector('canvas')!, config);
}

await document.fonts.load('12px "Noto Sans"');
draw(
  'output',
  { kind: 'line', labels: hours, axis: [250, 500], series: lines },
  {
    type: 'line',
    data: {
      labels: hours.map((hour) => `${hour}:00`),
      datasets: lines.map(({ name, color, values }) => ({
        label: name,
        data: values,
        borderColor: color,
        backgroundColor: color,
        borderWidth: 2,
        pointRadius: 3,
      })),
    },
    options: { plugins: { legend }, scales: { y: { min: 250, max: 500, grid }, x: { grid: { display: false } } } },
  },
);
draw(
  'stops',
  { kind: 'ring', labels: stops.labels, series: [{ values: stops.values }] },
  {
    type: 'doughnut',
    data: { labels: stops.labels, datasets: [{ data: stops.values, backgroundColor: stops.colors, borderWidth: 2 }] },
    options: { cutout: '64%', plugins: { legend: { display: false } } },
  },
);
draw(
  'energy',
  { kind: 'bar', labels: days, axis: [0, 50], series: energy },
  {
    type: 'bar',
    data: {
      labels: days,
      datasets: energy.map(({ name, color, values }) => ({
        label: name,
        data: values,
        backgroundColor: color,
        borderRadius: 3,
        categoryPercentage: 0.6,
      })),
    },
    options: { plugins: { legend }, scales: { y: { min: 0, max: 50, grid }, x: { grid: { display: false } } } },
  },
);

import '@fontsource/roboto/400.css';
import '@fontsource/roboto/500.css';
import '@fontsource/roboto/700.css';
import '@mdi/font/css/materialdesignicons.css';
import 'vuetify/styles';
import ApexCharts from 'apexcharts';
import { createApp, onMounted } from 'vue/dist/vue.esm-bundler.js';
import { createVuetify } from 'vuetify';
import * as components from 'vuetify/components';
import * as directives from 'vuetify/directives';
import { drawPicture } from '../../shared/draw-picture.ts';

const weeks = ['12 May', '19 May', '26 May', '2 Jun', '9 Jun', '16 Jun', '23 Jun', '30 Jun', '7 Jul', '14 Jul'];
const sessions = [31, 38, 35, 44, 52, 49, 61, 58, 72, 79];
const returning = [14, 17, 19, 18, 24, 27, 26, 33, 36, 41];
const hours = ['00', '03', '06', '09', '12', '15', '18', '21'];
const perHour = [120, 80, 210, 560, 640, 590, 720, 430];

const truth = {
  traffic: {
    kind: 'area',
    smooth: true,
    labels: weeks,
    axis: [0, 100],
    series: [
      { name: 'Sessions', color: '#7c9cff', values: sessions },
      { name: 'Returning', color: '#3ddbb4', values: returning },
    ],
  },
  hours: { kind: 'bar', labels: hours, axis: [0, 800], series: [{ color: '#f6b94d', values: perHour }] },
  sources: {
    kind: 'ring',
    labels: ['Search', 'Direct', 'Social', 'Mail'],
    series: [{ values: [46, 27, 17, 10] }],
  },
};

const kpis = [
  {
    title: 'Visitors',
    value: '79,204',
    change: '+12.4 %',
    up: true,
    icon: 'mdi-account-group',
    color: '#7c9cff',
    values: [4, 6, 5, 8, 7, 9, 12, 11, 14],
  },
  {
    title: 'Conversion',
    value: '3.86 %',
    change: '+0.3 %',
    up: true,
    icon: 'mdi-cart-check',
    color: '#3ddbb4',
    values: [8, 7, 8, 9, 8, 10, 9, 11, 12],
  },
  {
    title: 'Bounce rate',
    value: '41.2 %',
    change: '−2.1 %',
    up: false,
    icon: 'mdi-exit-run',
    color: '#f6b94d',
    values: [12, 11, 12, 10, 11, 9, 9, 8, 7],
  },
  {
    title: 'Revenue',
    value: '€ 48,910',
    change: '+8.0 %',
    up: true,
    icon: 'mdi-cash-multiple',
    color: '#ff7d9c',
    values: [3, 4, 6, 5, 7, 7, 8, 10, 10],
  },
];

const menu = [
  { title: 'Overview', icon: 'mdi-view-dashboard-outline', active: true },
  { title: 'Audience', icon: 'mdi-account-multiple-outline' },
  { title: 'Acquisition', icon: 'mdi-source-branch', badge: '4' },
  { title: 'Campaigns', icon: 'mdi-bullhorn-outline' },
  { title: 'Goals', icon: 'mdi-flag-checkered' },
  { title: 'Reports', icon: 'mdi-file-chart-outline', badge: 'New' },
];

const pages = [
  { path: '/pricing', views: '18,204', time: '2:41', share: 86, trend: '+14 %' },
  { path: '/guides/first-sail', views: '12,677', time: '4:05', share: 64, trend: '+6 %' },
  { path: '/boats/skiff-21', views: '9,310', time: '1:58', share: 48, trend: '−3 %' },
  { path: '/harbours/north', views: '6,022', time: '1:12', share: 31, trend: '+2 %' },
];

const axisStyle = { colors: '#8b93a7', fontSize: '11px', fontFamily: 'Roboto' };
const base = {
  animations: { enabled: false },
  toolbar: { show: false },
  fontFamily: 'Roboto',
  background: 'transparent',
  zoom: { enabled: false },
};

function drawCharts(): void {
  new ApexCharts(document.querySelector('#traffic'), {
    chart: { ...base, type: 'area', height: 310 },
    theme: { mode: 'dark' },
    colors: ['#7c9cff', '#3ddbb4'],
    series: [
      { name: 'Sessions', data: sessions },
      { name: 'Returning', data: returning },
    ],
    stroke: { curve: 'smooth', width: 2.5 },
    fill: { type: 'gradient', gradient: { opacityFrom: 0.4, opacityTo: 0.02 } },
    dataLabels: { enabled: false },
    legend: { show: false },
    grid: { borderColor: '#2b3245', strokeDashArray: 4 },
    xaxis: {
      categories: weeks,
      labels: { style: axisStyle },
      axisBorder: { show: false },
      axisTicks: { show: false },
      tooltip: { enabled: false },
    },
    yaxis: { min: 0, max: 100, tickAmount: 5, labels: { style: axisStyle, formatter: (value: number) => `${value}k` } },
  }).render();
  new ApexCharts(document.querySelector('#hours'), {
    chart: { ...base, type: 'bar', height: 196 },
    theme: { mode: 'dark' },
    colors: ['#f6b94d'],
    series: [{ name: 'Visits', data: perHour }],
    plotOptions: { bar: { borderRadius: 4, columnWidth: '52%' } },
    dataLabels: { enabled: false },
    grid: { borderColor: '#2b3245' },
    xaxis: { categories: hours, labels: { style: axisStyle }, axisBorder: { show: false }, axisTicks: { show: false } },
    yaxis: { min: 0, max: 800, tickAmount: 4, labels: { style: axisStyle } },
  }).render();
  new ApexCharts(document.querySelector('#sources'), {
    chart: { ...base, type: 'donut', height: 176 },
    theme: { mode: 'dark' },
    colors: ['#7c9cff', '#3ddbb4', '#f6b94d', '#ff7d9c'],
    series: [46, 27, 17, 10],
    labels: ['Search', 'Direct', 'Social', 'Mail'],
    stroke: { width: 0 },
    dataLabels: { enabled: false },
    legend: { show: false },
    plotOptions: { pie: { donut: { size: '72%' } } },
  }).render();
}

const template = `
<v-app theme="dark">
  <v-navigation-drawer width="232" color="#151a27" permanent border="0">
    <div class="d-flex align-center px-5 py-5 ga-3">
      <v-avatar color="primary" rounded="lg" size="36" data-truth="logo"><v-icon icon="mdi-sail-boat" /></v-avatar>
      <div><div class="text-body-large font-weight-bold">Halyard</div><div class="text-body-small text-medium-emphasis">Web analytics</div></div>
    </div>
    <v-list nav density="compact" color="primary" class="px-3">
      <v-list-item v-for="item in menu" :key="item.title" :title="item.title" :prepend-icon="item.icon" :active="item.active" rounded="lg">
        <template v-if="item.badge" #append><v-chip size="x-small" color="secondary" variant="flat">{{ item.badge }}</v-chip></template>
      </v-list-item>
      <v-list-subheader class="mt-3">PROPERTIES</v-list-subheader>
      <v-list-item title="halyard.example" prepend-icon="mdi-web" rounded="lg" />
      <v-list-item title="Boat shop app" prepend-icon="mdi-cellphone" rounded="lg" />
      <v-list-item title="Add property" prepend-icon="mdi-plus" rounded="lg" />
    </v-list>
    <template #append>
      <v-card class="ma-4 pa-4" color="#1f2740" rounded="xl" variant="flat">
        <div class="text-body-medium font-weight-medium mb-1">Event quota</div>
        <div class="text-body-small text-medium-emphasis mb-3">7.4 of 10 million used</div>
        <v-progress-linear :model-value="74" color="secondary" height="6" rounded />
        <v-btn block class="mt-4" color="primary" variant="flat" size="small">Upgrade</v-btn>
      </v-card>
    </template>
  </v-navigation-drawer>
  <v-app-bar color="#10141f" flat height="68">
    <v-app-bar-title class="text-title-large font-weight-bold">Overview</v-app-bar-title>
    <v-text-field density="compact" variant="solo-filled" flat rounded="lg" hide-details prepend-inner-icon="mdi-magnify" placeholder="Search reports" max-width="260" />
    <v-btn-toggle :model-value="1" density="compact" variant="outlined" divided class="mx-4" color="primary"><v-btn>Day</v-btn><v-btn>Week</v-btn><v-btn>Month</v-btn></v-btn-toggle>
    <v-btn icon><v-badge color="error" content="3"><v-icon icon="mdi-bell-outline" /></v-badge></v-btn>
    <v-btn icon="mdi-help-circle-outline" />
    <v-avatar class="mx-4" size="36"><v-img eager :src="face" alt="Ida Lindqvist" /></v-avatar>
  </v-app-bar>
  <v-main style="background:#10141f">
    <div class="pa-6 pt-2 board">
      <v-card v-for="kpi in kpis" :key="kpi.title" class="kpi pa-4" color="#181e2d" rounded="xl" variant="flat">
        <div class="d-flex align-center ga-3">
          <v-avatar data-truth="group" :color="kpi.color" variant="tonal" rounded="lg" size="40"><v-icon :icon="kpi.icon" size="20" /></v-avatar>
          <span class="text-body-medium text-medium-emphasis">{{ kpi.title }}</span>
          <v-chip size="x-small" class="ms-auto" :color="kpi.up ? 'secondary' : 'warning'" variant="tonal">{{ kpi.change }}</v-chip>
        </div>
        <div class="d-flex align-end mt-3">
          <span class="text-headline-small font-weight-bold">{{ kpi.value }}</span>
          <div class="ms-auto" style="width:96px" data-truth="chart" :data-truth-chart="spark(kpi)"><v-sparkline :model-value="kpi.values" :color="kpi.color" line-width="6" smooth padding="6" height="44" width="120" /></div>
        </div>
      </v-card>
      <v-card class="wide" color="#181e2d" rounded="xl" variant="flat">
        <div class="d-flex align-center px-5 pt-4"><h2 class="text-title-medium font-weight-medium">Traffic</h2>
          <span class="legend ms-6"><i style="background:#7c9cff"></i>Sessions</span><span class="legend ms-4"><i style="background:#3ddbb4"></i>Returning</span>
          <v-btn class="ms-auto" size="small" variant="tonal" append-icon="mdi-chevron-down">Last 10 weeks</v-btn></div>
        <div id="traffic" class="px-2" data-truth="chart" :data-truth-chart="json(truth.traffic)"></div>
      </v-card>
      <v-card class="side pa-5" color="#181e2d" rounded="xl" variant="flat">
        <h2 class="text-title-medium font-weight-medium mb-2">Sources</h2>
        <div id="sources" data-truth="chart" :data-truth-chart="json(truth.sources)"></div>
        <div v-for="(name, i) in truth.sources.labels" :key="name" class="d-flex text-body-medium mt-2"><span class="legend"><i :style="{ background: ['#7c9cff','#3ddbb4','#f6b94d','#ff7d9c'][i] }"></i>{{ name }}</span><b class="ms-auto">{{ truth.sources.series[0].values[i] }} %</b></div>
      </v-card>
      <v-card class="half" color="#181e2d" rounded="xl" variant="flat">
        <v-card-title class="text-title-medium px-5 pt-4">Top pages</v-card-title>
        <v-table density="compact" style="background:transparent" class="px-2 pb-3">
          <thead><tr><th>Page</th><th class="text-end">Views</th><th class="text-end">Time</th><th style="width:120px">Share</th><th class="text-end">Trend</th></tr></thead>
          <tbody><tr v-for="row in pages" :key="row.path"><td class="text-primary">{{ row.path }}</td><td class="text-end">{{ row.views }}</td><td class="text-end">{{ row.time }}</td><td><v-progress-linear :model-value="row.share" color="primary" height="6" rounded /></td><td class="text-end">{{ row.trend }}</td></tr></tbody>
        </v-table>
      </v-card>
      <v-card class="half" color="#181e2d" rounded="xl" variant="flat">
        <v-card-title class="text-title-medium px-5 pt-4">Visits by hour</v-card-title>
        <div id="hours" class="px-2" data-truth="chart" :data-truth-chart="json(truth.hours)"></div>
      </v-card>
    </div>
  </v-main>
</v-app>`;

const style = document.createElement('style');
style.textContent = `
.board{display:grid;grid-template-columns:repeat(12,1fr);gap:16px}
.kpi{grid-column:span 3}.wide{grid-column:span 9}.side{grid-column:span 3}.half{grid-column:span 6}
.legend{display:inline-flex;align-items:center;gap:8px;font-size:13px;color:#aab2c5}.legend i{width:8px;height:8px;border-radius:50%}`;
document.head.append(style);

const json = (value: unknown) => JSON.stringify(value);
const spark = (kpi: { color: string; values: number[] }) =>
  json({ kind: 'sparkline', smooth: true, series: [{ color: kpi.color, values: kpi.values }] });

createApp({
  template,
  setup() {
    onMounted(drawCharts);
    return { kpis, menu, pages, truth, json, spark, face: drawPicture('face', 11, 72, 72) };
  },
})
  .use(
    createVuetify({
      components,
      directives,
      theme: {
        defaultTheme: 'dark',
        themes: {
          dark: {
            colors: {
              primary: '#7c9cff',
              secondary: '#3ddbb4',
              warning: '#f6b94d',
              background: '#10141f',
              surface: '#181e2d',
            },
          },
        },
      },
    }),
  )
  .mount('#root');

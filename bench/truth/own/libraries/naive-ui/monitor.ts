import '@fontsource/lato/400.css';
import '@fontsource/lato/700.css';
import '@fontsource/fira-code/400.css';
import * as set from '@vicons/ionicons5';
import * as echarts from 'echarts';
import naive, { darkTheme, NIcon, NProgress, NTag } from 'naive-ui';
import { createApp, h, onMounted } from 'vue/dist/vue.esm-bundler.js';

const toName = (name: string) =>
  name
    .replace(/Outline$/, '')
    .replace(/(?<!^)([A-Z])/g, '-$1')
    .toLowerCase();
/** The set draws plain paths; their names are only known here. */
const icons = Object.fromEntries(
  [
    'GitNetworkOutline',
    'KeyOutline',
    'NotificationsOutline',
    'Pulse',
    'RocketOutline',
    'SearchOutline',
    'ServerOutline',
    'SpeedometerOutline',
    'TerminalOutline',
    'WarningOutline',
  ].map((name) => [name, () => h(set[name as keyof typeof set], { 'data-truth-name': toName(name) })]),
);

const icon = (name: string) => () => h(NIcon, null, { default: () => h(icons[name]!) });
const times = [
  '12:00',
  '12:10',
  '12:20',
  '12:30',
  '12:40',
  '12:50',
  '13:00',
  '13:10',
  '13:20',
  '13:30',
  '13:40',
  '13:50',
];
const latency = [82, 79, 91, 88, 120, 164, 138, 102, 96, 90, 93, 87];
const median = [41, 40, 44, 43, 52, 61, 55, 47, 45, 44, 45, 43];
const regions = ['Oslo', 'Dublin', 'Porto', 'Graz', 'Izmir'];
const ok = [420, 380, 260, 310, 190];
const slow = [40, 62, 30, 22, 48];
const failed = [6, 14, 4, 3, 21];
const series = [
  { name: 'OK', color: '#63e2b7', values: ok },
  { name: 'Slow', color: '#f2c97d', values: slow },
  { name: 'Failed', color: '#e88080', values: failed },
];
const truth = {
  latency: {
    kind: 'line',
    labels: times,
    axis: [0, 200],
    series: [
      { name: '95th percentile', color: '#70c0e8', values: latency },
      { name: 'Median', color: '#63e2b7', values: median },
    ],
  },
  regions: { kind: 'stacked-bar', horizontal: true, labels: regions, axis: [0, 500], series },
  gauge: { kind: 'gauge', axis: [0, 100], series: [{ name: 'CPU', color: '#63e2b7', values: [68] }] },
};

const rows = [
  { service: 'checkout-api', region: 'Oslo', state: 'Healthy', cpu: 42, mem: 61, errors: '0.02 %', deploy: '3 h ago' },
  {
    service: 'search-index',
    region: 'Dublin',
    state: 'Degraded',
    cpu: 88,
    mem: 79,
    errors: '1.40 %',
    deploy: '26 min ago',
  },
  { service: 'mail-worker', region: 'Porto', state: 'Healthy', cpu: 17, mem: 35, errors: '0.00 %', deploy: '2 d ago' },
  { service: 'image-resize', region: 'Izmir', state: 'Down', cpu: 0, mem: 4, errors: '100 %', deploy: '8 min ago' },
  { service: 'session-store', region: 'Graz', state: 'Healthy', cpu: 55, mem: 72, errors: '0.01 %', deploy: '5 d ago' },
];
const tone: Record<string, string> = { Healthy: 'success', Degraded: 'warning', Down: 'error' };
const columns = [
  { title: 'Service', key: 'service', render: (row: { service: string }) => h('code', { class: 'mono' }, row.service) },
  { title: 'Region', key: 'region' },
  {
    title: 'State',
    key: 'state',
    render: (row: { state: string }) =>
      h(NTag, { type: tone[row.state], size: 'small', round: true, bordered: false }, { default: () => row.state }),
  },
  {
    title: 'CPU',
    key: 'cpu',
    width: 150,
    render: (row: { cpu: number }) =>
      h(NProgress, {
        percentage: row.cpu,
        height: 8,
        status: row.cpu === 0 ? 'error' : row.cpu > 80 ? 'warning' : 'success',
        processing: false,
      }),
  },
  { title: 'Memory', key: 'mem', render: (row: { mem: number }) => `${row.mem} %` },
  { title: 'Errors', key: 'errors' },
  { title: 'Deployed', key: 'deploy' },
];

const menu = [
  { label: 'Overview', key: 'overview', icon: icon('SpeedometerOutline') },
  { label: 'Services', key: 'services', icon: icon('ServerOutline') },
  { label: 'Deployments', key: 'deploy', icon: icon('RocketOutline') },
  { label: 'Logs', key: 'logs', icon: icon('TerminalOutline') },
  { label: 'Alerts', key: 'alerts', icon: icon('WarningOutline') },
  { label: 'Secrets', key: 'secrets', icon: icon('KeyOutline') },
  { label: 'Network', key: 'network', icon: icon('GitNetworkOutline') },
];

const spark = (values: number[]) => values.map((value, index) => `${index * 14},${34 - value * 3}`).join(' ');
const stats = [
  { label: 'Requests a second', value: '4,812', color: '#70c0e8', values: [3, 5, 4, 6, 7, 6, 9, 8, 10] },
  { label: 'Error rate', value: '0.31 %', color: '#e88080', values: [2, 2, 3, 2, 6, 9, 5, 3, 2] },
  { label: 'Uptime, 30 days', value: '99.98 %', color: '#63e2b7', values: [9, 9, 9, 10, 9, 7, 9, 10, 10] },
  { label: 'Open alerts', value: '3', color: '#f2c97d', values: [1, 1, 2, 2, 1, 4, 5, 4, 3] },
];

const template = `
<n-config-provider :theme="dark" :theme-overrides="{ common: { fontFamily: 'Lato', fontFamilyMono: 'Fira Code' } }">
  <n-layout has-sider style="height:900px">
    <n-layout-sider bordered :width="220" content-style="display:flex;flex-direction:column;height:100%">
      <div class="brand" data-truth="logo"><n-icon size="26" color="#63e2b7"><pulse /></n-icon><b>Lighthouse</b><n-tag size="tiny" type="info" :bordered="false">v4.2</n-tag></div>
      <n-menu value="overview" :options="menu" />
      <div style="flex:1"></div>
      <div class="who"><n-badge dot type="success"><n-avatar round size="medium" color="#2a947d">TK</n-avatar></n-badge><div><b>Tilda Krane</b><small>On call until 18:00</small></div></div>
    </n-layout-sider>
    <n-layout>
      <n-layout-header bordered class="head"><n-breadcrumb><n-breadcrumb-item>Production</n-breadcrumb-item><n-breadcrumb-item>Overview</n-breadcrumb-item></n-breadcrumb><span class="grow"></span>
        <n-input placeholder="Find a service" style="width:240px"><template #prefix><n-icon><search-outline /></n-icon></template><template #suffix><n-tag size="tiny" :bordered="false">⌘ K</n-tag></template></n-input>
        <n-select value="1h" :options="[{ label: 'Last 2 hours', value: '1h' }]" style="width:150px" /><n-badge :value="3"><n-button quaternary circle><template #icon><n-icon><notifications-outline /></n-icon></template></n-button></n-badge><n-button type="primary"><template #icon><n-icon><rocket-outline /></n-icon></template>Deploy</n-button></n-layout-header>
      <main class="main">
        <n-alert type="error" title="image-resize is down in Izmir" closable>Since 13:42 no instance answers. The last deployment is eight minutes old. <n-button text type="error">Roll back</n-button></n-alert>
        <div class="stats"><n-card v-for="stat in stats" :key="stat.label" size="small"><div class="stat"><n-statistic :label="stat.label" :value="stat.value" /><svg width="112" height="36" data-truth="chart" :data-truth-chart="sparkTruth(stat)"><polyline :points="spark(stat.values)" fill="none" :stroke="stat.color" stroke-width="2" /></svg></div></n-card></div>
        <div class="charts">
          <n-card title="Latency in milliseconds" size="small"><template #header-extra><n-radio-group value="line" size="small"><n-radio-button value="line">Latency</n-radio-button><n-radio-button value="load">Load</n-radio-button></n-radio-group></template><div id="latency" style="height:230px" data-truth="chart" :data-truth-chart="json(truth.latency)"></div></n-card>
          <n-card title="Requests by region" size="small"><div id="regions" style="height:236px" data-truth="chart" :data-truth-chart="json(truth.regions)"></div></n-card>
          <n-card title="Cluster CPU" size="small"><div id="gauge" style="height:170px" data-truth="chart" :data-truth-chart="json(truth.gauge)"></div><div class="split"><span>64 of 94 cores</span><n-button text type="primary">Scale up</n-button></div><n-divider style="margin:10px 0" /><div class="split"><span>Nodes</span><b>12</b></div></n-card>
        </div>
        <n-card title="Services" size="small"><template #header-extra><n-space><n-tag round checkable checked>All 38</n-tag><n-tag round>Failing 2</n-tag></n-space></template><n-data-table :columns="columns" :data="rows" size="small" :bordered="false" /></n-card>
      </main>
    </n-layout>
  </n-layout>
</n-config-provider>`;

const style = document.createElement('style');
style.textContent = `
body{margin:0;font-family:Lato,sans-serif}.grow{flex:1}.brand{display:flex;align-items:center;gap:10px;height:60px;padding:0 22px;font-size:18px}.who{display:flex;gap:12px;align-items:center;padding:18px 22px;border-top:1px solid #ffffff17}.who small{display:block;color:#ffffff85}
.head{display:flex;align-items:center;gap:14px;height:60px;padding:0 24px}.main{padding:16px 24px;display:flex;flex-direction:column;gap:14px}.stats{display:grid;grid-template-columns:repeat(4,1fr);gap:14px}.stat{display:flex;justify-content:space-between;align-items:end}
.charts{display:grid;grid-template-columns:5fr 4fr 3fr;gap:14px}.split{display:flex;justify-content:space-between;font-size:13px}.mono{font-family:'Fira Code',monospace;font-size:13px;color:#7fe7c4}`;
document.head.append(style);

const text = { color: '#ffffff85', fontFamily: 'Lato', fontSize: 11 };
const grid = { splitLine: { lineStyle: { color: '#ffffff14' } } };
function drawCharts(): void {
  const draw = (id: string, option: echarts.EChartsOption) =>
    echarts
      .init(document.getElementById(id), undefined, { renderer: 'svg' })
      .setOption({ animation: false, ...option });
  draw('latency', {
    grid: { left: 34, right: 12, top: 30, bottom: 24 },
    legend: { textStyle: text, right: 0, top: 0, icon: 'roundRect', itemWidth: 14, itemHeight: 4 },
    xAxis: {
      type: 'category',
      data: times,
      boundaryGap: false,
      axisLabel: text,
      axisTick: { show: false },
      axisLine: { lineStyle: { color: '#ffffff30' } },
    },
    yAxis: { type: 'value', min: 0, max: 200, interval: 50, axisLabel: text, ...grid },
    series: truth.latency.series.map(({ name, color, values }) => ({
      type: 'line',
      name,
      data: values,
      color,
      symbolSize: 5,
      lineStyle: { width: 2 },
    })),
  });
  draw('regions', {
    grid: { left: 52, right: 14, top: 30, bottom: 22 },
    legend: { textStyle: text, left: 0, top: 0, itemWidth: 10, itemHeight: 10 },
    yAxis: {
      type: 'category',
      data: regions,
      inverse: true,
      axisLabel: { ...text, fontSize: 12 },
      axisTick: { show: false },
      axisLine: { show: false },
    },
    xAxis: { type: 'value', max: 500, interval: 100, axisLabel: text, ...grid },
    series: series.map(({ name, color, values }) => ({
      type: 'bar',
      stack: 'all',
      name,
      data: values,
      color,
      barWidth: 18,
    })),
  });
  draw('gauge', {
    series: [
      {
        type: 'gauge',
        startAngle: 210,
        endAngle: -30,
        center: ['50%', '60%'],
        radius: '105%',
        progress: { show: true, width: 14, itemStyle: { color: '#63e2b7' } },
        pointer: { show: false },
        axisLine: { lineStyle: { width: 14, color: [[1, '#ffffff1c']] } },
        axisTick: { show: false },
        splitLine: { show: false },
        axisLabel: { show: false },
        detail: { formatter: '{value} %', color: '#fff', fontFamily: 'Lato', fontSize: 28, offsetCenter: [0, 0] },
        data: [{ value: 68 }],
      },
    ],
  });
}

const app = createApp({
  template,
  setup() {
    onMounted(() => document.fonts.load('11px Lato').then(drawCharts));
    const json = (value: unknown) => JSON.stringify(value);
    const sparkTruth = (stat: { color: string; values: number[] }) =>
      json({ kind: 'sparkline', series: [{ color: stat.color, values: stat.values }] });
    return { dark: darkTheme, menu, rows, columns, stats, spark, sparkTruth, truth, json };
  },
});
for (const name of ['Pulse', 'SearchOutline', 'NotificationsOutline', 'RocketOutline'] as const)
  app.component(name, icons[name]!);
app.use(naive).mount('#root');

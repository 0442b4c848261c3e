import '@fontsource/noto-sans/400.css';
import '@fontsource/noto-sans/500.css';
import '@fontsource/noto-sans/600.css';
import '@fontsource/noto-sans/700.css';
import 'tdesign-vue-next/dist/tdesign.css';
import * as echarts from 'echarts';
import * as icons from 'tdesign-icons-vue-next';
import TDesign from 'tdesign-vue-next';
import { createApp, h, onMounted } from 'vue/dist/vue.esm-bundler.js';
import { drawPicture } from '../../shared/draw-picture.ts';

const months = ['Oct', 'Nov', 'Dec', 'Jan', 'Feb', 'Mar'];
const series = [
  { name: 'Tickets', color: '#0052d9', values: [42, 48, 71, 38, 44, 53] },
  { name: 'Memberships', color: '#4f8dff', values: [18, 20, 26, 31, 24, 22] },
  { name: 'Café and shop', color: '#a9c8ff', values: [12, 14, 24, 11, 13, 17] },
];
const costs = {
  labels: ['Staff', 'Exhibitions', 'Building', 'Marketing', 'Other'],
  values: [44, 26, 16, 9, 5],
  colors: ['#0052d9', '#00a870', '#ed7b2f', '#e34d59', '#bbc3d4'],
};
const days = ['1', '4', '7', '10', '13', '16', '19', '22', '25', '28'];
const visitors = [310, 420, 380, 560, 610, 540, 720, 690, 830, 790];
const tiles = [
  {
    title: 'Income this month',
    value: '€ 92,410',
    change: '+8.2 %',
    from: '#0052d9',
    to: '#4f8dff',
    icon: 'wallet',
    values: [5, 6, 5, 8, 7, 10, 12],
  },
  {
    title: 'Costs',
    value: '€ 61,075',
    change: '−1.4 %',
    from: '#e3703a',
    to: '#f5a66b',
    icon: 'chart-bar',
    values: [9, 8, 8, 7, 9, 7, 6],
  },
  {
    title: 'Visitors',
    value: '6,850',
    change: '+21 %',
    from: '#00875a',
    to: '#2bc48a',
    icon: 'usergroup',
    values: [3, 4, 6, 6, 8, 9, 11],
  },
  {
    title: 'Gifts',
    value: '€ 14,300',
    change: '+3.1 %',
    from: '#6f3fc9',
    to: '#a47ff0',
    icon: 'gift',
    values: [6, 5, 7, 6, 6, 8, 7],
  },
];
const rows = [
  { id: 'B-2204', name: 'Lantern Films', kind: 'Hall rental', date: '18 Mar', sum: '€ 4,200.00', state: 'Paid' },
  { id: 'B-2203', name: 'Ines Caldera', kind: 'Membership', date: '18 Mar', sum: '€ 60.00', state: 'Paid' },
  { id: 'B-2202', name: 'Glass & Frame Ltd', kind: 'Supplier', date: '17 Mar', sum: '−€ 1,985.50', state: 'Due' },
  { id: 'B-2201', name: 'School of Rye Street', kind: 'Group visit', date: '16 Mar', sum: '€ 312.00', state: 'Late' },
  { id: 'B-2200', name: 'Bequest Harlow', kind: 'Gift', date: '14 Mar', sum: '€ 10,000.00', state: 'Paid' },
  { id: 'B-2199', name: 'Otto Prell', kind: 'Membership', date: '13 Mar', sum: '€ 60.00', state: 'Paid' },
];
const theme: Record<string, string> = { Paid: 'success', Due: 'warning', Late: 'danger' };
const columns = [
  { colKey: 'row-select', type: 'multiple', width: 46 },
  { colKey: 'id', title: 'No.', width: 90 },
  { colKey: 'name', title: 'With', ellipsis: true },
  { colKey: 'kind', title: 'Kind', width: 120 },
  { colKey: 'date', title: 'Date', width: 90, sorter: true },
  { colKey: 'sum', title: 'Sum', align: 'right', width: 130 },
  { colKey: 'state', title: 'State', width: 90, cell: 'state' },
];
const truth = {
  income: { kind: 'stacked-bar', labels: months, axis: [0, 140], series },
  costs: { kind: 'pie', labels: costs.labels, series: [{ values: costs.values }] },
  visitors: {
    kind: 'line',
    smooth: true,
    labels: days,
    axis: [0, 1000],
    series: [{ name: 'Visitors', color: '#00a870', values: visitors }],
  },
};

const template = `
<t-layout style="height:900px"><t-aside width="200px" class="aside"><t-menu value="money" theme="light" width="200px" style="height:900px"><template #logo><span class="brand" data-truth="logo"><t-icon-museum />Kunsthalle</span></template>
  <t-menu-item value="home"><template #icon><dashboard-icon /></template>Overview</t-menu-item><t-menu-item value="money"><template #icon><wallet-icon /></template>Finance</t-menu-item><t-menu-item value="cal"><template #icon><calendar-icon /></template>Exhibitions</t-menu-item><t-menu-item value="people"><template #icon><usergroup-icon /></template>Members</t-menu-item><t-menu-item value="shop"><template #icon><shop-icon /></template>Shop</t-menu-item><t-menu-item value="files"><template #icon><folder-icon /></template>Archive</t-menu-item><t-menu-item value="set"><template #icon><setting-icon /></template>Settings</t-menu-item></t-menu></t-aside>
  <t-layout><t-header height="56px"><t-head-menu value="m"><template #logo><h1>Finance</h1></template><t-menu-item value="m">Month</t-menu-item><t-menu-item value="q">Quarter</t-menu-item><t-menu-item value="y">Year</t-menu-item><template #operations><t-space align="center" size="12px"><t-date-range-picker :value="['2026-03-01','2026-03-28']" style="width:250px" /><t-badge :count="4"><t-button variant="text" shape="square"><template #icon><notification-icon /></template></t-button></t-badge><t-avatar :image="face" size="32px" /><t-button theme="primary"><template #icon><download-icon /></template>Report</t-button></t-space></template></t-head-menu></t-header>
    <t-content class="main"><div class="tiles"><div v-for="t in tiles" :key="t.title" class="tile" :style="{ background: 'linear-gradient(120deg,' + t.from + ',' + t.to + ')' }" data-truth="card"><span>{{ t.title }}</span><component :is="t.icon + '-icon'" size="20px" class="ti" /><strong>{{ t.value }}</strong><em>{{ t.change }}</em><svg viewBox="0 0 90 36" width="90" height="36" data-truth="chart" :data-truth-chart="json({ kind: 'sparkline', series: [{ color: '#ffffff', values: t.values }] })"><polyline :points="t.values.map((v, i) => i * 15 + ',' + (36 - v * 2.7)).join(' ')" fill="none" stroke="#fff" stroke-width="2.5" stroke-linejoin="round" /></svg></div></div>
      <div class="two"><t-card title="Income by source" subtitle="in thousand euros" header-bordered size="small"><template #actions><t-radio-group variant="default-filled" value="b" size="small"><t-radio-button value="b">Bars</t-radio-button><t-radio-button value="t">Table</t-radio-button></t-radio-group></template><div id="income" style="height:272px" data-truth="chart" :data-truth-chart="json(truth.income)"></div></t-card>
        <t-card title="Costs" header-bordered size="small"><template #actions><t-link theme="primary">Details</t-link></template><div class="pie"><div id="costs" style="width:200px;height:272px" data-truth="chart" :data-truth-chart="json(truth.costs)"></div><ul><li v-for="(l, i) in costs.labels" :key="l"><i :style="{ background: costs.colors[i] }"></i>{{ l }}<b>{{ costs.values[i] }} %</b></li></ul></div></t-card></div>
      <div class="two flip"><t-card title="Bookings" header-bordered size="small" class="table"><template #actions><t-space size="8px"><t-input placeholder="Filter" size="small" style="width:150px"><template #suffix-icon><search-icon /></template></t-input><t-button size="small" variant="outline">All bookings</t-button></t-space></template><t-table row-key="id" :data="rows" :columns="columns" :selected-row-keys="['B-2202']" size="small" hover stripe><template #state="{ row }"><t-tag :theme="theme[row.state]" variant="light" size="small">{{ row.state }}</t-tag></template></t-table></t-card>
        <t-card title="Visitors a day" header-bordered size="small"><div id="visitors" style="height:196px" data-truth="chart" :data-truth-chart="json(truth.visitors)"></div><t-divider style="margin:8px 0" /><div class="goal"><span>Goal for March</span><t-progress :percentage="76" theme="line" color="#00a870" :label="false" data-truth="progress" /><b>76 %</b></div></t-card></div></t-content></t-layout></t-layout>`;

const style = document.createElement('style');
style.textContent = `
:root{--td-font-family:'Noto Sans',sans-serif;--td-radius-medium:8px}*{box-sizing:border-box}body{margin:0;font:14px 'Noto Sans',sans-serif;background:#f3f4f8}button,input{font-family:inherit}.aside{border-right:1px solid #e7e9f0}.brand{display:flex;gap:10px;align-items:center;font-weight:700;font-size:16px}h1{font-size:18px;margin:0 12px 0 4px;font-weight:600}
.main{padding:16px 20px;display:flex;flex-direction:column;gap:14px}.tiles{display:grid;grid-template-columns:repeat(4,1fr);gap:14px}.tile{color:#fff;border-radius:12px;padding:16px 18px;position:relative;height:124px}.tile strong{display:block;font-size:26px;margin:4px 0 6px}.tile em{font-style:normal;background:#ffffff33;border-radius:20px;padding:2px 9px;font-size:12px}.tile .ti{position:absolute;right:18px;top:16px}.tile svg:last-child{position:absolute;right:18px;bottom:14px}
.t-layout{background:#f3f4f8}.t-head-menu__inner{padding-right:20px}.tile strong{line-height:1.3}.two{display:grid;grid-template-columns:7fr 5fr;gap:14px}.pie{display:flex;align-items:center;gap:14px}ul{list-style:none;margin:0;padding:0;flex:1}li{display:flex;align-items:center;gap:8px;padding:6px 0;border-bottom:1px dashed #e7e9f0}li i{width:10px;height:10px;border-radius:2px}li b{margin-left:auto;font-weight:600}.goal{display:flex;gap:14px;align-items:center}.goal span{white-space:nowrap}.goal>div{flex:1}.table .t-card__body{padding:0 4px 4px}`;
document.head.append(style);

function drawCharts(): void {
  const text = { color: '#8b93a7', fontFamily: 'Noto Sans', fontSize: 11 };
  const draw = (id: string, option: echarts.EChartsOption) =>
    echarts
      .init(document.getElementById(id), undefined, { renderer: id === 'visitors' ? 'canvas' : 'svg' })
      .setOption({ animation: false, ...option });
  const category = (data: string[], boundaryGap: boolean) => ({
    type: 'category' as const,
    data,
    boundaryGap,
    axisLabel: text,
    axisTick: { show: false },
    axisLine: { lineStyle: { color: '#dfe3ec' } },
  });
  const value = (max: number, interval: number) => ({
    type: 'value' as const,
    max,
    interval,
    axisLabel: text,
    splitLine: { lineStyle: { color: '#eef0f5' } },
  });
  draw('income', {
    grid: { left: 36, right: 8, top: 34, bottom: 24 },
    legend: { textStyle: text, left: 0, top: 0, itemWidth: 10, itemHeight: 10, itemGap: 18 },
    xAxis: category(months, true),
    yAxis: value(140, 20),
    series: series.map(({ name, color, values }, index) => ({
      type: 'bar',
      stack: 'all',
      name,
      color,
      data: values,
      barWidth: 36,
      itemStyle: { borderRadius: index === 2 ? [5, 5, 0, 0] : 0 },
    })),
  });
  draw('costs', {
    series: [
      {
        type: 'pie',
        radius: '84%',
        label: { show: false },
        itemStyle: { borderColor: '#fff', borderWidth: 2 },
        data: costs.values.map((value, i) => ({ value, name: costs.labels[i], itemStyle: { color: costs.colors[i] } })),
      },
    ],
  });
  draw('visitors', {
    grid: { left: 38, right: 10, top: 10, bottom: 22 },
    xAxis: category(days, false),
    yAxis: value(1000, 250),
    series: [{ type: 'line', smooth: true, symbol: 'none', data: visitors, color: '#00a870', lineStyle: { width: 3 } }],
  });
}

const app = createApp({
  template,
  setup() {
    onMounted(() => document.fonts.load('11px "Noto Sans"').then(drawCharts));
    return {
      tiles,
      rows,
      columns,
      theme,
      costs,
      truth,
      json: (value: unknown) => JSON.stringify(value),
      face: drawPicture('face', 73, 64, 64),
    };
  },
});
for (const name of [
  'Dashboard',
  'Wallet',
  'Calendar',
  'Usergroup',
  'Shop',
  'Folder',
  'Setting',
  'Notification',
  'Download',
  'ChartBar',
  'Gift',
  'Search',
] as const)
  app.component(`${name}Icon`, () =>
    h(icons[`${name}Icon`], { 'data-truth-name': name.replace(/(?<!^)([A-Z])/g, '-$1').toLowerCase() }),
  );
app.component('TIconMuseum', { render: () => h(icons.BuildingIcon, { size: '24px', style: { color: '#0052d9' } }) });
app.use(TDesign).mount('#root');

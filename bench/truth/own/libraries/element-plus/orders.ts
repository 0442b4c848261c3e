import '@fontsource/inter/400.css';
import '@fontsource/inter/500.css';
import '@fontsource/inter/600.css';
import 'element-plus/dist/index.css';
import * as set from '@element-plus/icons-vue';
import ElementPlus from 'element-plus';
import { createApp, h, ref } from 'vue/dist/vue.esm-bundler.js';
import { drawPicture } from '../../shared/draw-picture.ts';

const toName = (name: string) => name.replace(/(?<!^)([A-Z])/g, '-$1').toLowerCase();
/** The set draws plain paths; their names are only known here. */
const icons = Object.fromEntries(
  Object.entries(set).map(([name, icon]) => [name, () => h(icon, { 'data-truth-name': toName(name) })]),
);

const names = [
  'Greta Holm',
  'Tomás Rivera',
  'Aiko Tanabe',
  'Yusuf Demir',
  'Claire Dubois',
  'Nils Berger',
  'Ana Marković',
  'Peter Okafor',
  'Wen Li',
  'Sofia Rossi',
  'Jan Kowalski',
  'Mia Larsen',
  'Ravi Iyer',
  'Elif Aydın',
];
const goods = [
  'Trail pack 32 l',
  'Down quilt',
  'Titan mug',
  'Ridge tent',
  'Wool base layer',
  'Gas stove',
  'Rain shell',
  'Head lamp',
  'Sit mat',
  'Water filter',
  'Trekking poles',
  'Sun hat',
  'Dry bag 20 l',
  'Camp chair',
];
const states = [
  'Paid',
  'Packed',
  'Sent',
  'Paid',
  'Returned',
  'Sent',
  'Open',
  'Packed',
  'Sent',
  'Sent',
  'Open',
  'Paid',
  'Cancelled',
  'Sent',
];
const tone: Record<string, string> = {
  Paid: 'primary',
  Packed: 'warning',
  Sent: 'success',
  Returned: 'info',
  Open: 'warning',
  Cancelled: 'danger',
};

const rows = names.map((name, index) => ({
  id: `#${48_213 - index * 7}`,
  name,
  mail: `${name
    .split(' ')[0]!
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z]/g, '')}@post.example`,
  face: drawPicture('face', 100 + index * 3, 64, 64),
  goods: goods[index],
  count: 1 + ((index * 5) % 4),
  date: `${17 - Math.floor(index / 4)} Mar 2026, ${String(18 - index).padStart(2, '0')}:${String((index * 17) % 60).padStart(2, '0')}`,
  total: `€ ${(38.5 + ((index * 71) % 290)).toFixed(2)}`,
  state: states[index],
  progress: [40, 65, 100, 40, 100, 100, 10, 65, 100, 100, 10, 40, 0, 100][index],
}));

const tiles = [
  { label: 'Open orders', value: '128', note: '12 more than yesterday', icon: 'ShoppingCart', color: '#409eff' },
  { label: 'To be packed', value: '46', note: 'Oldest waits 5 h', icon: 'Box', color: '#e6a23c' },
  { label: 'On their way', value: '312', note: '98.2 % in time', icon: 'Van', color: '#67c23a' },
  { label: 'Returns', value: '9', note: '2 need an answer', icon: 'RefreshLeft', color: '#f56c6c' },
  { label: 'Turnover today', value: '€ 11,482', note: '+6.4 %', icon: 'Money', color: '#8e63e6' },
];

const template = `
<el-container style="height:1080px">
  <el-aside width="232px" class="side">
    <div class="brand" data-truth="logo"><el-icon :size="24"><MostlyCloudy /></el-icon>Northtrail Admin</div>
    <el-menu default-active="2-1" :default-openeds="['2','4']" background-color="#1d2533" text-color="#b6c0d1" active-text-color="#ffffff" style="border:0">
      <el-menu-item index="1"><el-icon><Odometer /></el-icon>Dashboard</el-menu-item>
      <el-sub-menu index="2"><template #title><el-icon><List /></el-icon>Orders</template><el-menu-item index="2-1">All orders<el-badge :value="128" class="mbadge" /></el-menu-item><el-menu-item index="2-2">Drafts</el-menu-item><el-menu-item index="2-3">Returns<el-badge :value="9" type="warning" class="mbadge" /></el-menu-item></el-sub-menu>
      <el-menu-item index="3"><el-icon><Goods /></el-icon>Products</el-menu-item>
      <el-sub-menu index="4"><template #title><el-icon><User /></el-icon>Customers</template><el-menu-item index="4-1">People</el-menu-item><el-menu-item index="4-2">Companies</el-menu-item></el-sub-menu>
      <el-menu-item index="5"><el-icon><Ticket /></el-icon>Vouchers</el-menu-item><el-menu-item index="6"><el-icon><DataAnalysis /></el-icon>Reports</el-menu-item><el-menu-item index="7"><el-icon><Setting /></el-icon>Settings</el-menu-item>
    </el-menu>
  </el-aside>
  <el-container>
    <el-header height="60px" class="head">
      <el-button text :icon="Fold" circle />
      <el-breadcrumb separator="/"><el-breadcrumb-item>Home</el-breadcrumb-item><el-breadcrumb-item>Orders</el-breadcrumb-item><el-breadcrumb-item>All orders</el-breadcrumb-item></el-breadcrumb>
      <span class="grow"></span>
      <el-input placeholder="Search orders, people, products" :prefix-icon="Search" style="width:320px" />
      <el-badge is-dot><el-button text circle :icon="Bell" /></el-badge><el-button text circle :icon="QuestionFilled" />
      <el-dropdown><span class="user"><el-avatar :size="34" :src="rows[5].face" />Nora Feld<el-icon><ArrowDown /></el-icon></span></el-dropdown>
    </el-header>
    <el-main class="main">
      <div class="title"><h1>Orders</h1><span class="grow"></span><el-button :icon="Download">Export</el-button><el-button :icon="Printer">Print labels</el-button><el-button type="primary" :icon="Plus">New order</el-button></div>
      <div class="tiles"><el-card v-for="tile in tiles" :key="tile.label" shadow="hover" body-style="padding:18px 20px"><div class="tile"><div><span>{{ tile.label }}</span><strong>{{ tile.value }}</strong><small>{{ tile.note }}</small></div><el-icon :size="26" :color="tile.color" :style="{ background: tile.color + '1f' }" class="round"><component :is="tile.icon" /></el-icon></div></el-card></div>
      <el-card shadow="never" body-style="padding:16px 20px 20px">
        <div class="filters"><el-radio-group model-value="all"><el-radio-button data-truth="button" value="all">All 1,284</el-radio-button><el-radio-button data-truth="button" value="open">Open</el-radio-button><el-radio-button data-truth="button" value="sent">Sent</el-radio-button><el-radio-button data-truth="button" value="back">Returned</el-radio-button></el-radio-group>
          <el-select model-value="web" style="width:170px"><el-option value="web" label="Web shop" /></el-select><el-date-picker v-model="range" type="daterange" range-separator="to" style="width:290px;flex:none" /><el-select :model-value="['de','fr']" multiple style="width:230px"><el-option value="de" label="Germany" /><el-option value="fr" label="France" /></el-select><span class="grow"></span><el-button text type="primary" :icon="Filter">More filters</el-button><el-button circle :icon="Refresh" /></div>
        <el-table ref="table" :data="rows" stripe border style="width:100%" size="default" :default-sort="{ prop: 'date', order: 'descending' }">
          <el-table-column type="selection" width="48" align="center" />
          <el-table-column prop="id" label="Order" width="104"><template #default="{ row }"><el-link type="primary" underline="never">{{ row.id }}</el-link></template></el-table-column>
          <el-table-column label="Customer" min-width="230"><template #default="{ row }"><div class="person"><el-avatar :size="28" :src="row.face" /><div><b>{{ row.name }}</b><span>{{ row.mail }}</span></div></div></template></el-table-column>
          <el-table-column prop="goods" label="Product" min-width="170" /><el-table-column prop="count" label="Pieces" width="112" align="right" sortable /><el-table-column prop="date" label="Ordered" width="190" sortable />
          <el-table-column label="State" width="120"><template #default="{ row }"><el-tag :type="tone[row.state]" :effect="row.state === 'Cancelled' ? 'dark' : 'light'" round>{{ row.state }}</el-tag></template></el-table-column>
          <el-table-column label="Progress" width="190"><template #default="{ row }"><el-progress :percentage="row.progress" :stroke-width="8" :status="row.progress === 100 ? 'success' : ''" :duration="0" /></template></el-table-column>
          <el-table-column prop="total" label="Total" width="120" align="right" sortable />
          <el-table-column label="" width="180" align="center"><template #default><el-button link type="primary" size="small">Open</el-button><el-button link size="small">Edit</el-button><el-button link type="danger" size="small">Delete</el-button></template></el-table-column>
        </el-table>
        <div class="foot"><span>14 of 1,284 orders</span><el-pagination background layout="total, sizes, prev, pager, next, jumper" :total="1284" :default-page-size="14" :page-sizes="[14, 50]" :default-current-page="1" /></div>
      </el-card>
    </el-main>
  </el-container>
</el-container>`;

const style = document.createElement('style');
style.textContent = `
:root{--el-font-family:Inter,sans-serif}button,input{font-family:inherit}body{margin:0;font-family:Inter,sans-serif;background:#f3f5f9}
.side{background:#1d2533}.brand{display:flex;align-items:center;gap:10px;color:#fff;font-weight:600;height:60px;padding:0 20px;font-size:16px}.side .el-menu-item.is-active{background:#409eff}.mbadge{margin-left:auto;line-height:1}
.head{background:#fff;display:flex;align-items:center;gap:16px;border-bottom:1px solid #e5e9f0}.grow{flex:1}.user{display:flex;gap:10px;align-items:center;color:#303133}
.main{padding:18px 24px}.title{display:flex;align-items:center;margin-bottom:16px}h1{font-size:22px;margin:0;font-weight:600}
.tiles{display:grid;grid-template-columns:repeat(5,1fr);gap:16px;margin-bottom:16px}.tile{display:flex;justify-content:space-between;align-items:center}.tile span{display:block;color:#909399;font-size:13px}.tile strong{display:block;font-size:24px;font-weight:600;margin:4px 0}.tile small{color:#a0a6b1;font-size:12px}.round{width:52px;height:52px;border-radius:14px}
.filters{display:flex;gap:12px;align-items:center;margin-bottom:16px}.person{display:flex;gap:10px;align-items:center;line-height:1.3}.person b{font-weight:500;color:#303133;display:block}.person span{font-size:12px;color:#909399}.el-table .el-table__cell{padding:4px 0}
.foot{display:flex;justify-content:space-between;align-items:center;margin-top:16px;color:#909399;font-size:13px}`;
document.head.append(style);

const app = createApp({
  template,
  setup: () => ({ rows, tiles, tone, range: ref([new Date(2026, 2, 1), new Date(2026, 2, 17)]), ...icons }),
  mounted() {
    for (const index of [1, 4]) this.$refs.table.toggleRowSelection(rows[index], true);
  },
});
for (const [name, icon] of Object.entries(icons)) app.component(name, icon);
app.use(ElementPlus).mount('#root');

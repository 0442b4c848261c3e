import '@fontsource/nunito-sans/400.css';
import '@fontsource/nunito-sans/600.css';
import '@fontsource/nunito-sans/700.css';
import '@fontsource/nunito-sans/800.css';
import 'element-plus/dist/index.css';
import * as set from '@element-plus/icons-vue';
import ElementPlus from 'element-plus';
import { createApp, h } from 'vue/dist/vue.esm-bundler.js';
import { drawPicture } from '../../shared/draw-picture.ts';

const toName = (name: string) => name.replace(/(?<!^)([A-Z])/g, '-$1').toLowerCase();
/** The set draws plain paths; their names are only known here. */
const icons = Object.fromEntries(
  Object.entries(set).map(([name, icon]) => [name, () => h(icon, { 'data-truth-name': toName(name) })]),
);

type Task = {
  title: string;
  tags: [string, string][];
  faces: number[];
  due?: string;
  late?: boolean;
  notes?: number;
  files?: number;
  done?: number;
  cover?: number;
};

const columns: { name: string; color: string; tasks: Task[] }[] = [
  {
    name: 'Ideas',
    color: '#909399',
    tasks: [
      { title: 'Quiet hours for night guests', tags: [['Research', 'info']], faces: [3], notes: 2 },
      {
        title: 'Swap tents for tree houses in the lower meadow',
        tags: [
          ['Site', 'success'],
          ['Budget', 'warning'],
        ],
        faces: [5, 8],
        notes: 11,
        files: 3,
        cover: 12,
      },
      { title: 'Season pass for families', tags: [['Sales', 'primary']], faces: [9], due: '2 May' },
      { title: 'Ask the bus company for a stop at the gate', tags: [['Site', 'success']], faces: [14], notes: 1 },
    ],
  },
  {
    name: 'Planned',
    color: '#a06bff',
    tasks: [
      {
        title: 'New signs on all footpaths',
        tags: [['Site', 'success']],
        faces: [5, 14, 3],
        due: '28 Mar',
        files: 6,
        done: 20,
      },
      {
        title: 'Breakfast basket: prices and partners',
        tags: [
          ['Food', 'danger'],
          ['Sales', 'primary'],
        ],
        faces: [8],
        due: '30 Mar',
        notes: 4,
        done: 35,
      },
      {
        title: 'Order 60 fire bowls and 2 t of wood',
        tags: [['Budget', 'warning']],
        faces: [20, 9],
        due: '3 Apr',
        cover: 44,
      },
      {
        title: 'Insurance for the climbing wall',
        tags: [['Safety', 'danger']],
        faces: [5],
        due: '6 Apr',
        notes: 2,
        files: 1,
      },
    ],
  },
  {
    name: 'In progress',
    color: '#e6882a',
    tasks: [
      {
        title: 'Repair the roof of the wash house',
        tags: [
          ['Site', 'success'],
          ['Urgent', 'danger'],
        ],
        faces: [14, 9],
        due: '19 Mar',
        late: true,
        notes: 7,
        files: 2,
        done: 60,
      },
      {
        title: 'Booking form in three languages',
        tags: [['Web', 'warning']],
        faces: [3, 20],
        due: '24 Mar',
        notes: 3,
        done: 80,
      },
      { title: 'Hire four people for the summer', tags: [['Team', 'info']], faces: [8], due: '1 Apr', done: 45 },
      {
        title: 'Paint the shutters of all nine huts',
        tags: [['Site', 'success']],
        faces: [14, 5, 20],
        due: '5 Apr',
        notes: 5,
        done: 30,
      },
    ],
  },
  {
    name: 'Done',
    color: '#2fae74',
    tasks: [
      {
        title: 'Photo day with the drone',
        tags: [['Marketing', 'primary']],
        faces: [20, 5],
        files: 48,
        cover: 31,
        done: 100,
      },
      { title: 'Fire permit for the evening place', tags: [['Safety', 'danger']], faces: [9], done: 100 },
      {
        title: 'Contract with the village bakery',
        tags: [
          ['Food', 'danger'],
          ['Sales', 'primary'],
        ],
        faces: [8, 3],
        files: 2,
        done: 100,
      },
    ],
  },
];

const people = [3, 5, 8, 9, 14];

const template = `
<div class="app">
  <nav class="rail"><div class="mark" data-truth="logo"><el-icon :size="22"><Sunrise /></el-icon></div>
    <el-tooltip v-for="(item, i) in rail" :key="item" :content="item"><el-button text :class="{ on: i === 1 }" circle size="large"><el-icon :size="20"><component :is="item" /></el-icon></el-button></el-tooltip><span class="grow"></span><el-avatar :size="36" :src="face(26)" /></nav>
  <div class="body">
    <header><div><h1>Opening of the season</h1><p>Meadow Camp · 10 tasks, 3 due this week</p></div><span class="grow"></span>
      <div class="faces"><el-avatar v-for="seed in people" :key="seed" :size="34" :src="face(seed)" /><el-avatar :size="34" class="more">+4</el-avatar></div><el-button round :icon="Share">Share</el-button><el-button round type="primary" :icon="Plus" color="#e6882a" style="color:#fff">Add task</el-button></header>
    <div class="bar"><el-tabs model-value="board"><el-tab-pane label="Board" name="board" /><el-tab-pane label="List" name="list" /><el-tab-pane label="Timeline" name="time" /><el-tab-pane label="Files" name="files" /></el-tabs>
      <el-input placeholder="Filter tasks" :prefix-icon="Search" style="width:220px" /><el-select model-value="me" style="width:150px"><el-option value="me" label="All people" /></el-select><el-segmented :options="['Comfortable', 'Compact']" model-value="Comfortable" /></div>
    <main class="columns">
      <section v-for="column in columns" :key="column.name" class="column" data-truth="group">
        <div class="chead"><i :style="{ background: column.color }"></i><b>{{ column.name }}</b><el-tag round size="small" type="info" effect="plain">{{ column.tasks.length }}</el-tag><span class="grow"></span><el-button text circle size="small" :icon="MoreFilled" /></div>
        <el-card v-for="task in column.tasks" :key="task.title" shadow="always" body-style="padding:14px">
          <img v-if="task.cover" :src="cover(task.cover)" class="cover" alt="" />
          <div class="tags"><el-tag v-for="tag in task.tags" :key="tag[0]" :type="tag[1]" size="small">{{ tag[0] }}</el-tag></div><h3>{{ task.title }}</h3>
          <el-progress v-if="task.done" :percentage="task.done" :stroke-width="5" :color="column.color" :duration="0" />
          <div class="meta"><span v-if="task.due" :class="{ late: task.late }"><el-icon><Clock /></el-icon>{{ task.due }}</span><span v-if="task.notes"><el-icon><ChatDotRound /></el-icon>{{ task.notes }}</span><span v-if="task.files"><el-icon><Paperclip /></el-icon>{{ task.files }}</span><span class="grow"></span><div class="faces small"><el-avatar v-for="seed in task.faces" :key="seed" :size="24" :src="face(seed)" /></div></div>
        </el-card>
        <el-button text class="add" :icon="Plus">Add a task</el-button>
      </section>
    </main>
  </div>
</div>`;

const style = document.createElement('style');
style.textContent = `
:root{--el-font-family:'Nunito Sans',sans-serif;--el-color-primary:#e6882a;--el-color-primary-light-9:#fdf1e4;--el-color-primary-light-8:#f9e0c6;--el-border-radius-base:8px;--el-card-border-radius:14px}
button,input{font-family:inherit}body{margin:0;font-family:'Nunito Sans',sans-serif;background:#fff8ef}.grow{flex:1}.app{display:flex;height:900px}
.rail{width:64px;background:#2d2a26;display:flex;flex-direction:column;align-items:center;gap:12px;padding:16px 0;box-sizing:border-box}.mark{width:40px;height:40px;border-radius:12px;background:linear-gradient(135deg,#ffb347,#e6682a);color:#fff;display:grid;place-items:center;margin-bottom:12px}.rail .el-button{color:#b7aea2;margin:0}.rail .on{background:#463f37!important;color:#ffb347!important}
.body{flex:1;display:flex;flex-direction:column;min-width:0}header{display:flex;align-items:center;gap:14px;padding:22px 28px 8px}h1{font-size:26px;margin:0;font-weight:800}header p{margin:2px 0 0;color:#8a8177;font-size:14px}
.faces{display:flex}.faces .el-avatar{border:2px solid #fff8ef;margin-left:-10px}.faces .more{background:#f0dfc6;color:#7a5a2e;font-size:12px;font-weight:700}.small .el-avatar{border-color:#fff;margin-left:-7px}
.bar{display:flex;align-items:center;gap:14px;padding:0 28px 14px}.bar .el-tabs{flex:1}.bar .el-tabs__header{margin:0}
.columns{flex:1;display:grid;grid-template-columns:repeat(4,1fr);gap:18px;padding:0 28px 24px;min-height:0}.column{background:#f6ecdd;border-radius:18px;padding:14px;display:flex;flex-direction:column;gap:12px}.chead{display:flex;align-items:center;gap:8px;padding:0 4px}.chead i{width:10px;height:10px;border-radius:50%}
.column .el-card{border-radius:14px;--el-box-shadow-light:0 2px 8px #7a5a2e1f;border:0}.cover{width:100%;height:96px;object-fit:cover;border-radius:10px;display:block;margin-bottom:10px}.tags{display:flex;gap:6px}h3{font-size:15px;line-height:1.35;margin:9px 0;font-weight:700}.meta{display:flex;align-items:center;gap:12px;font-size:13px;color:#8a8177;margin-top:8px}.meta span:not(.grow){display:inline-flex;align-items:center;gap:4px}.late{color:#e5484d;font-weight:700}.add{justify-content:flex-start;color:#8a8177}`;
document.head.append(style);

const app = createApp({
  template,
  setup: () => ({
    columns,
    people,
    rail: ['HomeFilled', 'Grid', 'Calendar', 'Message', 'PieChart', 'Setting'],
    face: (seed: number) => drawPicture('face', seed, 72, 72),
    cover: (seed: number) => drawPicture('landscape', seed, 280, 96),
    ...icons,
  }),
});
for (const [name, icon] of Object.entries(icons)) app.component(name, icon);
app.use(ElementPlus).mount('#root');

import '@fontsource/work-sans/400.css';
import '@fontsource/work-sans/500.css';
import '@fontsource/work-sans/600.css';
import 'ant-design-vue/dist/reset.css';
import * as icons from '@ant-design/icons-vue';
import Antd from 'ant-design-vue';
import dayjs from 'dayjs';
import { createApp, ref } from 'vue/dist/vue.esm-bundler.js';
import { drawPicture } from '../../shared/draw-picture.ts';

type Event = {
  day: number;
  from: number;
  to: number;
  title: string;
  place?: string;
  color: string;
  slot?: 'left' | 'right';
  faces?: number[];
};

const days = ['Mon 16', 'Tue 17', 'Wed 18', 'Thu 19', 'Fri 20', 'Sat 21', 'Sun 22'];
const hours = [8, 9, 10, 11, 12, 13, 14, 15, 16, 17];
const events: Event[] = [
  { day: 0, from: 9, to: 10, title: 'Week planning', place: 'Room Birch', color: 'blue', faces: [3, 5, 9] },
  { day: 0, from: 13, to: 14.5, title: 'Interview: gardener', place: 'Greenhouse 2', color: 'magenta' },
  { day: 1, from: 8.5, to: 11, title: 'Plant fair', place: 'Market hall', color: 'green', faces: [5, 12] },
  { day: 1, from: 14, to: 15, title: 'Call with Rosenhof', color: 'gold' },
  { day: 2, from: 10, to: 11.5, title: 'Design review', color: 'blue', slot: 'left' },
  { day: 2, from: 10.5, to: 12, title: 'Delivery of soil', color: 'orange', slot: 'right' },
  { day: 2, from: 15, to: 17, title: 'Workshop: pruning', place: '12 guests', color: 'green', faces: [9, 12, 3] },
  { day: 3, from: 9, to: 9.75, title: 'Stand-up', color: 'blue' },
  { day: 3, from: 11, to: 13, title: 'Customer visit', place: 'Villa Lind', color: 'purple', faces: [3] },
  { day: 4, from: 9, to: 9.75, title: 'Stand-up', color: 'blue' },
  { day: 4, from: 13.5, to: 16, title: 'Budget for summer', place: 'Room Birch', color: 'gold', faces: [5, 9, 12] },
  { day: 5, from: 10, to: 13, title: 'Open garden', place: 'Everybody is welcome', color: 'green' },
];
const tone: Record<string, [string, string]> = {
  blue: ['#e6f0ff', '#1d4ed8'],
  magenta: ['#fff0f6', '#c41d7f'],
  green: ['#eaf8ec', '#237804'],
  gold: ['#fff8e1', '#ad6800'],
  orange: ['#fff1e6', '#d4500b'],
  purple: ['#f4eefe', '#6a2fc0'],
};
const HOUR_PX = 66;
const place = (event: Event) => ({
  top: `${(event.from - 8) * HOUR_PX}px`,
  height: `${(event.to - event.from) * HOUR_PX - 4}px`,
  left: `calc(${(100 / 7) * event.day}% + ${event.slot === 'right' ? '50% / 7' : '0px'} + 3px)`,
  width: `calc(${100 / 7}% ${event.slot ? '/ 2' : ''} - 6px)`,
  background: tone[event.color]![0],
  color: tone[event.color]![1],
  borderLeft: `3px solid ${tone[event.color]![1]}`,
});
const lists = [
  ['Team', '#1d4ed8', true],
  ['Garden', '#237804', true],
  ['Customers', '#6a2fc0', true],
  ['Money', '#ad6800', true],
  ['Holidays', '#8c8c8c', false],
];

const template = `
<a-config-provider :theme="{ token: { fontFamily: 'Work Sans', colorPrimary: '#237804', borderRadius: 8, borderRadiusSM: 4 } }">
  <a-layout style="height:900px">
    <a-layout-header class="head"><span class="brand" data-truth="logo"><experiment-two-tone two-tone-color="#237804" style="font-size:26px" />Gartenrund</span><a-menu mode="horizontal" :selected-keys="['2']" style="flex:1;border:0"><a-menu-item key="1">Projects</a-menu-item><a-menu-item key="2">Calendar</a-menu-item><a-menu-item key="3">Plants</a-menu-item><a-menu-item key="4">Invoices <a-badge count="2" :offset="[4, -2]" /></a-menu-item></a-menu><a-input placeholder="Search" style="width:220px"><template #prefix><search-outlined style="color:#999" /></template></a-input><a-badge dot :offset="[-8, 8]"><a-button type="text" shape="circle"><template #icon><bell-outlined /></template></a-button></a-badge><a-avatar :src="face(26)" :size="34" /></a-layout-header>
    <a-layout><a-layout-sider theme="light" width="288" class="sider"><a-button type="primary" block size="large"><template #icon><plus-outlined /></template>New appointment</a-button>
        <a-calendar v-model:value="day" :fullscreen="false" class="mini"><template #headerRender><div class="mhead"><b>March 2026</b><a-button type="text" size="small"><template #icon><left-outlined /></template></a-button><a-button type="text" size="small"><template #icon><right-outlined /></template></a-button></div></template></a-calendar><a-divider style="margin:12px 0" />
        <b>My calendars</b><div v-for="l in lists" :key="l[0]" class="list"><a-checkbox :checked="l[2]" :style="{ '--c': l[1] }">{{ l[0] }}</a-checkbox><i :style="{ background: l[1] }"></i></div>
        <a-divider style="margin:12px 0" /><b>Next</b><a-timeline style="margin-top:14px"><a-timeline-item color="green">Workshop: pruning<small>Today, 15:00</small></a-timeline-item><a-timeline-item color="purple">Customer visit<small>Tomorrow, 11:00</small></a-timeline-item></a-timeline></a-layout-sider>
      <a-layout-content class="main"><div class="bar"><h1>March 2026</h1><a-tag color="green">Week 12</a-tag><span style="flex:1"></span><a-button>Today</a-button><a-button-group><a-button><template #icon><left-outlined /></template></a-button><a-button><template #icon><right-outlined /></template></a-button></a-button-group><a-segmented :options="['Day', 'Week', 'Month', 'List']" value="Week" /></div>
        <div class="cal" data-truth="card"><div class="dhead"><span class="gut">GMT+1</span><div v-for="(d, i) in days" :key="d" :class="{ today: i === 2 }">{{ d.slice(0, 3) }}<b>{{ d.slice(4) }}</b></div></div>
          <div class="allday"><span class="gut">all day</span><div class="full" data-truth="badge">Spring week: 20 % on all seedlings</div></div>
          <div class="body"><div class="gutter"><span v-for="h in hours" :key="h">{{ String(h).padStart(2, '0') }}:00</span></div><div class="plane"><i v-for="h in 10" :key="h" class="hl" :style="{ top: (h - 1) * 66 + 'px' }" data-truth="none"></i><i v-for="d in 6" :key="'d' + d" class="vl" :style="{ left: (100 / 7) * d + '%' }" data-truth="none"></i>
            <div v-for="e in events" :key="e.title + e.day" class="event" :style="place(e)" data-truth="card"><b>{{ e.title }}</b><span v-if="e.to - e.from >= 1">{{ time(e.from) }}–{{ time(e.to) }}</span><span v-if="e.place && e.to - e.from > 1">{{ e.place }}</span><a-avatar-group v-if="e.faces && e.to - e.from > 1.4" size="small" class="fs"><a-avatar v-for="f in e.faces" :key="f" :src="face(f)" /></a-avatar-group></div>
            <div class="now" style="top:424px" data-truth="divider"></div></div></div></div></a-layout-content></a-layout>
  </a-layout>
</a-config-provider>`;

const style = document.createElement('style');
style.textContent = `
body{font-family:'Work Sans',sans-serif}.ant-layout .head{background:#fff;display:flex;align-items:center;gap:20px;padding:0 24px;border-bottom:1px solid #eee;height:60px;line-height:60px}.brand{display:flex;gap:10px;align-items:center;font-size:19px;font-weight:600}.ant-layout .sider{padding:18px;border-right:1px solid #eee}.mini{margin-top:14px}.mhead{display:flex;align-items:center;padding:4px 10px}.mhead b{flex:1}.list{display:flex;justify-content:space-between;align-items:center;margin-top:9px}.list i{width:10px;height:10px;border-radius:3px}.list .ant-checkbox-checked .ant-checkbox-inner{background:var(--c)!important;border-color:var(--c)!important}.sider small{display:block;color:#8c8c8c}
.main{padding:18px 24px;background:#f7f8f5}.bar{display:flex;align-items:center;gap:12px;margin-bottom:14px}h1{font-size:24px;margin:0;font-weight:600}.cal{background:#fff;border:1px solid #e8ebe4;border-radius:12px;overflow:hidden}.dhead{display:grid;grid-template-columns:60px repeat(7,1fr);text-align:center;color:#8c8c8c;font-size:12px;padding:8px 0;border-bottom:1px solid #eee}.dhead b{display:block;font-size:20px;color:#262626;font-weight:500}.today b{background:#237804;color:#fff;border-radius:50%;width:34px;line-height:34px;margin:0 auto}.gut{font-size:11px;color:#aaa;align-self:center;text-align:center}
.allday{display:grid;grid-template-columns:60px 1fr;border-bottom:1px solid #eee;padding:5px 0}.full{background:#237804;color:#fff;border-radius:6px;padding:2px 10px;font-size:12px;margin:0 calc(100%/7*2) 0 calc(100%/7)}.body{display:flex;height:660px}.gutter{width:60px}.gutter span{display:block;height:66px;text-align:center;font-size:11px;color:#999;padding-top:2px}.plane{position:relative;flex:1;border-left:1px solid #eee}.hl{position:absolute;left:0;right:0;border-top:1px solid #f0f0f0}.vl{position:absolute;top:0;bottom:0;border-left:1px solid #f0f0f0}.event{position:absolute;border-radius:6px;padding:5px 8px;font-size:12px;line-height:1.35;overflow:hidden}.event b{display:block;font-weight:600}.event span:not(.ant-avatar){display:block;opacity:.8}.fs{margin-top:6px}.now{position:absolute;left:calc(100%/7*2);width:calc(100%/7);height:2px;background:#f5222d}`;
document.head.append(style);

const app = createApp({
  template,
  setup: () => ({
    days,
    hours,
    events,
    place,
    lists,
    day: ref(dayjs('2026-03-18')),
    face: (seed: number) => drawPicture('face', seed, 68, 68),
    time: (at: number) => `${Math.floor(at)}:${String((at % 1) * 60).padStart(2, '0')}`,
  }),
});
for (const name of [
  'ExperimentTwoTone',
  'SearchOutlined',
  'BellOutlined',
  'PlusOutlined',
  'LeftOutlined',
  'RightOutlined',
] as const)
  app.component(name, icons[name]);
app.use(Antd).mount('#root');

import '@fontsource/roboto/400.css';
import '@fontsource/roboto/500.css';
import '@fontsource/roboto/700.css';
import '@varlet/ui/es/style.mjs';
import Varlet from '@varlet/ui';
import { createApp, ref } from 'vue/dist/vue.esm-bundler.js';
import { drawPicture } from '../../shared/draw-picture.ts';

const events = [
  { from: '09:00', to: '09:45', title: 'Swimming with Juno', place: 'Lido, lane 2', color: '#3a7afe' },
  {
    from: '12:30',
    to: '13:30',
    title: 'Lunch: summer plans',
    place: 'Café Molo',
    color: '#ff9f00',
    faces: [481, 484, 487],
  },
  { from: '16:00', to: '17:00', title: 'Parents’ evening', place: 'Room 14', color: '#00c48f' },
];

const template = `
<div class="page">
  <var-app-bar data-truth="header" title="March 2026" title-position="left" color="linear-gradient(120deg,#3a7afe,#7a5cff)" text-color="#fff" :elevation="false"><template #left><var-button round text color="transparent" text-color="#fff"><var-icon name="menu" :size="24" /></var-button></template><template #right><var-button round text color="transparent" text-color="#fff"><var-icon name="magnify" :size="24" /></var-button><var-badge type="danger" value="4" class="bell"><var-button round text color="transparent" text-color="#fff"><var-icon name="bell-outline" :size="24" /></var-button></var-badge></template></var-app-bar>
  <var-tabs v-model:active="tab" color="#f2f5ff" active-color="#3a7afe" inactive-color="#6b7385" indicator-color="#3a7afe"><var-tab>Month</var-tab><var-tab>Week</var-tab><var-tab>Agenda</var-tab></var-tabs>
  <section class="month" data-truth="card"><div class="grid"><small v-for="d in ['Mo','Tu','We','Th','Fr','Sa','Su']" :key="d">{{ d }}</small><div v-for="(d, i) in cells" :key="i" class="day" :class="{ other: d.other, today: d.day === 17 && !d.other, end: i % 7 > 4 }"><span>{{ d.day }}</span><i><em v-for="c in d.dots" :key="c" :style="{ background: c }"></em></i></div></div></section>
  <div class="head"><h2>Tuesday, 17 March</h2><var-chip type="primary" size="small" plain>3 events</var-chip></div>
  <main><var-card v-for="e in events" :key="e.title" class="event" elevation="1"><template #description><div class="row" :style="{ borderColor: e.color }"><div class="time"><b>{{ e.from }}</b><small>{{ e.to }}</small></div><div class="what"><b>{{ e.title }}</b><small><var-icon name="map-marker-radius" :size="14" /> {{ e.place }}</small></div><var-avatar-group v-if="e.faces" :offset="-10"><var-avatar v-for="f in e.faces" :key="f" :size="28" bordered :src="face(f)" /></var-avatar-group><var-icon v-else name="chevron-right" color="#9aa3b5" /></div></template></var-card>
    <div class="cells"><var-cell title="Remind me the evening before" border><template #icon><var-icon name="bell-outline" class="mr" /></template><template #extra><var-switch v-model="remind" /></template></var-cell><var-cell title="Show birthdays" class="last"><template #icon><var-icon name="cake-variant" class="mr" /></template><template #extra><var-checkbox v-model="birthdays" /></template></var-cell></div></main>
  <var-fab data-truth="button" v-model:active="fab" type="warning" inactive-icon="plus" :fixed="false" class="fab" />
</div>`;

const style = document.createElement('style');
style.textContent = `
:root{--font-family:Roboto,sans-serif}*{box-sizing:border-box}body{margin:0;font-family:Roboto,sans-serif;background:#f2f5ff;color:#1d2433}button{font-family:inherit}.page{height:844px;overflow:hidden;position:relative}.bell{margin-right:6px}.month{background:#fff;margin:8px 14px 0;border-radius:20px;padding:12px;box-shadow:0 4px 18px #3a7afe1a}.grid{display:grid;grid-template-columns:repeat(7,1fr);text-align:center;row-gap:2px}.grid small{color:#8a93a6;font-size:12px;padding-bottom:4px}.day{height:42px}.day span{display:block;width:32px;line-height:32px;border-radius:50%;margin:0 auto;font-size:15px}.day.end span{color:#e4572e}.day.other span{color:#c3c9d6}.day.today span{background:#3a7afe;color:#fff;font-weight:700}.day i{display:flex;gap:3px;justify-content:center;height:6px;margin-top:2px}.day em{width:5px;height:5px;border-radius:50%}
.head{display:flex;justify-content:space-between;align-items:center;padding:14px 18px 8px}h2{font-size:18px;margin:0;font-weight:500}.event{width:auto;margin:0 14px 10px;--card-padding:0;border-radius:14px;--card-border-radius:14px}.row{display:flex;align-items:center;gap:14px;border-left:4px solid;padding:9px 14px}.time{width:44px}.row b,.row small{display:block}.row small{color:#6b7385;font-size:13px}.row b{font-weight:500}.what{flex:1}.mr{margin-right:12px;color:#6b7385}.cells{margin:0 14px;border-radius:14px;overflow:hidden}.var-cell{background:#fff}.event .var-card__footer{display:none}.event .var-card__description{margin:0;padding:0}.fab{position:absolute!important;right:20px;bottom:18px}`;
document.head.append(style);

const dots: Record<number, string[]> = {
  2: ['#3a7afe'],
  5: ['#ff9f00', '#00c48f'],
  9: ['#e4572e'],
  12: ['#3a7afe', '#ff9f00'],
  17: ['#3a7afe', '#ff9f00', '#00c48f'],
  20: ['#00c48f'],
  24: ['#3a7afe'],
  27: ['#ff9f00'],
  29: ['#e4572e', '#3a7afe'],
};
const FEBRUARY_DAYS = 28;
/** March 2026 begins on a Sunday, so that its first row shows six days of February. */
const cells = Array.from({ length: 42 }, (_, index) => index - 5).map((day) => ({
  day: day < 1 ? FEBRUARY_DAYS + day : day > 31 ? day - 31 : day,
  other: day < 1 || day > 31,
  dots: dots[day] ?? [],
}));

createApp({
  template,
  setup: () => ({
    events,
    cells,
    tab: ref(0),
    fab: ref(false),
    remind: ref(true),
    birthdays: ref(true),
    face: (seed: number) => drawPicture('face', seed, 64, 64),
  }),
})
  .use(Varlet)
  .mount('#root');

for (const icon of document.querySelectorAll<HTMLElement>('.var-icon')) {
  const name = /var-icon-(?!-)([a-z-]+)/.exec(icon.className.replace(/var-icon-set/g, ''))?.[1];
  if (name) icon.dataset['truthName'] = name;
}

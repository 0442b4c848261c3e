import '@fontsource/mulish/400.css';
import '@fontsource/mulish/600.css';
import '@fontsource/mulish/700.css';
import '@fontsource/mulish/800.css';
import '@nutui/nutui/dist/style.css';
import { ArrowRightLeft, BedDouble, Leaf, Plane, SlidersHorizontal, TrainFront } from '@lucide/vue';
import NutUI from '@nutui/nutui';
import { createApp, ref } from 'vue/dist/vue.esm-bundler.js';

const days = [
  ['Thu', '11', '€ 84'],
  ['Fri', '12', '€ 59'],
  ['Sat', '13', '€ 71'],
  ['Sun', '14', '€ 96'],
  ['Mon', '15', '€ 63'],
];
const trips = [
  { from: '07:14', to: '12:52', time: '5 h 38', change: 'Direct', price: 59, tags: ['Cheapest'], line: 'Nightjar 204' },
  {
    from: '09:40',
    to: '14:31',
    time: '4 h 51',
    change: '1 change',
    price: 74,
    tags: ['Fastest', 'Bikes'],
    line: 'Meridian 18',
  },
];

const template = `
<div class="page">
  <nut-navbar title="Vienna to Venice" left-show safe-area-inset-top class="nav"><template #right><SlidersHorizontal :size="20" /></template></nut-navbar>
  <nut-tabs v-model="tab" background="#fff" color="#0a66c2" class="tabs"><nut-tab-pane pane-key="a"><template #title></template></nut-tab-pane><template #titles><div v-for="(t, i) in kinds" :key="t[0]" class="kind" :class="{ on: i === 0 }" role="tab"><component :is="t[1]" :size="18" />{{ t[0] }}</div></template></nut-tabs>
  <section class="route" data-truth="card"><div class="ends"><div><small>From</small><b>Wien Hbf</b><span>Fri 12 June</span></div><nut-button data-truth="button" shape="square" class="swap" aria-label="Swap"><template #icon><ArrowRightLeft :size="18" /></template></nut-button><div class="r"><small>To</small><b>Venezia SL</b><span>One way</span></div></div></section>
  <div class="days"><div v-for="(d, i) in days" :key="d[1]" class="day" :class="{ on: i === 1 }" data-truth="button"><small>{{ d[0] }}</small><b>{{ d[1] }}</b><span>{{ d[2] }}</span></div></div>
  <div class="chips"><nut-tag data-truth="badge" type="primary" round>Direct</nut-tag><nut-tag data-truth="badge" plain type="primary" round>Before noon</nut-tag><nut-tag data-truth="badge" plain type="primary" round>Quiet car</nut-tag><nut-tag data-truth="badge" plain type="primary" round>Bike</nut-tag></div>
  <article v-for="t in trips" :key="t.from" class="trip" data-truth="card"><div class="ends"><div><b>{{ t.from }}</b><small>Wien</small></div><div class="mid"><small>{{ t.time }}</small><i></i><small>{{ t.change }}</small></div><div class="r"><b>{{ t.to }}</b><small>Venezia</small></div></div><nut-divider :style="{ margin: '10px 0' }" /><div class="ends"><span class="line"><TrainFront :size="16" />{{ t.line }}</span><nut-tag data-truth="badge" v-for="x in t.tags" :key="x" :type="x === 'Cheapest' ? 'success' : 'warning'">{{ x }}</nut-tag><nut-price :price="t.price" size="large" symbol="€" :decimal-digits="0" /></div></article>
  <nut-popup v-model:visible="open" position="bottom" round closeable :style="{ height: '322px' }" :duration="0" :overlay-style="{ background: 'rgba(12, 22, 36, 0.45)' }"><div class="sheet"><h3>Travellers and class</h3><nut-cell title="Adults" sub-title="From 26 years"><template #link><nut-input-number v-model="adults" /></template></nut-cell><nut-cell title="Children" sub-title="Travel free under 6"><template #link><nut-input-number v-model="kids" /></template></nut-cell><nut-cell title="First class"><template #icon><Leaf :size="18" /></template><template #link><nut-switch data-truth="switch" v-model="first" active-color="#0a66c2" /></template></nut-cell><nut-button data-truth="button" type="primary" block size="large" color="#0a66c2">Show 14 trips</nut-button></div></nut-popup>
</div>`;

const style = document.createElement('style');
style.textContent = `
*{box-sizing:border-box}:root{--nut-primary-color:#0a66c2;--nut-primary-color-end:#0a66c2}body{margin:0;font-family:Mulish,sans-serif!important;color:#16263a}button,input,.nut-cell,.nut-popup,.nut-navbar,.nut-tag{font-family:Mulish,sans-serif!important}h3{margin:0 0 12px;font-size:18px;text-align:center;font-weight:800}.page{height:844px;overflow:hidden;background:#eef3f8}.nav{margin:0!important;box-shadow:none!important;--nut-navbar-title-font-color:#16263a}.nav .nut-navbar__title .title{font-weight:800}
.tabs .nut-tabs__titles{height:auto;padding:0 12px 8px;display:flex}.tabs .nut-tabs__content{display:none}.kind{flex:1;display:flex;gap:7px;align-items:center;justify-content:center;height:40px;font-size:14px;font-weight:600;color:#63758a;border-radius:12px}.kind.on{background:#e3effb;color:#0a66c2}.route{margin:12px 16px;background:linear-gradient(120deg,#0a66c2,#27a3dd);border-radius:18px;color:#fff;padding:16px 18px}.ends{display:flex;align-items:center;gap:12px}.ends>div{flex:1}.ends small,.ends b,.ends span{display:block}.route small,.route span{opacity:.85;font-size:12px}.route b{font-size:17px;margin:3px 0}.r{text-align:right}.swap{flex:none!important;width:40px!important;height:40px!important;padding:0!important;border-radius:50%!important;background:#ffffff2e!important;color:#fff!important;border:0!important}
.days{display:grid;grid-template-columns:repeat(5,1fr);gap:8px;padding:0 16px}.day{background:#fff;border-radius:14px;text-align:center;padding:8px 0}.day small,.day b,.day span{display:block}.day small{color:#63758a;font-size:12px}.day b{font-size:18px}.day span{font-size:12px;color:#1a8f5a;font-weight:700}.day.on{background:#16263a;color:#fff}.day.on small,.day.on span{color:#ffffffc9}.chips{display:flex;gap:8px;padding:14px 16px 4px}.chips .nut-tag{padding:5px 12px;height:auto}.trip{background:#fff;border-radius:18px;margin:10px 16px;padding:14px 16px;box-shadow:0 2px 10px #16263a14}.trip b{font-size:19px}.trip small{color:#63758a;font-size:12px}.mid{text-align:center}.mid i{display:block;height:2px;background:#c9d7e5;margin:5px 0}.line{flex:1;display:flex!important;gap:7px;align-items:center;font-size:13px;color:#63758a}.trip .nut-price{color:#0a66c2;font-weight:800}.trip .nut-tag{flex:none}
.sheet{padding:20px 16px}.sheet .nut-cell{margin:0 0 6px;box-shadow:none;background:#f4f7fa;align-items:center}.sheet .nut-button{margin-top:8px;border-radius:14px}`;
document.head.append(style);

createApp({
  template,
  components: { ArrowRightLeft, BedDouble, Leaf, Plane, SlidersHorizontal, TrainFront },
  setup: () => ({
    days,
    trips,
    tab: ref('a'),
    open: ref(true),
    adults: ref(2),
    kids: ref(1),
    first: ref(true),
    kinds: [
      ['Trains', 'TrainFront'],
      ['Flights', 'Plane'],
      ['Hotels', 'BedDouble'],
    ],
  }),
})
  .use(NutUI)
  .mount('#root');

requestAnimationFrame(() => document.querySelector('.nut-popup')?.setAttribute('data-truth', 'dialog'));

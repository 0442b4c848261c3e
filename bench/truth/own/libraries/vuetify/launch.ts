import '@fontsource/plus-jakarta-sans/400.css';
import '@fontsource/plus-jakarta-sans/500.css';
import '@fontsource/plus-jakarta-sans/600.css';
import '@fontsource/plus-jakarta-sans/700.css';
import '@fontsource/plus-jakarta-sans/800.css';
import '@mdi/font/css/materialdesignicons.css';
import 'vuetify/styles';
import { createApp } from 'vue/dist/vue.esm-bundler.js';
import { createVuetify } from 'vuetify';
import * as components from 'vuetify/components';
import * as directives from 'vuetify/directives';
import { drawPicture } from '../../shared/draw-picture.ts';

const features = [
  {
    icon: 'mdi-flash',
    title: 'Answers in seconds',
    text: 'Ask in plain words. Pollen reads every table you may see and replies with a chart.',
  },
  {
    icon: 'mdi-shield-check',
    title: 'Private by design',
    text: 'Rows never leave your warehouse. We only keep the question and its shape.',
  },
  {
    icon: 'mdi-source-merge',
    title: 'One source of truth',
    text: 'Agree on a metric once. Every board, mail and export uses that definition.',
  },
  {
    icon: 'mdi-bell-ring',
    title: 'Alerts that matter',
    text: 'Tell Pollen what is normal. It writes to you only when something is not.',
  },
  {
    icon: 'mdi-account-voice',
    title: 'Made for meetings',
    text: 'Pin answers to an agenda and open them live, with filters that everybody can turn.',
  },
  {
    icon: 'mdi-puzzle',
    title: 'Sixty connectors',
    text: 'Warehouses, shops, help desks and sheets: connected in an afternoon.',
  },
];

const plans = [
  {
    name: 'Seed',
    price: '0',
    text: 'For one curious person.',
    items: ['1 source', '50 questions a month', 'Mail support'],
    action: 'Start for free',
  },
  {
    name: 'Bloom',
    price: '24',
    text: 'For a team that decides together.',
    items: ['10 sources', 'Unlimited questions', 'Shared boards', 'Alerts'],
    action: 'Try 14 days',
    hot: true,
  },
  {
    name: 'Orchard',
    price: '79',
    text: 'For companies with many teams.',
    items: ['Unlimited sources', 'Single sign-on', 'Audit log', 'A named engineer'],
    action: 'Talk to us',
  },
];

const quotes = [
  {
    seed: 4,
    name: 'Marta Oyelaran',
    job: 'Head of Growth, Fernwood',
    text: 'We cancelled two weekly meetings. The answers are simply there.',
  },
  {
    seed: 9,
    name: 'Jonas Weidel',
    job: 'CFO, Brightkiln',
    text: 'Finance and sales now argue about plans and not about numbers.',
  },
  {
    seed: 15,
    name: 'Priya Nand',
    job: 'Founder, Saltmarsh',
    text: 'I typed a question on the train and had a chart before the next stop.',
  },
];

const bars = [38, 52, 47, 66, 59, 78, 91];
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const template = `
<v-app>
  <header class="hero" data-truth="section">
    <nav class="top d-flex align-center">
      <span class="brand" data-truth="logo"><v-icon icon="mdi-flower-pollen" size="28" /> Pollen</span>
      <div class="d-flex ga-8 mx-auto links"><a href="#p">Product</a><a href="#s">Solutions</a><a href="#r">Prices</a><a href="#d">Docs</a><a href="#b">Blog</a></div>
      <v-btn variant="text" color="white" class="text-none">Sign in</v-btn>
      <v-btn color="white" variant="flat" rounded="pill" class="text-none ms-2">Get started</v-btn>
    </nav>
    <div class="heroText">
      <v-chip color="white" variant="tonal" prepend-icon="mdi-star-four-points" class="mb-6">New: forecasts for every metric</v-chip>
      <h1>Ask your data.<br />Get a straight answer.</h1>
      <p>Pollen turns questions into charts your whole company can trust, without tickets, queries or waiting.</p>
      <div class="d-flex ga-4 justify-center">
        <v-btn size="x-large" color="#ffd166" variant="flat" rounded="pill" class="text-none font-weight-bold">Start for free</v-btn>
        <v-btn size="x-large" color="white" variant="outlined" rounded="pill" class="text-none" prepend-icon="mdi-play-circle-outline">Watch the tour</v-btn>
      </div>
      <div class="mt-5 small">No card needed · Set up in five minutes</div>
    </div>
    <v-card class="shot" elevation="24" rounded="xl">
      <div class="d-flex align-center px-5 py-3 border-b"><v-icon icon="mdi-message-question-outline" color="primary" /><span class="ms-3 font-weight-medium">How many trials became paying customers this week?</span><v-chip size="small" color="success" class="ms-auto">+18 %</v-chip></div>
      <div class="d-flex pa-6 ga-8">
        <div style="width:220px"><div class="text-medium-emphasis">Conversions</div><div class="big">431</div><div class="text-success mb-4"><v-icon icon="mdi-trending-up" size="18" /> 66 more than last week</div>
          <v-divider class="mb-4" /><div class="d-flex mb-2"><span>Annual plans</span><b class="ms-auto">62 %</b></div><v-progress-linear :model-value="62" color="primary" height="8" rounded /></div>
        <div class="bars" data-truth="chart" :data-truth-chart="chart"><div v-for="(bar, i) in bars" :key="i" class="col"><div class="bar" :style="{ height: bar * 1.7 + 'px', opacity: i === 6 ? 1 : 0.55 }"></div><span>{{ days[i] }}</span></div></div>
      </div>
    </v-card>
  </header>
  <section class="logos"><span>Trusted by teams at</span><b><v-icon icon="mdi-pine-tree" /> Fernwood</b><b><v-icon icon="mdi-fire" /> Brightkiln</b><b><v-icon icon="mdi-waves" /> Saltmarsh</b><b><v-icon icon="mdi-anvil" /> Ironbark</b><b><v-icon icon="mdi-weather-night" /> Lunaria</b></section>
  <section class="wrap">
    <h2>Everything between a question and a decision</h2>
    <p class="lead">Six parts that work alone and are better together.</p>
    <div class="grid3">
      <v-card v-for="item in features" :key="item.title" variant="outlined" rounded="xl" class="pa-6 line">
        <v-avatar data-truth="group" color="primary" variant="tonal" size="48" rounded="lg"><v-icon :icon="item.icon" /></v-avatar>
        <h3>{{ item.title }}</h3><p>{{ item.text }}</p>
      </v-card>
    </div>
  </section>
  <section class="tinted" data-truth="section"><div class="wrap">
    <h2>Prices that fit in one line</h2>
    <div class="d-flex justify-center align-center ga-3 mt-4"><span>Monthly</span><v-switch :model-value="true" color="primary" hide-details inset density="compact" /><span class="font-weight-bold">Yearly</span><v-chip size="small" color="success">Save 20 %</v-chip></div>
    <div class="grid3 mt-6 align-center">
      <v-card v-for="plan in plans" :key="plan.name" rounded="xl" class="pa-8" :class="{ hot: plan.hot }" :elevation="plan.hot ? 12 : 1">
        <div class="d-flex align-center"><b class="planName">{{ plan.name }}</b><v-chip v-if="plan.hot" size="small" color="#ffd166" variant="flat" class="ms-auto">Most chosen</v-chip></div>
        <div class="price">€{{ plan.price }}<small> / seat and month</small></div><p class="mb-4">{{ plan.text }}</p>
        <v-btn block size="large" rounded="lg" class="text-none" :color="plan.hot ? 'white' : 'primary'" :variant="plan.hot ? 'flat' : 'tonal'">{{ plan.action }}</v-btn>
        <v-divider class="my-5" />
        <div v-for="item in plan.items" :key="item" class="d-flex ga-3 mb-2"><v-icon icon="mdi-check-circle" size="20" :color="plan.hot ? '#ffd166' : 'success'" />{{ item }}</div>
      </v-card>
    </div>
  </div></section>
  <section class="wrap"><h2>What people say</h2><div class="grid3 mt-8">
    <v-card v-for="quote in quotes" :key="quote.name" rounded="xl" class="pa-6" elevation="2"><v-rating :model-value="5" readonly density="compact" size="20" color="#f2a516" active-color="#f2a516" /><p class="quote">“{{ quote.text }}”</p>
      <div class="d-flex align-center ga-3"><v-avatar size="44"><v-img eager :src="face(quote.seed)" :alt="quote.name" /></v-avatar><div><b>{{ quote.name }}</b><div class="text-medium-emphasis small">{{ quote.job }}</div></div></div></v-card></div></section>
  <section class="wrap pt-0"><div class="cta" data-truth="card"><div><h2>Ask the first question today</h2><p>Bring a sheet or a warehouse. We bring the rest.</p></div><div class="d-flex ga-3 ms-auto"><v-text-field variant="solo" flat rounded="lg" hide-details placeholder="you@company.example" width="300" prepend-inner-icon="mdi-email-outline" /><v-btn height="56" color="#ffd166" variant="flat" rounded="lg" class="text-none font-weight-bold">Join</v-btn></div></div></section>
  <footer class="foot"><div class="wrap d-flex py-12"><div style="width:320px"><span class="brand" data-truth="logo"><v-icon icon="mdi-flower-pollen" size="26" /> Pollen</span><p class="mt-3">Straight answers from your own data, since 2021.</p><div class="d-flex ga-2 mt-4"><v-btn v-for="i in ['mdi-github','mdi-linkedin','mdi-youtube']" :key="i" :icon="i" size="small" variant="tonal" /></div></div>
    <div v-for="(items, head) in foot" :key="head" class="ms-auto"><b>{{ head }}</b><a v-for="item in items" :key="item" href="#x">{{ item }}</a></div></div>
    <v-divider /><div class="wrap py-5 d-flex small"><span>© 2026 Pollen Analytics</span><span class="ms-auto">Privacy · Terms · Status</span></div></footer>
</v-app>`;

const style = document.createElement('style');
style.textContent = `
h1,h2,h3,p{margin:0}.price+p{margin-bottom:18px}.brand+p{margin-top:12px}
.v-application{font-family:'Plus Jakarta Sans',sans-serif!important;background:#fff}.v-btn,.v-chip,.v-card{font-family:inherit}
.hero{background:linear-gradient(135deg,#4f2bd9 0%,#8b3df0 48%,#f0568e 100%);color:#fff;height:850px;padding:0 80px;text-align:center}
.top{height:84px}.links a{color:#ffffffd9;text-decoration:none;font-size:15px;font-weight:500}.brand{display:inline-flex;gap:8px;align-items:center;font-weight:800;font-size:22px}
.heroText{padding-top:56px;max-width:860px;margin:0 auto}h1{font-size:64px;line-height:1.1;font-weight:800;letter-spacing:-1.5px}.heroText p{font-size:20px;line-height:1.6;margin:20px auto 32px;max-width:620px;opacity:.9}.small{font-size:14px}
.shot{width:920px;margin:52px auto 0;text-align:left}.big{font-size:52px;font-weight:800;line-height:1.2}
.bars{flex:1;display:flex;align-items:flex-end;gap:22px;height:192px}.col{flex:1;text-align:center;font-size:12px;color:#667}.bar{background:#6d3bf0;border-radius:8px 8px 0 0;margin-bottom:8px}
.logos{display:flex;justify-content:center;align-items:center;gap:56px;padding:112px 80px 8px;color:#7a8096;font-size:18px}.logos span{font-size:14px}
.wrap{max-width:1180px;margin:0 auto;padding:72px 20px;width:100%}h2{font-size:40px;font-weight:800;letter-spacing:-.8px;text-align:center;line-height:1.2}.lead{text-align:center;color:#666d80;font-size:18px;margin:12px 0 44px}
.grid3{display:grid;grid-template-columns:repeat(3,1fr);gap:24px}.line{border-color:#e6e6ef!important}.line h3{font-size:20px;margin:18px 0 8px}.line p{color:#5d6478;line-height:1.6}
.tinted{background:#f5f2ff}.hot{background:linear-gradient(160deg,#4f2bd9,#8b3df0)!important;color:#fff}.planName{font-size:20px}.price{font-size:48px;font-weight:800;margin:12px 0 4px}.price small{font-size:15px;font-weight:500;opacity:.7}
.quote{font-size:18px;line-height:1.6;margin:14px 0 22px}.cta{display:flex;align-items:center;border-radius:28px;padding:48px 56px;background:linear-gradient(90deg,#1d1147,#4f2bd9);color:#fff}.cta h2{text-align:left;font-size:32px}.cta p{opacity:.8;margin-top:8px}
.foot{background:#15102b;color:#c9c4dd}.foot a{display:block;color:#a9a3c4;text-decoration:none;margin-top:12px;font-size:15px}.foot b{color:#fff}.foot .wrap.py-12{padding:48px 20px!important}.foot .wrap.py-5{padding:20px!important}`;
document.head.append(style);

createApp({
  template,
  setup: () => ({
    features,
    plans,
    quotes,
    bars,
    days,
    face: (seed: number) => drawPicture('face', seed, 88, 88),
    chart: JSON.stringify({
      kind: 'bar',
      labels: days,
      series: [{ name: 'Conversions', color: '#6d3bf0', values: bars }],
    }),
    foot: {
      Product: ['Questions', 'Boards', 'Alerts', 'Connectors'],
      Company: ['About us', 'Jobs', 'Press', 'Contact'],
      Learn: ['Docs', 'Guides', 'Webinars', 'Community'],
    },
  }),
})
  .use(
    createVuetify({
      components,
      directives,
      theme: { defaultTheme: 'light', themes: { light: { colors: { primary: '#6d3bf0', success: '#18a46c' } } } },
    }),
  )
  .mount('#root');

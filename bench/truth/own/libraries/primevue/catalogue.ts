import '@fontsource/dm-sans/400.css';
import '@fontsource/dm-sans/500.css';
import '@fontsource/dm-sans/600.css';
import '@fontsource/dm-sans/700.css';
import 'primeicons/primeicons.css';
import { definePreset } from '@primeuix/themes';
import Aura from '@primeuix/themes/aura';
import Accordion from 'primevue/accordion';
import AccordionContent from 'primevue/accordioncontent';
import AccordionHeader from 'primevue/accordionheader';
import AccordionPanel from 'primevue/accordionpanel';
import Badge from 'primevue/badge';
import Breadcrumb from 'primevue/breadcrumb';
import Button from 'primevue/button';
import Checkbox from 'primevue/checkbox';
import Chip from 'primevue/chip';
import PrimeVue from 'primevue/config';
import IconField from 'primevue/iconfield';
import InputIcon from 'primevue/inputicon';
import InputText from 'primevue/inputtext';
import OverlayBadge from 'primevue/overlaybadge';
import Paginator from 'primevue/paginator';
import Rating from 'primevue/rating';
import Select from 'primevue/select';
import SelectButton from 'primevue/selectbutton';
import Slider from 'primevue/slider';
import Tag from 'primevue/tag';
import { createApp } from 'vue/dist/vue.esm-bundler.js';
import { drawPicture } from '../../shared/draw-picture.ts';

const goods = [
  {
    name: 'Harbour kettle',
    maker: 'Tidewell',
    price: 64,
    stars: 5,
    count: 212,
    tag: 'Bestseller',
    tone: 'success',
    seed: 2,
  },
  {
    name: 'Fold desk lamp',
    maker: 'Lumen & Co',
    price: 89,
    old: 119,
    stars: 4,
    count: 87,
    tag: '−25 %',
    tone: 'danger',
    seed: 5,
    liked: true,
  },
  { name: 'Stone vase, tall', maker: 'Ostara', price: 42, stars: 4, count: 31, seed: 7 },
  { name: 'Cork storage jar', maker: 'Tidewell', price: 19, stars: 5, count: 164, tag: 'New', tone: 'info', seed: 13 },
  { name: 'Walnut clock', maker: 'Nordholt', price: 128, stars: 3, count: 12, seed: 19 },
  {
    name: 'Enamel pot 3 l',
    maker: 'Ostara',
    price: 54,
    stars: 5,
    count: 301,
    tag: 'Few left',
    tone: 'warn',
    seed: 23,
    liked: true,
  },
  { name: 'Moss table lamp', maker: 'Lumen & Co', price: 76, stars: 4, count: 45, seed: 29 },
  {
    name: 'Brass bottle',
    maker: 'Nordholt',
    price: 33,
    old: 41,
    stars: 4,
    count: 58,
    tag: '−20 %',
    tone: 'danger',
    seed: 37,
  },
];
const makers = [
  ['Tidewell', 48, true],
  ['Lumen & Co', 31, true],
  ['Ostara', 27, false],
  ['Nordholt', 16, false],
];
const colors = ['#2f5d50', '#d9a441', '#b5543b', '#1f3a5f', '#e8e0d2', '#2b2b2b'];

const template = `
<div class="strip" data-truth="section">Free delivery from € 60 · Send back within 60 days</div>
<header><span class="brand" data-truth="logo"><i class="pi pi-sun"></i>hearth &amp; home</span><nav><a href="#k" class="on">Kitchen</a><a href="#l">Living</a><a href="#b">Bath</a><a href="#g">Garden</a><a href="#s" class="sale">Sale</a></nav>
  <IconField style="width:320px"><InputIcon class="pi pi-search" /><InputText placeholder="What are you looking for?" fluid /></IconField>
  <div class="acts"><Button icon="pi pi-user" text rounded severity="secondary" aria-label="Account" /><Button icon="pi pi-heart" text rounded severity="secondary" aria-label="Wish list" /><OverlayBadge value="3" size="small"><Button icon="pi pi-shopping-bag" text rounded severity="secondary" aria-label="Bag" /></OverlayBadge></div></header>
<div class="frame">
  <aside><div class="fhead"><b>Filters</b><Button label="Clear all" text size="small" /></div>
    <div class="chips"><Chip label="Tidewell" removable /><Chip label="Lumen & Co" removable /></div>
    <Accordion :value="['0','1','2','3']" multiple><AccordionPanel value="0"><AccordionHeader>Maker</AccordionHeader><AccordionContent><label v-for="m in makers" :key="m[0]" class="check"><Checkbox :modelValue="m[2]" binary />{{ m[0] }}<Badge :value="m[1]" severity="secondary" /></label></AccordionContent></AccordionPanel>
      <AccordionPanel value="1"><AccordionHeader>Price</AccordionHeader><AccordionContent><Slider :modelValue="[12, 68]" range style="margin:10px 8px 16px" /><div class="range"><InputText modelValue="€ 20" size="small" /><span>to</span><InputText modelValue="€ 140" size="small" /></div></AccordionContent></AccordionPanel>
      <AccordionPanel value="2"><AccordionHeader>Colour</AccordionHeader><AccordionContent><div class="dots"><span v-for="(c, i) in colors" :key="c" :class="{ picked: i === 1 }" :style="{ background: c }" data-truth="radio"></span></div></AccordionContent></AccordionPanel>
      <AccordionPanel value="3"><AccordionHeader>Rating</AccordionHeader><AccordionContent><div class="check"><Rating :modelValue="4" readonly />and more</div></AccordionContent></AccordionPanel></Accordion></aside>
  <main><Breadcrumb :home="{ icon: 'pi pi-home' }" :model="[{ label: 'Kitchen' }, { label: 'Things we love' }]" />
    <div class="bar"><div><h1>Things we love</h1><p>122 products, chosen by the people who cook with them</p></div><SelectButton modelValue="Grid" :options="['Grid', 'List']" :allowEmpty="false" /><Select modelValue="Most popular" :options="['Most popular']" style="width:180px" /></div>
    <div class="grid"><article v-for="g in goods" :key="g.name" class="product" data-truth="card"><div class="shot"><img :src="shot(g.seed)" :alt="g.name" /><Tag v-if="g.tag" :value="g.tag" :severity="g.tone" class="tag" /><Button :icon="g.liked ? 'pi pi-heart-fill' : 'pi pi-heart'" rounded :severity="g.liked ? 'danger' : 'secondary'" size="small" class="like" aria-label="Like" /></div>
      <div class="body"><small>{{ g.maker }}</small><h3>{{ g.name }}</h3><div class="stars"><Rating :modelValue="g.stars" readonly /><span>({{ g.count }})</span></div><div class="buy"><b>€ {{ g.price }}</b><s v-if="g.old">€ {{ g.old }}</s><Button icon="pi pi-cart-plus" rounded size="small" aria-label="Add" /></div></div></article></div>
    <Paginator :rows="8" :totalRecords="122" :first="8" template="PrevPageLink PageLinks NextPageLink" style="margin-top:8px" /></main>
</div>`;

const style = document.createElement('style');
style.textContent = `
*{box-sizing:border-box}body{margin:0;font-family:'DM Sans',sans-serif;color:#2b2a27;background:#fff;font-size:15px}button,input{font-family:inherit}.strip{background:#2f5d50;color:#fff;text-align:center;font-size:13px;line-height:32px}
header{display:flex;align-items:center;gap:40px;height:68px;padding:0 40px;border-bottom:1px solid #ece9e3}.brand{font-size:22px;font-weight:700;display:flex;gap:10px;align-items:center;color:#2f5d50}.brand i{font-size:22px}nav{display:flex;gap:28px;flex:1}nav a{color:#56524b;text-decoration:none;font-weight:500}nav .on{color:#2f5d50;text-decoration:underline;text-underline-offset:6px}.sale{color:#c2432f!important}.acts{display:flex;gap:6px}.acts .p-badge{transform:translate(-4px,4px)!important}
.frame{display:grid;grid-template-columns:264px 1fr;padding:0 40px;gap:32px}aside{padding-top:20px}.fhead{display:flex;justify-content:space-between;align-items:center;font-size:18px}.chips{display:flex;gap:8px;margin:8px 0}.check{display:flex;gap:10px;align-items:center;margin-bottom:10px}.check .p-badge{margin-left:auto}.range{display:flex;gap:10px;align-items:center}.range input{width:90px}.dots{display:flex;gap:12px;padding:2px}.dots span{width:26px;height:26px;border-radius:50%;border:1px solid #0002}.dots .picked{outline:2px solid #2f5d50;outline-offset:2px}
main{padding-top:8px}.p-breadcrumb{padding:8px 0!important}.bar{display:flex;align-items:end;gap:14px;margin-bottom:16px}.bar>div:first-child{flex:1}h1{font-size:28px;margin:0;letter-spacing:-.4px}.bar p{margin:2px 0 0;color:#7a756c}
.grid{display:grid;grid-template-columns:repeat(4,1fr);gap:18px}.product{border:1px solid #ece9e3;border-radius:16px;overflow:hidden;background:#fff}.shot{position:relative;height:160px}.shot img{width:100%;height:100%;object-fit:cover;display:block}.tag{position:absolute;left:10px;top:10px}.like{position:absolute!important;right:10px;top:10px}.body{padding:12px 14px}.body small{color:#8a857b}h3{font-size:16px;margin:2px 0 6px;font-weight:600}.stars{display:flex;gap:8px;align-items:center;font-size:12px;color:#8a857b;--p-rating-icon-size:12px}.buy{display:flex;align-items:center;gap:8px;margin-top:8px}.buy b{font-size:18px}.buy s{color:#a39d92;font-size:13px}.buy button{margin-left:auto}
.p-accordionheader{padding:14px 4px!important}.p-accordioncontent-content{padding:0 4px 12px!important}`;
document.head.append(style);

const parts = {
  Accordion,
  AccordionContent,
  AccordionHeader,
  AccordionPanel,
  Badge,
  Breadcrumb,
  Button,
  Checkbox,
  Chip,
  IconField,
  InputIcon,
  InputText,
  OverlayBadge,
  Paginator,
  Rating,
  Select,
  SelectButton,
  Slider,
  Tag,
};
const green = {
  50: '#eef6f3',
  100: '#d3e6df',
  200: '#a9cec1',
  300: '#7db4a2',
  400: '#549782',
  500: '#2f5d50',
  600: '#2a5448',
  700: '#23463c',
  800: '#1b362e',
  900: '#132620',
  950: '#0b1714',
};
createApp({
  template,
  components: parts,
  setup: () => ({ goods, makers, colors, shot: (seed: number) => drawPicture('goods', seed, 504, 320) }),
})
  .use(PrimeVue, {
    theme: { preset: definePreset(Aura, { semantic: { primary: green } }), options: { darkModeSelector: '.dark' } },
  })
  .mount('#root');

import '@fontsource/manrope/400.css';
import '@fontsource/manrope/500.css';
import '@fontsource/manrope/600.css';
import '@fontsource/manrope/700.css';
import '@fontsource/manrope/800.css';
import 'tdesign-vue-next/dist/tdesign.css';
import * as icons from 'tdesign-icons-vue-next';
import TDesign from 'tdesign-vue-next';
import { createApp, h } from 'vue/dist/vue.esm-bundler.js';
import { drawPicture } from '../../shared/draw-picture.ts';

const steps = [
  { title: 'Décrivez votre projet', text: 'Un croquis, une photo ou trois phrases : tout nous aide à comprendre.' },
  { title: 'Recevez un devis clair', text: 'Sous 48 heures, avec les délais et le prix de chaque pièce.' },
  { title: 'Suivez la fabrication', text: 'Des photos de l’atelier chaque vendredi, et une visite si vous passez.' },
  { title: 'Profitez-en longtemps', text: 'Nous réparons ce que nous fabriquons, pendant vingt ans.' },
];
const cards = [
  {
    icon: 'HomeIcon',
    title: 'Cuisines',
    text: 'Plans de travail en chêne, tiroirs silencieux, chants arrondis.',
    tone: '#fff3e4',
    color: '#e37318',
  },
  {
    icon: 'BookIcon',
    title: 'Bibliothèques',
    text: 'Sur mesure jusqu’au plafond, avec échelle coulissante.',
    tone: '#e8f8f2',
    color: '#00a870',
  },
  {
    icon: 'ShopIcon',
    title: 'Boutiques',
    text: 'Comptoirs, vitrines et éclairage pensés ensemble.',
    tone: '#eef0ff',
    color: '#5b5bd6',
  },
];
const works = [
  ['Villa des Tilleuls', 'Cuisine, 2025', 8],
  ['Librairie Nord', 'Boutique, 2025', 17],
  ['Maison Arnaud', 'Escalier, 2024', 26],
  ['Hôtel du Quai', '12 chambres, 2024', 35],
] as const;
const faq = [
  ['Livrez-vous hors de France ?', 'Oui, en Belgique, en Suisse et au Luxembourg, avec notre propre camion.'],
  ['Quels bois utilisez-vous ?', ''],
  ['Puis-je payer en plusieurs fois ?', ''],
  ['Que se passe-t-il en cas de défaut ?', ''],
];

const template = `
<div class="hero" data-truth="section"><header><span class="brand" data-truth="logo"><tools-icon size="24px" />Atelier Varlope</span><nav><a href="#a">Réalisations</a><a href="#b">Savoir-faire</a><a href="#c">Tarifs</a><a href="#d">Journal</a></nav><t-button variant="text" class="white">Se connecter</t-button><t-button shape="round" class="light">Demander un devis</t-button></header>
  <div class="hgrid"><div><t-tag shape="round" class="pill"><template #icon><star-filled-icon /></template>Noté 4,9 sur 5 par 312 clients</t-tag><h1>Des meubles qui durent plus longtemps que les modes.</h1><p>Menuiserie sur mesure à Nantes : nous dessinons, fabriquons et posons, avec du bois de moins de 200 kilomètres.</p><div class="btns"><t-button size="large" shape="round" class="light">Commencer un projet<template #suffix><arrow-right-icon /></template></t-button><t-button size="large" shape="round" variant="outline" class="ghost"><template #icon><play-circle-icon /></template>Visiter l’atelier</t-button></div></div>
    <t-card class="quote" :bordered="false"><h3>Estimer mon meuble</h3><label>Type<t-select value="b" :options="[{ label: 'Bibliothèque', value: 'b' }]" /></label><label>Largeur<t-slider :value="62" /></label><div class="pair"><label>Bois<t-radio-group variant="default-filled" value="c"><t-radio-button value="c">Chêne</t-radio-button><t-radio-button value="f">Frêne</t-radio-button></t-radio-group></label><label>Pose<t-switch :value="true" size="large" /></label></div><t-divider style="margin:14px 0" /><div class="total"><span>À partir de</span><b>2 480 €</b></div><t-button block size="large" theme="primary">Recevoir ce devis</t-button></t-card></div></div>
<section class="band"><div v-for="f in figures" :key="f[0]"><strong>{{ f[0] }}</strong><span>{{ f[1] }}</span></div></section>
<section class="wrap"><span class="over">Ce que nous faisons</span><h2>Trois métiers, un seul atelier</h2><div class="g3"><t-card v-for="c in cards" :key="c.title" hover-shadow class="svc"><span class="ico" :style="{ background: c.tone, color: c.color }"><component :is="c.icon" size="24px" /></span><h3>{{ c.title }}</h3><p>{{ c.text }}</p><t-link theme="primary">En savoir plus<template #suffix-icon><chevron-right-icon /></template></t-link></t-card></div></section>
<section class="tint" data-truth="section"><div class="wrap"><span class="over">Comment ça marche</span><h2>Quatre étapes, sans surprise</h2><t-steps :current="1" class="steps"><t-step-item v-for="s in steps" :key="s.title" :title="s.title" :content="s.text" /></t-steps></div></section>
<section class="wrap"><div class="titled"><div><span class="over">Réalisations</span><h2>Sortis de l’atelier</h2></div><t-tabs value="1" theme="normal"><t-tab-panel value="1" label="Tout" /><t-tab-panel value="2" label="Maisons" /><t-tab-panel value="3" label="Commerces" /></t-tabs></div><div class="g4"><figure v-for="w in works" :key="w[0]"><img :src="room(w[2])" :alt="w[0]" /><figcaption><b>{{ w[0] }}</b><span>{{ w[1] }}</span></figcaption></figure></div></section>
<section class="wrap two"><div><span class="over">Questions</span><h2>On nous demande souvent</h2><p class="muted">Une autre question ? Écrivez-nous, Léa répond avant midi.</p><div class="lea"><t-avatar :image="lea" size="52px" /><div><b>Léa Marchand</b><span>contact@varlope.example</span></div></div></div><t-collapse :value="['0']" class="faq"><t-collapse-panel v-for="(q, i) in faq" :key="q[0]" :value="String(i)" :header="q[0]">{{ q[1] }}</t-collapse-panel></t-collapse></section>
<footer><div class="wrap foot"><span class="brand" data-truth="logo"><tools-icon size="22px" />Atelier Varlope</span><span>12 quai des Antilles, 44200 Nantes</span><span class="grow"></span><t-input placeholder="Votre adresse e-mail" style="width:240px" /><t-button theme="primary">S’abonner</t-button></div><div class="legal">© 2026 Atelier Varlope · Mentions légales · Confidentialité</div></footer>`;

const style = document.createElement('style');
style.textContent = `
:root{--td-font-family:Manrope,sans-serif;--td-brand-color:#7a2e5d;--td-brand-color-hover:#94406f;--td-brand-color-active:#5f2148;--td-brand-color-light:#f8ecf3;--td-radius-medium:12px;--td-radius-default:10px}*{box-sizing:border-box}body{margin:0;font:16px/1.6 Manrope,sans-serif;color:#2a1f26}button,input{font-family:inherit}h1,h2,h3,p{margin:0}
.hero{background:linear-gradient(160deg,#3a1030 0%,#7a2e5d 45%,#e08a5b 100%);color:#fff;padding:0 72px 84px}header{display:flex;align-items:center;gap:12px;height:80px}.brand{display:flex;gap:10px;align-items:center;font-weight:800;font-size:18px}nav{display:flex;gap:30px;margin:0 auto}nav a{color:#ffffffd0;text-decoration:none;font-size:15px;font-weight:500}.white{color:#fff!important}.light{background:#fff!important;color:#7a2e5d!important;border-color:#fff!important;font-weight:700!important}.ghost{background:transparent!important;color:#fff!important;border-color:#ffffff99!important}
.hgrid{display:grid;grid-template-columns:1fr 400px;gap:72px;align-items:center;padding-top:48px}.pill{background:#ffffff26!important;color:#fff!important;border:0!important}h1{font-size:52px;line-height:1.15;font-weight:800;letter-spacing:-1px;margin:20px 0}.hgrid p{font-size:18px;opacity:.88;max-width:560px}.btns{display:flex;gap:14px;margin-top:30px}.quote{border-radius:20px!important;box-shadow:0 24px 60px #2007194d;color:#2a1f26}.quote label:not(.t-radio-button){display:block;font-size:14px;font-weight:600;margin-top:14px}.quote label:not(.t-radio-button)>*{margin-top:6px;display:flex}.pair{display:flex;justify-content:space-between}.total{display:flex;justify-content:space-between;align-items:center;margin-bottom:14px}.total b{font-size:28px;font-weight:800;color:#7a2e5d}
.band{display:grid;grid-template-columns:repeat(4,1fr);padding:36px 72px;border-bottom:1px solid #efe6ea;text-align:center}.band div+div{border-left:1px solid #efe6ea}.band strong{display:block;font-size:32px;font-weight:800;color:#7a2e5d;line-height:1.3}.band span{color:#7d6d76;font-size:15px}.wrap{max-width:1140px;margin:0 auto;padding:72px 16px}.over{color:#c2612f;font-weight:700;font-size:14px}h2{font-size:34px;font-weight:800;letter-spacing:-.6px;line-height:1.3}.g3{display:grid;grid-template-columns:repeat(3,1fr);gap:22px;margin-top:30px}.svc{border-radius:18px!important}.ico{width:52px;height:52px;border-radius:16px;display:grid;place-items:center}.svc h3{font-size:20px;margin:16px 0 6px}.svc p{color:#6b5c65;margin-bottom:14px}
.tint{background:#fbf5f1}.tint .wrap{padding:60px 16px}.steps{margin-top:34px}.titled{display:flex;justify-content:space-between;align-items:end}.g4{display:grid;grid-template-columns:repeat(4,1fr);gap:18px;margin-top:24px}figure{margin:0}figure img{width:100%;height:200px;object-fit:cover;border-radius:16px;display:block}figcaption{padding:10px 4px}figcaption b,figcaption span{display:block}figcaption span,.muted,.lea span{color:#7d6d76;font-size:14px}.two{display:grid;grid-template-columns:360px 1fr;gap:60px;padding-top:0}.lea{display:flex;gap:14px;align-items:center;margin-top:22px}.lea b,.lea span{display:block}
footer{background:#2a1122;color:#e9dbe3}.foot{display:flex;align-items:center;gap:22px;padding:40px 16px;font-size:15px}.grow{flex:1}.legal{border-top:1px solid #ffffff1f;text-align:center;padding:16px;font-size:13px;color:#b99fae}`;
document.head.append(style);

const app = createApp({
  template,
  setup: () => ({
    steps,
    cards,
    works,
    faq,
    figures: [
      ['1987', 'année de fondation'],
      ['14', 'menuisiers et ébénistes'],
      ['2 300', 'projets livrés'],
      ['20 ans', 'de garantie'],
    ],
    room: (seed: number) => drawPicture('room', seed, 440, 326),
    lea: drawPicture('face', 81, 104, 104),
  }),
});
for (const name of ['Tools', 'StarFilled', 'ArrowRight', 'PlayCircle', 'ChevronRight', 'Home', 'Book', 'Shop'] as const)
  app.component(`${name}Icon`, () =>
    h(icons[`${name}Icon`], { 'data-truth-name': name.replace(/(?<!^)([A-Z])/g, '-$1').toLowerCase() }),
  );
app.use(TDesign).mount('#root');

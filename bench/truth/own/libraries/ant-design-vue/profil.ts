import '@fontsource/open-sans/400.css';
import '@fontsource/open-sans/600.css';
import '@fontsource/open-sans/700.css';
import 'ant-design-vue/dist/reset.css';
import * as icons from '@ant-design/icons-vue';
import Antd from 'ant-design-vue';
import { createApp } from 'vue/dist/vue.esm-bundler.js';
import { drawPicture } from '../../shared/draw-picture.ts';

const skills = [
  ['Tragwerk', 92],
  ['Holzbau', 85],
  ['Baurecht', 60],
  ['Energieberatung', 74],
];
const projects = [
  { name: 'Kita am Mühlbach', state: 'Im Bau', color: 'processing', share: 68, seed: 14, place: 'Bamberg' },
  { name: 'Aufstockung Lindenhof', state: 'Genehmigt', color: 'success', share: 25, seed: 22, place: 'Erfurt' },
  { name: 'Werkhalle Süd', state: 'Wartet', color: 'warning', share: 40, seed: 31, place: 'Landshut' },
];
const feed = [
  { who: 'Katrin Löwe', seed: 42, what: 'hat drei Pläne zu „Kita am Mühlbach“ freigegeben.', when: 'vor 20 Minuten' },
  {
    who: 'Sami Haddad',
    seed: 47,
    what: 'fragt: Reicht die Dämmung der Nordwand auch ohne Vorsatzschale?',
    when: 'vor 2 Stunden',
    reply: true,
  },
  { who: 'Bauamt Erfurt', seed: 0, what: 'hat den Bescheid vom 9. März übermittelt.', when: 'gestern' },
];

const template = `
<a-config-provider :theme="{ token: { fontFamily: 'Open Sans', colorPrimary: '#6d4aff', borderRadius: 10, colorLink: '#6d4aff' } }">
  <header class="head"><span class="brand" data-truth="logo"><build-filled style="color:#6d4aff;font-size:22px" />Firstbalken</span><a-input-search placeholder="Menschen, Projekte, Pläne" style="width:320px" /><span style="flex:1"></span><a-button type="text">Hilfe</a-button><a-badge :count="7" size="small"><a-button type="text" shape="circle"><template #icon><message-outlined /></template></a-button></a-badge><a-avatar :src="face(52)" /></header>
  <div class="wrap">
    <section class="hero" data-truth="card"><div class="cover"></div><div class="id"><a-badge dot color="#52c41a" :offset="[-14, 92]"><a-avatar :src="face(38)" :size="104" class="pic" /></a-badge><div class="who"><h1>Dr. Hanna Seifert <check-circle-filled style="color:#6d4aff;font-size:18px" /></h1><p>Tragwerksplanerin · Büro Nürnberg</p><div class="line"><span><environment-outlined /> Nürnberg</span><span><mail-outlined /> h.seifert@firstbalken.example</span><span><calendar-outlined /> seit Mai 2017</span></div></div><a-button><template #icon><mail-outlined /></template>Nachricht</a-button><a-button type="primary"><template #icon><user-add-outlined /></template>Folgen</a-button><a-button type="text" shape="circle"><template #icon><ellipsis-outlined /></template></a-button></div>
      <a-tabs active-key="1" class="tabs"><a-tab-pane key="1" tab="Überblick" /><a-tab-pane key="2" tab="Projekte (12)" /><a-tab-pane key="3" tab="Beiträge" /><a-tab-pane key="4" tab="Zeugnisse" /></a-tabs></section>
    <div class="cols"><aside><a-card size="small" title="Über mich"><p>Ich plane Häuser aus Holz, die man umbauen darf. Sprechstunde immer dienstags.</p><a-descriptions :column="1" size="small"><a-descriptions-item label="Team">Hochbau</a-descriptions-item><a-descriptions-item label="Telefon">0911 555 0142</a-descriptions-item><a-descriptions-item label="Sprachen">Deutsch, Tschechisch</a-descriptions-item></a-descriptions></a-card>
        <a-card size="small" title="Kenntnisse"><div v-for="s in skills" :key="s[0]" class="skill"><span>{{ s[0] }}</span><a-progress :percent="s[1]" size="small" stroke-color="#6d4aff" /></div><a-tag color="purple">Statik</a-tag><a-tag color="blue">BIM</a-tag><a-tag color="green">Passivhaus</a-tag></a-card></aside>
      <main><div class="stats"><a-card v-for="s in stats" :key="s[0]" size="small"><a-statistic :title="s[0]" :value="s[1]" :suffix="s[2]" /></a-card></div>
        <a-card size="small" title="Neues"><template #extra><a-button type="link" size="small">Alles ansehen</a-button></template><a-list item-layout="horizontal" :data-source="feed"><template #renderItem="{ item }"><a-list-item><a-list-item-meta :description="item.when"><template #title><b>{{ item.who }}</b> <span class="what">{{ item.what }}</span></template><template #avatar><a-avatar v-if="item.seed" :src="face(item.seed)" :size="40" /><a-avatar v-else :size="40" style="background:#fa8c16"><template #icon><bank-outlined /></template></a-avatar></template></a-list-item-meta><template v-if="item.reply" #extra><a-button size="small">Antworten</a-button></template></a-list-item></template></a-list></a-card></main>
      <aside><a-card size="small" title="Projekte" class="projects"><div v-for="p in projects" :key="p.name" class="project"><img :src="room(p.seed)" :alt="p.name" /><div><b>{{ p.name }}</b><small>{{ p.place }}</small><a-badge :status="p.color" :text="p.state" /></div><a-progress type="circle" :percent="p.share" :size="42" stroke-color="#6d4aff" /></div></a-card>
        <a-alert type="info" show-icon message="Urlaub vom 6. bis 17. April" description="Vertretung: Sami Haddad" /></aside></div>
  </div>
</a-config-provider>`;

const style = document.createElement('style');
style.textContent = `
body{font-family:'Open Sans',sans-serif;background:#f5f5fa}.head{display:flex;align-items:center;gap:16px;height:56px;padding:0 28px;background:#fff;border-bottom:1px solid #ebebf2}.brand{display:flex;gap:8px;align-items:center;font-weight:700;font-size:17px;width:180px}.wrap{max-width:1200px;margin:18px auto;padding:0 20px}.hero{background:#fff;border-radius:14px;overflow:hidden;border:1px solid #ebebf2}.cover{height:112px;background:linear-gradient(100deg,#6d4aff 0%,#a86bff 45%,#ffb38a 100%)}.id{display:flex;align-items:end;gap:12px;padding:0 28px;margin-top:-34px}.pic{border:4px solid #fff!important}.who{flex:1;padding-left:8px}h1{font-size:22px;margin:0 0 2px;font-weight:700}.who p{margin:0;color:#595969}.line{display:flex;gap:20px;color:#8a8a99;font-size:13px}.tabs{padding:0 28px;margin-top:8px}.tabs .ant-tabs-nav{margin:0}
.cols{display:grid;grid-template-columns:280px 1fr 330px;gap:16px;margin-top:16px}.cols>*{display:flex;flex-direction:column;gap:16px}.skill span{font-size:13px}.skill{margin-bottom:4px}.skill .ant-progress-outer{padding-inline-end:44px!important;margin-inline-end:-44px!important}.cols .ant-list-item{padding:12px 4px!important}.cols .ant-alert{flex:none}.line{margin-top:6px}.stats{display:grid;grid-template-columns:repeat(3,1fr);gap:12px}.what{font-weight:400;color:#595969}.project{display:flex;gap:12px;align-items:center;padding:8px 0}.project+.project{border-top:1px solid #f0f0f5}.project img{width:60px;height:60px;border-radius:10px;object-fit:cover}.project>div:nth-child(2){flex:1}.project b,.project small{display:block}.project small{color:#8a8a99}`;
document.head.append(style);

const app = createApp({
  template,
  setup: () => ({
    skills,
    projects,
    feed,
    stats: [
      ['Projekte', 12, ''],
      ['Pläne geprüft', 348, ''],
      ['Pünktlich', 96, '%'],
    ],
    face: (seed: number) => drawPicture('face', seed, 208, 208),
    room: (seed: number) => drawPicture('room', seed, 120, 120),
  }),
});
for (const name of [
  'BuildFilled',
  'MessageOutlined',
  'CheckCircleFilled',
  'EnvironmentOutlined',
  'MailOutlined',
  'CalendarOutlined',
  'UserAddOutlined',
  'EllipsisOutlined',
  'BankOutlined',
] as const)
  app.component(name, icons[name]);
app.use(Antd).mount('#root');

import '@fontsource/inter/400.css';
import '@fontsource/inter/500.css';
import '@fontsource/inter/600.css';
import '@fontsource/inter/700.css';
import 'primeicons/primeicons.css';
import Aura from '@primeuix/themes/aura';
import Avatar from 'primevue/avatar';
import AvatarGroup from 'primevue/avatargroup';
import Badge from 'primevue/badge';
import Breadcrumb from 'primevue/breadcrumb';
import Button from 'primevue/button';
import Column from 'primevue/column';
import PrimeVue from 'primevue/config';
import DataTable from 'primevue/datatable';
import IconField from 'primevue/iconfield';
import InputIcon from 'primevue/inputicon';
import InputText from 'primevue/inputtext';
import MeterGroup from 'primevue/metergroup';
import SelectButton from 'primevue/selectbutton';
import SplitButton from 'primevue/splitbutton';
import Tab from 'primevue/tab';
import TabList from 'primevue/tablist';
import Tabs from 'primevue/tabs';
import Tag from 'primevue/tag';
import Timeline from 'primevue/timeline';
import ToggleSwitch from 'primevue/toggleswitch';
import Tree from 'primevue/tree';
import { createApp, ref } from 'vue/dist/vue.esm-bundler.js';
import { drawPicture } from '../../shared/draw-picture.ts';

const face = (seed: number) => drawPicture('face', seed, 56, 56);
const files = [
  {
    name: 'Score and parts',
    icon: 'pi-folder',
    color: '#60a5fa',
    owner: 'Ilse Brandt',
    seed: 61,
    date: '14 Mar',
    size: '38 items',
    shared: [61, 64, 67],
  },
  {
    name: 'Programme notes',
    icon: 'pi-folder',
    color: '#60a5fa',
    owner: 'Marco Testa',
    seed: 64,
    date: '12 Mar',
    size: '9 items',
    shared: [64],
  },
  {
    name: 'rehearsal-2026-03-14.wav',
    icon: 'pi-volume-up',
    color: '#c084fc',
    owner: 'Ilse Brandt',
    seed: 61,
    date: '14 Mar',
    size: '412 MB',
    shared: [61, 70],
    tag: 'Review',
  },
  {
    name: 'hall-seating-plan.pdf',
    icon: 'pi-file-pdf',
    color: '#f87171',
    owner: 'Kemi Ade',
    seed: 67,
    date: '11 Mar',
    size: '2.4 MB',
    shared: [67, 61, 64, 70],
  },
  {
    name: 'poster-final.png',
    icon: 'pi-image',
    color: '#34d399',
    owner: 'Sven Aho',
    seed: 70,
    date: '10 Mar',
    size: '8.1 MB',
    shared: [70, 64],
    tag: 'Approved',
  },
  {
    name: 'tour-budget.xlsx',
    icon: 'pi-file-excel',
    color: '#4ade80',
    owner: 'Kemi Ade',
    seed: 67,
    date: '8 Mar',
    size: '96 kB',
    shared: [67],
  },
  {
    name: 'press-release.docx',
    icon: 'pi-file-word',
    color: '#60a5fa',
    owner: 'Marco Testa',
    seed: 64,
    date: '7 Mar',
    size: '41 kB',
    shared: [64, 67],
    tag: 'Draft',
  },
  {
    name: 'strings-bowing.mov',
    icon: 'pi-video',
    color: '#fbbf24',
    owner: 'Ilse Brandt',
    seed: 61,
    date: '2 Mar',
    size: '1.2 GB',
    shared: [61],
  },
  {
    name: 'contract-hall-graz.pdf',
    icon: 'pi-file-pdf',
    color: '#f87171',
    owner: 'Kemi Ade',
    seed: 67,
    date: '1 Mar',
    size: '310 kB',
    shared: [67, 70],
    tag: 'Approved',
  },
  {
    name: 'lighting-cues.json',
    icon: 'pi-code',
    color: '#94a3b8',
    owner: 'Sven Aho',
    seed: 70,
    date: '1 Mar',
    size: '18 kB',
    shared: [70, 61],
  },
];
const tone: Record<string, string> = { Review: 'warn', Approved: 'success', Draft: 'secondary' };
const tree = [
  {
    key: '0',
    label: 'All files',
    icon: 'pi pi-fw pi-cloud',
    children: [
      {
        key: '0-0',
        label: 'Spring tour',
        icon: 'pi pi-fw pi-folder-open',
        children: [
          { key: '0-0-0', label: 'Score and parts', icon: 'pi pi-fw pi-folder' },
          { key: '0-0-1', label: 'Programme notes', icon: 'pi pi-fw pi-folder' },
        ],
      },
      { key: '0-1', label: 'Archive', icon: 'pi pi-fw pi-folder', children: [{ key: 'x', label: '2025' }] },
    ],
  },
];
const quick = [
  { name: 'poster-final.png', kind: 'abstract', seed: 9 },
  { name: 'stage-left.jpg', kind: 'room', seed: 14 },
  { name: 'lake-open-air.jpg', kind: 'landscape', seed: 6 },
  { name: 'foyer.jpg', kind: 'room', seed: 33 },
] as const;
const meter = [
  { label: 'Audio', color: '#c084fc', value: 41 },
  { label: 'Video', color: '#fbbf24', value: 22 },
  { label: 'Pictures', color: '#34d399', value: 9 },
  { label: 'Other', color: '#60a5fa', value: 6 },
];
const events = [
  { text: 'Ilse replaced the recording', time: '10 min ago' },
  { text: 'Sven left a comment at 12:40', time: '1 h ago' },
  { text: 'Link opened by 14 people', time: 'Yesterday' },
];

const template = `
<div class="app">
  <aside class="left"><div class="brand" data-truth="logo"><span><i class="pi pi-box"></i></span>Opus Drive</div><SplitButton label="New" icon="pi pi-plus" :model="[{ label: 'Folder' }]" class="new" />
    <nav><a v-for="(n, i) in nav" :key="n[0]" href="#n" :class="{ on: i === 0 }"><i :class="'pi ' + n[1]"></i>{{ n[0] }}<Badge v-if="n[2]" :value="n[2]" :severity="i === 1 ? 'danger' : 'secondary'" /></a></nav>
    <Tree :value="tree" :expandedKeys="{ '0': true, '0-0': true }" :selectionKeys="{ '0-0': true }" selectionMode="single" />
    <div class="space"><b>78 of 100 GB used</b><MeterGroup :value="meter" labelOrientation="vertical" /></div></aside>
  <main><header><IconField style="flex:1;max-width:420px"><InputIcon class="pi pi-search" /><InputText placeholder="Search in Spring tour" fluid /></IconField><span style="flex:1"></span><Button icon="pi pi-bell" text rounded severity="secondary" aria-label="News" /><Button icon="pi pi-cog" text rounded severity="secondary" aria-label="Settings" /><Avatar :image="face(67)" shape="circle" /></header>
    <div class="row"><Breadcrumb :home="{ icon: 'pi pi-home' }" :model="[{ label: 'All files' }, { label: 'Spring tour' }]" /><span style="flex:1"></span><SelectButton modelValue="pi pi-list" :options="['pi pi-list', 'pi pi-th-large']" :allowEmpty="false" size="small"><template #option="{ option }"><i :class="option"></i></template></SelectButton><Button label="Share" icon="pi pi-share-alt" size="small" severity="secondary" /><Button label="Upload" icon="pi pi-upload" size="small" /></div>
    <h2>Opened lately</h2><div class="quick"><figure v-for="q in quick" :key="q.name" data-truth="card"><img :src="thumb(q)" :alt="q.name" /><figcaption><i class="pi pi-image"></i>{{ q.name }}</figcaption></figure></div>
    <h2>Files</h2>
    <DataTable :value="files" v-model:selection="selection" size="small" dataKey="name" sortField="date" :sortOrder="-1"><Column selectionMode="multiple" headerStyle="width:3rem" /><Column field="name" header="Name"><template #body="{ data }"><span class="name"><i :class="'pi ' + data.icon" :style="{ color: data.color }"></i>{{ data.name }}<Tag v-if="data.tag" :value="data.tag" :severity="tone[data.tag]" rounded /></span></template></Column><Column field="owner" header="Owner" /><Column field="date" header="Changed" sortable /><Column field="size" header="Size" /><Column header="Shared with"><template #body="{ data }"><AvatarGroup><Avatar v-for="s in data.shared.slice(0, 3)" :key="s" :image="face(s)" shape="circle" /><Avatar v-if="data.shared.length > 3" label="+1" shape="circle" /></AvatarGroup></template></Column><Column headerStyle="width:3rem"><template #body><Button icon="pi pi-ellipsis-v" text rounded size="small" severity="secondary" aria-label="More" /></template></Column></DataTable></main>
  <aside class="right"><div class="row" style="padding:0 0 12px"><b style="flex:1;font-size:16px">Details</b><Button icon="pi pi-times" text rounded size="small" severity="secondary" aria-label="Close" /></div>
    <div class="wave" data-truth="image"><i v-for="(h, i) in wave" :key="i" :style="{ height: h + 'px' }"></i></div><h3>rehearsal-2026-03-14.wav</h3><Tabs value="0"><TabList><Tab value="0">Facts</Tab><Tab value="1">Activity</Tab><Tab value="2">Versions</Tab></TabList></Tabs>
    <dl><dt>Kind</dt><dd>WAV audio, 48 kHz</dd><dt>Length</dt><dd>38:12</dd><dt>Owner</dt><dd>Ilse Brandt</dd><dt>Place</dt><dd>Spring tour</dd></dl>
    <div class="switch"><span>Anyone with the link</span><ToggleSwitch :modelValue="true" /></div><div class="switch"><span>Allow download</span><ToggleSwitch :modelValue="false" /></div>
    <Timeline :value="events" class="events"><template #content="{ item }">{{ item.text }}<small>{{ item.time }}</small></template></Timeline><div class="row" style="gap:10px;padding:0"><Button label="Download" icon="pi pi-download" fluid /><Button icon="pi pi-trash" severity="danger" outlined aria-label="Delete" /></div></aside>
</div>`;

const style = document.createElement('style');
style.textContent = `
*{box-sizing:border-box}body{margin:0;font:14px Inter,sans-serif;background:#0d0f14;color:#e7e9ee}button,input{font-family:inherit}.app{display:grid;grid-template-columns:232px 1fr 280px;height:900px}.left{background:#14171f;padding:18px 14px;display:flex;flex-direction:column;gap:14px;border-right:1px solid #232733}.brand{display:flex;gap:10px;align-items:center;font-weight:700;font-size:17px;padding:0 6px}.brand span{width:32px;height:32px;border-radius:9px;background:linear-gradient(135deg,#10b981,#3b82f6);display:grid;place-items:center;color:#fff}
.new{display:flex}.new>button:first-child{flex:1}nav a{display:flex;gap:12px;align-items:center;padding:9px 12px;border-radius:8px;color:#b3b9c7;text-decoration:none}nav .on{background:#10b98122;color:#34d399}nav .p-badge{margin-left:auto}.p-tree{font-size:13px;padding:0!important;background:none!important}.space{margin-top:auto;background:#1b1f2a;border-radius:12px;padding:14px;font-size:13px}.space b{display:block;margin-bottom:10px;font-weight:500}.p-metergroup-label-list-vertical{display:grid!important;grid-template-columns:1fr;font-size:12px;gap:6px!important}
main{padding:0 24px;overflow:hidden}header{display:flex;align-items:center;gap:8px;height:66px}.row{display:flex;align-items:center;gap:10px;padding:4px 0 8px}.p-breadcrumb{padding:0!important;background:none!important}h2{font-size:14px;margin:12px 0 10px;font-weight:600;color:#aeb5c4}.quick{display:grid;grid-template-columns:repeat(4,1fr);gap:14px}figure{margin:0;background:#171b24;border:1px solid #252a37;border-radius:12px;overflow:hidden}figure img{width:100%;height:104px;object-fit:cover;display:block}figcaption{padding:9px 12px;font-size:13px;display:flex;gap:8px;align-items:center}.name{display:flex;gap:10px;align-items:center;font-weight:500}.name i{font-size:18px}.p-datatable-header-cell,.p-datatable-tbody>tr,.p-datatable-header-cell{background:none!important}
.right{background:#14171f;border-left:1px solid #232733;padding:18px;display:flex;flex-direction:column}.wave{height:120px;border-radius:12px;background:#1f1a2e;display:flex;align-items:center;justify-content:center;gap:4px}.wave i{width:4px;border-radius:2px;background:#c084fc}h3{font-size:15px;margin:14px 0 6px}.p-tablist-tab-list{background:none!important}.p-tab{padding:10px 12px!important;font-size:13px}dl{display:grid;grid-template-columns:80px 1fr;gap:9px 0;margin:16px 0}dt{color:#8d95a6}dd{margin:0}.switch{display:flex;justify-content:space-between;align-items:center;padding:10px 0;border-top:1px solid #232733}.events{margin-top:14px;flex:1}.events small{display:block;color:#8d95a6;margin-top:3px}.p-timeline-event-opposite{display:none!important}.p-timeline-event{min-height:60px!important;font-size:13px}`;
document.head.append(style);
document.documentElement.classList.add('dark');

const parts = {
  Avatar,
  AvatarGroup,
  Badge,
  Breadcrumb,
  Button,
  Column,
  DataTable,
  IconField,
  InputIcon,
  InputText,
  MeterGroup,
  SelectButton,
  SplitButton,
  Tab,
  TabList,
  Tabs,
  Tag,
  Timeline,
  ToggleSwitch,
  Tree,
};
createApp({
  template,
  components: parts,
  setup: () => ({
    files,
    tone,
    tree,
    quick,
    meter,
    events,
    face,
    selection: ref([files[2]]),
    wave: Array.from({ length: 30 }, (_, i) => 14 + Math.round(38 * Math.abs(Math.sin(i * 1.7) + Math.cos(i * 0.6)))),
    thumb: (q: (typeof quick)[number]) => drawPicture(q.kind, q.seed, 210, 104),
    nav: [
      ['My files', 'pi-folder-open'],
      ['Shared with me', 'pi-users', '4'],
      ['Recent', 'pi-clock'],
      ['Starred', 'pi-star', '12'],
      ['Bin', 'pi-trash'],
    ],
  }),
})
  .use(PrimeVue, { theme: { preset: Aura, options: { darkModeSelector: '.dark' } } })
  .mount('#root');

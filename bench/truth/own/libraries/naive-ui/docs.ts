import '@fontsource/source-sans-3/400.css';
import '@fontsource/source-sans-3/600.css';
import '@fontsource/source-sans-3/700.css';
import '@fontsource/fira-code/400.css';
import * as set from '@vicons/ionicons5';
import naive from 'naive-ui';
import { createApp, h } from 'vue/dist/vue.esm-bundler.js';

const toName = (name: string) =>
  name
    .replace(/Outline$/, '')
    .replace(/(?<!^)([A-Z])/g, '-$1')
    .toLowerCase();
/** The set draws plain paths; their names are only known here. */
const icons = Object.fromEntries(
  ['Boat', 'CopyOutline', 'LogoGithub', 'MoonOutline', 'SearchOutline', 'ThumbsDownOutline', 'ThumbsUpOutline'].map(
    (name) => [name, () => h(set[name as keyof typeof set], { 'data-truth-name': toName(name) })],
  ),
);

const menu = [
  {
    type: 'group',
    label: 'Start',
    key: 'start',
    children: [
      { label: 'What is Ferry?', key: 'what' },
      { label: 'Installation', key: 'install' },
      { label: 'First queue', key: 'first' },
    ],
  },
  {
    type: 'group',
    label: 'Guides',
    key: 'guides',
    children: [
      { label: 'Retries and delays', key: 'retries' },
      { label: 'Many workers', key: 'workers' },
      { label: 'Dead letters', key: 'dead' },
      { label: 'Testing', key: 'testing' },
    ],
  },
  {
    type: 'group',
    label: 'Reference',
    key: 'reference',
    children: [
      { label: 'Options', key: 'options' },
      { label: 'Events', key: 'events' },
      { label: 'Command line', key: 'cli' },
    ],
  },
];

const options = [
  ['attempts', 'number', '3', 'How often a job is tried before it counts as failed.'],
  ['backoff', 'string', "'linear'", 'How the wait grows: linear, doubling or a function.'],
  ['delay', 'number', '0', 'Milliseconds before the first try.'],
  ['jitter', 'boolean', 'true', 'Spreads retries so that they do not arrive at once.'],
];

const token = (kind: string, text: string) => `<span class="${kind}">${text}</span>`;
const code = [
  `${token('k', 'import')} { createQueue } ${token('k', 'from')} ${token('s', "'ferry'")};`,
  '',
  `${token('k', 'const')} mails = ${token('f', 'createQueue')}(${token('s', "'mails'")}, {`,
  `  attempts: ${token('n', '5')},`,
  `  backoff: ${token('s', "'doubling'")},`,
  `  delay: ${token('n', '2_000')}, ${token('c', '// wait two seconds first')}`,
  '});',
  '',
  `mails.${token('f', 'work')}(${token('k', 'async')} (job) =&gt; ${token('f', 'send')}(job.address));`,
].join('\n');

const template = `
<n-config-provider :theme-overrides="overrides">
  <header class="top"><span class="brand" data-truth="logo"><n-icon size="26" color="#3b6fd4"><boat /></n-icon>Ferry</span><n-tag size="small" round>2.8</n-tag>
    <n-input round placeholder="Search the docs" style="width:300px;margin-left:40px"><template #prefix><n-icon><search-outline /></n-icon></template><template #suffix><kbd>/</kbd></template></n-input><span class="grow"></span>
    <nav><a class="on" href="#g">Guide</a><a href="#a">API</a><a href="#e">Examples</a><a href="#b">Blog</a></nav><n-divider vertical /><n-button quaternary circle><template #icon><n-icon><moon-outline /></n-icon></template></n-button><n-button quaternary circle><template #icon><n-icon><logo-github /></n-icon></template></n-button></header>
  <div class="frame">
    <aside><n-menu value="retries" :options="menu" :indent="18" :root-indent="24" /></aside>
    <main>
      <n-breadcrumb><n-breadcrumb-item>Guides</n-breadcrumb-item><n-breadcrumb-item>Retries and delays</n-breadcrumb-item></n-breadcrumb>
      <n-h1 style="margin:10px 0 8px">Retries and delays</n-h1>
      <n-p depth="2" class="lead">Jobs fail: a server restarts, a network drops, a limit is reached. Ferry tries again for you, and you say how patient it is.</n-p>
      <div class="meta"><n-space size="small"><n-tag size="small" type="success" :bordered="false">Stable</n-tag><n-tag size="small" type="info" :bordered="false">Node 20+</n-tag></n-space><n-text depth="3">Updated 4 March 2026 · 6 min to read</n-text></div>
      <n-h2 prefix="bar" style="margin:18px 0 10px">Set the number of attempts</n-h2>
      <n-tabs type="segment" size="small" default-value="ts" style="width:320px"><n-tab name="ts">TypeScript</n-tab><n-tab name="js">JavaScript</n-tab><n-tab name="cli">Terminal</n-tab></n-tabs>
      <div class="code" data-truth="card"><div class="cap"><span>queues/mails.ts</span><n-button text size="tiny"><template #icon><n-icon><copy-outline /></n-icon></template>Copy</n-button></div><pre v-html="code"></pre></div>
      <n-alert type="warning" title="Make jobs safe to repeat" style="margin:14px 0">A job may run twice when a worker stops half-way. Use <n-text code>job.id</n-text> as a key for whatever you write.</n-alert>
      <n-h2 prefix="bar" style="margin:16px 0 10px">Options</n-h2>
      <n-table size="small" :single-line="false"><thead><tr><th>Name</th><th>Type</th><th>Default</th><th>What it does</th></tr></thead><tbody><tr v-for="row in options" :key="row[0]"><td><n-text code>{{ row[0] }}</n-text></td><td><n-text type="info">{{ row[1] }}</n-text></td><td>{{ row[2] }}</td><td>{{ row[3] }}</td></tr></tbody></n-table>
    </main>
    <aside class="toc"><b>On this page</b><n-anchor :show-rail="true" type="rail"><n-anchor-link title="Set the number of attempts" href="#x" /><n-anchor-link title="Options" href="#y" /><n-anchor-link title="Wait between tries" href="#z"><n-anchor-link title="Doubling" href="#d" /><n-anchor-link title="Your own function" href="#o" /></n-anchor-link><n-anchor-link title="Give up" href="#u" /></n-anchor>
      <n-card size="small" embedded style="margin-top:24px"><b>Was this page helpful?</b><n-space style="margin-top:10px"><n-button size="small"><template #icon><n-icon><thumbs-up-outline /></n-icon></template>Yes</n-button><n-button size="small"><template #icon><n-icon><thumbs-down-outline /></n-icon></template>No</n-button></n-space></n-card></aside>
  </div>
</n-config-provider>`;

const style = document.createElement('style');
style.textContent = `
body{margin:0;font-family:'Source Sans 3',sans-serif;font-size:15px}.grow{flex:1}.top{display:flex;align-items:center;gap:10px;height:60px;padding:0 24px;border-bottom:1px solid #e8ebf0}.brand{display:flex;gap:8px;align-items:center;font-size:20px;font-weight:700}
nav{display:flex;gap:26px}nav a{color:#4a5568;text-decoration:none;line-height:60px}nav .on{color:#3b6fd4;font-weight:600;box-shadow:inset 0 -2px #3b6fd4}kbd{font:12px 'Fira Code',monospace;border:1px solid #d8dde6;border-radius:4px;padding:0 6px;color:#7b8494}
.frame{display:grid;grid-template-columns:240px 1fr 250px;height:740px}aside{border-right:1px solid #eef0f4;padding-top:8px;overflow:hidden}main{padding:22px 48px;overflow:hidden}.lead{font-size:18px;margin:0 0 12px}.meta{display:flex;justify-content:space-between;padding-bottom:12px;border-bottom:1px solid #eef0f4}
.code{background:#f6f8fc;border:1px solid #e3e8f2;border-radius:8px;margin-top:10px}.cap{display:flex;justify-content:space-between;padding:8px 14px;border-bottom:1px solid #e3e8f2;font-size:13px;color:#64708a}pre{margin:0;padding:12px 16px;font:13px/1.6 'Fira Code',monospace;color:#2b3550}.k{color:#a03fb5}.s{color:#2d8a4e}.n{color:#c0622d}.f{color:#2b61c9}.c{color:#8a94a8}
.toc{border:0;padding:26px 24px 0 8px}.toc b{display:block;margin-bottom:10px}`;
document.head.append(style);

const overrides = {
  common: {
    fontFamily: "'Source Sans 3'",
    fontFamilyMono: "'Fira Code'",
    fontSize: '15px',
    primaryColor: '#3b6fd4',
    primaryColorHover: '#5a88df',
    borderRadius: '6px',
  },
};
const app = createApp({ template, setup: () => ({ menu, options, code, overrides }) });
for (const name of [
  'Boat',
  'SearchOutline',
  'MoonOutline',
  'LogoGithub',
  'CopyOutline',
  'ThumbsUpOutline',
  'ThumbsDownOutline',
] as const)
  app.component(name, icons[name]!);
app.use(naive).mount('#root');

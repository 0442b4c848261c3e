import '@fontsource/ibm-plex-sans/400.css';
import '@fontsource/ibm-plex-sans/500.css';
import '@fontsource/ibm-plex-sans/600.css';
import '@vaadin/vaadin-lumo-styles/lumo.css';
import '@vaadin/app-layout';
import '@vaadin/app-layout/vaadin-drawer-toggle.js';
import '@vaadin/avatar';
import '@vaadin/avatar-group';
import '@vaadin/badge';
import '@vaadin/button';
import '@vaadin/checkbox';
import '@vaadin/combo-box';
import '@vaadin/date-picker';
import '@vaadin/email-field';
import '@vaadin/form-layout';
import '@vaadin/grid';
import '@vaadin/grid/vaadin-grid-selection-column.js';
import '@vaadin/grid/vaadin-grid-sort-column.js';
import '@vaadin/icon';
import '@vaadin/icons';
import '@vaadin/menu-bar';
import '@vaadin/progress-bar';
import '@vaadin/radio-group';
import '@vaadin/select';
import '@vaadin/side-nav';
import '@vaadin/tabs';
import '@vaadin/text-area';
import '@vaadin/text-field';
import { drawPicture } from '../../shared/draw-picture.ts';

type Row = {
  name: string;
  mail: string;
  place: string;
  state: string;
  value: string;
  last: string;
  seed: number;
  share: number;
};
const names = [
  'Adele Fontaine',
  'Bjarne Holt',
  'Camila Duarte',
  'Dmitri Orlov',
  'Esther Kamau',
  'Finn Gallagher',
  'Giulia Serra',
  'Henrik Lund',
  'Isla Fraser',
  'Jonas Bauer',
  'Keiko Mori',
  'Luis Prado',
  'Maren Vik',
  'Noor Haddad',
  'Olga Nemec',
  'Pavel Dusek',
];
const places = [
  'Lyon',
  'Bergen',
  'Porto',
  'Riga',
  'Nairobi',
  'Cork',
  'Cagliari',
  'Aarhus',
  'Perth',
  'Ulm',
  'Kobe',
  'Sevilla',
  'Bodø',
  'Beirut',
  'Brno',
  'Plzeň',
];
const states = [
  'Active',
  'Active',
  'Trial',
  'Paused',
  'Active',
  'Lead',
  'Active',
  'Trial',
  'Active',
  'Lead',
  'Active',
  'Paused',
  'Active',
  'Active',
  'Lead',
  'Trial',
];
const theme: Record<string, string> = { Active: 'success', Trial: '', Paused: 'error', Lead: 'contrast' };
const rows: Row[] = names.map((name, index) => ({
  name,
  mail: `${name.split(' ')[0]!.toLowerCase()}@mail.example`,
  place: places[index]!,
  state: states[index]!,
  value: `€ ${(((index * 613) % 89) * 90 + 480).toLocaleString('en')}`,
  last: `${((index * 3) % 28) + 1} Mar 2026`,
  seed: index * 2 + 201,
  share: ((index * 37) % 90) / 100 + 0.1,
}));
const face = (seed: number) => drawPicture('face', seed, 72, 72);

const icon = (name: string, slot = 'prefix') => `<vaadin-icon icon="vaadin:${name}" slot="${slot}"></vaadin-icon>`;
const menu = [
  ['dashboard', 'Dashboard'],
  ['users', 'Customers', '16'],
  ['briefcase', 'Deals', '5'],
  ['calendar', 'Visits'],
  ['envelope', 'Campaigns'],
  ['invoice', 'Invoices', '2'],
  ['chart', 'Reports'],
  ['cog', 'Settings'],
];

document.getElementById('root')!.innerHTML = `
<vaadin-app-layout primary-section="drawer">
  <div slot="drawer" class="brand" data-truth="logo"><vaadin-icon icon="vaadin:handshake"></vaadin-icon>Handclasp</div>
  <vaadin-side-nav slot="drawer">${menu.map(([name, text, count]) => `<vaadin-side-nav-item path="${text === 'Customers' ? location.pathname : `/${name}`}">${icon(name!)}${text}${count ? `<vaadin-badge slot="suffix" theme="${count === '2' ? 'error small' : 'contrast small'}">${count}</vaadin-badge>` : ''}</vaadin-side-nav-item>`).join('')}</vaadin-side-nav>
  <div slot="drawer" class="me"><vaadin-avatar data-truth="avatar" img="${face(240)}" name="Vera Lang"></vaadin-avatar><div><b>Vera Lang</b><small>Sales, North</small></div></div>
  <vaadin-drawer-toggle slot="navbar"></vaadin-drawer-toggle><h1 slot="navbar">Customers</h1><div slot="navbar" class="bar"><vaadin-text-field placeholder="Search everything" style="width:280px">${icon('search')}</vaadin-text-field><vaadin-avatar-group id="team" max-items-visible="4"></vaadin-avatar-group><vaadin-button theme="icon tertiary" aria-label="News"><vaadin-icon icon="vaadin:bell"></vaadin-icon></vaadin-button></div>
  <div class="split"><section class="master"><div class="tools"><vaadin-tabs>${['All', 'Active', 'Trial', 'Leads'].map((t, i) => `<vaadin-tab ${i ? '' : 'selected'}>${t}</vaadin-tab>`).join('')}</vaadin-tabs><span class="grow"></span><vaadin-select data-truth="select" id="land" style="width:150px"></vaadin-select><vaadin-button>${icon('download')}Export</vaadin-button><vaadin-button theme="primary">${icon('plus')}Add customer</vaadin-button></div>
    <vaadin-grid theme="row-stripes no-border" class="grid"><vaadin-grid-selection-column></vaadin-grid-selection-column><vaadin-grid-sort-column path="name" header="Name" width="220px" flex-grow="2"></vaadin-grid-sort-column><vaadin-grid-column path="place" header="Town" width="90px"></vaadin-grid-column><vaadin-grid-column path="state" header="State" width="100px"></vaadin-grid-column><vaadin-grid-sort-column path="value" header="Value" text-align="end" width="100px"></vaadin-grid-sort-column><vaadin-grid-column path="share" header="Health" width="100px"></vaadin-grid-column></vaadin-grid></section>
    <aside class="detail"><div class="dhead"><vaadin-avatar data-truth="avatar" img="${face(205)}" name="Camila Duarte" style="--vaadin-avatar-size:56px"></vaadin-avatar><div><h2>Camila Duarte</h2><small>Customer since May 2023</small></div><vaadin-badge>Trial</vaadin-badge></div>
      <vaadin-form-layout><vaadin-text-field label="First name" value="Camila" required></vaadin-text-field><vaadin-text-field label="Last name" value="Duarte" required></vaadin-text-field><vaadin-email-field label="Email" value="camila@mail.example" colspan="2">${icon('envelope')}</vaadin-email-field><vaadin-text-field label="Phone" value="+351 555 0139">${icon('phone')}</vaadin-text-field><vaadin-date-picker label="Next call" value="2026-03-24"></vaadin-date-picker><vaadin-combo-box label="Owner" colspan="2" id="owner"></vaadin-combo-box></vaadin-form-layout>
      <vaadin-radio-group label="Plan"><vaadin-radio-button label="Basic" value="b"></vaadin-radio-button><vaadin-radio-button label="Team" value="t" checked></vaadin-radio-button><vaadin-radio-button label="Company" value="c"></vaadin-radio-button></vaadin-radio-group>
      <vaadin-text-area label="Notes" value="Wants an offer for 12 seats before Easter. Likes short mails."></vaadin-text-area><vaadin-checkbox label="May be contacted by phone" checked></vaadin-checkbox>
      <div class="acts"><vaadin-button theme="error tertiary">Delete</vaadin-button><span class="grow"></span><vaadin-button>Cancel</vaadin-button><vaadin-button theme="primary">Save</vaadin-button></div></aside></div>
</vaadin-app-layout>`;

const style = document.createElement('style');
style.textContent = `
html{--lumo-font-family:'IBM Plex Sans',sans-serif;--lumo-primary-color:#0b7a75;--lumo-primary-text-color:#0b6965;--lumo-primary-color-50pct:#0b7a7580;--lumo-primary-color-10pct:#0b7a751a}body{margin:0;font-family:'IBM Plex Sans',sans-serif}h1,h2{margin:0}h1{font-size:20px}.brand{display:flex;gap:10px;align-items:center;font-weight:600;font-size:18px;padding:16px 20px;color:#0b6965}.me{display:flex;gap:12px;align-items:center;padding:16px 20px;margin-top:auto;border-top:1px solid #e4e7eb}.me small,.dhead small{display:block;color:#66707c}.bar{margin-left:auto;display:flex;gap:14px;align-items:center;padding-right:20px}.grow{flex:1}vaadin-side-nav{padding:0 8px}
vaadin-app-layout::part(drawer){display:flex;flex-direction:column;width:232px}vaadin-app-layout{--vaadin-app-layout-drawer-width:232px;height:900px}.split{display:grid;grid-template-columns:1fr 372px;height:840px}.master{display:flex;flex-direction:column;min-width:0}.tools{display:flex;gap:10px;align-items:center;padding:10px 20px}.tools vaadin-tabs{box-shadow:none}.grid{flex:1;height:auto}.detail{border-left:1px solid #dfe3e8;background:#f7f9fa;padding:20px;display:flex;flex-direction:column;gap:8px}.dhead{display:flex;gap:14px;align-items:center;margin-bottom:4px}.dhead div{flex:1}h2{font-size:18px}.acts{display:flex;gap:8px;margin-top:auto}.person{display:flex;gap:12px;align-items:center}.person small{display:block;color:#66707c;font-size:12px}`;
document.head.append(style);

const grid = document.querySelector('vaadin-grid')!;
grid.items = rows;
grid.selectedItems = [rows[2]!];
const column = (path: string) =>
  document.querySelector<
    HTMLElement & { renderer: (root: HTMLElement, column: unknown, model: { item: Row }) => void }
  >(`[path="${path}"]`)!;
column('name').renderer = (root, _column, { item }) => {
  root.innerHTML = `<div class="person"><vaadin-avatar data-truth="avatar" theme="small" img="${face(item.seed)}" name="${item.name}"></vaadin-avatar><div>${item.name}<small>${item.mail}</small></div></div>`;
};
column('state').renderer = (root, _column, { item }) => {
  root.innerHTML = `<vaadin-badge theme="${theme[item.state]}">${item.state}</vaadin-badge>`;
};
column('share').renderer = (root, _column, { item }) => {
  root.innerHTML = `<vaadin-progress-bar value="${item.share}" theme="${item.share < 0.4 ? 'error' : 'success'}"></vaadin-progress-bar>`;
};
document.querySelector('vaadin-avatar-group')!.items = [241, 242, 243, 244, 245].map((seed) => ({
  name: 'Colleague',
  img: face(seed),
}));
Object.assign(document.querySelector('#land')!, { items: [{ label: 'All regions', value: 'all' }], value: 'all' });
Object.assign(document.querySelector('#owner')!, { items: ['Vera Lang', 'Ole Brandt'], selectedItem: 'Vera Lang' });

import type { Random } from './random.ts';

/** How one family of style sheets writes the parts of a page. */
export type Dialect = {
  button: (inner: string) => string;
  field: (type: 'input' | 'select' | 'textarea', hint: string) => string;
  tick: (type: 'checkbox' | 'radio', label: string) => string;
  badge: (text: string) => string;
  panel: (head: string, body: string, picture?: string) => string;
  alert: (inner: string) => string;
  progress: (percent: number) => string;
  table: string;
  bar: (brand: string, links: readonly string[], end: string) => string;
  list: (rows: readonly string[]) => string;
  pages: (labels: readonly string[]) => string;
  thumb: string;
  round: string;
};

const control = (type: 'input' | 'select' | 'textarea', hint: string, name: string) =>
  type === 'select' ? `<select class="${name}"><option>${hint}</option></select>` : type === 'textarea' ? `<textarea class="${name}" rows="3" placeholder="${hint}"></textarea>` : `<input class="${name}" type="text" placeholder="${hint}">`;
const STATES = ['primary', 'success', 'info', 'warning', 'danger'] as const;

const bootstrap = (random: Random, version: 3 | 4 | 5): Dialect => {
  const old = version === 3;
  const size = random.pick(['', '', '', ' btn-sm', ' btn-lg']);
  const look = random.pick(old ? ['default', ...STATES] : ['primary', 'secondary', 'light', 'dark', 'outline-primary', 'outline-secondary', ...STATES]);
  const dark = random.chance(0.5);
  return {
    button: (inner) => `<${random.chance(0.6) ? 'button type="button"' : 'a href="#"'} class="btn btn-${random.chance(0.5) ? look : random.pick(STATES)}${size}">${inner}</${'button'}>`.replace(/<a href(.*)<\/button>$/s, '<a href$1</a>'),
    field: (type, hint) => control(type, hint, type === 'select' && !old ? (version === 5 ? 'form-select' : 'custom-select') : 'form-control'),
    tick: (type, label) =>
      old ? `<div class="${type}"><label><input type="${type}"${random.chance(0.5) ? ' checked' : ''}> ${label}</label></div>` : `<div class="form-check"><input class="form-check-input" type="${type}"${random.chance(0.5) ? ' checked' : ''}><label class="form-check-label">${label}</label></div>`,
    badge: (text) => (old ? `<span class="${random.chance(0.4) ? 'badge' : `label label-${random.pick(STATES)}`}">${text}</span>` : `<span class="badge ${random.chance(0.3) ? 'rounded-pill badge-pill' : ''} ${version === 5 ? 'bg' : 'badge'}-${random.pick(STATES)}">${text}</span>`),
    panel: (head, body, picture = '') =>
      old ? `<div class="panel panel-${random.pick(['default', 'default', 'primary', 'info'])}">${head && `<div class="panel-heading">${head}</div>`}${picture}<div class="panel-body">${body}</div></div>` : `<div class="card${random.chance(0.2) ? ' shadow' : ''}">${head && `<div class="card-header">${head}</div>`}${picture}<div class="card-body">${body}</div></div>`,
    alert: (inner) => `<div class="alert alert-${random.pick(STATES.slice(1))}">${inner}</div>`,
    progress: (percent) => `<div class="progress"><div class="progress-bar ${old ? 'progress-bar' : 'bg'}-${random.pick(STATES)}" style="width:${percent}%"></div></div>`,
    table: `table ${random.pick(['', 'table-striped', 'table-bordered', 'table-hover'])}`,
    bar: (brand, links, end) =>
      old
        ? `<nav class="navbar navbar-${dark ? 'inverse' : 'default'}"><div class="container-fluid"><div class="navbar-header"><a class="navbar-brand" href="#">${brand}</a></div><ul class="nav navbar-nav">${links.map((link, i) => `<li class="${i === 0 ? 'active' : ''}"><a href="#">${link}</a></li>`).join('')}</ul>${end && `<div class="navbar-form navbar-right">${end}</div>`}</div></nav>`
        : `<nav class="navbar navbar-expand ${dark ? 'navbar-dark bg-' : 'navbar-light bg-'}${dark ? random.pick(['dark', 'primary']) : 'light'}"><div class="container-fluid"><a class="navbar-brand" href="#">${brand}</a><ul class="navbar-nav mr-auto me-auto">${links.map((link) => `<li class="nav-item"><a class="nav-link" href="#">${link}</a></li>`).join('')}</ul><div style="display:flex;gap:8px;align-items:center">${end}</div></div></nav>`,
    list: (rows) => `<div class="list-group">${rows.map((row, i) => `<a href="#" class="list-group-item list-group-item-action${i === 0 && dark ? ' active' : ''}">${row}</a>`).join('')}</div>`,
    pages: (labels) => `<ul class="pagination">${labels.map((label, i) => `<li class="page-item${i === 1 ? ' active' : ''}"><a class="page-link" href="#">${label}</a></li>`).join('')}</ul>`,
    thumb: random.pick(['', 'img-thumbnail', 'img-fluid img-responsive', 'rounded img-rounded']),
    round: old ? 'img-circle' : 'rounded-circle',
  };
};

const bulma = (random: Random): Dialect => {
  const look = () => random.pick(['is-primary', 'is-link', 'is-info', 'is-success', 'is-warning', 'is-danger', 'is-light', '']);
  return {
    button: (inner) => `<button class="button ${look()} ${random.pick(['', '', 'is-outlined', 'is-rounded'])}">${inner}</button>`,
    field: (type, hint) => (type === 'select' ? `<div class="select is-fullwidth">${control(type, hint, '')}</div>` : control(type, hint, type)),
    tick: (type, label) => `<label class="${type}"><input type="${type}"${random.chance(0.5) ? ' checked' : ''}> ${label}</label>`,
    badge: (text) => `<span class="tag ${look()}">${text}</span>`,
    panel: (head, body, picture = '') => (random.chance(0.6) ? `<div class="card">${head && `<header class="card-header"><p class="card-header-title">${head}</p></header>`}${picture}<div class="card-content">${body}</div></div>` : `<div class="box">${picture}${head}${body}</div>`),
    alert: (inner) => `<div class="notification ${look()}">${inner}</div>`,
    progress: (percent) => `<progress class="progress ${look()}" value="${percent}" max="100"></progress>`,
    table: `table is-fullwidth ${random.pick(['', 'is-striped', 'is-bordered'])}`,
    bar: (brand, links, end) => `<nav class="navbar ${random.pick(['', 'is-dark', 'is-primary', 'is-light'])}"><div class="navbar-brand"><a class="navbar-item">${brand}</a></div><div class="navbar-menu"><div class="navbar-start">${links.map((link) => `<a class="navbar-item">${link}</a>`).join('')}</div><div class="navbar-end"><div class="navbar-item">${end}</div></div></div></nav>`,
    list: (rows) => `<nav class="panel">${rows.map((row, i) => `<a class="panel-block${i === 0 ? ' is-active' : ''}">${row}</a>`).join('')}</nav>`,
    pages: (labels) => `<nav class="pagination"><ul class="pagination-list">${labels.map((label, i) => `<li><a class="pagination-link${i === 1 ? ' is-current' : ''}">${label}</a></li>`).join('')}</ul></nav>`,
    thumb: '',
    round: 'is-rounded',
  };
};

/** Sheets that style bare HTML, and some whose classes are few. */
const plain = (random: Random, names: { button?: string; field?: string; card?: string; table?: string } = {}): Dialect => ({
  button: (inner) => `<button class="${names.button ?? ''}">${inner}</button>`,
  field: (type, hint) => control(type, hint, names.field ?? ''),
  tick: (type, label) => `<label><input type="${type}"${random.chance(0.5) ? ' checked' : ''}> <span>${label}</span></label>`,
  badge: (text) => `<mark>${text}</mark>`,
  panel: (head, body, picture = '') => `<article class="${names.card ?? ''}">${head && `<header>${head}</header>`}${picture}${body}</article>`,
  alert: (inner) => `<blockquote>${inner}</blockquote>`,
  progress: (percent) => `<progress value="${percent}" max="100"></progress>`,
  table: names.table ?? '',
  bar: (brand, links, end) => `<header><nav style="display:flex;gap:20px;align-items:center;padding:8px 16px"><strong>${brand}</strong>${links.map((link) => `<a href="#">${link}</a>`).join('')}<span style="flex:1"></span>${end}</nav></header>`,
  list: (rows) => `<ul>${rows.map((row) => `<li><a href="#">${row}</a></li>`).join('')}</ul>`,
  pages: (labels) => `<p style="display:flex;gap:4px">${labels.map((label) => `<button class="${names.button ?? ''}">${label}</button>`).join('')}</p>`,
  thumb: '',
  round: '',
});

export type Theme = { family: string; sheets: string[]; speak: (random: Random) => Dialect };

const SWATCHES = 'cerulean cosmo cyborg darkly flatly journal lumen sandstone simplex slate spacelab superhero united yeti'.split(' ');
const NEW_SWATCHES = [...SWATCHES, ...'litera lux materia minty pulse sketchy solar'.split(' ')];

/** Every theme with the package it is from: pages of one package are one family. */
export const THEMES: readonly Theme[] = [
  ...[...SWATCHES, 'paper', 'readable'].map((name): Theme => ({ family: 'bootswatch3', sheets: [`bootswatch3/${name}/bootstrap.min.css`], speak: (random) => bootstrap(random, 3) })),
  ...NEW_SWATCHES.map((name): Theme => ({ family: 'bootswatch4', sheets: [`bootswatch4/dist/${name}/bootstrap.min.css`], speak: (random) => bootstrap(random, 4) })),
  ...[...NEW_SWATCHES, 'morph', 'quartz', 'vapor', 'zephyr'].map((name): Theme => ({ family: 'bootswatch5', sheets: [`bootswatch5/dist/${name}/bootstrap.min.css`], speak: (random) => bootstrap(random, 5) })),
  ...[3, 4, 5].flatMap((version) => Array.from({ length: 6 }, (): Theme => ({ family: `bootstrap${version}`, sheets: [`bootstrap${version}/dist/css/bootstrap.min.css`], speak: (random) => bootstrap(random, version as 3 | 4 | 5) }))),
  ...NEW_SWATCHES.filter((name) => name !== 'sketchy').map((name): Theme => ({ family: 'bulmaswatch', sheets: [`bulmaswatch/${name}/bulmaswatch.min.css`], speak: bulma })),
  ...['water.css/out/light.css', 'water.css/out/dark.css', 'sakura.css/css/sakura.css', 'sakura.css/css/sakura-dark.css', 'sakura.css/css/sakura-earthly.css', 'mvp.css/mvp.css', 'simpledotcss/simple.css', '@exampledev/new.css/new.css', 'holiday.css/dist/holiday.css', 'bamboo.css/dist/light.min.css', 'bamboo.css/dist/dark.min.css', 'tacit-css/dist/tacit-css.css', 'marx-css/css/marx.css', 'missing.css/dist/missing.min.css'].map(
    (sheet): Theme => ({ family: sheet.replace(/^@/, '').split(/[/.]/)[0]!, sheets: [sheet], speak: (random) => plain(random) }),
  ),
  ...['mini-default', 'mini-dark', 'mini-nord'].map((name): Theme => ({ family: 'mini', sheets: [`mini.css/dist/${name}.css`], speak: (random) => plain(random, { card: 'card fluid', button: random.pick(['primary', 'secondary', 'tertiary', 'inverse', '']) }) })),
  ...[0, 1, 2].map((): Theme => ({ family: 'chota', sheets: ['chota/dist/chota.css'], speak: (random) => plain(random, { card: 'card', button: random.pick(['button primary', 'button outline', 'button dark', 'button']) }) })),
  ...[0, 1].map((): Theme => ({ family: 'purecss', sheets: ['purecss/build/pure.css'], speak: (random) => ({ ...plain(random, { button: random.pick(['pure-button', 'pure-button pure-button-primary']), table: 'pure-table pure-table-bordered' }), field: (type, hint) => `<span class="pure-form" style="display:block">${control(type, hint, '')}</span>` }) })),
  ...[0, 1, 2, 3].map((): Theme => ({ family: 'uikit', sheets: ['uikit/dist/css/uikit.min.css'], speak: (random) => ({ ...plain(random, { button: `uk-button uk-button-${random.pick(['default', 'primary', 'secondary', 'danger'])}`, card: `uk-card uk-card-${random.pick(['default', 'primary', 'secondary'])} uk-card-body`, table: 'uk-table uk-table-divider' }), field: (type, hint) => control(type, hint, `uk-${type}`), tick: (type, label) => `<label><input class="uk-${type}" type="${type}"${random.chance(0.5) ? ' checked' : ''}> ${label}</label>`, badge: (text) => `<span class="uk-label${random.pick(['', ' uk-label-success', ' uk-label-warning'])}">${text}</span>`, alert: (inner) => `<div class="uk-alert-${random.pick(['primary', 'success', 'danger'])}" uk-alert style="padding:15px">${inner}</div>` }) })),
];

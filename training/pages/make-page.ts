import { type Assets, type Components, createComponents, type Kit } from './components.ts';
import { drawDesignSystem } from './design-system.ts';
import { createRandom, type Random } from './random.ts';
import { createWords } from './words.ts';

export type Fonts = { family: string; css: string }[];

const navItems = ({ random, words, look }: Kit, parts: Components, style: string) =>
  random
    .times(random.int(3, 7), (i) => {
      const active = i === 0;
      return `<a style="display:flex;align-items:center;gap:8px;padding:7px 10px;border-radius:${look.radius}px;color:${active ? look.primary : 'inherit'};${active && random.chance(0.5) ? `background:${look.raised};` : ''}${style}">${random.chance(0.5) ? parts.icon(16) : ''}${words.label()}</a>`;
    })
    .join('');

const grid = (random: Random, parts: Components, columns: number, make: () => string) =>
  `<div style="display:grid;grid-template-columns:repeat(${columns},minmax(0,1fr));gap:${parts.u(random.int(2, 6))};align-items:start">${random.times(columns * random.int(1, 2), make).join('')}</div>`;

const block = (kit: Kit, parts: Components, wide: number): string => {
  const { random, words } = kit;
  const columns = (most: number) => (wide < 600 ? 1 : random.int(2, most));
  return random.pick([
    () => grid(random, parts, wide < 600 ? 2 : random.int(3, 4), parts.stat),
    () => parts.card(parts.heading(words.title(1, 2), random.int(14, 20), 'margin-bottom:12px') + parts.table(), 'overflow:hidden'),
    () => parts.table(),
    () => grid(random, parts, columns(3), parts.form),
    () => grid(random, parts, columns(3), parts.list),
    () => grid(random, parts, columns(4), parts.media),
    () => grid(random, parts, columns(2), () => parts.card(parts.row(parts.heading(words.title(1, 2), 16) + parts.button(), 'justify-content:space-between;margin-bottom:10px') + parts.chart())),
    () => grid(random, parts, columns(4), parts.feature),
    () => grid(random, parts, columns(4), parts.feature),
    () => grid(random, parts, columns(3), () => parts.card(parts.heading(words.title(1, 2), 20) + parts.text(words.number(), 'font-size:32px') + parts.checklist() + parts.button())),
    () => grid(random, parts, columns(3), parts.checklist),
    () => parts.row(parts.social() + parts.stars() + parts.toolbar(), 'flex-wrap:wrap'),
    () => parts.gallery(),
    () => grid(random, parts, columns(4), () => parts.card(parts.photo('width:100%;height:120px') + parts.heading(words.title(1, 3), 16) + parts.stars() + parts.text(words.number()) + parts.button())),
    () => parts.row(parts.retro() + parts.retro(), 'align-items:flex-start;flex-wrap:wrap'),
    () => grid(random, parts, columns(3), parts.group),
    () => parts.alert(),
    () => parts.tabs() + parts.text(words.paragraph(), 'margin-top:14px'),
    () => parts.row(parts.crumbs() + parts.pages(), 'justify-content:space-between'),
    () => parts.row(random.times(random.int(2, 6), () => parts.button()).join(''), 'flex-wrap:wrap'),
    () => parts.row(random.times(random.int(2, 8), () => parts.badge()).join(''), 'flex-wrap:wrap'),
    () => parts.row(random.times(random.int(2, 5), () => parts.tick()).join(''), 'flex-wrap:wrap'),
    () => parts.row(parts.field('input') + parts.field('select') + parts.button('solid')),
    () => parts.heading(words.title(2, 6), random.int(22, 44)) + parts.text(words.paragraph(), 'margin-top:8px;max-width:680px'),
    () => parts.row(parts.avatar(48) + `<div>${parts.text(words.name(), 'font-weight:600')}${parts.muted(words.mail())}</div>`),
  ])();
};

const hero = (kit: Kit, parts: Components): string => {
  const { random, words, look, assets } = kit;
  const over = random.chance(0.5);
  const back = over ? `background:linear-gradient(rgb(0 0 0/.45),rgb(0 0 0/.45)),url('${random.pick(assets.photos)}') center/cover;color:#fff` : `background:${random.chance(0.5) ? look.raised : look.primary};color:${look.text}`;
  const middle = random.chance(0.6);
  return `<section style="padding:${random.int(40, 120)}px 24px;${middle ? 'text-align:center' : ''};${back}">${parts.heading(words.title(3, 6), random.int(30, 68))}${parts.text(words.sentence(8, 18), `margin:14px ${middle ? 'auto' : '0'};max-width:620px;font-size:${look.size + 3}px`)}${parts.row(parts.button('solid') + parts.button('outline'), middle ? 'justify-content:center' : '')}</section>`;
};

const topBar = (kit: Kit, parts: Components) => {
  const { random, look } = kit;
  const filled = random.chance(0.3);
  return `<header data-truth="header" style="display:flex;align-items:center;gap:16px;padding:0 ${random.int(12, 40)}px;height:${random.int(44, 84)}px;overflow:hidden;white-space:nowrap;background:${filled ? look.primary : look.surface};color:${filled ? look.onPrimary : look.text};border-bottom:1px solid ${filled ? look.primary : look.border}">${parts.logo()}<nav data-truth="nav" style="display:flex;flex:1">${navItems(kit, parts, 'color:inherit')}</nav>${random.chance(0.4) ? parts.field('input') : ''}${parts.icon(18)}${random.chance(0.5) ? parts.button() : parts.avatar(32)}</header>`;
};

const sideBar = (kit: Kit, parts: Components) => {
  const { random, look } = kit;
  const filled = random.chance(0.35);
  return `<aside data-truth="sidebar" style="width:${random.int(150, 280)}px;flex:none;padding:16px 10px;box-sizing:border-box;min-height:100vh;background:${filled ? (random.chance(0.5) ? look.primary : '#1f2937') : look.surface};color:${filled ? '#fff' : look.text};border-right:1px solid ${look.border}">${parts.logo()}<nav data-truth="nav" style="margin-top:16px">${navItems(kit, parts, '')}${random.chance(0.4) ? navItems(kit, parts, '') : ''}</nav></aside>`;
};

const footer = (kit: Kit, parts: Components) => {
  const { random, words, look } = kit;
  return `<footer data-truth="footer" style="padding:${random.int(16, 48)}px 24px;background:${random.pick([look.surface, look.raised, '#111827'])};color:${look.muted};display:flex;gap:48px;flex-wrap:wrap">${random.times(random.int(1, 4), () => `<div>${parts.text(words.label(), 'font-weight:600;margin-bottom:6px')}${random.times(random.int(0, 4), () => parts.muted(words.label())).join('')}</div>`).join('')}<div style="flex:1;text-align:right">© 2026 ${words.title(1, 2)}</div></footer>`;
};

/** Writes page number `seed`: another design system, another shape, other components, always with its own truth in it. */
export const makePage = (seed: number, assets: Assets, fonts: Fonts, width: number): string => {
  const random = createRandom(seed);
  const used = fonts.length > 0 ? random.times(2, () => random.pick(fonts)) : [];
  const system = ['Arial, sans-serif', 'Georgia, serif', 'DejaVu Sans, sans-serif', 'Liberation Serif, serif'];
  const look = drawDesignSystem(random, [...used.flatMap((font) => Array(4).fill(`'${font.family}', sans-serif`)), ...system]);
  const words = createWords(random);
  const kit: Kit = { random, words, look, assets };
  const parts = createComponents(kit);
  const narrow = width < 600;
  const shape = narrow ? 'top' : random.pick(['app', 'app', 'top', 'top', 'landing', 'auth'] as const);
  const room = narrow ? width : shape === 'app' ? width - 240 : Math.min(width, 1200);
  const stack = `<div style="display:flex;flex-direction:column;gap:${parts.u(random.int(3, 8))};padding:${parts.u(random.int(3, 7))};max-width:${shape === 'app' ? 'none' : `${random.int(900, 1280)}px`};margin:0 auto;box-sizing:border-box">${random.times(random.int(3, 7), () => block(kit, parts, room)).join('')}</div>`;
  const body = {
    app: () => `<div style="display:flex">${sideBar(kit, parts)}<div style="flex:1;min-width:0">${topBar(kit, parts)}<main data-truth="main">${stack}</main></div></div>`,
    top: () => `${topBar(kit, parts)}<main data-truth="main">${stack}</main>${footer(kit, parts)}`,
    landing: () => `${topBar(kit, parts)}${hero(kit, parts)}<main data-truth="main">${stack}</main>${footer(kit, parts)}`,
    auth: () => `<div style="min-height:100vh;display:flex;align-items:center;justify-content:center"><div style="width:${random.int(320, 460)}px">${parts.form()}</div></div>`,
  }[shape]();
  return `<!doctype html><meta charset="utf-8"><style>${used.map((font) => font.css).join('')}body{margin:0;background:${look.page};color:${look.text};font:400 ${look.size}px/1.5 ${look.family}}a{text-decoration:none}p,h1,h2,h3{margin:0}</style><body>${body}</body>`;
};

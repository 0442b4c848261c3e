import { THEMES, type Theme } from './dialects.ts';
import { createIcons, type loadIconFonts } from './icon-fonts.ts';
import { drawLogo } from './draw-mockup.ts';
import { quietBlocks } from './quiet-blocks.ts';
import { createRandom } from './random.ts';
import { floatingBar, rareBlocks } from './rare-blocks.ts';
import { createWords } from './words.ts';

type ThemedAssets = { photos: readonly string[]; icons: readonly string[]; iconFonts: ReturnType<typeof loadIconFonts> };

/** The theme of page number `seed`. */
export const themeOf = (seed: number): Theme => THEMES[seed % THEMES.length]!;

/** Writes page number `seed` in the words of a public style sheet: the sheet gives the look, tags and classes give the truth. */
export const makeThemedPage = (seed: number, assets: ThemedAssets, width: number): string => {
  const random = createRandom(seed * 7 + 3);
  const words = createWords(random);
  const theme = themeOf(seed);
  const say = theme.speak(random);
  const { sheet, icon, name, like } = createIcons(random, assets.iconFonts);
  const narrow = width < 600;
  const gap = random.pick([8, 12, 16, 20, 24, 30]);
  const grid = (columns: number, make: (i: number) => string) => `<div style="display:grid;grid-template-columns:repeat(${narrow ? Math.min(columns, 2) : columns},minmax(0,1fr));gap:${gap}px;margin-bottom:${gap}px;align-items:start">${random.times(columns * random.int(1, 2), make).join('')}</div>`;
  const row = (inner: string, style = '') => `<div style="display:flex;align-items:center;gap:${random.int(6, 16)}px;margin-bottom:${random.int(6, 20)}px;${style}">${inner}</div>`;
  const title = (level = random.int(2, 5)) => `<h${level}>${words.title(1, 4)}</h${level}>`;
  const picture = () => random.pick(assets.photos);
  const photo = (style: string, kind = say.thumb) => `<img class="${kind}" src="${picture()}" style="object-fit:cover;${style}">`;
  /** Drawings on no ground of their own: a product on white, a logo. */
  const drawing = (style: string) => `<img src="data:image/svg+xml,${encodeURIComponent(random.pick(assets.icons).replace(/<svg(?![^>]*xmlns)/, '<svg xmlns="http://www.w3.org/2000/svg"').replace(/currentColor/g, `hsl(${random.int(0, 359)},60%,45%)`))}" style="object-fit:contain;${style}">`;
  const image = (style: string) => (random.chance(0.8) ? photo(style) : drawing(style));
  const avatar = (size = random.int(24, 64)) => `<img class="${say.round} avatar" src="${picture()}" style="width:${size}px;height:${size}px;object-fit:cover;${random.chance(0.8) ? 'border-radius:50%' : ''}">`;
  const button = () => say.button(random.pick([() => words.label(), () => words.label(), () => `${icon()} ${words.label()}`, () => `${words.label()} ${icon()}`, () => icon()])());
  const label = () => `<label>${random.chance(0.2) ? `${icon()} ` : ''}${words.label()}</label>`;
  const field = () => `<div style="margin-bottom:${random.int(8, 18)}px">${random.chance(0.7) ? label() : ''}${say.field(random.pick(['input', 'input', 'input', 'select', 'textarea']), random.chance(0.8) ? words.label() : '')}</div>`;
  const tick = () => say.tick(random.pick(['checkbox', 'radio']), words.label());
  const big = () => icon(`font-size:${random.pick([24, 32, 40, 48])}px`);
  const caret = random.chance(0.5) ? icon(`float:right;${random.chance(0.5) ? 'opacity:.6' : ''}`) : '';
  const entry = () => `${random.chance(0.8) ? `${icon()} ` : ''}${words.label()}${random.chance(0.4) ? caret : ''}${random.chance(0.15) ? ` ${say.badge(String(random.int(1, 30)))}` : ''}`;
  const stars = () => { const star = icon('color:#f5a623', name()); return `<div>${star.repeat(5)}</div>`; };
  const table = () => {
    const kinds = random.times(random.int(3, narrow ? 3 : 6), () => random.pick([() => words.title(1, 2), () => words.name(), words.number, words.date, () => say.badge(words.label()), () => `${icon()} ${icon()}`, () => say.progress(random.int(10, 90)), () => `${avatar(28)} ${words.name()}`, button]));
    return `<table class="${say.table}"><thead><tr>${kinds.map(() => `<th>${words.label()}</th>`).join('')}</tr></thead><tbody>${random.times(random.int(3, 8), () => `<tr>${kinds.map((cell) => `<td>${cell()}</td>`).join('')}</tr>`).join('')}</tbody></table>`;
  };
  const tile = (color: string, inner: string) => `<div style="background:${color};color:#fff;padding:${random.int(10, 20)}px">${inner}</div>`;
  const color = () => `hsl(${random.int(0, 359)},${random.int(40, 80)}%,${random.int(30, 55)}%)`;
  const blocks = [
    () => grid(random.int(2, 4), () => say.panel('', `${title(4)}<p>${words.sentence()}</p>${button()}`, image(`width:100%;height:${random.int(110, 240)}px;display:block`))),
    () => grid(random.int(2, 4), () => say.panel('', `${title(5)}<p>${words.number()}</p>${stars()}`, image(`width:100%;height:${random.int(90, 200)}px;display:block`))),
    () => grid(random.int(2, 6), () => image(`width:100%;height:${random.int(80, 220)}px;display:block`)),
    () => row(`${image(`width:${random.int(160, 460)}px;height:${random.int(120, 320)}px;max-width:45%`)}<div>${title()}<p>${words.paragraph()}</p>${button()}</div>`),
    () => grid(random.int(2, 4), () => say.panel(random.chance(0.6) ? `${random.chance(0.6) ? `${icon()} ` : ''}${words.title(1, 3)}` : '', `${field()}${field()}${random.chance(0.5) ? tick() : ''}${button()}`)),
    () => say.panel(words.title(1, 3), grid(random.int(1, 3), field) + row(button() + button())),
    () => grid(random.int(2, 4), () => `<div style="text-align:center">${big()}${title(4)}<p>${words.sentence()}</p></div>`),
    () => grid(random.int(2, 4), () => row(`${big()}<div>${title(5)}<p>${words.sentence(4, 9)}</p></div>`, 'align-items:flex-start')),
    () => grid(random.int(3, 4), () => tile(color(), row(`${big()}<div><div>${words.label()}</div><strong style="font-size:22px">${words.number()}</strong></div>`, 'margin:0'))),
    () => grid(random.int(3, 4), () => say.panel('', row(`${tile(color(), big())}<div><small>${words.label()}</small><br><strong>${words.number()}</strong></div>`, 'margin:0'))),
    () => say.panel(random.chance(0.6) ? words.title(1, 3) : '', table()),
    table,
    () => grid(random.int(2, 3), () => say.list(random.times(random.int(3, 6), entry))),
    () => grid(random.int(1, 2), () => random.times(random.int(2, 5), () => row(`${avatar()}<div style="flex:1"><strong>${words.name()}</strong><br><small>${words.sentence(3, 8)}</small></div>${random.pick([() => '', () => say.badge(words.label()), button, () => icon()])()}`)).join('<hr>')),
    () => say.alert(`${random.chance(0.5) ? `${icon()} ` : ''}${words.sentence(5, 12)}`),
    () => row(random.times(random.int(2, 6), button).join(''), 'flex-wrap:wrap'),
    () => row(random.times(random.int(2, 7), () => say.badge(words.label())).join(''), 'flex-wrap:wrap'),
    () => row(random.times(random.int(2, 5), tick).join('')),
    () => random.times(random.int(1, 4), () => say.progress(random.int(5, 95))).join('<br>'),
    () => row(`${say.field('input', words.label())}${say.button(icon())}`),
    () => row(random.times(random.int(3, 6), () => `<a href="#" style="${random.chance(0.5) ? 'width:36px;height:36px;line-height:36px;text-align:center;background:#555;color:#fff;border-radius:50%;display:inline-block' : 'font-size:20px'}">${icon()}</a>`).join('')),
    () => say.pages(['«', '1', '2', '3', '»']),
    () => `${title()}<p>${words.paragraph()}</p>`,
    () => `<div style="background:linear-gradient(rgb(0 0 0/.4),rgb(0 0 0/.4)),url('${picture()}') center/cover;color:#fff;padding:${random.int(30, 90)}px 30px;text-align:center">${title(1)}<p>${words.sentence()}</p>${button()}</div>`,
  ];
  const kit = { random, words, say, icon, picture, grid, room: Math.min(width, 1100) - 60 };
  const [rare, quiet] = [rareBlocks(kit), quietBlocks(kit, like)];
  const floating = random.chance(0.2) ? floatingBar({ random, words, say, icon }, avatar(random.int(28, 40))) : '';
  const stack = floating + random.times(random.int(4, 8), () => random.pick(random.pick([rare, rare, blocks, blocks, quiet]))()).join('');
  // Few sites leave a theme as it is.
  const pixels = (from: number, to: number) => `${random.int(from, to)}px`;
  const own = [
    () => `.btn,.button,button{border-radius:${random.pick(['0', '3px', '8px', '99px'])}!important}`,
    () => `.form-control,.input,input[type=text],textarea,select{border-width:0 0 1px!important;border-style:solid!important;border-color:${random.pick(['#999', '#ccc', 'currentColor'])}!important;border-radius:0!important;background-color:transparent!important;box-shadow:none!important;padding-left:0!important}`,
    () => `.form-control,.input,input[type=text],select{height:${pixels(28, 56)}!important;border-radius:${random.pick(['0', '6px', '99px'])}!important}`,
    () => `.card,.panel,.box,article{border-radius:${pixels(0, 20)}!important;box-shadow:0 ${pixels(1, 8)} ${pixels(2, 30)} rgb(0 0 0/.${random.int(5, 25)})!important;border:0!important}`,
    () => `.card,.panel,.box,article{box-shadow:none!important;border:1px solid rgb(128 128 128/.${random.int(15, 60)})!important}`,
    () => `body{font-size:${pixels(12, 17)}!important}`,
    () => `body{background-color:${random.pick(['#f4f6f9', '#f5f5f5', '#fafafa', '#eceff1', '#fff'])}!important;color:#333!important}`,
  ];
  const tweaks = random.times(random.int(0, 3), () => random.pick(own)()).join('');
  const bar = random.chance(0.85) ? say.bar(random.chance(0.25) ? `<img src="${drawLogo(random, words, random.int(18, 34), random.pick(['#333', '#888', '#fff']))}">` : `${random.chance(0.5) ? `${icon()} ` : ''}${words.title(1, 1)}`, random.times(narrow ? 1 : random.int(2, 5), () => `${random.chance(0.3) ? `${icon()} ` : ''}${words.label()}`), random.pick([() => '', button, () => say.field('input', 'Search'), () => avatar(32), () => `${icon()} ${icon()}`])()) : '';
  const side = !narrow && random.chance(0.4) ? `<aside style="width:${random.int(190, 270)}px;flex:none;min-height:100vh;padding:12px;${random.chance(0.5) ? 'background:#222d32;color:#ccc' : ''}">${random.times(random.int(5, 10), () => `<div style="padding:${random.int(5, 11)}px 8px">${entry()}</div>`).join('')}</aside>` : '';
  const body = `<div style="display:flex">${side}<main style="flex:1;min-width:0;max-width:${side ? 'none' : `${random.int(900, 1200)}px`};margin:0 auto;padding:${random.int(10, 30)}px;box-sizing:border-box">${stack}</main></div>`;
  const foot = random.chance(0.4) ? `<footer style="background:#222;color:#aaa;padding:24px;text-align:center"><p>${random.times(3, () => icon('font-size:20px;margin:0 8px')).join('')}</p>© 2026 ${words.title(1, 2)}</footer>` : '';
  return `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width">${[...theme.sheets.map((file) => `/lib/${file}`), sheet].map((file) => `<link rel="stylesheet" href="${file}">`).join('')}<style>${tweaks}</style><body>${bar}${body}${foot}</body>`;
};

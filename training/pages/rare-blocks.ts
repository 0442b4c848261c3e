import type { Dialect } from './dialects.ts';
import { drawLogo, drawMockup } from './draw-mockup.ts';
import type { Random } from './random.ts';
import type { Words } from './words.ts';

export type RareKit = { random: Random; words: Words; say: Dialect; icon: (style?: string, which?: string) => string; picture: () => string; grid: (columns: number, make: (i: number) => string) => string; room: number };

/** What real pages have and style sheets seldom show: looks that the first judges took for something else. */
export const rareBlocks = ({ random, words, say, icon, picture, grid, room }: RareKit): (() => string)[] => {
  const color = () => `hsl(${random.int(0, 359)},${random.int(40, 80)}%,${random.int(35, 60)}%)`;
  const px = (from: number, to: number) => `${random.int(from, to)}px`;
  const columns = () => random.int(2, 4);
  const head = () => `<h4 style="margin:0">${words.title(1, 3)}</h4>`;
  const panel = (inner: string, style = '') => `<div class="card" style="display:block;background:${random.pick(['#fff', '#fff', '#2b2c40'])};color:#666;border-radius:${px(0, 12)};${random.chance(0.6) ? 'box-shadow:0 2px 10px rgb(0 0 0/.12);border:0' : 'border:1px solid #ddd'};padding:0;overflow:hidden;${style}">${inner}</div>`;
  /** A form whose fields are lines, one look for all of them. */
  const lined = () => {
    const line = `border:0;border-bottom:${random.pick([1, 1, 2])}px solid ${random.pick(['#d7dde4', '#ccc', '#9e9e9e', '#e0e0e0', '#666'])};border-radius:0;background:transparent;box-shadow:none;padding:${px(2, 8)} 0;width:100%;height:${px(26, 46)};box-sizing:border-box;font-size:${px(13, 17)};margin:0;outline:0`;
    const [isLabelled, hasHint] = random.pick([[true, false], [true, true], [false, true]] as const);
    const field = () => `<div style="flex:1;margin-bottom:${px(14, 34)}">${isLabelled ? `<div style="font-weight:${random.pick([400, 600])}">${words.label()}</div>` : ''}${random.chance(0.12) ? `<textarea rows="2" style="${line};height:auto" placeholder="${hasHint ? words.label() : ''}"></textarea>` : `<input type="text" style="${line}"${hasHint ? ` placeholder="${words.label()}"` : random.chance(0.3) ? ` value="${words.title(1, 2)}"` : ''}>`}</div>`;
    return `<form style="max-width:${px(240, 620)}">${random.times(random.int(2, 5), () => `<div style="display:flex;gap:${px(16, 30)}">${random.times(random.chance(0.3) ? 2 : 1, field).join('')}</div>`).join('')}${say.button(words.label())}</form>`;
  };
  /** Ticks and switches that a page draws itself. */
  const tick = () => {
    const kind = random.pick(['checkbox', 'checkbox', 'radio', 'switch'] as const);
    const isOn = random.chance(0.45);
    const side = random.int(14, 22);
    const paint = color();
    const shape = kind === 'switch' ? `width:${side * 2}px;height:${side}px;border-radius:99px;background:${isOn ? paint : '#fff'} radial-gradient(circle at ${isOn ? 75 : 25}% 50%,${isOn ? '#fff' : '#bbb'} ${side * 0.3}px,transparent ${side * 0.3 + 1}px)` : `width:${side}px;height:${side}px;border-radius:${kind === 'radio' ? '50%' : px(0, 5)};background:${isOn ? `${paint} radial-gradient(circle,#fff ${side * 0.18}px,transparent ${side * 0.18 + 1}px)` : random.pick(['#fff', 'transparent', '#f1f3f5'])}`;
    return `<label style="display:flex;align-items:center;gap:8px;margin:${px(4, 10)} 0"><input type="${kind === 'radio' ? 'radio' : 'checkbox'}" class="${kind === 'switch' ? 'switch' : ''}" style="appearance:none;flex:none;margin:0;box-sizing:border-box;border:1px solid ${isOn ? paint : random.pick(['#d9dee3', '#aaa', '#ccd'])};${shape}">${random.chance(0.85) ? words.sentence(1, 4).replace('.', '') : ''}</label>`;
  };
  const thin = () => `<div style="margin:${px(8, 18)} 0">${random.chance(0.7) ? `<div style="display:flex;justify-content:space-between;margin-bottom:5px"><span>${words.label()}</span><small>${random.int(5, 95)}%</small></div>` : ''}<div class="progress" style="display:block;height:${px(3, 9)};background:${random.pick(['#e9ecef', '#eceef1', '#f3f3f3', '#ddd'])};border-radius:${random.pick(['0', '99px'])};overflow:hidden;margin:0;padding:0"><div style="height:100%;width:${random.int(10, 95)}%;border-radius:inherit;background:${random.chance(0.5) ? color() : `linear-gradient(90deg,${color()},${color()})`}"></div></div></div>`;
  /** An icon on a ground of its own is decoration, not a button. */
  const badgeTile = () => `<div style="width:${px(36, 58)};aspect-ratio:1;flex:none;border-radius:${random.pick(['50%', '50%', '8px', '4px'])};background:${color()};color:#fff;display:flex;align-items:center;justify-content:center;font-size:${px(14, 24)};box-shadow:${random.pick(['none', '0 4px 8px rgb(0 0 0/.2)'])}">${icon()}</div>`;
  const parted = () => {
    const line = random.pick(['<hr style="margin:0;border:0;border-top:1px solid #ddd;opacity:1">', '<div style="border-top:1px solid #e4e6e8"></div>']);
    return panel(random.times(random.int(2, 3), () => `<div style="padding:${px(12, 24)}">${head()}<p style="margin:6px 0">${words.sentence()}</p>${random.pick([() => thin(), () => tick() + tick(), () => say.button(words.label()), () => ''])()}</div>`).join(line));
  };
  const grouped = () => {
    const border = `1px solid ${random.pick(['#ced4da', '#d9dee3', '#bbb'])}`;
    const addon = `<span style="display:flex;align-items:center;padding:0 10px;border:${border};background:${random.pick(['#e9ecef', '#fff', '#f8f9fa'])};color:#555">${random.pick([() => '@', () => '$', () => icon()])()}</span>`;
    return `<div style="display:flex;margin-bottom:${px(8, 16)};height:${px(32, 46)}">${random.chance(0.7) ? addon : ''}<input type="text" placeholder="${words.label()}" style="flex:1;min-width:0;border:${border};background:#fff;border-radius:0;padding:0 10px;margin:0;height:100%;box-sizing:border-box">${random.chance(0.4) ? addon : ''}</div>`;
  };
  const figure = (size: number) => `<img src="${picture()}" style="width:${size}px;height:${size}px;border-radius:50%;object-fit:cover">`;
  const width = Math.min(room, random.int(360, 900));
  return [
    lined,
    () => panel(`<div style="padding:${px(16, 30)}">${head()}<br>${lined()}</div>`),
    () => grid(columns(), () => panel(`<div style="padding:16px">${random.times(random.int(2, 5), tick).join('')}</div>`)),
    () => `<div>${random.times(random.int(2, 5), tick).join('')}</div>`,
    () => grid(columns(), () => panel(`<div style="padding:16px">${head()}${random.times(random.int(1, 4), thin).join('')}</div>`)),
    () => grid(random.int(3, 4), () => panel(`<div style="padding:16px;display:flex;justify-content:space-between;gap:10px"><div><small>${words.label()}</small><br><strong>${words.number()}</strong></div>${badgeTile()}</div>`)),
    () => grid(columns(), () => `<div style="text-align:center;display:flex;flex-direction:column;align-items:center">${badgeTile()}${head()}<p>${words.sentence()}</p></div>`),
    () => grid(random.int(1, 3), parted),
    () => grid(random.int(1, 3), () => panel(`<div style="padding:16px">${random.times(random.int(2, 4), grouped).join('')}</div>`)),
    () => `<p>${random.times(random.int(2, 6), () => `${words.sentence(2, 6).replace('.', '')} <code style="background:${random.pick(['#f4f4f4', '#ffe8f0', '#eef1f5'])};color:${random.pick(['#e83e8c', '#333', '#c7254e'])};padding:${px(1, 3)} ${px(3, 7)};border-radius:${px(0, 4)};font-size:.9em">.${words.label().toLowerCase().replace(/ /g, '-')}</code>`).join(', ')}.</p>`,
    () => `<img src="${drawMockup(random, words, width, Math.round(width * (0.5 + random.next() * 0.25)))}" style="max-width:100%;${random.chance(0.5) ? 'box-shadow:0 8px 24px rgb(0 0 0/.25);' : ''}border-radius:${px(0, 8)}">`,
    () => grid(random.int(2, 3), () => panel(`<img src="${drawMockup(random, words, 320, random.int(180, 240))}" style="width:100%;display:block"><div style="padding:14px">${head()}<p style="margin:0">${words.sentence(3, 8)}</p></div>`)),
    () => grid(random.int(3, 5), () => `<div style="text-align:center"><img src="${drawLogo(random, words, random.int(22, 48), '#777')}"></div>`),
    () => { const size = random.int(90, 220); return grid(3, () => `<div style="text-align:center">${figure(size)}${head()}<p>${words.sentence(3, 7)}</p></div>`); },
    () => { const sides = [`<div style="flex:1;min-height:${px(180, 380)};background:url('${picture()}') center/cover"></div>`, `<div style="flex:1;padding:${px(20, 60)}">${head()}<p>${words.paragraph()}</p></div>`]; return `<div style="display:flex">${(random.chance(0.5) ? sides : sides.toReversed()).join('')}</div>`; },
    () => `<div style="position:relative;margin-bottom:20px"><img src="${picture()}" style="display:block;width:70%;margin-left:${random.pick(['0', '30%'])};height:${px(220, 380)};object-fit:cover"><div style="position:absolute;top:20%;left:${random.pick(['4%', '50%'])};width:44%">${panel(`<div style="padding:20px">${head()}<p>${words.sentence()}</p>${say.button(words.label())}</div>`)}</div></div>`,
    () => grid(random.int(3, 6), () => `<div style="position:relative"><img src="${picture()}" style="width:100%;height:${px(110, 240)};object-fit:cover;display:block"><div style="position:absolute;left:0;right:0;bottom:0;padding:8px;background:rgb(0 0 0/.5);color:#fff">${words.label()}</div></div>`),
  ];
};

/** The bar of many dashboards: a card at the top, as wide as the page's content. */
export const floatingBar = ({ random, words, say, icon }: Pick<RareKit, 'random' | 'words' | 'say' | 'icon'>, end: string): string =>
  `<nav style="display:flex;align-items:center;gap:14px;margin-bottom:${random.int(12, 26)}px;height:${random.int(48, 72)}px;padding:0 18px;background:#fff;color:#555;border-radius:${random.int(4, 12)}px;box-shadow:0 2px 8px rgb(0 0 0/.12)">${icon()}<span style="flex:1">${random.chance(0.5) ? 'Search…' : words.label()}</span>${random.times(random.int(1, 3), () => icon('font-size:18px')).join('')}${random.chance(0.4) ? say.badge(String(random.int(1, 9))) : ''}${end}</nav>`;

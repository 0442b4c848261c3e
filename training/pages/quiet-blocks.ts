import type { Icons } from './icon-fonts.ts';
import type { RareKit } from './rare-blocks.ts';

const DOTS = /(ellipsis|dots|more|three)/;
const ENDS = /(angle|chevron|caret|arrow_drop|(?<!cart-)arrow-(right|down)|expand)/;
const BELLS = /(bell|notification|envelope|mail|message|comment|cart|bag|inbox|chat)/;

/**
 * What pages show without stress, and a judge that has seen little of it passes over: pale icons on a card, three dots at
 * the end of a heading, arrows at the end of entries, counts on the corner of a bell, faces that overlap.
 */
export const quietBlocks = ({ random, words, say, icon, picture, grid }: RareKit, like: Icons['like']): (() => string)[] => {
  const px = (from: number, to: number) => `${random.int(from, to)}px`;
  const pale = () => random.pick(['#dddfeb', '#d1d3e2', '#ccc', '#e0e0e0', '#c5c9d6', '#b7b9cc', '#d8dbe0', 'rgb(0 0 0/.15)', 'rgb(0 0 0/.2)']);
  const dim = () => random.pick(['color:rgb(255 255 255/.5)', 'color:rgb(255 255 255/.3)', 'opacity:.5', 'opacity:.65']);
  const vivid = () => random.pick(['#e74a3b', '#dc3545', '#f5365c', '#1cc88a', '#4e73df', '#f6c23e', '#ff5722', '#007bff', '#6f42c1']);
  const panel = (inner: string, style = '') => `<div class="card" style="display:block;background:#fff;color:#5a5c69;border-radius:${px(0, 10)};${random.pick(['border:1px solid #e3e6f0', 'border:0;box-shadow:0 2px 14px rgb(58 59 69/.15)', 'border:1px solid #eee;box-shadow:0 1px 3px rgb(0 0 0/.1)'])};padding:0;margin-bottom:12px;${style}">${inner}</div>`;
  const stat = (mark: string, side: string) => panel(`<div style="display:flex;align-items:center;justify-content:space-between;gap:12px;padding:${px(12, 24)} ${px(14, 24)}"><div><div style="font-size:12px;font-weight:700;color:${vivid()};text-transform:${random.pick(['uppercase', 'none'])}">${words.title(1, 2)}</div><strong style="font-size:20px">${words.number()}</strong></div>${mark}</div>`, side);
  const headed = () => panel(`<div style="display:flex;justify-content:space-between;align-items:center;padding:${px(10, 16)} ${px(12, 20)};${random.chance(0.6) ? 'background:#f8f9fc;border-bottom:1px solid #e3e6f0' : ''}"><strong style="color:${vivid()}">${words.title(1, 3)}</strong>${icon(`color:${random.chance(0.7) ? pale() : '#888'};font-size:${px(12, 20)}`, like(random.pick([DOTS, DOTS, ENDS])))}</div><div style="padding:16px">${random.pick([() => `<p>${words.paragraph()}</p>`, () => `<p>${words.sentence()}</p>${say.button(words.label())}`, () => say.progress(random.int(10, 90))])()}</div>`);
  const counted = () => {
    const side = random.int(15, 26);
    const count = random.pick([String(random.int(1, 9)), `${random.int(1, 9)}+`, String(random.int(10, 99)), '']);
    const edge = count ? `min-width:${random.int(10, 16)}px;height:${random.int(11, 16)}px;font-size:${random.int(8, 10)}px;line-height:${random.int(11, 16)}px;padding:0 ${random.int(2, 4)}px` : `width:${random.int(6, 9)}px;height:${random.int(6, 9)}px;padding:0`;
    return `<span style="position:relative;display:inline-block;margin:0 ${random.int(8, 16)}px">${icon(`font-size:${side}px;color:${random.chance(0.6) ? pale() : '#666'}`, like(BELLS))}<span class="${count ? 'badge' : 'badge badge-dot'}" style="position:absolute;box-sizing:border-box;text-align:center;font-weight:700;color:#fff;background:${vivid()};border:0;border-radius:${random.pick(['3px', '4px', '99px', '99px'])};${edge};top:${random.int(-6, 0)}px;right:${random.int(-10, -2)}px">${count}</span></span>`;
  };
  const entries = () => {
    const arrow = like(ENDS);
    const isDark = random.chance(0.5);
    const look = isDark ? dim() : `color:${pale()}`;
    return `<div style="width:${px(180, 280)};padding:10px;background:${isDark ? random.pick(['#4e73df', '#222d32', '#2c3e50', '#1a1c2d']) : '#fff'};color:${isDark ? '#fff' : '#555'}">${random.times(random.int(3, 7), () => `<a style="display:flex;align-items:center;gap:8px;color:inherit;text-decoration:none;padding:${px(6, 11)} 4px">${icon(isDark ? dim() : `color:${pale()}`)}<span style="flex:1">${words.label()}</span>${random.chance(0.7) ? icon(`${look};font-size:${px(9, 14)}`, arrow) : ''}</a>`).join('')}</div>`;
  };
  const faces = () => { const size = random.int(24, 48); return `<div style="display:flex">${random.times(random.int(3, 6), (i) => `<img class="avatar" src="${picture()}" style="width:${size}px;height:${size}px;object-fit:cover;border-radius:50%;border:2px solid #fff;box-sizing:border-box;margin-left:${i === 0 ? 0 : -Math.round(size * 0.3)}px">`).join('')}</div>`; };
  return [
    () => grid(random.int(3, 4), () => stat(icon(`color:${pale()};font-size:${random.pick([24, 28, 32, 40])}px`), random.chance(0.5) ? `border-left:4px solid ${vivid()}` : '')),
    () => grid(random.int(1, 3), headed),
    () => `<div style="display:flex;align-items:center;justify-content:flex-end;background:#fff;height:${px(48, 72)};padding:0 16px;margin-bottom:14px;box-shadow:0 1px 4px rgb(0 0 0/.1)">${random.times(random.int(1, 4), counted).join('')}<span style="color:#888;margin:0 10px">${words.name()}</span><img class="avatar" src="${picture()}" style="width:32px;height:32px;border-radius:50%;object-fit:cover"></div>`,
    () => `<div style="display:flex;gap:20px;align-items:flex-start;margin-bottom:14px">${entries()}${random.chance(0.5) ? entries() : ''}</div>`,
    () => grid(random.int(2, 3), () => panel(`<div style="padding:16px;display:flex;justify-content:space-between;align-items:center"><div><strong>${words.title(1, 3)}</strong><br><small>${words.sentence(3, 6)}</small></div>${faces()}</div>`)),
    () => `<div style="display:flex;gap:10px;margin-bottom:14px;flex-wrap:wrap">${random.times(random.int(2, 5), () => `<button type="button" class="btn" style="border:0;color:#fff;background:${vivid()};padding:${px(4, 10)} ${px(8, 16)};border-radius:${px(0, 8)};font-size:${px(12, 16)}">${icon(dim())} ${words.label()}</button>`).join('')}</div>`,
    () => `<div style="display:flex;gap:${px(12, 40)};margin-bottom:14px">${random.times(random.int(3, 7), () => icon(`color:${pale()};font-size:${px(14, 30)}`)).join('')}</div>`,
  ];
};

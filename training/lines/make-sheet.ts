import type { Random } from '../pages/random.ts';
import type { Texts } from './texts.ts';

type SheetKit = { random: Random; texts: Texts; families: readonly string[]; icons: readonly string[]; photos: readonly string[] };

const SIZES = [8, 8, 9, 9, 10, 10.5, 11, 11, 12, 12, 12, 12.5, 13, 13, 13, 14, 14, 14, 14, 15, 15, 15, 16, 16, 16, 16, 17, 17, 18, 18, 20, 21, 22, 24, 24, 26, 28, 30, 32, 36, 40, 48, 60];
const WEIGHTS = [400, 400, 400, 400, 400, 300, 500, 500, 600, 600, 700, 700, 700, 800, 900];
const MONOSPACED = ['dm-mono', 'fira-code', 'ibm-plex-mono', 'jetbrains-mono', 'roboto-mono', 'source-code-pro', 'space-mono', 'courier-prime', 'inconsolata', 'Liberation Mono', 'DejaVu Sans Mono'];
const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

type Ink = { color: string; paper: string };

/** Ink on paper that a person can read; greys and brand colours, dark on light and light on dark. */
const drawInk = (random: Random): Ink => {
  const hue = random.int(0, 359);
  const grey = random.chance(0.5) ? 0 : random.int(5, 20);
  const bold = random.int(50, 95);
  return random.pick<() => Ink>([
    () => ({ color: `hsl(${hue} ${grey}% ${random.int(5, 55)}%)`, paper: `hsl(${hue} ${grey}% ${random.int(92, 100)}%)` }),
    () => ({ color: `hsl(${hue} ${grey}% ${random.int(10, 50)}%)`, paper: '#fff' }),
    () => ({ color: `hsl(${hue} ${bold}% ${random.int(30, 55)}%)`, paper: `hsl(${hue} ${grey}% ${random.int(94, 100)}%)` }),
    () => ({ color: `hsl(${hue} ${grey}% ${random.int(60, 100)}%)`, paper: `hsl(${hue} ${grey}% ${random.int(5, 22)}%)` }),
    () => ({ color: `hsl(${hue} ${random.int(0, 30)}% ${random.int(90, 100)}%)`, paper: `hsl(${hue} ${bold}% ${random.int(30, 55)}%)` }),
    () => ({ color: `hsl(${hue} ${bold}% ${random.int(20, 38)}%)`, paper: `hsl(${hue} ${bold}% ${random.int(86, 95)}%)` }),
    () => ({ color: `hsl(${(hue + 180) % 360} ${bold}% 65%)`, paper: `hsl(${hue} ${grey}% ${random.int(8, 20)}%)` }),
  ])();
};

/** A page full of lines in many faces: loose, in pills and fields, beside icons, on photos, cut off, in running text. */
export const makeSheet = ({ random, texts, families, icons, photos }: SheetKit, fontCss: (family: string) => string): string => {
  const used = [...random.times(random.int(2, 5), () => random.pick(families)), random.pick(MONOSPACED)];
  const page = drawInk(random);
  const face = () => {
    const size = random.pick(SIZES) + (random.chance(0.1) ? random.pick([0.25, 0.5, 0.4]) : 0);
    const extras = [random.chance(0.06) ? 'font-style:italic' : '', random.chance(0.05) ? `letter-spacing:${random.pick([0.02, 0.05, 0.1, 0.2, -0.02])}em` : '', random.chance(0.05) ? 'text-decoration:underline' : '', random.chance(0.06) ? 'text-transform:uppercase' : ''];
    return `font-family:'${random.pick(used)}';font-size:${size}px;font-weight:${random.pick(WEIGHTS)};${extras.filter(Boolean).join(';')}`;
  };
  const icon = (size: number) => `<i data-truth="icon" style="display:inline-flex;width:${size}px;height:${size}px;flex:none;color:${random.pick(['inherit', 'inherit', `hsl(${random.int(0, 359)} 70% 45%)`])}">${random.pick(icons).replace(/<svg/, '<svg style="width:100%;height:100%"')}</i>`;
  /** A line of code whose signs and words differ in colour, as editors paint them. */
  const codeLine = () => texts.code().split(/(\w+)/).filter((part) => part !== '').map((part) => `<span style="color:hsl(${random.int(0, 359)} ${random.int(0, 90)}% 50%)">${escape(part)}</span>`).join('');
  const line = (text = texts.text()) => `<span style="white-space:nowrap">${escape(text)}</span>`;
  const block = (): string =>
    random.pick([
      () => `<div style="${face()}">${line()}</div>`,
      () => `<div style="${face()}">${line()}</div>`,
      () => `<div style="${face()}">${line()}</div>`,
      () => `<div style="${face()};display:flex;align-items:center;gap:${random.int(3, 14)}px">${random.chance(0.5) ? icon(random.int(12, 28)) + line() : line() + icon(random.int(12, 28))}</div>`,
      () => {
        const ink = drawInk(random);
        return `<div style="${face()};color:${ink.color};background:${ink.paper};padding:${random.int(0, 12)}px ${random.int(1, 24)}px;border-radius:${random.pick([0, 3, 4, 6, 8, 99])}px;${random.chance(0.4) ? `border:1px solid ${ink.color}` : ''}">${line()}</div>`;
      },
      () => {
        const ink = drawInk(random);
        const side = random.int(14, 30);
        return `<div style="${face()};font-size:${random.int(9, 15)}px;line-height:${side}px;color:${ink.color};background:${ink.paper};min-width:${side}px;height:${side}px;text-align:center;border-radius:${random.pick([3, 6, 99])}px;padding:0 ${random.pick([0, 2, 5])}px;box-sizing:border-box">${line(texts.alone())}</div>`;
      },
      () => random.times(random.int(2, 6), () => `<div style="${face()};font-size:${random.int(11, 16)}px;padding:${random.int(4, 10)}px ${random.int(8, 12)}px;border:1px solid ${random.pick(['#ddd', '#8886'])};margin-right:-1px">${line(texts.alone())}</div>`).join(''),
      () => `<div style="${face()};line-height:${random.pick([1.2, 1.4, 1.5, 1.6])};max-width:${random.int(240, 620)}px">${escape(texts.paragraph())} <b>${escape(texts.text())}</b> <a style="color:#1a6fd6;text-decoration:underline">${escape(texts.text())}</a> <code style="font-family:monospace;background:#8882;padding:1px 4px;color:${random.pick(['#d63384', 'inherit'])}">${escape(texts.text())}</code></div>`,
      () => `<pre style="margin:0;font:${random.pick([400, 400, 500, 700])} ${random.int(10, 16)}px/${random.pick([1.3, 1.5, 1.7])} '${used.at(-1)}',monospace;${random.chance(0.5) ? 'background:#8881;padding:6px 10px' : ''}">${random.times(random.int(1, 5), () => (random.chance(0.5) ? codeLine() : escape(texts.code()))).join('\n')}</pre>`,
      () => `<div style="${face()};height:${random.int(8, 40)}px;overflow:hidden;display:flex;align-items:${random.pick(['flex-start', 'flex-end'])}">${line()}</div>`,
      () => `<div style="color:#fff;background:linear-gradient(rgb(0 0 0/.${random.int(2, 6)}),rgb(0 0 0/.4)),url('${random.pick(photos)}') center/cover;padding:${random.int(6, 40)}px;${face()};${random.chance(0.3) ? 'text-shadow:0 1px 2px #000' : ''}">${line()}<br>${line()}</div>`,
      () => `<input style="${face()};font-size:${random.int(12, 17)}px;padding:${random.int(3, 12)}px;border:1px solid #bbb;background:${random.pick(['#fff', '#e9ecef', '#f8f9fa'])};color:#495057;width:${random.int(120, 320)}px" value="${escape(texts.text()).replace(/"/g, '&quot;')}">`,
    ])();
  const css = `${used.map(fontCss).join('')}body{margin:0;padding:${random.int(0, 16)}px;background:${page.paper};color:${page.color};display:flex;flex-wrap:wrap;align-items:${random.pick(['baseline', 'center', 'flex-start'])};align-content:flex-start;gap:${random.int(2, 12)}px ${random.int(10, 28)}px;line-height:1.25;overflow:hidden}`;
  return `<!doctype html><meta charset="utf-8"><style>${css}</style><body>${random.times(420, block).join('')}</body>`;
};

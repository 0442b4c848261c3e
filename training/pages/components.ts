import type { DesignSystem } from './design-system.ts';
import type { Random } from './random.ts';
import type { Words } from './words.ts';

export type Assets = { icons: readonly string[]; photos: readonly string[] };
export type Kit = { random: Random; words: Words; look: DesignSystem; assets: Assets };

const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const part = (type: string, style: string, inner = '', tag = 'div') => `<${tag} data-truth="${type}" style="${style}">${inner}</${tag}>`;

/** Every drawing carries its class in `data-truth`: that is the truth the network learns. */
export const createComponents = ({ random, words, look, assets }: Kit) => {
  const u = (n: number) => `${n * look.unit}px`;
  const small = Math.max(10, look.size - 2);
  const icon = (size = random.int(12, 24), color = 'currentColor') =>
    `<span data-truth="icon" style="display:inline-flex;width:${size}px;height:${size}px;color:${color};flex:none">${random.pick(assets.icons).replace(/<svg/, `<svg style="width:${size}px;height:${size}px"`)}</span>`;
  const photo = (style: string, type = 'image') =>
    random.chance(0.8)
      ? `<img data-truth="${type}" src="${random.pick(assets.photos)}" style="object-fit:cover;display:block;${style}">`
      : part(type, `background:linear-gradient(${random.int(0, 359)}deg,${look.primary},${random.pick(look.states)});${style}`);
  const text = (content: string, style = '', tag = 'div') => `<${tag} style="margin:0;${style}">${escape(content)}</${tag}>`;
  const muted = (content: string, style = '') => text(content, `color:${look.muted};font-size:${small}px;${style}`);
  const heading = (content: string, size: number, style = '') =>
    text(content, `font:${look.heavy} ${size}px/1.25 ${look.headingFamily};${style}`, random.pick(['h1', 'h2', 'h3']));

  const button = (kind = random.pick(['solid', 'solid', 'outline', 'soft', 'state', 'plain'] as const)) => {
    const height = random.int(26, 48);
    const base = `display:inline-flex;align-items:center;justify-content:center;gap:6px;height:${height}px;padding:0 ${random.int(10, 24)}px;border-radius:${look.buttonRadius}px;font:${random.pick([400, 500, 600])} ${random.int(small, look.size + 1)}px ${look.family};white-space:nowrap;flex:none;`;
    const paint = {
      solid: `background:${look.primary};color:${look.onPrimary};border:1px solid ${look.primary}`,
      outline: `background:transparent;color:${random.chance(0.5) ? look.primary : look.text};border:1px solid ${random.chance(0.5) ? look.primary : look.border}`,
      soft: `background:${look.raised};color:${look.text};border:1px solid ${look.raised}`,
      state: `background:${random.pick(look.states)};color:#fff;border:0`,
      plain: `background:${look.surface};color:${look.text};border:1px solid ${look.border};box-shadow:${look.cardShadow}`,
    }[kind];
    const onlyIcon = random.chance(0.12);
    const inner = onlyIcon ? icon(16) : `${random.chance(0.3) ? icon(16) : ''}${escape(words.label())}${random.chance(0.1) ? icon(14) : ''}`;
    return part('button', base + paint + (onlyIcon ? `;padding:0;width:${height}px` : ''), inner);
  };
  const field = (type: 'input' | 'select' | 'textarea' = random.pick(['input', 'input', 'input', 'select', 'textarea'])) => {
    const height = type === 'textarea' ? random.int(60, 120) : random.int(28, 50);
    const paint = {
      box: `border:1px solid ${look.border};background:${random.chance(0.5) ? look.page : look.surface};border-radius:${look.radius}px`,
      filled: `border:0;background:${look.raised};border-radius:${look.radius}px`,
      line: `border:0;border-bottom:1px solid ${look.muted}`,
    }[look.inputStyle];
    const value = random.chance(0.8) ? (random.chance(0.5) ? muted(words.label(), 'font-size:inherit') : text(words.mail())) : '';
    const lead = random.chance(0.2) ? icon(15, look.muted) : '';
    const caret = type === 'select' ? `<span style="flex:1"></span>${icon(14, look.muted)}` : '';
    const shape = `display:flex;align-items:${type === 'textarea' ? 'flex-start' : 'center'};gap:8px;height:${height}px;padding:${type === 'textarea' ? 8 : 0}px 12px;min-width:90px;overflow:hidden;white-space:nowrap;font-size:${look.size}px;box-sizing:border-box;${paint}`;
    const label = random.chance(0.6) ? text(words.label(), `margin-bottom:5px;font-size:${random.pick([small, look.size])}px;font-weight:${random.pick([400, 500, 600])}`) : '';
    return `<div style="flex:1;min-width:90px">${label}${part(type, shape, lead + value + caret)}${random.chance(0.15) ? muted(words.sentence(3, 6), 'margin-top:4px') : ''}</div>`;
  };
  const tick = (type: 'checkbox' | 'radio' | 'switch' = random.pick(['checkbox', 'radio', 'switch'])) => {
    const on = random.chance(0.5);
    const size = random.int(13, 20);
    const shape =
      type === 'switch'
        ? `width:${Math.round(size * 1.9)}px;height:${size}px;border-radius:99px;background:${on ? look.primary : look.muted};position:relative;flex:none`
        : `width:${size}px;height:${size}px;border-radius:${type === 'radio' ? 99 : Math.min(look.radius, 4)}px;border:${random.pick([1, 1.5, 2])}px solid ${on ? look.primary : look.muted};background:${on ? look.primary : 'transparent'};display:flex;align-items:center;justify-content:center;color:#fff;font-size:${size - 4}px;line-height:1;box-sizing:border-box;flex:none`;
    const inner =
      type === 'switch'
        ? `<i style="position:absolute;top:2px;${on ? 'right' : 'left'}:2px;width:${size - 4}px;height:${size - 4}px;border-radius:99px;background:#fff"></i>`
        : on
          ? type === 'radio'
            ? `<i style="width:40%;height:40%;border-radius:99px;background:#fff"></i>`
            : `<svg viewBox="0 0 16 16" style="width:80%"><path d="M3 8l4 4 6-8" stroke="#fff" stroke-width="2" fill="none"/></svg>`
          : '';
    return `<div style="display:flex;align-items:center;gap:8px">${part(type, shape, inner)}${random.chance(0.85) ? text(words.label()) : ''}</div>`;
  };
  const badge = () => {
    const color = random.pick([...look.states, look.primary, look.muted]);
    const soft = random.chance(0.5);
    return part('badge', `display:inline-flex;align-items:center;padding:${random.int(1, 4)}px ${random.int(5, 11)}px;border-radius:${random.pick([2, 4, 6, 99])}px;font:${random.pick([500, 600, 700])} ${random.int(9, 12)}px/1.3 ${look.family};white-space:nowrap;flex:none;${soft ? `color:${color};background:color-mix(in srgb,${color} 15%,${look.surface})` : `color:#fff;background:${color}`}`, escape(random.chance(0.3) ? String(random.int(1, 99)) : words.label()));
  };
  const avatar = (size = random.int(20, 64)) =>
    random.chance(0.65)
      ? photo(`width:${size}px;height:${size}px;border-radius:${random.chance(0.85) ? '50%' : '8px'};flex:none`, 'avatar')
      : part('avatar', `width:${size}px;height:${size}px;border-radius:50%;background:${random.pick([look.primary, ...look.states])};color:#fff;display:flex;align-items:center;justify-content:center;font-size:${Math.round(size * 0.38)}px;flex:none`, words.name().split(' ').map((name) => name[0]).join(''));
  const progress = () =>
    part('progress', `height:${random.int(4, 16)}px;border-radius:${random.pick([0, 4, 99])}px;background:${look.raised};overflow:hidden;min-width:60px;flex:1`, `<i style="display:block;height:100%;width:${random.int(10, 95)}%;background:${random.pick([look.primary, ...look.states])}"></i>`);
  const chart = () => {
    const width = 400;
    const height = random.int(60, 220);
    const colors = [look.primary, ...look.states];
    const kind = random.pick(['bars', 'line', 'area', 'donut', 'spark'] as const);
    const grid = kind === 'spark' || kind === 'donut' ? '' : random.times(5, (i) => `<path d="M30 ${10 + (i * (height - 30)) / 4}H${width}" stroke="${look.border}"/><text x="0" y="${14 + (i * (height - 30)) / 4}" fill="${look.muted}" font-size="10">${(5 - i) * 20}</text>`).join('');
    const points = random.times(12, (i) => [30 + (i * (width - 40)) / 11, height - 22 - random.next() * (height - 40)] as const);
    const path = points.map(([x, y], i) => `${i ? 'L' : 'M'}${x} ${y}`).join('');
    const body = {
      bars: points.map(([x, y]) => `<rect x="${x - 8}" y="${y}" width="${random.int(6, 16)}" height="${height - 20 - y}" fill="${random.pick(colors.slice(0, 2))}"/>`).join(''),
      line: `<path d="${path}" fill="none" stroke="${colors[0]}" stroke-width="2"/>`,
      area: `<path d="${path}L${width - 10} ${height - 20}L30 ${height - 20}Z" fill="${colors[0]}" opacity=".25"/><path d="${path}" fill="none" stroke="${colors[0]}" stroke-width="2"/>`,
      spark: `<path d="${path}" fill="none" stroke="${random.pick(colors)}" stroke-width="2"/>`,
      donut: colors.slice(0, random.int(2, 4)).map((color, i) => `<circle cx="200" cy="${height / 2}" r="${height / 2 - 14}" fill="none" stroke="${color}" stroke-width="${random.int(10, 22)}" pathLength="100" stroke-dasharray="${random.int(15, 30)} 100" stroke-dashoffset="${-i * 28}"/>`).join(''),
    }[kind];
    return `<svg data-truth="chart" viewBox="0 0 ${width} ${height}" style="width:100%;display:block">${grid}${body}</svg>`;
  };
  const card = (inner: string, style = '') =>
    part('card', `background:${look.surface};border-radius:${look.radius}px;${look.cardBorder ? `border:1px solid ${look.border};` : ''}box-shadow:${look.cardShadow};padding:${u(random.int(2, 6))};box-sizing:border-box;min-width:0;overflow:hidden;${style}`, inner);
  const row = (inner: string, style = '') => `<div style="display:flex;align-items:center;gap:${u(random.int(1, 4))};${style}">${inner}</div>`;
  const table = () => {
    const columns = random.int(3, 7);
    const kinds = random.times(columns, () => random.pick(['text', 'name', 'mail', 'number', 'date', 'badge', 'icon', 'progress', 'button'] as const));
    const line = `border-bottom:1px solid ${look.border};padding:${random.int(5, 14)}px 10px;text-align:left;white-space:nowrap;overflow:hidden`;
    const cell = (kind: (typeof kinds)[number]) =>
      ({
        text: () => escape(words.title(1, 2)),
        name: () => row(random.chance(0.4) ? avatar(26) + text(words.name()) : text(words.name())),
        mail: () => escape(words.mail()),
        number: () => words.number(),
        date: () => escape(words.date()),
        badge,
        icon: () => row(icon(16, look.muted) + icon(16, look.muted)),
        progress: () => row(progress()),
        button: () => button(),
      })[kind]();
    const head = `<tr>${kinds.map(() => `<th style="${line};font-weight:${look.heavy};${random.chance(0.5) ? `color:${look.muted};` : ''}">${escape(words.label())}</th>`).join('')}</tr>`;
    const stripe = random.chance(0.4);
    const body = random.times(random.int(3, 9), (i) => `<tr style="${stripe && i % 2 ? `background:${look.raised}` : ''}">${kinds.map((kind) => `<td style="${line}">${cell(kind)}</td>`).join('')}</tr>`).join('');
    return `<table data-truth="table" style="width:100%;border-collapse:collapse;font-size:${random.pick([small, look.size])}px">${head}${body}</table>`;
  };
  const stat = () =>
    card(
      row(`${random.chance(0.5) ? part('none', `width:44px;height:44px;border-radius:${random.pick([8, 99])}px;background:${look.primary};color:${look.onPrimary};display:flex;align-items:center;justify-content:center;flex:none`, icon(20)) : ''}<div style="flex:1">${muted(words.label())}${text(words.number(), `font:${look.heavy} ${random.int(18, 34)}px/1.3 ${look.headingFamily}`)}</div>${random.chance(0.4) ? badge() : ''}`) +
        (random.chance(0.3) ? chart() : random.chance(0.3) ? `<div style="margin-top:10px;display:flex">${progress()}</div>` : ''),
    );
  const form = () =>
    card(heading(words.title(1, 3), random.int(16, 24), 'margin-bottom:14px') + random.times(random.int(1, 4), () => `<div style="margin-bottom:12px;display:flex;gap:12px">${random.times(random.int(1, 2), () => field()).join('')}</div>`).join('') + random.times(random.int(0, 3), () => `<div style="margin-bottom:8px">${tick()}</div>`).join('') + row(random.times(random.int(1, 2), () => button()).join('')));
  const list = () =>
    card(heading(words.title(1, 2), random.int(14, 20), 'margin-bottom:10px') + random.times(random.int(3, 6), () => row(`${random.pick([() => avatar(36), () => icon(20, look.primary), () => tick('checkbox'), () => ''])()}<div style="flex:1;min-width:0">${text(words.name())}${muted(words.sentence(3, 7), 'overflow:hidden;white-space:nowrap')}</div>${random.pick([() => badge(), () => muted(words.date()), () => button(), () => ''])()}`, `padding:8px 0;border-bottom:1px solid ${look.border}`)).join(''));
  const media = () =>
    card(`${photo(`width:100%;height:${random.int(100, 240)}px`)}<div style="padding:${u(3)}">${random.chance(0.4) ? badge() : ''}${heading(words.title(2, 4), random.int(15, 22), 'margin:6px 0')}${muted(words.paragraph())}${row(button(), 'margin-top:12px')}</div>`, 'padding:0');
  const alert = () => {
    const color = random.pick(look.states);
    return part('card', `display:flex;gap:10px;align-items:center;padding:10px 14px;border-radius:${look.radius}px;background:color-mix(in srgb,${color} 14%,${look.surface});color:${look.dark ? look.text : color};border:1px solid color-mix(in srgb,${color} 35%,${look.surface})`, icon(18) + text(words.sentence(4, 10)));
  };
  /** Icons that carry a message: bare, or on a tile. */
  const feature = () => {
    const size = random.int(18, 44);
    const bare = random.chance(0.5);
    const mark = bare ? icon(size, random.pick([look.primary, 'currentColor', ...look.states])) : part(size >= 30 ? 'card' : 'none', `width:${size * 2}px;height:${size * 2}px;border-radius:${random.pick([0, 8, 16, 99])}px;background:${random.chance(0.5) ? look.primary : look.raised};color:${random.chance(0.5) ? look.onPrimary : look.text};display:inline-flex;align-items:center;justify-content:center`, icon(size));
    const middle = random.chance(0.5);
    return `<div style="${middle ? 'text-align:center' : random.chance(0.4) ? 'display:flex;gap:14px' : ''}">${mark}<div>${heading(words.title(1, 3), random.int(15, 22), 'margin:8px 0 4px')}${muted(words.sentence(6, 14))}</div></div>`;
  };
  const checklist = () => {
    const same = icon(random.int(12, 18), random.pick([look.primary, ...look.states]));
    return `<div>${random.times(random.int(3, 7), () => `<div style="display:flex;align-items:center;gap:${random.int(4, 10)}px;margin:6px 0">${random.chance(0.9) ? same : icon(16, look.muted)}${text(words.sentence(2, 5))}</div>`).join('')}</div>`;
  };
  const social = () => {
    const size = random.int(14, 26);
    const ring = random.pick(['', '', `width:${size * 2}px;height:${size * 2}px;border-radius:99px;background:${look.primary};color:${look.onPrimary}`, `width:${size * 2}px;height:${size * 2}px;border-radius:${random.pick([4, 99])}px;border:1px solid ${look.border}`]);
    return `<div style="display:flex;gap:${random.int(6, 20)}px">${random.times(random.int(3, 6), () => (ring ? part('button', `display:flex;align-items:center;justify-content:center;flex:none;${ring}`, icon(size)) : icon(size))).join('')}</div>`;
  };
  const stars = () => {
    const size = random.int(12, 20);
    const one = icon(size, '#ffc107');
    return `<div style="display:flex">${random.times(5, () => one).join('')}</div>`;
  };
  const toolbar = () => {
    const height = random.int(26, 40);
    const cell = `display:flex;align-items:center;justify-content:center;width:${height + random.int(0, 8)}px;height:${height}px;border:1px solid ${look.border};background:${random.chance(0.5) ? look.surface : look.raised};margin-left:-1px`;
    return `<div style="display:flex;padding-left:1px">${random.times(random.int(2, 8), () => part('button', cell, icon(random.int(13, 18)))).join('')}</div>`;
  };
  /** Pictures that are one flat colour, as while they load. */
  const gallery = () =>
    `<div style="display:grid;grid-template-columns:repeat(${random.int(2, 4)},1fr);gap:${random.pick([0, 4, 16])}px">${random.times(random.int(2, 8), () => (random.chance(0.5) ? photo(`width:100%;height:${random.int(80, 220)}px;border-radius:${random.pick([0, 0, look.radius])}px`) : part('image', `background:${random.pick(['#ccc', '#ddd', '#868e96', '#dee2e6', look.raised, random.pick(look.states)])};height:${random.int(80, 220)}px`))).join('')}</div>`;
  /** Controls of old desktops: every edge is drawn. */
  const retro = () => {
    const edge = (a: string, b: string) => `box-shadow:inset -1px -1px ${b},inset 1px 1px ${a},inset -2px -2px #808080,inset 2px 2px #dfdfdf`;
    return part('card', `background:#c0c0c0;color:#000;padding:3px;${edge('#fff', '#0a0a0a')};width:${random.int(240, 520)}px`, `<div style="background:linear-gradient(90deg,navy,#1084d0);color:#fff;font-weight:700;padding:3px 4px">${escape(words.title(1, 3))}</div><div style="padding:12px;display:flex;flex-direction:column;gap:8px">${text(words.sentence(4, 9))}${part('input', `background:#fff;height:22px;padding:2px 5px;box-sizing:border-box;${edge('#808080', '#fff')}`, random.chance(0.6) ? escape(words.label()) : '')}<div style="display:flex;gap:6px">${random.times(random.int(1, 3), () => part('button', `background:#c0c0c0;padding:3px 14px;${edge('#fff', '#0a0a0a')}`, escape(words.label()))).join('')}</div></div>`);
  };
  const group = () =>
    `<div style="border:1px solid ${look.border};border-radius:${look.radius}px;overflow:hidden" data-truth="card">${random.times(random.int(3, 7), (i) => `<div style="display:flex;align-items:center;gap:10px;padding:10px 14px;${i ? `border-top:1px solid ${look.border};` : ''}${i === 1 && random.chance(0.4) ? `background:${look.primary};color:${look.onPrimary}` : ''}">${random.chance(0.4) ? icon(16) : ''}<span style="flex:1">${escape(words.label())}</span>${random.pick([() => badge(), () => icon(12, look.muted), () => ''])()}</div>`).join('')}</div>`;
  const tabs = () =>
    part('tabs', `display:flex;gap:${u(4)};border-bottom:1px solid ${look.border}`, random.times(random.int(3, 6), (i) => `<span style="padding:8px 4px;${i === 0 ? `color:${look.primary};border-bottom:2px solid ${look.primary}` : `color:${look.muted}`}">${escape(words.label())}</span>`).join(''));
  const crumbs = () => part('breadcrumb', `display:flex;gap:8px;color:${look.muted};font-size:${small}px`, random.times(random.int(2, 4), () => `<span>${escape(words.label())}</span>`).join(random.pick(['<span>/</span>', '<span>›</span>'])));
  const pages = () => part('pagination', 'display:inline-flex;gap:4px', random.times(random.int(3, 7), (i) => part('button', `min-width:28px;height:28px;display:flex;align-items:center;justify-content:center;border-radius:${look.radius}px;border:1px solid ${look.border};${i === 1 ? `background:${look.primary};color:${look.onPrimary}` : ''}`, String(i + 1))).join(''));
  const logo = () => part('logo', 'display:inline-flex;align-items:center;gap:8px;flex:none', `${random.chance(0.7) ? `<span style="width:24px;height:24px;border-radius:${random.pick([4, 8, 99])}px;background:${look.primary}"></span>` : ''}${text(words.title(1, 1), `font:${look.heavy} ${random.int(15, 24)}px ${look.headingFamily}`)}`);
  return { u, icon, photo, text, muted, heading, button, field, tick, badge, avatar, progress, chart, card, row, table, stat, form, list, media, alert, feature, checklist, social, stars, toolbar, gallery, retro, group, tabs, crumbs, pages, logo, part };
};
export type Components = ReturnType<typeof createComponents>;

import type { TruthType } from '../../truth.ts';
import type { RawBox, RawColor, RawElement, RawPage, Rgba, Sides } from '../raw.ts';
import type { createCharts } from './create-charts.ts';
import type { createClasses } from './create-classes.ts';
import type { createControls } from './create-controls.ts';
import type { createIcons } from './create-icons.ts';
import type { createOrder } from './create-order.ts';
import type { createPaint } from './create-paint.ts';
import type { createSight } from './create-sight.ts';
import type { createTools } from './create-tools.ts';
import type { readRegions } from './read-regions.ts';
import type { readTexts } from './read-texts.ts';

/** A function that runs in a page cannot import: it is handed what it needs. */
export type PageParts = {
  createTools: typeof createTools;
  createOrder: typeof createOrder;
  createSight: typeof createSight;
  createPaint: typeof createPaint;
  createIcons: typeof createIcons;
  createControls: typeof createControls;
  createCharts: typeof createCharts;
  createClasses: typeof createClasses;
  readTexts: typeof readTexts;
  readRegions: typeof readRegions;
};

/** Runs inside the page: all facts of it. */
export function readPage(parts: PageParts): RawPage {
  // Everything can be hit while the page is read.
  const sheet = '*,*::before,*::after{pointer-events:auto!important}';
  const roots: (Document | ShadowRoot)[] = [document];
  for (let at = 0; at < roots.length; at += 1)
    for (const element of roots[at]!.querySelectorAll('*')) if (element.shadowRoot) roots.push(element.shadowRoot);
  const added = roots.map((root) => {
    const style = document.createElement('style');
    style.textContent = sheet;
    (root instanceof Document ? root.head : root).append(style);
    return style;
  });

  const tools = parts.createTools();
  const order = parts.createOrder(tools);
  const sight = parts.createSight(tools, order);
  const paint = parts.createPaint(tools);
  const icons = parts.createIcons(tools);
  const controls = parts.createControls(tools, paint);
  const charts = parts.createCharts(tools);
  const classes = parts.createClasses(tools, paint, icons, controls, charts);
  const { width, height, elements, styleOf, parentOf, look, cut, px, pseudoOf, toRgba } = tools;

  const raw: RawElement[] = [];
  const ids = new Map<Element, number>();
  const idOf = (element: Element | null): number => {
    for (let up = element; up; up = parentOf(up)) {
      const id = ids.get(up);
      if (id !== undefined) return id;
    }
    return 0;
  };
  const ignore: RawBox[] = [];
  const pseudoHosts: RawBox[] = [];
  const lines: RawBox[] = [];
  const lineKeys = new Set<string>();
  const colors: RawColor[] = [];
  const STRUCTURE = /^(nav|header|footer|sidebar|main|table|list|card|section|dialog|tabs)$/;
  const PICTURE = /^(img|video|canvas|iframe)$/i;

  const sidesOf = (style: CSSStyleDeclaration, name: 'padding' | 'border'): Sides<number> =>
    (['Top', 'Right', 'Bottom', 'Left'] as const).map((side) =>
      px(name === 'padding' ? style[`padding${side}`] : style[`border${side}Width`]),
    ) as Sides<number>;
  const put = (
    element: Element,
    given: { box: RawBox; whole: RawBox; type: TruthType | null; isSeen: boolean } & Partial<RawElement>,
  ): RawElement => {
    const style = styleOf(element);
    const entry: RawElement = {
      id: raw.length,
      parent: raw.length === 0 ? -1 : idOf(parentOf(element)),
      tag: element.tagName.toLowerCase(),
      classes: element.getAttribute('class') ?? '',
      isGiven: false,
      isNone: false,
      layer: order.rankOf(element),
      isOptional: false,
      paint: paint.paintOf(element),
      isFramed: false,
      css: {
        display: style.display,
        position: style.position,
        float: style.float,
        flexDirection: style.flexDirection,
        flexWrap: style.flexWrap,
        alignItems: style.alignItems,
        justifyContent: style.justifyContent,
        textAlign: style.textAlign,
        columns: /grid/.test(style.display)
          ? style.gridTemplateColumns.split(/\s+(?![^[]*\])/).filter((track) => /\d/.test(track)).length
          : 0,
        padding: sidesOf(style, 'padding'),
        border: sidesOf(style, 'border'),
      },
      ...given,
    };
    raw.push(entry);
    return entry;
  };

  const noteMarks = (element: Element, box: RawBox) => {
    if (box[2] * box[3] >= width * height * 0.05) return;
    for (const pseudo of ['::before', '::after'] as const) {
      const style = pseudoOf(element, pseudo);
      if (!style || Number(style.opacity) === 0) continue;
      const bare = style.content.replace(/^"|"$/g, '');
      const isDrawn =
        bare.trim() !== '' ||
        style.backgroundImage !== 'none' ||
        style.maskImage !== 'none' ||
        toRgba(style.backgroundColor)[3] > 0.05 ||
        px(style.borderTopWidth) + px(style.borderBottomWidth) > 1;
      if (!isDrawn) continue;
      pseudoHosts.push(box);
      if (/\p{L}{2}/u.test(bare) && !icons.PRIVATE.test(bare)) ignore.push(box);
      return;
    }
  };
  const noteLines = (element: Element, box: RawBox) => {
    const own = paint.paintOf(element);
    const count = paint.linesOf(own);
    if (count < 1 || count > 2) return;
    const row = /^(td|th)$/i.test(element.tagName) ? element.closest('tr') : null;
    const [x, y, wide, high] = (row && cut(row.getBoundingClientRect(), look(element).outer)) || box;
    own.borders.forEach(({ width: thick, isVisible }, side) => {
      if (!isVisible) return;
      const line: RawBox =
        side === 0
          ? [x, y, wide, thick]
          : side === 2
            ? [x, y + high - thick, wide, thick]
            : side === 3
              ? [x, y, thick, high]
              : [x + wide - thick, y, thick, high];
      const key = line.map(Math.round).join();
      if (Math.max(line[2], line[3]) < 24 || lineKeys.has(key)) return;
      lineKeys.add(key);
      lines.push(line);
    });
  };
  const noteColors = (element: Element, box: RawBox) => {
    const own = paint.paintOf(element);
    const area = box[2] * box[3];
    if (own.fill && own.isDistinct) colors.push({ color: own.fill, area });
    for (const { isVisible, color, width: thick } of own.borders)
      if (isVisible) colors.push({ color, area: thick * Math.max(box[2], box[3]) });
    for (const { color } of own.gradient?.stops ?? []) if (color[3] > 0.9) colors.push({ color, area: area / 4 });
  };

  for (const element of elements) {
    const { isShown, isVisible, outer } = look(element);
    if (!isShown) continue;
    if (element instanceof SVGElement && element.tagName !== 'svg') continue;
    if (element instanceof SVGElement && element.parentElement instanceof SVGElement) continue;
    const rect = element.getBoundingClientRect();
    const whole: RawBox = [rect.left, rect.top, rect.width, rect.height];
    const box = cut(rect, outer);
    if (styleOf(element).display === 'contents') continue;
    if (!box || box[2] < 1 || box[3] < 0.5) {
      // A wrapper without a box of its own, around what floats or is placed: its children are read.
      continue;
    }
    const own = paint.paintOf(element);
    const share = (box[2] * box[3]) / Math.max(1, rect.width * rect.height);
    const isBody = element === document.body;
    const {
      type: kind,
      isGiven,
      isNone,
    } = isVisible && !isBody ? classes.classify(element, own, box) : { type: null, isGiven: false, isNone: false };
    const isCut = kind !== null && share < 0.25 && !STRUCTURE.test(kind);
    const isTiny = box[2] < 3 || box[3] < 1;
    const type = isCut || isTiny ? null : kind;
    const isThin = type === 'divider';
    const isPaintedHere = paint.isPainted(own) || paint.linesOf(own) > 0;
    const isSeen =
      isVisible &&
      (isBody ||
        (isThin
          ? sight.onTop(element, box[0] + box[2] / 2, box[1] + box[3] / 2)
          : type !== null || isPaintedHere
            ? sight.isSeen(element, box)
            : true));
    const level =
      type === 'heading' ? Number(element.getAttribute('aria-level') ?? element.tagName[1]) || 2 : undefined;
    const chart = type === 'chart' ? charts.chartOf(element) : undefined;
    const name = type === 'icon' ? icons.nameOf(element) : undefined;
    const entry = put(element, {
      box,
      whole,
      type,
      isGiven,
      isNone,
      isSeen,
      isOptional: type !== null && !isGiven && classes.isOptional(element, type, own, box),
      isFramed:
        controls.frames.has(element) || (isVisible && controls.isTextControl(element) && paint.linesOf(own) > 0),
      ...(level ? { level: Math.min(6, Math.max(1, level)) } : {}),
      ...(chart ? { chart } : {}),
      ...(name ? { name } : {}),
    });
    ids.set(element, entry.id);
    if (!isVisible || isBody) continue;
    noteColors(element, box);
    noteMarks(element, box);
    noteLines(element, box);
    if (own.hasFile || PICTURE.test(element.tagName)) ignore.push(box);
    // Text that the browser makes.
    const field = element as HTMLInputElement;
    const isDated =
      element.tagName === 'INPUT' && /^(file|date|time|month|week|datetime-local|color)$/.test(field.type);
    if (isDated || (element instanceof HTMLSelectElement && (element.multiple || element.size > 1))) ignore.push(box);
  }
  for (const { kind, host, box, isPseudo } of controls.faces) {
    if (!sight.isSeen(host, box)) continue;
    const id = ids.get(host);
    const known = id === undefined ? undefined : raw[id];
    // The face takes over the element that draws it; what only a pseudo element draws has none.
    if (
      known &&
      !isPseudo &&
      !known.isGiven &&
      Math.abs(known.box[2] - box[2]) < 2 &&
      Math.abs(known.box[3] - box[3]) < 2
    ) {
      known.type = kind;
      known.isSeen = true;
      delete known.name;
    } else {
      const bare = {
        alpha: 0,
        isDistinct: false,
        hasImage: false,
        hasFile: false,
        radius: [0, 0, 0, 0] as Sides<number>,
        shadows: [],
        opacity: 1,
        under: look(host).color,
      };
      const none = { width: 0, color: [0, 0, 0, 0] as Rgba, style: 'none', isVisible: false };
      put(host, {
        parent: id ?? idOf(host),
        tag: 'input',
        classes: '',
        box,
        whole: box,
        type: kind,
        isSeen: true,
        paint: { ...bare, borders: [none, none, none, none] },
      });
    }
  }
  const { texts, glyphs } = parts.readTexts(tools, sight, icons, idOf);
  for (const { element, box, text } of glyphs) {
    const own = raw[idOf(element)];
    const name = icons.nameOf(element, text);
    const isSame =
      own &&
      (own.type === null || own.type === 'icon') &&
      ids.get(element) === own.id &&
      own.box[2] <= box[2] * 1.6 + 6 &&
      own.box[3] <= box[3] * 1.6 + 6;
    const isFace = own && /^(checkbox|radio|switch)$/.test(own.type ?? '');
    if (isFace) continue;
    if (isSame) {
      own.type = 'icon';
      if (name) own.name = name;
    } else
      put(element, { parent: idOf(element), box, whole: box, type: 'icon', isSeen: true, ...(name ? { name } : {}) });
  }
  const rest = parts.readRegions(tools, sight, paint, idOf);
  for (const style of added) style.remove();
  return { width, height, title: document.title, elements: raw, texts, lines, ignore, pseudoHosts, colors, ...rest };
}

import type { TruthType } from '../../truth.ts';
import type { RawBox, RawElement, RawPage, Sides } from '../raw.ts';
import type { createChartFields } from './create-chart-fields.ts';
import type { createCharts } from './create-charts.ts';
import type { createClasses } from './create-classes.ts';
import type { createControlLines } from './create-control-lines.ts';
import type { createCssPaint } from './create-css-paint.ts';
import type { createFaces } from './create-faces.ts';
import type { createFrames } from './create-frames.ts';
import type { createIcons } from './create-icons.ts';
import type { createNotes } from './create-notes.ts';
import type { createOrder } from './create-order.ts';
import type { createPaint } from './create-paint.ts';
import type { createPen } from './create-pen.ts';
import type { createPictures } from './create-pictures.ts';
import type { createSight } from './create-sight.ts';
import type { createSurfaces } from './create-surfaces.ts';
import type { createTools } from './create-tools.ts';
import type { createTree } from './create-tree.ts';
import type { readRegions } from './read-regions.ts';
import type { readTexts } from './read-texts.ts';

/** A function that runs in a page cannot import: it is handed what it needs. */
export type PageParts = {
  createTree: typeof createTree;
  createTools: typeof createTools;
  createOrder: typeof createOrder;
  createSight: typeof createSight;
  createCssPaint: typeof createCssPaint;
  createPaint: typeof createPaint;
  createIcons: typeof createIcons;
  createFaces: typeof createFaces;
  createFrames: typeof createFrames;
  createChartFields: typeof createChartFields;
  createCharts: typeof createCharts;
  createPictures: typeof createPictures;
  createSurfaces: typeof createSurfaces;
  createClasses: typeof createClasses;
  createNotes: typeof createNotes;
  createPen: typeof createPen;
  createControlLines: typeof createControlLines;
  readTexts: typeof readTexts;
  readRegions: typeof readRegions;
};

/** Runs inside the page: all facts of it. */
export function readPage(parts: PageParts): RawPage {
  // Everything can be hit while the page is read.
  const roots: (Document | ShadowRoot)[] = [document];
  for (let at = 0; at < roots.length; at += 1)
    for (const element of roots[at]!.querySelectorAll('*')) if (element.shadowRoot) roots.push(element.shadowRoot);
  const added = roots.map((root) => {
    const style = document.createElement('style');
    style.textContent = '*,*::before,*::after{pointer-events:auto!important}';
    (root instanceof Document ? root.head : root).append(style);
    return style;
  });

  const tools = parts.createTools(parts.createTree());
  const order = parts.createOrder(tools);
  const sight = parts.createSight(tools, order);
  const paint = parts.createPaint(tools, parts.createCssPaint(tools), sight);
  const icons = parts.createIcons(tools);
  const faces = parts.createFaces(tools, paint);
  const frames = parts.createFrames(tools, paint);
  const charts = parts.createCharts(parts.createChartFields(tools));
  const pictures = parts.createPictures(tools, charts);
  const surfaces = parts.createSurfaces(tools, paint, pictures);
  const classes = parts.createClasses(tools, paint, icons, faces, frames, pictures, surfaces);
  const notes = parts.createNotes(tools, paint, icons);
  const pen = parts.createPen(tools);
  const { width, height, elements, styleOf, parentOf, look, boxOf, px } = tools;
  /** Types that are listed however little of them is left. */
  const STRUCTURE = /^(nav|header|footer|sidebar|main|table|list|card|section|dialog|tabs)$/;
  const MIN_LEFT = 0.25;
  const MIN_BOX = 1;
  const MIN_NODE = 3;

  const raw: RawElement[] = [];
  const ids = new Map<Element, number>();
  const idOf = (element: Element | null): number => {
    for (let up = element; up; up = parentOf(up)) {
      const id = ids.get(up);
      if (id !== undefined) return id;
    }
    return 0;
  };
  const sidesOf = (style: CSSStyleDeclaration, name: 'padding' | 'border'): Sides<number> =>
    (['Top', 'Right', 'Bottom', 'Left'] as const).map((side) =>
      px(name === 'padding' ? style[`padding${side}`] : style[`border${side}Width`]),
    ) as Sides<number>;
  type Known = { box: RawBox; whole: RawBox; type: TruthType | null; isSeen: boolean };
  const put = (element: Element, given: Known & Partial<RawElement>): RawElement => {
    const style = styleOf(element);
    const tracks = /grid/.test(style.display) ? style.gridTemplateColumns.split(/\s+(?![^[]*\])/) : [];
    const entry: RawElement = {
      id: raw.length,
      parent: raw.length === 0 ? -1 : idOf(parentOf(element)),
      tag: element.tagName.toLowerCase(),
      role: element.getAttribute('role') ?? '',
      classes: element.getAttribute('class') ?? '',
      isGiven: false,
      isNone: false,
      isPiece: false,
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
        columns: tracks.filter((track) => /\d/.test(track)).length,
        padding: sidesOf(style, 'padding'),
        border: sidesOf(style, 'border'),
      },
      ...given,
    };
    raw.push(entry);
    return entry;
  };
  const isInPlace = (element: Element, type: TruthType | null, box: RawBox): boolean => {
    if (type === 'divider') return sight.onTop(element, box[0] + box[2] / 2, box[1] + box[3] / 2);
    const own = paint.paintOf(element);
    const isOwn = type !== null || paint.isPainted(own) || paint.linesOf(own) > 0;
    return !isOwn || sight.isSeen(element, box);
  };

  for (const element of elements) {
    const { isShown, isVisible } = look(element);
    // What a drawing is made of is no element of the page.
    const isInner =
      element instanceof SVGElement && (element.tagName !== 'svg' || element.parentElement instanceof SVGElement);
    const left = boxOf(element);
    if (!isShown || isInner || styleOf(element).display === 'contents' || !left || left[2] < MIN_BOX || left[3] < 0.5)
      continue;
    const rect = element.getBoundingClientRect();
    const own = paint.paintOf(element);
    const isBody = element === document.body;
    const isNode = isVisible && !isBody;
    const {
      type: kind,
      isGiven,
      isNone,
    } = isNode ? classes.classify(element, own, left) : { type: null, isGiven: false, isNone: false };
    const share = (left[2] * left[3]) / Math.max(1, rect.width * rect.height);
    const isCut = kind !== null && share < MIN_LEFT && !STRUCTURE.test(kind);
    const type = isCut || left[2] < MIN_NODE ? null : kind;
    const isBar = type === 'slider' || type === 'progress';
    const drawn = isBar
      ? frames.drawnBox(element, type === 'slider')
      : type === 'icon'
        ? pictures.fittedBox(element, left)
        : null;
    const box = drawn ?? left;
    const level = type === 'heading' ? Number(element.getAttribute('aria-level') ?? element.tagName[1]) || 2 : 0;
    const chart = type === 'chart' ? charts.chartOf(element) : undefined;
    const name = type === 'icon' ? icons.nameOf(element) : undefined;
    const isLifted = element.matches('dialog:modal,:popover-open');
    const backdrop = isLifted ? paint.backdropOf(element) : undefined;
    const { id } = put(element, {
      box,
      whole: drawn ?? [rect.left, rect.top, rect.width, rect.height],
      type,
      isGiven,
      isNone,
      isPiece: paint.pieces.has(element),
      isSeen: isBody || (isVisible && isInPlace(element, type, box)),
      isOptional: type !== null && !isGiven && classes.isOptional(element, type, own, box),
      isFramed: frames.frames.has(element) || (isNode && frames.isTextControl(element) && paint.linesOf(own) > 0),
      ...(backdrop?.[3] ? { backdrop } : {}),
      ...(level ? { level: Math.min(6, Math.max(1, level)) } : {}),
      ...(chart ? { chart } : {}),
      ...(name ? { name } : {}),
    });
    ids.set(element, id);
    if (isNode) notes.note(element, left);
  }
  for (const { kind, host, box, paint: own, isPseudo } of faces.faces) {
    if (!sight.isSeen(host, box)) continue;
    const known = raw[ids.get(host) ?? -1];
    const isWhole = known && Math.abs(known.box[2] - box[2]) < 2 && Math.abs(known.box[3] - box[3]) < 2;
    // The face takes over the element that draws it; what only a pseudo element draws has none.
    if (known && isWhole && !isPseudo && !known.isGiven) {
      Object.assign(known, { type: kind, isSeen: true, isPiece: false, paint: own, isOptional: false });
      delete known.name;
    } else
      put(host, {
        parent: idOf(host),
        tag: 'input',
        classes: '',
        role: '',
        box,
        whole: box,
        type: kind,
        isSeen: true,
        paint: own,
      });
  }
  const { texts, glyphs } = parts.readTexts(tools, sight, icons, pen, parts.createControlLines(tools, pen), idOf);
  for (const { element, box, text } of glyphs) {
    const own = raw[idOf(element)];
    const name = icons.nameOf(element, text);
    if (own && /^(checkbox|radio|switch)$/.test(own.type ?? '')) continue;
    const isTight = own && own.box[2] <= box[2] * 1.6 + 6 && own.box[3] <= box[3] * 1.6 + 6;
    if (own && isTight && (own.type === null || own.type === 'icon') && ids.get(element) === own.id) {
      own.type = 'icon';
      if (name) own.name = name;
    } else
      put(element, { parent: idOf(element), box, whole: box, type: 'icon', isSeen: true, ...(name ? { name } : {}) });
  }
  const rest = parts.readRegions(tools, sight, paint, idOf);
  for (const style of added) style.remove();
  const { lines, ignore, pseudoHosts, colors } = notes;
  return { width, height, title: document.title, elements: raw, texts, lines, ignore, pseudoHosts, colors, ...rest };
}

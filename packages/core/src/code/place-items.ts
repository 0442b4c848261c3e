import { type Box, bottom, centreY, right } from '../geometry.ts';
import type { Side } from '../measurement.ts';
import { type Lengths, share } from './lengths.ts';
import type { BoxPart, Part } from './part.ts';

/** CSS declarations for a box and for each thing in it, so that at the page's own width all come to their boxes. */
export type Placed = {
  own: string[];
  /** Rows that go on in the next line, or become columns, where the page is narrower. */
  narrow?: 'line' | 'stack';
  items: PlacedItem[];
};
export type PlacedItem = {
  part: Part;
  css: string[];
  /** What percentages of it are of. */
  width: number;
  /** It lies over others, or partly so, which it cannot where the page is narrow. */
  overlaps?: 'over' | 'lap' | undefined;
};

/** Edges this near to each other, in pixels, are one. */
const MAX_EDGE_OFF_PX = 1;
/** ... unless the difference shows, in CSS pixels. */
const MIN_SEEN_PX = 0.5;
/** Text in the middle is at most this far from it, in pixels: letters show half a pixel. */
const MAX_MIDDLE_OFF_PX = 0.75;
/** Members of a row this far from the middle of it, in pixels, are still centred, with a margin for the rest. */
const MAX_CENTRED_OFF_PX = 4;
/** A gap in a row that is this wide, in CSS pixels, gives way first. */
const MIN_PUSHED_PX = 40;
/** Room at the end of a box beyond this, in CSS pixels, is height and no padding. */
const MAX_FOOT_PX = 48;
/** A row with something this high and wide, in CSS pixels, has columns that go below each other; others are lines that wrap. */
const MIN_COLUMN_PX = { width: 160, height: 100 };

/** The box inside the border. */
export const innerOf = ({ paint, box }: BoxPart): Box => {
  const width = (at: Side): number => {
    if (!paint || !('type' in paint)) return 0;
    return paint.edges?.find(({ side }) => side === at)?.width ?? paint.border?.width ?? 0;
  };
  const [top, end, foot, left] = [width('top'), width('right'), width('bottom'), width('left')];
  return { x: box.x + left, y: box.y + top, width: box.width - left - end, height: box.height - top - foot };
};

/** Whether a box is as wide as what holds it lets it be: nothing shows where it ends. */
const isOpen = (part: Part): part is BoxPart =>
  part.kind === 'box' && !part.paint && (part.layout.direction === 'row' || part.layout.direction === 'column');

const widened = (part: Part, { x, width }: Box): Part => ({ ...part, box: { ...part.box, x, width } });

export function placeItems(part: BoxPart, basis: number, css: Lengths): Placed {
  const { layout } = part;
  const floats = layout.floats.map((float) => placeFloat(float, innerOf(part), css));
  const placed = PLACERS[layout.direction](part, basis, css);
  return {
    ...placed,
    own: [
      ...placed.own,
      ...(floats.length > 0 ? ['position:relative', 'isolation:isolate', `min-height:${css.px(part.box.height)}`] : []),
    ],
    items: [...placed.items, ...floats],
  };
}

/** Lies over the others; what is only painted lies under their words. */
const placeFloat = (part: Part, inner: Box, { px }: Lengths): PlacedItem => ({
  part,
  width: inner.width,
  overlaps: isOnlyPaint(part) ? undefined : 'over',
  css: [
    'position:absolute',
    `left:${share(part.box.x - inner.x, inner.width)}`,
    `max-width:${share(right(inner) - part.box.x, inner.width)}`,
    `top:${px(part.box.y - inner.y)}`,
    ...(part.kind === 'text' ? [] : [`width:${px(part.box.width)}`, `height:${px(part.box.height)}`]),
    isOnlyPaint(part) ? 'z-index:-1' : '',
  ],
});

const isOnlyPaint = (part: Part): boolean => part.kind === 'box' && part.layout.items.length === 0;

const sidePads = (left: number, end: number, own: number, basis: number, css: Lengths): string[] => [
  css.side('padding-left', left, end, own, basis),
  css.side('padding-right', end, left, own, basis),
];

/** Much room before and little after: what is there keeps to the end. */
const isAtEnd = (room: number, end: number, { scale }: Lengths): boolean =>
  room > MIN_PUSHED_PX * scale && end < room / 2;

const placeColumn = (part: BoxPart, basis: number, css: Lengths): Placed => {
  const { items } = part.layout;
  const inner = innerOf(part);
  // What the page itself leaves free is left free by what is in it: its own percentages are of the window.
  const least = (rooms: number[]): number => (part.use === 'page' ? 0 : Math.max(0, Math.min(...rooms)));
  const room = least(items.map(({ box }) => box.x - inner.x));
  const end = least(items.map(({ box }) => right(inner) - right(box)));
  const left = isAtEnd(room, end, css) ? 0 : room;
  const content = { ...inner, x: inner.x + left, width: inner.width - left - end };
  const top = Math.max(0, (items[0]?.box.y ?? inner.y) - inner.y);
  const spaces = items.map(({ box }, at) => box.y - (at > 0 ? bottom(items[at - 1]!.box) : inner.y + top));
  const gap = commonGap(spaces.slice(1));
  const foot = bottom(inner) - bottom(items.at(-1)?.box ?? inner);
  const footPad = Math.max(0, Math.min(foot, MAX_FOOT_PX * css.scale));
  return {
    own: [
      'display:flex',
      'flex-direction:column',
      'align-items:flex-start',
      css.rule('gap', gap),
      css.rule('padding-top', top),
      css.rule('padding-bottom', footPad),
      ...sidePads(left, end, part.box.width, basis, css),
      foot - footPad > MAX_EDGE_OFF_PX ? `min-height:${css.px(part.box.height)}` : '',
    ],
    items: items.map((item, at) => {
      const child = isOpen(item) ? widened(item, content) : item;
      const space = (spaces[at] ?? 0) - (at > 0 ? gap : 0);
      return {
        part: child,
        width: content.width,
        overlaps: space <= -MAX_EDGE_OFF_PX || foot < 0 ? 'lap' : undefined,
        css: [
          css.rule('margin-top', space),
          at === items.length - 1 ? css.rule('margin-bottom', Math.min(0, foot)) : '',
          ...acrossColumn(child, content, css),
          ...heightOf(child, css),
        ],
      };
    }),
  };
};

const acrossColumn = (item: Part, content: Box, css: Lengths): string[] => {
  const [before, after] = [item.box.x - content.x, right(content) - right(item.box)];
  const slack = item.kind === 'picture' ? MAX_EDGE_OFF_PX / 4 : MAX_EDGE_OFF_PX;
  const spans = before <= slack && after <= slack;
  if (spans && item.kind !== 'text' && !isIcon(item)) return ['align-self:stretch', ...ratioOf(item, css)];
  const size = sizeOf(item, css);
  if (before > MAX_EDGE_OFF_PX && Math.abs(before - after) <= 2 * MAX_MIDDLE_OFF_PX)
    return ['align-self:center', ...size];
  if (before > MAX_EDGE_OFF_PX && Math.abs(after) <= MAX_MIDDLE_OFF_PX) return ['align-self:flex-end', ...size];
  const margin = css.offset('margin-left', before, content.width);
  return [margin, margin && before > 0 ? `max-width:calc(100% - ${margin.split(':')[1]})` : '', ...size];
};

const isIcon = (part: Part): boolean => part.kind === 'picture' && part.use === 'icon';

/** Pictures keep their shape at every width. */
const ratioOf = ({ kind, box }: Part, _css: Lengths): string[] =>
  kind === 'picture' ? [`aspect-ratio:${Math.round(box.width)}/${Math.round(box.height)}`] : [];

/** Texts of one line are as wide as their letters. */
const sizeOf = (part: Part, css: Lengths): string[] => {
  if (part.kind === 'text') return part.text.lineCount > 1 ? [`width:${css.px(part.box.width)}`] : [];
  return [`width:${css.px(part.box.width)}`, ...ratioOf(part, css)];
};

/** What is painted is as high as it was, or higher where its words need more lines. */
const heightOf = (part: Part, css: Lengths): string[] => {
  if (part.kind === 'control') return [`height:${css.px(part.box.height)}`];
  return part.kind === 'box' && part.paint && isLoose(part) ? [`min-height:${css.px(part.box.height)}`] : [];
};

const isLoose = ({ layout }: BoxPart): boolean => layout.direction !== 'column' || layout.items.length === 0;

const placeRow = (part: BoxPart, basis: number, css: Lengths): Placed => {
  const { items } = part.layout;
  const inner = innerOf(part);
  const [left, end] = [items[0]!.box.x - inner.x, right(inner) - right(items.at(-1)!.box)];
  const spaces = items.map(({ box }, at) => (at > 0 ? box.x - right(items[at - 1]!.box) : 0));
  const gap = commonGap(spaces.slice(1));
  const pushed = pushedAt(spaces, css.scale);
  const isTall = items.some(
    ({ kind, box }) =>
      kind !== 'text' && box.height >= MIN_COLUMN_PX.height * css.scale && box.width >= MIN_COLUMN_PX.width * css.scale,
  );
  const isCentred = left > MAX_EDGE_OFF_PX && Math.abs(left - end) <= 2 * MAX_MIDDLE_OFF_PX && pushed < 0 && !isTall;
  const keepsToEnd = !isCentred && pushed < 0 && !isTall && isAtEnd(left, end, css);
  const align = alignRow(items, inner, css);
  const widest = items.reduce((a, b) => (b.box.width > a.box.width ? b : a));
  const pads = {
    left: isCentred || keepsToEnd ? 0 : Math.max(0, left),
    end: isCentred ? 0 : pushed > 0 || isTall || keepsToEnd ? Math.max(0, end) : 0,
  };
  const content = inner.width - pads.left - pads.end;
  const justify = isCentred ? 'justify-content:center' : keepsToEnd ? 'justify-content:flex-end' : '';
  return {
    // Rows of a table keep their columns: the table scrolls.
    ...(part.use !== 'row' && { narrow: isTall ? 'stack' : 'line' }),
    own: [
      'display:flex',
      justify,
      css.offset('gap', Math.max(0, gap), content),
      ...align.own,
      ...sidePads(pads.left, pads.end, part.box.width, basis, css),
      part.paint || part.use === 'row' || align.isCentred ? `min-height:${css.px(part.box.height)}` : '',
    ],
    items: items.map((item, at) => {
      const grows = item === widest && item.kind === 'box' && isTall;
      const space = at === 0 ? Math.min(0, left) : spaces[at]! - Math.max(0, gap);
      return {
        part: item,
        width: content,
        css: [
          at === pushed ? 'margin-left:auto' : css.offset('margin-left', justify && at === 0 ? 0 : space, content),
          ...align.items[at]!,
          ...sizeOf(item, css),
          grows ? 'flex-grow:1' : isIcon(item) || item.kind === 'control' ? 'flex:none' : '',
          ...(align.stretches[at] ? [] : heightOf(item, css)),
        ],
      };
    }),
  };
};

/** The item that begins after the widest space, where that is wide and much wider than the others; -1 where there is none. */
const pushedAt = (spaces: readonly number[], scale: number): number => {
  const widest = Math.max(...spaces);
  return widest >= MIN_PUSHED_PX * scale && spaces.filter((space) => space > widest / 2).length === 1
    ? spaces.indexOf(widest)
    : -1;
};

type RowAlign = { own: string[]; items: string[][]; stretches: boolean[]; isCentred: boolean };

const alignRow = (items: readonly Part[], inner: Box, css: Lengths): RowAlign => {
  const offs = items.map(({ box }) => 2 * (centreY(box) - centreY(inner)));
  const isAt = (a: number, b: number): boolean => Math.abs(a - b) < MIN_SEEN_PX * css.scale;
  const spans = items.map(
    ({ kind, box }) => kind === 'box' && isAt(box.y, inner.y) && isAt(bottom(box), bottom(inner)),
  );
  const isCentred = offs.every((off, at) => spans[at] || Math.abs(off) <= 2 * MAX_CENTRED_OFF_PX);
  if (isCentred)
    return {
      isCentred,
      own: ['align-items:center'],
      stretches: spans,
      items: items.map(({ box }, at) => (spans[at] ? ['align-self:stretch'] : centredIn(box, inner, css))),
    };
  const top = Math.max(0, Math.min(...items.map(({ box }) => box.y - inner.y)));
  return {
    isCentred,
    own: ['align-items:flex-start', css.rule('padding-top', top)],
    stretches: spans,
    items: items.map(({ box }, at) =>
      spans[at]
        ? ['align-self:stretch']
        : [
            css.rule('margin-top', box.y - inner.y - top),
            css.rule('margin-bottom', Math.min(0, bottom(inner) - bottom(box))),
          ],
    ),
  };
};

/** Margins for what is not quite in the middle, or higher than what holds it. */
const centredIn = (box: Box, inner: Box, css: Lengths): string[] => {
  const [above, below] = [box.y - inner.y, bottom(inner) - bottom(box)];
  const least = Math.min(0, above, below) < 0 ? 0 : Math.min(above, below);
  return [css.rule('margin-top', above - least), css.rule('margin-bottom', below - least)];
};

const placeGrid = (part: BoxPart, basis: number, css: Lengths): Placed => {
  const { layout } = part;
  const columns = layout.direction === 'grid' ? layout.columns : 1;
  const { items } = layout;
  const inner = innerOf(part);
  const [first, last] = [items[0]!.box, items[columns - 1]!.box];
  const [left, end] = [Math.max(0, first.x - inner.x), Math.max(0, right(inner) - right(last))];
  const total = right(last) - first.x;
  const gap = Math.max(0, items[1]!.box.x - right(first));
  const rows = Array.from({ length: Math.ceil(items.length / columns) }, (_, at) =>
    items.slice(at * columns, (at + 1) * columns),
  );
  const feet = rows.map((row) => Math.max(...row.map(({ box }) => bottom(box))));
  const spaces = rows.slice(1).map((row, at) => row[0]!.box.y - feet[at]!);
  const rowGap = Math.max(0, commonGap(spaces));
  // A little more than one more column would need, so that at the page's own width there are as many as were measured.
  const least = Math.floor((total - columns * gap) / (columns + 1)) + 2 * css.scale;
  return {
    own: [
      'display:grid',
      `grid-template-columns:repeat(auto-fit,minmax(min(100%,${css.px(least)}),1fr))`,
      `gap:${css.px(rows.length > 1 ? rowGap : gap)} ${css.px(gap)}`,
      css.rule('padding-top', Math.max(0, first.y - inner.y)),
      ...sidePads(left, end, part.box.width, basis, css),
      part.paint ? `min-height:${css.px(part.box.height)}` : '',
      part.paint ? 'align-content:start' : '',
    ],
    items: items.map((item, at) => {
      const row = Math.floor(at / columns);
      const isShort = feet[row]! - bottom(item.box) > MAX_EDGE_OFF_PX;
      return {
        part: item,
        width: item.box.width,
        css: [
          row > 0 ? css.rule('margin-top', spaces[row - 1]! - rowGap) : '',
          isShort ? 'align-self:start' : '',
          ...ratioOf(item, css),
          ...heightOf(item, css),
        ],
      };
    }),
  };
};

const placeStack = (part: BoxPart, _basis: number, css: Lengths): Placed => {
  const [ground, over] = part.layout.items as [Part, BoxPart];
  const inner = innerOf(part);
  return {
    own: ['display:grid', `min-height:${css.px(part.box.height)}`],
    items: [
      { part: ground, width: inner.width, css: ['grid-area:1/1', 'width:100%', 'height:100%'] },
      { part: over, width: inner.width, css: ['grid-area:1/1'] },
    ],
  };
};

const PLACERS: Record<BoxPart['layout']['direction'], (part: BoxPart, basis: number, css: Lengths) => Placed> = {
  column: placeColumn,
  row: placeRow,
  grid: placeGrid,
  stack: placeStack,
};

/** The space that most neighbours have; none where each is another, or they overlap. */
const commonGap = (spaces: readonly number[]): number => {
  const counts = Map.groupBy(spaces, (space) => Math.round(2 * space) / 2);
  const [best] = [...counts].toSorted((a, b) => b[1].length - a[1].length || a[0] - b[0]);
  return best && best[0] > 0 && (best[1].length > 1 || spaces.length === 1) ? best[0] : 0;
};

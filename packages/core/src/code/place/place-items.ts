import { area, type Box, bottom, intersect, right } from '../../geometry.ts';
import { type Lengths, share } from '../lengths.ts';
import type { BoxPart, Part } from '../part.ts';
import { MAX_WHOLE_PX } from './narrow-row.ts';
import { placeColumn } from './place-column.ts';
import { placeGrid } from './place-grid.ts';
import { placeRow } from './place-row.ts';
import { placeSpread } from './place-spread.ts';
import {
  heightOf,
  innerOf,
  isIcon,
  isWide,
  MAX_MIDDLE_OFF_PX,
  type Placed,
  type PlacedItem,
  sizeOf,
} from './placed.ts';

/** Places what a box holds. */
export function placeItems(part: BoxPart, basis: number, css: Lengths): Placed {
  const { layout } = part;
  const words = layout.items.flatMap(wordsIn);
  const floats = layout.floats.map((float) =>
    placeFloat(float, innerOf(part), css, isOnlyPaint(float) || isUnderWords(float, words)),
  );
  const placed = PLACERS[holdsIcon(part) ? 'row' : layout.direction](part, basis, css);
  return {
    ...placed,
    own: [
      ...placed.own,
      ...(floats.length > 0 ? ['position:relative', 'isolation:isolate', `min-height:${css.px(part.box.height)}`] : []),
    ],
    items: inReadingOrder(placed.items, floats),
  };
}

/** A painted box around one icon is as high as it was and has that in its middle, whatever room its ink takes. */
const holdsIcon = ({ paint, layout: { direction, items, floats } }: BoxPart): boolean =>
  paint !== undefined && direction === 'column' && items.length === 1 && floats.length === 0 && isIcon(items[0]!);

/** Where the page is narrow, what lay over others stands among them: before the first that begins below it. */
const inReadingOrder = (items: readonly PlacedItem[], floats: readonly PlacedItem[]): PlacedItem[] => {
  const before = Map.groupBy(floats, ({ part }) => items.findIndex((item) => item.part.box.y > part.box.y));
  return [...items.flatMap((item, at) => [...(before.get(at) ?? []), item]), ...(before.get(-1) ?? [])];
};

/** Words in a part, by their boxes. */
const wordsIn = (part: Part): Box[] => {
  if (part.kind === 'text') return [part.box];
  return part.kind === 'box' ? [...part.layout.items, ...part.layout.floats].flatMap(wordsIn) : [];
};

/** Share of the line boxes of words that lies on a picture where they are written on it: half of a line box is ink. */
const MIN_ON_PICTURE = 0.4;

/** Words that could be read were not behind a picture. */
const isUnderWords = ({ kind, box }: Part, words: readonly Box[]): boolean =>
  kind === 'picture' && words.some((one) => area(intersect(one, box)) >= MIN_ON_PICTURE * area(one));

/** Lies over the others; what is only painted, or a picture with their words on it, lies under these. */
const placeFloat = (part: Part, inner: Box, css: Lengths, isUnder: boolean): PlacedItem => ({
  part,
  width: inner.width,
  rule: isOnlyPaint(part) || isPile(part, inner, css) ? undefined : 'over',
  css: [
    'position:absolute',
    `left:${css.wider ? css.px(part.box.x - inner.x) : share(part.box.x - inner.x, inner.width)}`,
    `max-width:${share(right(inner) - part.box.x, inner.width)}`,
    `top:${css.px(part.box.y - inner.y)}`,
    ...sizeOfFloat(part, inner, css),
    `z-index:${isUnder ? -1 : 1}`,
  ],
});

/** Pictures over each other in a box that a phone holds whole, as the faces of a team: below each other they would be a column. */
const isPile = (part: Part, inner: Box, { scale }: Lengths): boolean =>
  part.kind === 'picture' && part.labels.length === 0 && inner.width <= MAX_WHOLE_PX * scale;

/** Words may need more lines where the page is narrow; pictures keep their size. */
const sizeOfFloat = (part: Part, inner: Box, css: Lengths): string[] => {
  const { kind, box } = part;
  if (kind === 'text') return [];
  const width = css.wider && isWide(part, inner) ? css.width(box.width, inner.width) : `width:${css.px(box.width)}`;
  return [width, `${kind === 'box' ? 'min-height' : 'height'}:${css.px(box.height)}`];
};

const isOnlyPaint = (part: Part): boolean => part.kind === 'box' && part.layout.items.length === 0;

const placeStack = (part: BoxPart, _basis: number, css: Lengths): Placed => {
  const [ground, over] = part.layout.items as [Part, BoxPart];
  const inner = innerOf(part);
  // A picture that gets wider must not make what lies on it higher.
  const height = css.wider ? ['height:0', 'min-height:100%'] : ['height:100%'];
  return {
    own: ['display:grid', `min-height:${css.px(part.box.height)}`],
    items: [
      { part: ground, width: inner.width, css: ['grid-area:1/1', 'width:100%', ...height] },
      placeOver(over, inner, css),
    ],
  };
};

/** Something else than words that is this much nearer to the end of its ground than to its start stays at the end. */
const MAX_AT_END = 1 / 4;

const beside = (
  part: Part,
  { before, after }: { before: number; after: number },
  inner: Box,
  css: Lengths,
): string[] =>
  part.kind !== 'text' && after >= 0 && after <= MAX_AT_END * before
    ? ['justify-self:end', css.rule('margin-right', after)]
    : ['justify-self:start', css.indent(before, inner.width)];

/** What lies on the ground of a stack; a single thing there needs no box around it, unless it is a box that gives way with the ground. */
const placeOver = (over: BoxPart, inner: Box, css: Lengths): PlacedItem => {
  const { items, floats, direction } = over.layout;
  const [only] = items;
  const isAlone = items.length === 1 && floats.length === 0 && direction === 'column';
  if (!only || !isAlone || only.repeat !== undefined || (only.kind === 'box' && isWide(only, inner)))
    return { part: over, width: inner.width, css: ['grid-area:1/1'] };
  const { box } = only;
  const across = { before: box.x - inner.x, after: right(inner) - right(box) };
  const down = { before: box.y - inner.y, after: bottom(inner) - bottom(box) };
  const isMiddle = ({ before, after }: typeof across): boolean => Math.abs(before - after) <= 2 * MAX_MIDDLE_OFF_PX;
  return {
    part: only,
    width: inner.width,
    css: [
      'grid-area:1/1',
      ...(isMiddle(across) ? ['justify-self:center'] : beside(only, across, inner, css)),
      isMiddle(down) ? 'align-self:center' : 'align-self:start',
      css.rule('margin-top', isMiddle(down) ? Math.min(0, down.before) : down.before),
      css.rule('margin-bottom', Math.min(0, down.after)),
      ...sizeOf(only, inner.width, css),
      ...heightOf(only, css),
    ],
  };
};

const PLACERS: Record<BoxPart['layout']['direction'], (part: BoxPart, basis: number, css: Lengths) => Placed> = {
  column: placeColumn,
  row: placeRow,
  grid: placeGrid,
  stack: placeStack,
  spread: placeSpread,
};

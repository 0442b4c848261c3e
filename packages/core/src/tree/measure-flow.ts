import { type Box, bottom, right, surround } from '../geometry.ts';
import { typesWith } from '../ontology/element-types.ts';
import type { Flow } from '../page-tree.ts';
import type { Draft } from './draft.ts';

/** Gaps of one container may differ by this much, in CSS pixels, and still be one: line boxes and canvases are estimates. */
const MAX_UNEVEN_PX = 5;
/** Neighbours that are measured to overlap by less, in CSS pixels, touch. */
const MAX_TOUCH_PX = 4;
/** Rooms on two sides that differ by less, in CSS pixels, are those of something in the middle. */
const MAX_OFF_CENTRE_PX = 3;
/** Across, sides are measured: a text that ends a little before its box does is not in its middle. */
const MAX_OFF_ACROSS_PX = 2;
/** Edges this near to each other, in CSS pixels, are one. */
const MAX_EDGE_OFF_PX = 2;
/** Share of the lower one of two boxes that lies beside the other when they are one row. */
const MIN_BESIDE = 0.4;
/** Members of a row this far apart, in CSS pixels, are pushed apart. */
const MIN_PUSHED_PX = 40;
const NO_PADDING: Flow['padding'] = { top: 0, right: 0, bottom: 0, left: 0 };
/** What is written, and in what face, is no layout. */
const NO_FLOW = typesWith('textual', 'text');

/** How a node places its children; nothing for one that holds fewer than two and shows no edges. */
export function measureFlow(node: Draft, scale: number): Flow | undefined {
  // Lines between rows are drawn as their borders.
  const isTable = node.type === 'table' || node.type === 'list';
  const boxes = node.children
    .filter(({ type, kind }) => type !== 'divider' || (kind !== 'paint' && !isTable))
    .map(({ box }) => box);
  if (NO_FLOW.has(node.type) || boxes.length === 0 || (boxes.length === 1 && !node.isPainted)) return undefined;
  const rows = toRows(boxes);
  const isColumn = rows.every((row) => row.length === 1);
  const columns = isColumn ? undefined : columnsOf(rows, scale);
  const direction = isColumn ? 'column' : columns ? 'grid' : 'row';
  const gap = evenOf(direction === 'row' ? gapsAcross(rows) : gapsDown(rows), scale);
  const columnGap = columns ? evenOf(gapsAcross(rows), scale) : undefined;
  const align = direction === 'grid' ? undefined : alignOf(isColumn ? boxes : (rows[0] ?? []), isColumn, scale);
  return {
    direction,
    ...(gap !== undefined && { gap }),
    ...(columnGap !== undefined && { columnGap }),
    ...(columns && { columns }),
    padding: node.kind === 'group' ? NO_PADDING : paddingOf(node, boxes, scale),
    ...(align && { align }),
    ...(direction === 'row' &&
      rows.length === 1 &&
      isPushed(rows[0] ?? [], node.box, scale) && { justify: 'space-between' }),
    ...(direction === 'row' && rows.length > 1 && { wrap: true }),
  };
}

const toRows = (boxes: readonly Box[]): Box[][] => {
  const rows: { items: Box[]; top: number; foot: number }[] = [];
  for (const box of boxes.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    // Boxes come from top to bottom: one that is beside no row of the last two begins another.
    const row = rows.slice(-2).find(({ top, foot }) => {
      const shared = Math.min(bottom(box), foot) - Math.max(box.y, top);
      return shared > MIN_BESIDE * Math.min(box.height, foot - top);
    });
    if (row) {
      row.items.push(box);
      row.foot = Math.max(row.foot, bottom(box));
    } else rows.push({ items: [box], top: box.y, foot: bottom(box) });
  }
  return rows.map(({ items }) => items.sort((a, b) => a.x - b.x));
};

const gapsAcross = (rows: readonly Box[][]): number[] =>
  rows.flatMap((row) =>
    row.flatMap((box, at) => {
      const before = row[at - 1];
      return before ? [box.x - right(before)] : [];
    }),
  );

const gapsDown = (rows: readonly Box[][]): number[] => {
  const boxes = rows.map((row) => surround(row));
  return boxes.flatMap((box, at) => {
    const before = boxes[at - 1];
    return before ? [box.y - bottom(before)] : [];
  });
};

/** Spaces are written in whole CSS pixels. */
const toWhole = (value: number, scale: number): number => scale * Math.round(value / scale);

/** The middle one of gaps that are all about the same. */
const evenOf = (gaps: readonly number[], scale: number): number | undefined => {
  const sorted = gaps.toSorted((a, b) => a - b);
  const [least = 0, most = 0] = [sorted[0], sorted.at(-1)];
  const middle = sorted[sorted.length >> 1];
  if (middle === undefined || most - least > MAX_UNEVEN_PX * scale) return undefined;
  // CSS has no gap for what overlaps.
  return middle < -MAX_TOUCH_PX * scale ? undefined : Math.max(0, toWhole(middle, scale));
};

/** Columns of rows whose boxes begin at the same places. Rows come from left to right. */
const columnsOf = (rows: readonly Box[][], scale: number): number | undefined => {
  const longest = rows.reduce((a, b) => (b.length > a.length ? b : a));
  const isAligned = (row: readonly Box[]): boolean => {
    let at = 0;
    return row.every(({ x }) => {
      while (at < longest.length - 1 && (longest[at]?.x ?? 0) < x - MAX_EDGE_OFF_PX * scale) at++;
      return Math.abs((longest[at]?.x ?? 0) - x) <= MAX_EDGE_OFF_PX * scale;
    });
  };
  return longest.length >= 2 && rows.length >= 2 && rows.every(isAligned) ? longest.length : undefined;
};

const paddingOf = ({ box, borderWidth }: Draft, boxes: readonly Box[], scale: number): Flow['padding'] => {
  const inner = surround(boxes);
  const side = (value: number): number => toWhole(Math.max(borderWidth, value), scale);
  const [left, end] = bothSides(inner.x - box.x, right(box) - right(inner), MAX_OFF_ACROSS_PX * scale);
  const [top, foot] = bothSides(inner.y - box.y, bottom(box) - bottom(inner), MAX_OFF_CENTRE_PX * scale);
  return { top: side(top), right: side(end), bottom: side(foot), left: side(left) };
};

/**
 * The padding before and after content. What is in the middle has the same on both sides; content that ends before its box does
 * leaves room, which is no padding: there it is that of the side where content begins.
 */
const bothSides = (before: number, after: number, maxOff: number): [number, number] => {
  const isCentred = Math.min(before, after) >= 0 && Math.abs(before - after) <= maxOff;
  const middle = (before + after) / 2;
  return isCentred ? [middle, middle] : [before, Math.min(before, after)];
};

const alignOf = (boxes: readonly Box[], isColumn: boolean, scale: number): Flow['align'] => {
  if (boxes.length < 2) return undefined;
  const isSame = (edgeOf: (box: Box) => number): boolean => {
    let [least, most] = [Infinity, -Infinity];
    for (const box of boxes) {
      least = Math.min(least, edgeOf(box));
      most = Math.max(most, edgeOf(box));
    }
    return most - least <= MAX_EDGE_OFF_PX * scale;
  };
  const isAtStart = isSame(({ x, y }) => (isColumn ? x : y));
  const isAtEnd = isSame((box) => (isColumn ? right(box) : bottom(box)));
  if (isAtStart) return isAtEnd ? 'stretch' : 'start';
  if (isSame(({ x, y, width, height }) => (isColumn ? x + width / 2 : y + height / 2))) return 'center';
  return isAtEnd ? 'end' : undefined;
};

/** A wide space that is not simply the gap of all of them, and wider than the room that the row leaves at its end. */
const isPushed = (row: Box[], { x, width }: Box, scale: number): boolean => {
  const [first, last] = [row[0], row.at(-1)];
  if (!first || !last) return false;
  const gaps = gapsAcross([row]);
  const isGap = gaps.length > 1 && evenOf(gaps, scale) !== undefined;
  const left = x + width - right(last) - (first.x - x);
  return !isGap && gaps.some((gap) => gap >= MIN_PUSHED_PX * scale && gap > left);
};

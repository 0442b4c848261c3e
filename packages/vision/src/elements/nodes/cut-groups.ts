import { type Box, bottom, right, surround } from '@blueprompt/core/geometry';

type Axis = 'x' | 'y';
type Span = { from: number; to: number; boxes: Box[] };

/** Gaps of at least this share of the widest one part a group in one go: equal gaps are never quite equal. */
const SAME_GAP = 0.7;
const MAX_DEPTH = 12;

/**
 * Groups of boxes that wider gaps part from others, from the whole down to pairs: at each step the boxes are cut along the
 * direction with the widest gap. Each row and each column of a group may be a thing as well, however narrow the gaps between them.
 */
export function cutGroups(boxes: readonly Box[], depth = 0): Box[] {
  if (boxes.length < 2 || depth > MAX_DEPTH) return [];
  const rows = spansOf(boxes, 'y');
  const columns = spansOf(boxes, 'x');
  const [rowGap, columnGap] = [widestGap(rows), widestGap(columns)];
  const widest = Math.max(rowGap, columnGap);
  if (widest <= 0) return [];
  const pieces = cutAt(rowGap >= columnGap ? rows : columns, widest * SAME_GAP).filter((piece) => piece.length > 1);
  return [
    ...lanesOf(rows),
    ...lanesOf(columns),
    ...pieces.flatMap((piece) => [surround(piece), ...cutGroups(piece, depth + 1)]),
  ];
}

/**
 * The bar or column that the first and the last group of a box would be if their contents stood in the middle of it: as far from
 * its inner side as from the edge of the box.
 */
export function cutEnds(whole: Box, boxes: readonly Box[]): Box[] {
  return (['y', 'x'] as const).flatMap((axis) => {
    const spans = spansOf(boxes, axis);
    const [first, last] = [spans[0], spans.at(-1)];
    if (!first || !last || first === last) return [];
    const [start, end] = axis === 'y' ? [whole.y, bottom(whole)] : [whole.x, right(whole)];
    const place = (from: number, to: number): Box =>
      axis === 'y' ? { ...whole, y: from, height: to - from } : { ...whole, x: from, width: to - from };
    const after = first.to + first.from - start;
    const before = last.from - (end - last.to);
    return [
      ...(after < end && first.from >= start ? [place(start, after)] : []),
      ...(before > start && last.to <= end ? [place(before, end)] : []),
    ];
  });
}

/** Boxes that overlap along one direction, in order. */
export const spansOf = (boxes: readonly Box[], axis: Axis): Span[] => {
  const start = ({ x, y }: Box): number => (axis === 'x' ? x : y);
  const end = (box: Box): number => (axis === 'x' ? right(box) : bottom(box));
  const spans: Span[] = [];
  for (const box of boxes.toSorted((one, other) => start(one) - start(other))) {
    const last = spans.at(-1);
    if (last && start(box) <= last.to) {
      last.to = Math.max(last.to, end(box));
      last.boxes.push(box);
    } else spans.push({ from: start(box), to: end(box), boxes: [box] });
  }
  return spans;
};

const lanesOf = (spans: readonly Span[]): Box[] =>
  spans.length < 2 ? [] : spans.filter(({ boxes }) => boxes.length > 1).map(({ boxes }) => surround(boxes));

const gapAfter = (spans: readonly Span[], index: number): number => {
  const [one, next] = [spans[index], spans[index + 1]];
  return one && next ? next.from - one.to : 0;
};

const widestGap = (spans: readonly Span[]): number => {
  let widest = 0;
  for (let index = 0; index < spans.length; index++) widest = Math.max(widest, gapAfter(spans, index));
  return widest;
};

const cutAt = (spans: readonly Span[], least: number): Box[][] => {
  const pieces: Box[][] = [[]];
  for (const [index, span] of spans.entries()) {
    for (const box of span.boxes) pieces.at(-1)?.push(box);
    if (gapAfter(spans, index) >= least) pieces.push([]);
  }
  return pieces;
};

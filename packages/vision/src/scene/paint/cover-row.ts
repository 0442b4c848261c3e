import type { Outline, Side } from './outline.ts';

/**
 * How much of each pixel of a row a shape covers: all of those from `solidFrom` up to `solidTo`, and the share in `partial`
 * (counted from `origin`) of the others between `from` and `to`.
 */
export type RowCover = {
  origin: number;
  partial: Float32Array;
  from: number;
  solidFrom: number;
  solidTo: number;
  to: number;
  /** The outline whose upright sides the row was measured between, if it was: the rows below are the same until one ends. */
  straight: Outline | undefined;
  straightTo: number;
};

/** Room for the rows between two columns; one is used for all rows of an item. */
export function createRowCover(from: number, to: number): RowCover {
  const partial = new Float32Array(Math.max(0, to - from));
  return {
    origin: from,
    partial,
    from,
    solidFrom: from,
    solidTo: from,
    to: from,
    straight: undefined,
    straightTo: from,
  };
}

/** Measures the area that a shape covers of each pixel of a row, within the columns that `row` has room for. */
export function coverRow(outline: Outline, y: number, row: RowCover): boolean {
  if (row.straight === outline && y + 1 <= row.straightTo) return row.to > row.from;
  row.straight = undefined;
  const { top, bottom, left, right } = outline;
  const first = row.origin;
  const end = first + row.partial.length;
  const upper = Math.max(y, top);
  const lower = Math.min(y + 1, bottom);
  if (lower <= upper) return setRow(row, first, first, first, first);
  const leftLine = firstLine(left, upper);
  const rightLine = firstLine(right, upper);
  const from = Math.max(first, Math.floor(nearest(left, leftLine, upper, lower, true)));
  const to = Math.min(end, Math.ceil(nearest(right, rightLine, upper, lower, false)));
  if (from >= to) return setRow(row, first, first, first, first);
  let solidFrom = to;
  let solidTo = to;
  if (lower - upper === 1) {
    solidFrom = Math.min(to, Math.max(from, Math.ceil(nearest(left, leftLine, upper, lower, false))));
    solidTo = Math.min(to, Math.floor(nearest(right, rightLine, upper, lower, true)));
    if (solidTo <= solidFrom) solidFrom = solidTo = to;
  }
  for (let x = from; x < to; x++) {
    if (x === solidFrom) x = solidTo;
    if (x >= to) break;
    const area = areaLeftOf(right, rightLine, x, upper, lower) - areaLeftOf(left, leftLine, x, upper, lower);
    row.partial[x - first] = Math.max(0, Math.min(1, area));
  }
  if (lower - upper === 1 && isUpright(left, leftLine, lower) && isUpright(right, rightLine, lower)) {
    row.straight = outline;
    row.straightTo = Math.min(left.ys[leftLine + 1]!, right.ys[rightLine + 1]!);
  }
  return setRow(row, from, solidFrom, solidTo, to);
}

/** The share of one column that the row's shape covers. */
export function coverAt(row: RowCover, x: number): number {
  if (x < row.from || x >= row.to) return 0;
  return x >= row.solidFrom && x < row.solidTo ? 1 : row.partial[x - row.origin]!;
}

const setRow = (row: RowCover, from: number, solidFrom: number, solidTo: number, to: number): boolean => {
  row.from = from;
  row.solidFrom = solidFrom;
  row.solidTo = solidTo;
  row.to = to;
  return to > from;
};

/** The line of a side that a row begins with. */
const firstLine = ({ ys }: Side, y: number): number => {
  let low = 0;
  let high = ys.length - 2;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (ys[middle]! <= y) low = middle;
    else high = middle - 1;
  }
  return low;
};

/** Whether a line goes straight down to the end of a row. */
const isUpright = ({ ys, starts, ends }: Side, line: number, lower: number): boolean =>
  ys[line + 1]! >= lower && starts[line] === ends[line];

const xAt = ({ ys, starts, ends }: Side, line: number, y: number): number => {
  const start = starts[line]!;
  const end = ends[line]!;
  if (start === end) return start;
  return start + ((end - start) * (y - ys[line]!)) / (ys[line + 1]! - ys[line]!);
};

/** The least or the greatest place of a side between two heights. */
const nearest = (side: Side, line: number, upper: number, lower: number, isLeast: boolean): number => {
  if (isUpright(side, line, lower)) return side.starts[line]!;
  let best = xAt(side, line, upper);
  for (let k = line; k < side.starts.length && side.ys[k]! < lower; k++) {
    const from = xAt(side, k, Math.max(upper, side.ys[k]!));
    const to = xAt(side, k, Math.min(lower, side.ys[k + 1]!));
    best = isLeast ? Math.min(best, from, to) : Math.max(best, from, to);
  }
  return best;
};

/** How much of a pixel lies left of a side between two heights. */
const areaLeftOf = (side: Side, line: number, x: number, upper: number, lower: number): number => {
  let area = 0;
  for (let k = line; k < side.starts.length && side.ys[k]! < lower; k++) {
    const from = Math.max(upper, side.ys[k]!);
    const to = Math.min(lower, side.ys[k + 1]!);
    if (to > from) area += (to - from) * meanWithin(xAt(side, k, from) - x, xAt(side, k, to) - x);
  }
  return area;
};

/** The mean of what runs evenly from one value to another, where all below 0 counts as 0 and all above 1 as 1. */
const meanWithin = (one: number, other: number): number => {
  const low = Math.min(one, other);
  const high = Math.max(one, other);
  if (high <= 0) return 0;
  if (low >= 1) return 1;
  if (low >= 0 && high <= 1) return (low + high) / 2;
  const sum = (value: number): number => (value <= 0 ? 0 : value >= 1 ? value - 0.5 : (value * value) / 2);
  return (sum(high) - sum(low)) / (high - low);
};

import type { PartRows } from './part-rows.ts';

/** Rows `from` to `to` (not included), which reach from `left` to `right` but for round corners and what lies on top. */
export type Band = { from: number; to: number; left: number; right: number };

/** A part that is no box is few boxes (a bar and a column that touch) or none at all. */
const MAX_DEPTH = 4;
/** Where fewer rows than this share agree on both ends, the ends are round, and lie where the part is widest. */
const STRAIGHT_SHARE = 0.6;
/** Pixels by which the widest row of round ends may exceed the most frequent one. */
const MAX_BULGE = 6;

/** Cuts a part into bands of rows that agree on both of their ends, the most frequent ends first. */
export function splitBands(rows: PartRows): Band[] {
  const bands: Band[] = [];
  split(rows, 0, rows.left.length, 0, bands);
  return bands;
}

const split = (rows: PartRows, from: number, to: number, depth: number, bands: Band[]): void => {
  if (to <= from || depth > MAX_DEPTH) return;
  const { left, right, agreeing } = mostFrequentEnds(rows, from, to);
  const isAt = (row: number): boolean => rows.left[row] === left && rows.right[row] === right;
  let first = from;
  while (!isAt(first)) first++;
  let last = to - 1;
  while (!isAt(last)) last--;
  // Towards the ends of round corners rows get shorter, by half of the box at most.
  const reach = Math.ceil((right - left) / 2);
  const isCorner = (row: number, inner: number): boolean =>
    rows.left[row]! >= rows.left[inner]! &&
    rows.right[row]! <= rows.right[inner]! &&
    rows.left[row]! - left <= reach &&
    right - rows.right[row]! <= reach;
  while (first > from && isCorner(first - 1, first)) first--;
  while (last < to - 1 && isCorner(last + 1, last)) last++;
  const height = last + 1 - first;
  const isStraight = agreeing > height * STRAIGHT_SHARE;
  const ends = isStraight ? { left, right } : widestEnds(rows, first, last, { left, right });
  bands.push({ from: first, to: last + 1, ...ends });
  split(rows, from, first, depth + 1, bands);
  split(rows, last + 1, to, depth + 1, bands);
};

/** No screenshot is as wide. */
const BASE = 65_536;

const mostFrequentEnds = (
  rows: PartRows,
  from: number,
  to: number,
): { left: number; right: number; agreeing: number } => {
  const counts = new Map<number, number>();
  let best = 0;
  let agreeing = 0;
  for (let row = from; row < to; row++) {
    const ends = rows.left[row]! * BASE + rows.right[row]!;
    const count = (counts.get(ends) ?? 0) + 1;
    counts.set(ends, count);
    if (count > agreeing) [best, agreeing] = [ends, count];
  }
  return { left: Math.floor(best / BASE), right: best % BASE, agreeing };
};

type Ends = { left: number; right: number };

const widestEnds = (rows: PartRows, first: number, last: number, { left, right }: Ends): Ends => {
  const slack = Math.min(MAX_BULGE, (last + 1 - first) / 4);
  let ends = { left, right };
  for (let row = first; row <= last; row++) {
    const [from, to] = [rows.left[row]!, rows.right[row]!];
    if (left - from <= slack && from < ends.left) ends = { ...ends, left: from };
    if (to - right <= slack && to > ends.right) ends = { ...ends, right: to };
  }
  return ends;
};

import type { Pixels } from '../../contract.ts';
import { findRoot, unite } from './find-root.ts';
import { findRuns, type Runs } from './find-runs.ts';

/**
 * Maximal areas of one colour (or of smoothly changing colour), as horizontal runs; the runs of part `p`, top to bottom and
 * left to right, are `order[partStart[p]] … order[partStart[p + 1] - 1]`.
 */
export type Segments = Runs & {
  count: number;
  runPart: Int32Array;
  order: Int32Array;
  partStart: Int32Array;
  /** Pixels, bounding box (right and bottom exclusive) and first colour of each part. */
  size: Int32Array;
  left: Int32Array;
  top: Int32Array;
  right: Int32Array;
  bottom: Int32Array;
  color: Uint32Array;
  /** The parts of `LARGE` pixels and more, in order: of the parts of a photo and of letters hardly any are. */
  large: Int32Array;
};

/** Nothing that is looked for has fewer pixels. */
const LARGE = 16;

/** More runs than this, those of a large photo, take too much memory to be kept: a hundred megabytes. */
const MAX_KEPT_RUNS = 2_000_000;
const known = new WeakMap<Pixels, Segments>();

/** Cuts the picture into 4-connected parts of exactly one colour; several stages ask for those of the same one. */
export const segment = (pixels: Pixels): Segments => {
  const before = known.get(pixels);
  if (before) return before;
  const runs = findRuns(pixels);
  const own = ascending(runs.runStart.length);
  const segments = collectParts(runs, joinRuns(runs, own, 0));
  if (own.length <= MAX_KEPT_RUNS) known.set(pixels, segments);
  return segments;
};

/** The numbers from 0. */
export const ascending = (length: number): Int32Array => {
  const numbers = new Int32Array(length);
  for (let i = 0; i < length; i++) numbers[i] = i;
  return numbers;
};

/** Do two colours differ by at most `tolerance` levels a channel? */
export const isNear = (a: number, b: number, tolerance: number): boolean => {
  if (a === b) return true;
  if (tolerance === 0) return false;
  const red = (a >> 16) - (b >> 16);
  const green = ((a >> 8) & 255) - ((b >> 8) & 255);
  const blue = (a & 255) - (b & 255);
  return (
    red <= tolerance &&
    red >= -tolerance &&
    green <= tolerance &&
    green >= -tolerance &&
    blue <= tolerance &&
    blue >= -tolerance
  );
};

/**
 * Union-find over runs of neighbouring rows: those that exact runs lie in which touch and are near in colour. The root of a
 * set is its first run, so that part numbers are stable.
 */
export const joinRuns = (
  exact: Runs,
  runOf: Int32Array,
  tolerance: number,
  isApart: (run: number, other: number) => boolean = () => false,
): Int32Array => {
  const { runStart, runEnd, runColor, rowFirst } = exact;
  const root = ascending(runOf.length === 0 ? 0 : runOf[runOf.length - 1]! + 1);
  for (let y = 1; y + 1 < rowFirst.length; y++) {
    let above = rowFirst[y - 1]!;
    const aboveEnd = rowFirst[y]!;
    const end = rowFirst[y + 1]!;
    let [upper, lower] = [-1, -1];
    for (let run = aboveEnd; run < end; run++) {
      const from = runStart[run]!;
      const to = runEnd[run]!;
      const color = runColor[run]!;
      const below = runOf[run]!;
      while (runEnd[above]! <= from) above++;
      for (let other = above; other < aboveEnd && runStart[other]! < to; other++) {
        // Once two smooth runs are joined, it does not matter where else they touch.
        if (lower === below && upper === runOf[other]!) continue;
        if (!isNear(runColor[other]!, color, tolerance) || isApart(run, other)) continue;
        lower = below;
        upper = runOf[other]!;
        unite(root, upper, lower);
      }
    }
  }
  return root;
};

/** Numbers the parts in the order of their first runs, and measures them. */
export const collectParts = (runs: Runs, root: Int32Array): Segments => {
  const { runStart, runEnd, runRow, runColor } = runs;
  const total = runStart.length;
  const runPart = new Int32Array(total);
  let count = 0;
  for (let i = 0; i < total; i++) {
    const top = findRoot(root, i);
    runPart[i] = top === i ? count++ : runPart[top]!;
  }
  const size = new Int32Array(count);
  const left = new Int32Array(count);
  const top = new Int32Array(count);
  const right = new Int32Array(count);
  const bottom = new Int32Array(count);
  const color = new Uint32Array(count);
  const partStart = new Int32Array(count + 1);
  for (let i = 0; i < total; i++) {
    const part = runPart[i]!;
    const y = runRow[i]!;
    const from = runStart[i]!;
    const to = runEnd[i]!;
    const isFirst = size[part] === 0;
    if (isFirst) {
      color[part] = runColor[i]!;
      top[part] = y;
    }
    size[part]! += to - from;
    if (isFirst || from < left[part]!) left[part] = from;
    if (to > right[part]!) right[part] = to;
    bottom[part] = y + 1;
    partStart[part + 1]!++;
  }
  for (let part = 0; part < count; part++) partStart[part + 1]! += partStart[part]!;
  const order = new Int32Array(total);
  const next = partStart.slice(0, count);
  for (let i = 0; i < total; i++) order[next[runPart[i]!]!++] = i;
  const large = new Int32Array(count);
  let found = 0;
  for (let part = 0; part < count; part++) if (size[part]! >= LARGE) large[found++] = part;
  return {
    ...runs,
    count,
    runPart,
    order,
    partStart,
    size,
    left,
    top,
    right,
    bottom,
    color,
    large: large.slice(0, found),
  };
};

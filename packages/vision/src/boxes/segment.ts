import type { Pixels } from '../contract.ts';

/** Horizontal runs of pixels, row by row: run `i` covers `runStart[i] … runEnd[i] - 1` of row `runRow[i]`, and `runColor[i]` is where it begins. */
type Runs = {
  runStart: Int32Array;
  runEnd: Int32Array;
  runRow: Int32Array;
  runColor: Uint32Array;
  /** The first run of each row, and the end of the last. */
  rowFirst: Int32Array;
};

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
export const LARGE = 16;

/**
 * Parts of smoothly changing colour, each made of whole exact ones: `holderOf[p]` is the one that exact part `p` lies in, and
 * `firstOf[p]` the first exact one in part `p`.
 */
export type SmoothSegments = Segments & { holderOf: Int32Array; firstOf: Int32Array };

/** Cuts the picture into 4-connected parts of exactly one colour. */
export const segment = (pixels: Pixels): Segments => {
  const runs = findRuns(pixels);
  const own = ascending(runs.runStart.length);
  return collectParts(runs, joinRuns(runs, own, 0));
};

/**
 * Joins exact parts to those whose neighbouring pixels differ by at most `tolerance` levels a channel. The runs of the exact
 * ones tell all about that: there are far fewer of them than pixels.
 */
export const smoothen = (exact: Segments, tolerance: number): SmoothSegments => {
  const { runs, runOf } = chainRuns(exact, tolerance);
  const smooth = collectParts(runs, joinRuns(exact, runOf, tolerance));
  const holderOf = new Int32Array(exact.count);
  const firstOf = new Int32Array(smooth.count);
  for (let part = exact.count - 1; part >= 0; part--) {
    const holder = smooth.runPart[runOf[exact.order[exact.partStart[part]!]!]!]!;
    holderOf[part] = holder;
    firstOf[holder] = part;
  }
  return { ...smooth, holderOf, firstOf };
};

const ascending = (length: number): Int32Array => {
  const numbers = new Int32Array(length);
  for (let i = 0; i < length; i++) numbers[i] = i;
  return numbers;
};

const isNear = (a: number, b: number, tolerance: number): boolean => {
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

/** Flat pages have about one run for sixteen pixels; arrays that get too small are doubled. */
const PIXELS_PER_RUN = 16;

const findRuns = ({ width, height, colors }: Pixels): Runs => {
  let capacity = Math.max(1024, Math.ceil((width * height) / PIXELS_PER_RUN));
  let start = new Uint32Array(capacity);
  let seen = new Uint32Array(capacity);
  const rowFirst = new Int32Array(height + 1);
  let run = 0;
  for (let y = 0; y < height; y++) {
    const base = y * width;
    rowFirst[y] = run;
    if (run + width > capacity) {
      capacity = Math.max(capacity * 2, run + width);
      start = enlarge(start, capacity);
      seen = enlarge(seen, capacity);
    }
    let previous = colors[base]!;
    start[run] = 0;
    seen[run++] = previous;
    for (let x = 1; x < width; x++) {
      const color = colors[base + x]!;
      if (color === previous) continue;
      start[run] = x;
      seen[run++] = color;
      previous = color;
    }
  }
  rowFirst[height] = run;
  const runStart = new Int32Array(start.subarray(0, run));
  const runRow = new Int32Array(run);
  for (let y = 0; y < height; y++) runRow.fill(y, rowFirst[y]!, rowFirst[y + 1]!);
  const runEnd = endsOf(runStart, rowFirst, width);
  return { runStart, runEnd, runRow, runColor: seen.subarray(0, run), rowFirst };
};

/** A run ends where the next begins, the last of a row with the row. */
const endsOf = (start: Int32Array, rowFirst: Int32Array, width: number): Int32Array => {
  const end = new Int32Array(start.length);
  end.set(start.subarray(1));
  for (let y = 1; y < rowFirst.length; y++) end[rowFirst[y]! - 1] = width;
  return end;
};

const enlarge = (array: Uint32Array<ArrayBuffer>, capacity: number): Uint32Array<ArrayBuffer> => {
  const larger = new Uint32Array(capacity);
  larger.set(array);
  return larger;
};

/** The runs of smooth parts: exact ones side by side that are near in colour are one. `runOf` tells which each is in. */
const chainRuns = (exact: Runs, tolerance: number): { runs: Runs; runOf: Int32Array } => {
  const { runStart, runEnd, runRow, runColor } = exact;
  const total = runStart.length;
  const runOf = new Int32Array(total);
  const first = new Int32Array(total);
  const rowFirst = new Int32Array(exact.rowFirst.length);
  let count = 0;
  for (let y = 0; y + 1 < rowFirst.length; y++) {
    rowFirst[y] = count;
    const from = exact.rowFirst[y]!;
    for (let run = from; run < exact.rowFirst[y + 1]!; run++) {
      if (run === from || !isNear(runColor[run]!, runColor[run - 1]!, tolerance)) first[count++] = run;
      runOf[run] = count - 1;
    }
  }
  rowFirst[rowFirst.length - 1] = count;
  const runs = {
    runStart: new Int32Array(count),
    runEnd: new Int32Array(count),
    runRow: new Int32Array(count),
    runColor: new Uint32Array(count),
    rowFirst,
  };
  for (let run = 0; run < count; run++) {
    const at = first[run]!;
    runs.runStart[run] = runStart[at]!;
    runs.runEnd[run] = runEnd[run + 1 < count ? first[run + 1]! - 1 : total - 1]!;
    runs.runRow[run] = runRow[at]!;
    runs.runColor[run] = runColor[at]!;
  }
  return { runs, runOf };
};

/**
 * Union-find over runs of neighbouring rows: those that exact runs lie in which touch and are near in colour. The root of a
 * set is its first run, so that part numbers are stable.
 */
const joinRuns = (exact: Runs, runOf: Int32Array, tolerance: number): Int32Array => {
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
        if (!isNear(runColor[other]!, color, tolerance)) continue;
        lower = below;
        upper = runOf[other]!;
        unite(root, upper, lower);
      }
    }
  }
  return root;
};

export const findRoot = (root: Int32Array, item: number): number => {
  let top = item;
  while (root[top] !== top) {
    root[top] = root[root[top]!]!;
    top = root[top]!;
  }
  return top;
};

export const unite = (root: Int32Array, a: number, b: number): void => {
  // Mostly they are one already, and right below their root.
  if (root[a] === root[b]) return;
  const rootA = findRoot(root, a);
  const rootB = findRoot(root, b);
  if (rootA < rootB) root[rootB] = rootA;
  else root[rootA] = rootB;
};

const collectParts = (runs: Runs, root: Int32Array): Segments => {
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

import type { Pixels } from '../contract.ts';

/**
 * Maximal areas of one colour (or of smoothly changing colour), as horizontal runs. Run `i` covers the pixels
 * `runStart[i] … runEnd[i] - 1` of row `runRow[i]`; the runs of part `p`, top to bottom and left to right, are
 * `order[partStart[p]] … order[partStart[p + 1] - 1]`.
 */
export type Segments = {
  count: number;
  runStart: Int32Array;
  runEnd: Int32Array;
  runRow: Int32Array;
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
};

/** Cuts the picture into 4-connected parts whose neighbouring pixels differ by at most `tolerance` levels a channel. */
export const segment = ({ width, height, colors }: Pixels, tolerance: number): Segments => {
  const runs = findRuns(width, height, colors, tolerance);
  const root = joinRuns(runs, height, colors, width, tolerance);
  return collectParts(runs, root, colors, width);
};

type Runs = { total: number; start: Int32Array; end: Int32Array; row: Int32Array; rowFirst: Int32Array };

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

const findRuns = (width: number, height: number, colors: Uint32Array, tolerance: number): Runs => {
  let capacity = Math.max(1024, Math.ceil((width * height) / PIXELS_PER_RUN));
  let start = new Int32Array(capacity);
  let end = new Int32Array(capacity);
  let row = new Int32Array(capacity);
  const rowFirst = new Int32Array(height + 1);
  let run = 0;
  for (let y = 0; y < height; y++) {
    const base = y * width;
    rowFirst[y] = run;
    if (run + width > capacity) {
      capacity = Math.max(capacity * 2, run + width);
      start = enlarge(start, capacity);
      end = enlarge(end, capacity);
      row = enlarge(row, capacity);
    }
    let from = 0;
    let previous = colors[base]!;
    for (let x = 1; x < width; x++) {
      const color = colors[base + x]!;
      if (color !== previous && !isNear(color, previous, tolerance)) {
        start[run] = from;
        end[run] = x;
        row[run++] = y;
        from = x;
      }
      previous = color;
    }
    start[run] = from;
    end[run] = width;
    row[run++] = y;
  }
  rowFirst[height] = run;
  return { total: run, start: start.subarray(0, run), end: end.subarray(0, run), row: row.subarray(0, run), rowFirst };
};

const enlarge = (array: Int32Array<ArrayBuffer>, capacity: number): Int32Array<ArrayBuffer> => {
  const larger = new Int32Array(capacity);
  larger.set(array);
  return larger;
};

/** Union-find over runs of neighbouring rows; the root of a set is its first run, so that part numbers are stable. */
const joinRuns = (runs: Runs, height: number, colors: Uint32Array, width: number, tolerance: number): Int32Array => {
  const { start, end, rowFirst, total } = runs;
  const root = new Int32Array(total);
  for (let i = 0; i < total; i++) root[i] = i;
  for (let y = 1; y < height; y++) {
    let above = rowFirst[y - 1]!;
    const aboveEnd = rowFirst[y]!;
    for (let run = aboveEnd; run < rowFirst[y + 1]!; run++) {
      const from = start[run]!;
      const to = end[run]!;
      while (above < aboveEnd && end[above]! <= from) above++;
      for (let other = above; other < aboveEnd && start[other]! < to; other++) {
        if (touches(colors, width, y, Math.max(from, start[other]!), Math.min(to, end[other]!), tolerance))
          unite(root, other, run);
      }
    }
  }
  return root;
};

/** Exact parts need one comparison; smooth ones join where any pixel of the shared edge is close. */
const touches = (
  colors: Uint32Array,
  width: number,
  y: number,
  from: number,
  to: number,
  tolerance: number,
): boolean => {
  const here = y * width;
  const last = tolerance === 0 ? from + 1 : to;
  for (let x = from; x < last; x++) if (isNear(colors[here + x]!, colors[here + x - width]!, tolerance)) return true;
  return false;
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
  const rootA = findRoot(root, a);
  const rootB = findRoot(root, b);
  if (rootA < rootB) root[rootB] = rootA;
  else root[rootA] = rootB;
};

const collectParts = (runs: Runs, root: Int32Array, colors: Uint32Array, width: number): Segments => {
  const { total, start, end, row } = runs;
  const runPart = new Int32Array(total);
  let count = 0;
  for (let i = 0; i < total; i++) {
    const top = findRoot(root, i);
    runPart[i] = top === i ? count++ : runPart[top]!;
  }
  const size = new Int32Array(count);
  const left = new Int32Array(count).fill(0x7fffffff);
  const top = new Int32Array(count).fill(0x7fffffff);
  const right = new Int32Array(count);
  const bottom = new Int32Array(count);
  const color = new Uint32Array(count);
  const partStart = new Int32Array(count + 1);
  for (let i = 0; i < total; i++) {
    const part = runPart[i]!;
    const y = row[i]!;
    if (size[part] === 0) color[part] = colors[y * width + start[i]!]!;
    size[part]! += end[i]! - start[i]!;
    if (start[i]! < left[part]!) left[part] = start[i]!;
    if (end[i]! > right[part]!) right[part] = end[i]!;
    if (y < top[part]!) top[part] = y;
    bottom[part] = y + 1;
    partStart[part + 1]!++;
  }
  for (let part = 0; part < count; part++) partStart[part + 1]! += partStart[part]!;
  const order = new Int32Array(total);
  const next = partStart.slice(0, count);
  for (let i = 0; i < total; i++) order[next[runPart[i]!]!++] = i;
  return {
    count,
    runStart: start,
    runEnd: end,
    runRow: row,
    runPart,
    order,
    partStart,
    size,
    left,
    top,
    right,
    bottom,
    color,
  };
};

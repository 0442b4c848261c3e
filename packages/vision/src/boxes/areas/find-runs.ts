import type { Pixels } from '../../contract.ts';

/** Horizontal runs of pixels, row by row: run `i` covers `runStart[i] … runEnd[i] - 1` of row `runRow[i]`, and `runColor[i]` is where it begins. */
export type Runs = {
  runStart: Int32Array;
  runEnd: Int32Array;
  runRow: Int32Array;
  runColor: Uint32Array;
  /** The first run of each row, and the end of the last. */
  rowFirst: Int32Array;
};

/** Flat pages have about one run for sixteen pixels; arrays that get too small are doubled. */
const PIXELS_PER_RUN = 16;

/** Cuts each row of the picture where its colour changes. */
export const findRuns = ({ width, height, colors }: Pixels): Runs => {
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

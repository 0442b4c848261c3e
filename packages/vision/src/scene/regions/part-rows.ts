import type { Segments } from '../../boxes/areas/segment.ts';

/** How far a part reaches in each of its rows, the first at `top`: from `left` up to, but not including, `right`. */
export type PartRows = { top: number; left: Int32Array; right: Int32Array };

/** Reads the rows of a part; what is missing between the ends of a row lies on top of it. */
export function readPartRows(
  { top, bottom, partStart, order, runRow, runStart, runEnd }: Segments,
  part: number,
): PartRows {
  const first = top[part]!;
  const height = bottom[part]! - first;
  const left = new Int32Array(height).fill(Number.MAX_SAFE_INTEGER);
  const right = new Int32Array(height);
  // Runs come from top to bottom and left to right, and no row of a connected part is empty.
  let last = -1;
  for (let i = partStart[part]!; i < partStart[part + 1]!; i++) {
    const run = order[i]!;
    const row = runRow[run]! - first;
    if (row !== last) left[row] = runStart[run]!;
    right[row] = runEnd[run]!;
    last = row;
  }
  return { top: first, left, right };
}

/** The rows of a box with straight sides. */
export function rowsOfBox({ x, y, width, height }: { x: number; y: number; width: number; height: number }): PartRows {
  const rows = Math.max(0, Math.round(height));
  return {
    top: Math.round(y),
    left: new Int32Array(rows).fill(Math.round(x)),
    right: new Int32Array(rows).fill(Math.round(x + width)),
  };
}

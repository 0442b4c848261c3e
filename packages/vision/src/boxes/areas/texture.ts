import { type Box, bottom, right } from '@blueprompt/core/geometry';
import type { Segments } from './segment.ts';

/** Side of a counting cell in pixels: a photo fills whole cells, a line only crosses them. */
const CELL = 8;

/** How busy parts of the picture are: changes of colour a pixel, near 0 on flat areas, 0.5 to 1 in photos. */
export type Texture = { density: (box: Box) => number; busyShare: (box: Box) => number };

/** Changes of colour a pixel above which a cell looks like part of a photo. */
const BUSY = 0.45;

/** Counts where runs begin, in cells, with running sums for boxes of any size. */
export const measureTexture = (segments: Segments, width: number, height: number): Texture => {
  const columns = Math.ceil(width / CELL);
  const rows = Math.ceil(height / CELL);
  const counts = new Int32Array(columns * rows);
  const { runStart, runRow } = segments;
  for (let run = 0; run < runStart.length; run++)
    counts[Math.floor(runRow[run]! / CELL) * columns + Math.floor(runStart[run]! / CELL)]!++;
  const stride = columns + 1;
  const sums = new Int32Array(stride * (rows + 1));
  const busy = new Int32Array(stride * (rows + 1));
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) {
      const at = (y + 1) * stride + x + 1;
      const count = counts[y * columns + x]!;
      const isBusy = count > BUSY * CELL * CELL ? 1 : 0;
      sums[at] = count + sums[at - 1]! + sums[at - stride]! - sums[at - stride - 1]!;
      busy[at] = isBusy + busy[at - 1]! + busy[at - stride]! - busy[at - stride - 1]!;
    }
  const total = (table: Int32Array, box: Box): { sum: number; cells: number } => {
    const x0 = Math.max(0, Math.floor(box.x / CELL));
    const y0 = Math.max(0, Math.floor(box.y / CELL));
    const x1 = Math.min(columns, Math.ceil(right(box) / CELL));
    const y1 = Math.min(rows, Math.ceil(bottom(box) / CELL));
    const sum =
      table[y1 * stride + x1]! - table[y0 * stride + x1]! - table[y1 * stride + x0]! + table[y0 * stride + x0]!;
    return { sum, cells: Math.max(1, (x1 - x0) * (y1 - y0)) };
  };
  return {
    density: (box) => {
      const { sum, cells } = total(sums, box);
      return sum / (cells * CELL * CELL);
    },
    busyShare: (box) => {
      const { sum, cells } = total(busy, box);
      return sum / cells;
    },
  };
};

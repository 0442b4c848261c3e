import type { Box } from '@blueprompt/core/box';
import type { Segments } from '../../boxes/areas/segment.ts';
import { blue, green, pack, red } from '../../colour/rgb.ts';
import type { Pixels } from '../../contract.ts';
import type { Fill } from '../scene.ts';

/** Pixels that a cell is wide and high, and the most cells in a row: blurred lights change slowly. */
const CELL = 16;
const MAX_CELLS = 24;

/** The mean colours of a smooth part on a grid; cells that it does not reach have the colour of the nearest one that it does. */
export function fitSoft(segments: Segments, part: number, { width, colors }: Pixels, box: Box): Fill {
  const columns = cellsIn(box.width);
  const rows = cellsIn(box.height);
  const sums = new Float64Array(columns * rows * 4);
  for (let i = segments.partStart[part]!; i < segments.partStart[part + 1]!; i++) {
    const run = segments.order[i]!;
    const y = segments.runRow[run]!;
    const row = Math.min(rows - 1, Math.floor(((y - box.y) / box.height) * rows));
    for (let x = segments.runStart[run]!; x < segments.runEnd[run]!; x++) {
      const column = Math.min(columns - 1, Math.floor(((x - box.x) / box.width) * columns));
      const cell = 4 * (row * columns + column);
      const color = colors[y * width + x]!;
      sums[cell]! += 1;
      sums[cell + 1]! += red(color);
      sums[cell + 2]! += green(color);
      sums[cell + 3]! += blue(color);
    }
  }
  const reached = Array.from({ length: columns * rows }, (_, cell) => cell).filter((cell) => sums[4 * cell]! > 0);
  const meanOf = (cell: number): number => {
    const count = sums[4 * cell]!;
    const mean = (channel: number): number => Math.round(sums[4 * cell + channel]! / count);
    return pack(mean(1), mean(2), mean(3));
  };
  const nearest = (cell: number): number => {
    if (sums[4 * cell]! > 0) return cell;
    const distance = (other: number): number =>
      ((other % columns) - (cell % columns)) ** 2 + (Math.floor(other / columns) - Math.floor(cell / columns)) ** 2;
    return reached.reduce((best, other) => (distance(other) < distance(best) ? other : best));
  };
  const grid = Array.from({ length: columns * rows }, (_, cell) => meanOf(nearest(cell)));
  return { kind: 'soft', box, columns, rows, colors: grid };
}

const cellsIn = (length: number): number => Math.max(2, Math.min(MAX_CELLS, Math.round(length / CELL)));

import type { Canvas } from './chart-canvas.ts';
import type { Inks } from './name-inks.ts';

/** How many pixels an ink has, and the columns and rows that it lies in; right and lower end exclusive. */
export type Extent = { pixels: number; left: number; top: number; end: number; foot: number };

/** How far each ink reaches, all in one look at the chart. */
export const extentsOf = ({ width, height }: Canvas, { colors, indices }: Inks): Extent[] => {
  const extents = colors.map((): Extent => ({ pixels: 0, left: width, top: height, end: 0, foot: 0 }));
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const ink = indices[y * width + x]!;
      if (ink < 0) continue;
      const extent = extents[ink]!;
      extent.pixels += 1;
      if (x < extent.left) extent.left = x;
      if (x >= extent.end) extent.end = x + 1;
      if (y < extent.top) extent.top = y;
      extent.foot = y + 1;
    }
  return extents;
};

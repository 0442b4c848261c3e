import type { Box } from '@blueprompt/core/geometry';
import { segment } from '../../boxes/areas/segment.ts';
import type { Canvas } from './chart-canvas.ts';
import type { Inks } from './name-inks.ts';

/** Pixels of one ink that touch: a bar, a piece of a line, a slice. The box is that of the canvas. */
export type Part = { ink: number; box: Box; pixels: number };

/** The connected parts of each ink, from left to right. */
export const findParts = ({ width, height }: Canvas, { colors, indices }: Inks): Part[] => {
  const { count, color, left, top, right, bottom, size } = segment({
    width,
    height,
    colors: new Uint32Array(indices),
  });
  const parts: Part[] = [];
  for (let part = 0; part < count; part++) {
    const ink = color[part]!;
    // What is not drawn has no ink, and is a part all the same.
    if (ink >= colors.length) continue;
    const [x, y] = [left[part]!, top[part]!];
    parts.push({ ink, box: { x, y, width: right[part]! - x, height: bottom[part]! - y }, pixels: size[part]! });
  }
  return parts.sort((a, b) => a.box.x - b.box.x || a.box.y - b.box.y);
};

import { type Box, contains } from '@blueprompt/core/geometry';
import type { Shape } from '../boxes/shape.ts';
import type { Pixels } from '../contract.ts';

/** Samples a side of the landmark. */
const GRID = 40;

/** What shows of the ground of a landmark between its painted boxes: the samples of each row of a grid, from top to bottom. */
export const freeSamples = (box: Box, shapes: readonly Shape[], { width, colors }: Pixels): number[][] => {
  const painted = shapes.filter(
    (shape) => shape.kind === 'box' && (shape.fill !== undefined || shape.gradient || shape.border),
  );
  return Array.from({ length: GRID }, (_, row) => {
    const y = Math.floor(box.y + ((row + 0.5) / GRID) * box.height);
    return Array.from({ length: GRID }, (__, column) => Math.floor(box.x + ((column + 0.5) / GRID) * box.width))
      .filter((x) => !painted.some((shape) => contains(shape.box, { x, y, width: 1, height: 1 })))
      .map((x) => colors[y * width + x]!);
  });
};

/** How many samples there are at most. */
export const ALL_SAMPLES = GRID * GRID;

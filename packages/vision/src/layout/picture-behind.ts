import { type Box, contains } from '@blueprompt/core/geometry';
import type { Shape } from '../boxes/shape.ts';
import type { Pixels } from '../contract.ts';

/** Samples a side of the landmark. */
const GRID = 40;
/** So much of the landmark must show what is behind its painted boxes. */
const MIN_FREE = 0.3;
/** From this share of different colours on it is a photo: drawn grounds repeat theirs. */
const MIN_DIFFERENT = 0.4;

/** The average colour of the photo that a landmark lies on, or undefined where it lies on paint. */
export const pictureBehind = (box: Box, shapes: readonly Shape[], { width, colors }: Pixels): number | undefined => {
  const painted = shapes.filter(
    (shape) => shape.kind === 'box' && (shape.fill !== undefined || shape.gradient || shape.border),
  );
  const seen: number[] = [];
  for (let row = 0; row < GRID; row++)
    for (let column = 0; column < GRID; column++) {
      const x = Math.floor(box.x + ((column + 0.5) / GRID) * box.width);
      const y = Math.floor(box.y + ((row + 0.5) / GRID) * box.height);
      if (!painted.some((shape) => contains(shape.box, { x, y, width: 1, height: 1 })))
        seen.push(colors[y * width + x]!);
    }
  const isPicture = seen.length >= MIN_FREE * GRID * GRID && new Set(seen).size >= MIN_DIFFERENT * seen.length;
  return isPicture ? average(seen) : undefined;
};

const average = (seen: readonly number[]): number =>
  [16, 8, 0].reduce(
    (color, shift) =>
      color | (Math.round(seen.reduce((sum, one) => sum + ((one >> shift) & 0xff), 0) / seen.length) << shift),
    0,
  );

import { area } from '@blueprompt/core/geometry';
import type { Shape } from '../shape.ts';

/**
 * The busiest page that we measure has 2,600 shapes with all its letters; far more are the tiles of a pattern. Every shape
 * is held against every other: without an end a chequered picture takes minutes.
 */
export const MAX_SHAPES = 4_000;

/** The largest shapes, in the order they came in. */
export const keepLargest = (shapes: Shape[]): Shape[] => {
  if (shapes.length <= MAX_SHAPES) return shapes;
  const kept = new Set(shapes.toSorted((a, b) => area(b.box) - area(a.box)).slice(0, MAX_SHAPES));
  return shapes.filter((shape) => kept.has(shape));
};

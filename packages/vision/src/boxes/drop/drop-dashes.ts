import { overlap } from '@blueprompt/core/geometry';
import type { Shape } from '../shape.ts';

/** A drawing that agrees with a box by this much goes around it. */
const AROUND = 0.95;
/** Fewer marks are no dashed line around a box. */
const MIN_DASHES = 8;

/** A frame drawn in dashes is found as a drawing of many marks, just as large as the box that it frames: the box stays. */
export const dropDashes = (shapes: readonly Shape[]): Shape[] => {
  const boxes = shapes.filter((shape) => shape.kind === 'box');
  const isFrame = ({ kind, box, marks = 1 }: Shape): boolean =>
    kind === 'blob' && marks >= MIN_DASHES && boxes.some((other) => overlap(other.box, box) > AROUND);
  return shapes.filter((shape) => !isFrame(shape));
};

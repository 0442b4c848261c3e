import { bottom, right } from '@blueprompt/core/geometry';
import type { TextLine } from '@blueprompt/core/measurement';
import type { Shape } from '../shape.ts';

/** The stem of a letter lies within the ink of its line, give or take a blurred edge, in pixels at scale 1. */
const EDGE = 2;

/** An upright line within the ink of a large line of text is the stem of a letter. */
export const dropLetterStems = (shapes: readonly Shape[], texts: readonly TextLine[], scale: number): Shape[] => {
  const slack = EDGE * scale;
  const isStem = ({ box }: Shape, { box: ink }: TextLine): boolean =>
    box.x >= ink.x - slack &&
    right(box) <= right(ink) + slack &&
    box.y >= ink.y - slack &&
    bottom(box) <= bottom(ink) + slack;
  return shapes.filter(
    (shape) =>
      shape.kind !== 'line' || shape.box.width >= shape.box.height || !texts.some((line) => isStem(shape, line)),
  );
};

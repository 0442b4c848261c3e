import { type Box, bottom, overlap, surround } from '@blueprompt/core/geometry';
import type { TextLine } from '@blueprompt/core/measurement';
import { holdsCentre } from '../is-inside.ts';
import type { Shape } from '../shape.ts';

/** Stacked parts touch, give or take a border, in pixels. */
const TOUCH = 2;

/** A picture with a box of words flush below or above it is one card: adds the card where nothing else framed it. */
export const joinStacked = (shapes: readonly Shape[], texts: readonly TextLine[]): Shape[] => {
  const boxes = shapes.filter((shape) => shape.kind === 'box' && shape.box.width >= 60 && shape.box.height >= 36);
  const hasWords = ({ box }: Shape): boolean => texts.some((line) => holdsCentre(box, line.box));
  const pictures = boxes.filter((shape) => !hasWords(shape));
  const cards = pictures.flatMap((picture) => {
    const parts = boxes.filter((other) => other !== picture && isFlush(picture.box, other.box) && hasWords(other));
    if (parts.length === 0) return [];
    const box = surround([picture.box, ...parts.map((part) => part.box)]);
    if (shapes.some((shape) => overlap(shape.box, box) > 0.85)) return [];
    const body = parts[0]!;
    return [{ ...body, box, busy: 0, radius: Math.max(picture.radius, body.radius) }];
  });
  return [...shapes, ...cards];
};

const isFlush = (a: Box, b: Box): boolean => {
  const sameColumn = Math.abs(a.x - b.x) <= TOUCH && Math.abs(a.width - b.width) <= 2 * TOUCH;
  return sameColumn && (Math.abs(bottom(a) - b.y) <= TOUCH || Math.abs(bottom(b) - a.y) <= TOUCH);
};

import type { Box } from '@blueprompt/core/geometry';
import type { Shape } from '../shape.ts';
import { dropLetterRows } from './drop-letter-rows.ts';

/** Largest letter of an axis title, in pixels at scale 1; faces in the column of a table are larger. */
const MAX_LETTER = 20;

const turned = ({ x, y, width, height }: Box): Box => ({ x: y, y: x, width: height, height: width });

/** The title of an upright axis is a row of letters on its side: what is dropped from a turned picture is dropped here. */
export const dropLetterColumns = (shapes: readonly Shape[], scale: number): Shape[] => {
  const marks = shapes.filter(({ box }) => box.width <= MAX_LETTER * scale);
  const onSide = new Map(marks.map((shape) => [{ ...shape, box: turned(shape.box) }, shape]));
  const kept = new Set(dropLetterRows([...onSide.keys()], scale).map((shape) => onSide.get(shape)!));
  return shapes.filter((shape) => shape.box.width > MAX_LETTER * scale || kept.has(shape));
};

import { type Box, bottom, right } from '@blueprompt/core/geometry';
import type { Pixels } from '../contract.ts';
import { mostFrequent } from './most-frequent.ts';

/** The colour that a box stands on: what most of the pixels right around it have. */
export const groundOf = (box: Box, pixels: Pixels): number | undefined => mostFrequent(rimOf(box, pixels))?.color;

/** The colours of the pixels that a box touches. */
export const colorsIn = (box: Box, { width, height, colors }: Pixels): number[] => {
  const found: number[] = [];
  for (let y = Math.max(0, Math.floor(box.y)); y < Math.min(height, bottom(box)); y++)
    for (let x = Math.max(0, Math.floor(box.x)); x < Math.min(width, right(box)); x++)
      found.push(colors[y * width + x]!);
  return found;
};

/** The pixels right around a box. */
const rimOf = ({ x, y, width, height }: Box, pixels: Pixels): number[] =>
  [
    { x: x - 1, y: y - 1, width: width + 2, height: 1 },
    { x: x - 1, y: y + height, width: width + 2, height: 1 },
    { x: x - 1, y, width: 1, height },
    { x: x + width, y, width: 1, height },
  ].flatMap((side) => colorsIn(side, pixels));

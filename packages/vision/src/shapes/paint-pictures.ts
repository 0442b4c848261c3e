import { type Box, bottom, right } from '@blueprompt/core/geometry';
import type { Element, ElementType } from '@blueprompt/core/measurement';
import { toHex } from '../colour/rgb.ts';
import type { Pixels } from '../contract.ts';

const PICTURES: readonly ElementType[] = ['image', 'avatar'];
/** Samples a side: an average needs no more. */
const GRID = 48;

/** Gives every picture that no single colour fills its average one: what a placeholder should be painted with. */
export const paintPictures = (elements: readonly Element[], pixels: Pixels): Element[] =>
  elements.map((element) =>
    PICTURES.includes(element.type) && element.fill === undefined && element.gradient === undefined
      ? { ...element, fill: toHex(averageColor(pixels, element.box)) }
      : element,
  );

const averageColor = ({ width, height, colors }: Pixels, box: Box): number => {
  const sums = [0, 0, 0];
  let total = 0;
  const stepX = Math.max(1, Math.floor(box.width / GRID));
  const stepY = Math.max(1, Math.floor(box.height / GRID));
  for (let y = Math.max(0, Math.floor(box.y)); y < Math.min(height, bottom(box)); y += stepY)
    for (let x = Math.max(0, Math.floor(box.x)); x < Math.min(width, right(box)); x += stepX) {
      const color = colors[y * width + x]!;
      sums.forEach((sum, channel) => {
        sums[channel] = sum + ((color >> (16 - 8 * channel)) & 0xff);
      });
      total++;
    }
  return sums.reduce((color, sum) => (color << 8) | Math.round(sum / Math.max(1, total)), 0);
};

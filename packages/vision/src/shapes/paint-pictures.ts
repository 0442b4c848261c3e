import { type Box, bottom, right } from '@blueprompt/core/geometry';
import type { Element, ElementType } from '@blueprompt/core/measurement';
import { averageColor } from '../colour/average-color.ts';
import { toHex } from '../colour/rgb.ts';
import type { Pixels } from '../contract.ts';

const PICTURES: readonly ElementType[] = ['image', 'avatar'];
/** Samples a side: an average needs no more. */
const GRID = 48;

/** Gives every picture that no single colour fills its average one: what a placeholder should be painted with. */
export const paintPictures = (elements: readonly Element[], pixels: Pixels): Element[] =>
  elements.map((element) =>
    PICTURES.includes(element.type) && element.fill === undefined && element.gradient === undefined
      ? { ...element, fill: toHex(averageColor(samplesOf(pixels, element.box))) }
      : element,
  );

/** Colours of a box, evenly spread. */
const samplesOf = ({ width, height, colors }: Pixels, box: Box): number[] => {
  const samples: number[] = [];
  const stepX = Math.max(1, Math.floor(box.width / GRID));
  const stepY = Math.max(1, Math.floor(box.height / GRID));
  for (let y = Math.max(0, Math.floor(box.y)); y < Math.min(height, bottom(box)); y += stepY)
    for (let x = Math.max(0, Math.floor(box.x)); x < Math.min(width, right(box)); x += stepX)
      samples.push(colors[y * width + x]!);
  return samples;
};

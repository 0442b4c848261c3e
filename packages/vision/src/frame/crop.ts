import type { Box } from '@blueprompt/core/geometry';
import type { Pixels } from '../contract.ts';

/** A part of a picture as a picture of its own. */
export const crop = (pixels: Pixels, { x, y, width, height }: Box): Pixels => {
  const colors = new Uint32Array(width * height);
  for (let row = 0; row < height; row++)
    colors.set(pixels.colors.subarray((y + row) * pixels.width + x, (y + row) * pixels.width + x + width), row * width);
  return { ...pixels, width, height, colors };
};

import type { Box } from '@blueprompt/core/geometry';
import { luma } from '../../colour/rgb.ts';
import type { Pixels } from '../../contract.ts';
import { SIDES, sideColor } from './side-colors.ts';

/** Brightness levels from line to line that a shadow changes at least. */
const STEP = 0.3;

/** A shadow gets darker line by line on the way in, on two sides at least; a box is flat inside its edge. */
export const isShadowRim = (pixels: Pixels, box: Box, radius: number): boolean => {
  const fading = SIDES.filter((side) => {
    const lines = [0, -1, -2].map((distance) => sideColor(pixels, box, side, distance, radius));
    if (lines.some((line) => !line || line.share < 0.4)) return false;
    const light = lines.map((line) => luma(line!.color));
    return light.every((value, i) => i === 0 || value < light[i - 1]! - STEP);
  });
  return fading.length >= 2;
};

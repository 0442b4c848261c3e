import type { Box } from '@blueprompt/core/geometry';
import { channelGap } from '../../colour/rgb.ts';
import type { Pixels } from '../../contract.ts';
import { SIDES, sideColor } from './side-colors.ts';

/** Levels between both sides of a real edge; the rim of a shadow has one or two. */
const MIN_EDGE = 3;

/** Does the colour change at once where the box begins, on at least three sides? */
export const hasCrispEdge = (pixels: Pixels, box: Box, radius: number): boolean => {
  const soft = SIDES.filter((side) => {
    const outside = sideColor(pixels, box, side, 1, radius);
    const inside = sideColor(pixels, box, side, 0, radius);
    return outside && inside && channelGap(outside.color, inside.color) < MIN_EDGE;
  });
  return soft.length <= 1;
};

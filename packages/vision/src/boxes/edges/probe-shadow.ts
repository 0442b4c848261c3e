import type { Box } from '@blueprompt/core/geometry';
import type { Shadow, Side } from '@blueprompt/core/measurement';
import { luma, toHex } from '../../colour/rgb.ts';
import type { Pixels } from '../../contract.ts';
import { sideColor } from './side-colors.ts';

/** Shadows reach at most this far at scale 1; farther changes of colour are gradients of the page. */
const MAX_REACH = 48;
/** Brightness levels that a shadow must take away next to the box. */
const MIN_DEPTH = 2;

type Fade = { reach: number; depth: number; base: number };

/**
 * A soft darkening around a box: below it more than above (offset), over some pixels (blur). A first look, by which boxes are
 * found and named; how CSS would write it is fitted on the named ones (`surfaces/fit-shadow.ts`).
 */
export const probeShadow = (pixels: Pixels, box: Box, radius: number, scale: number): Shadow | undefined => {
  const fade = (side: Side) => followFade(pixels, box, side, radius, MAX_REACH * scale);
  const [top, right, bottom, left] = [fade('top'), fade('right'), fade('bottom'), fade('left')];
  const below = bottom ?? top;
  if (!below || ((!left || left.reach < 1) && (!right || right.reach < 1))) return undefined;
  const reachY = bottom?.reach ?? 0;
  const deepest = Math.max(top?.depth ?? 0, bottom?.depth ?? 0, left?.depth ?? 0, right?.depth ?? 0);
  if (deepest < MIN_DEPTH || reachY < 2) return undefined;
  const y = Math.max(0, Math.round((reachY - (top?.reach ?? 0)) / 2));
  const x = Math.round(((right?.reach ?? 0) - (left?.reach ?? 0)) / 2);
  return {
    color: toHex(0),
    opacity: Math.round(Math.min(1, deepest / Math.max(1, luma(below.base))) * 100) / 100,
    x: Math.abs(x) <= 1 ? 0 : x,
    y,
    blur: Math.max(1, reachY - y),
  };
};

/** Goes outward while it gets brighter, pixel line by pixel line. */
const followFade = (pixels: Pixels, box: Box, side: Side, radius: number, max: number): Fade | undefined => {
  const first = sideColor(pixels, box, side, 1, radius);
  if (!first) return undefined;
  const start = luma(first.color);
  let brightest = start;
  let base = first.color;
  let reach = 0;
  for (let distance = 2; distance <= max; distance++) {
    const line = sideColor(pixels, box, side, distance, radius);
    if (!line) break;
    const bright = luma(line.color);
    if (bright < brightest - 0.5) break;
    if (bright > brightest + 0.2) {
      reach = distance - 1;
      brightest = bright;
      base = line.color;
    } else if (distance - reach > 4) break;
  }
  // One step is the blurred edge of a box at a fractional position, not a shadow.
  return reach >= 2 ? { reach, depth: brightest - start, base } : { reach: 0, depth: 0, base };
};

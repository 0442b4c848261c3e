import type { Pixels } from '@blueprompt/vision/contract';
import { step, toRgb } from './colors.ts';
import { countColors, dominantOf } from './histogram.ts';
import type { RawBox } from './raw.ts';

/** A pixel belongs to a letter when it has come this far from the background towards the ink. */
const MIN_INK = 0.25;
/** Ink may lie this far from where the font says it is: rounding of baselines, in pixels. */
const SLACK = 1.5;
/** Share that the most frequent colour needs for a background to be flat. */
const MIN_FLAT = 0.3;

/**
 * The pixels that the letters of one line colour. `glyphs` is where the font has them, if it is known: it keeps underlines and
 * neighbours out, and is the answer where a picture lies behind the text.
 */
export function findInk(pixels: Pixels, box: RawBox, glyphs?: RawBox): RawBox | undefined {
  const field: RawBox = glyphs
    ? [glyphs[0] - SLACK, glyphs[1] - SLACK, glyphs[2] + 2 * SLACK, glyphs[3] + 2 * SLACK]
    : box;
  const histogram = countColors(pixels, box, true);
  const background = dominantOf(histogram);
  if (background.share < MIN_FLAT) return glyphs;
  const back = toRgb(background.color);
  const left = Math.max(0, Math.floor(field[0]));
  const top = Math.max(0, Math.floor(field[1]));
  const right = Math.min(pixels.width, Math.ceil(field[0] + field[2]));
  const bottom = Math.min(pixels.height, Math.ceil(field[1] + field[3]));
  let most = 0;
  for (const color of histogram.counts.keys()) most = Math.max(most, step(toRgb(color), back));
  if (most === 0) return undefined;
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) {
      if (step(toRgb(pixels.colors[y * pixels.width + x]!), back) < most * MIN_INK) continue; // within the picture
      minX = Math.min(minX, x);
      maxX = Math.max(maxX, x);
      minY = Math.min(minY, y);
      maxY = Math.max(maxY, y);
    }
  return maxX < minX ? glyphs : [minX, minY, maxX - minX + 1, maxY - minY + 1];
}

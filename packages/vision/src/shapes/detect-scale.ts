import type { TextLine } from '@blueprompt/core/measurement';
import type { Pixels } from '../contract.ts';

/** Samples of rows that are looked at. */
const ROWS = 400;
/** Share of changes of colour at even columns above which the picture was taken at two device pixels a CSS pixel. */
const EVEN_SHARE = 0.95;
/** Font sizes that only occur at scale 2: the smallest tenth and the middle of all lines, in pixels. */
const SMALL_TEXT = 19;
const MIDDLE_TEXT = 24;
/** Length of a flat run that proves an edge of a box rather than a letter. */
const FLAT = 24;
const MIN_EDGES = 60;

/**
 * Device pixels a CSS pixel, 1 or 2: at scale 2 the edges of boxes lie on even columns, and even small text is large.
 */
export const detectScale = ({ width, height, colors }: Pixels, texts: readonly TextLine[]): number => {
  const sizes = texts.map((line) => line.fontSize).toSorted((a, b) => a - b);
  const small = sizes[Math.floor(sizes.length * 0.1)];
  const middle = sizes[Math.floor(sizes.length / 2)];
  if (small === undefined || middle === undefined || small < SMALL_TEXT || middle < MIDDLE_TEXT) return 1;
  let even = 0;
  let edges = 0;
  const step = Math.max(1, Math.floor(height / ROWS));
  for (let y = 0; y < height; y += step) {
    let start = 0;
    let wasFlat = false;
    for (let x = 1; x <= width; x++) {
      if (x < width && colors[y * width + x] === colors[y * width + x - 1]) continue;
      const isFlat = x - start >= FLAT;
      if (start > 0 && isFlat && wasFlat) {
        edges++;
        if (start % 2 === 0) even++;
      }
      wasFlat = isFlat;
      start = x;
    }
  }
  return edges >= MIN_EDGES && even >= edges * EVEN_SHARE ? 2 : 1;
};

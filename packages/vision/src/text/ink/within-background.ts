import type { Pixels } from '../../contract.ts';
import { countColors, type Rect } from './line-ink.ts';

/** Share of a row of a line that shows the background behind its letters, however bold those are. */
const MIN_BACKGROUND = 0.2;
/** Fewer rows than this share of the rectangle hold no line: it is one of a picture. */
const MIN_ROWS = 0.5;
/** No line that can be read is lower with a pixel of air on both sides, in pixels; what is has no letters in its middle. */
const MIN_LINE_PX = 6;

/**
 * The part of a loose rectangle around a line that has the background of its middle: a badge or a bar is hardly higher than the
 * words on it, and what is beyond it would be taken for the background, and the badge for letters.
 */
export function withinBackground(pixels: Pixels, rect: Rect): Rect {
  const left = Math.max(0, rect.left);
  const right = Math.min(pixels.width, rect.right);
  const [first, last] = [Math.max(0, rect.top), Math.min(pixels.height, rect.bottom)];
  const middle = (first + last) >> 1;
  const quarter = (last - first) >> 2;
  const rowOf = (y: number): Uint32Array => pixels.colors.subarray(y * pixels.width + left, y * pixels.width + right);
  const background = mostFrequent(countColors(pixels, left, first + quarter, right - left, last - first - 2 * quarter));
  const least = MIN_BACKGROUND * (right - left);
  const isBehind = (y: number): boolean =>
    rowOf(y).reduce((sum, color) => (color === background ? sum + 1 : sum), 0) >= least;
  if (!isBehind(middle)) return rect;
  let [top, bottom] = [middle, middle + 1];
  while (top > first && isBehind(top - 1)) top--;
  while (bottom < last && isBehind(bottom)) bottom++;
  const isWhole = top === first && bottom === last;
  if (isWhole || bottom - top < MIN_ROWS * (last - first)) return rect;
  // Corners are round, and less so beside the letters than above and below them.
  const margin = Math.min(bottom - top, (right - left) >> 2);
  const isBare = (y: number): boolean => rowOf(y).every((color, x) => isEnd(x) || color === background);
  const isEnd = (x: number): boolean => x < margin || x >= right - left - margin;
  while (top < middle && isBare(top) && isBare(top + 1)) top++;
  while (bottom > middle + 1 && isBare(bottom - 1) && isBare(bottom - 2)) bottom--;
  if (bottom - top < MIN_LINE_PX) return rect;
  const [upper, lower] = [rowOf(top), rowOf(bottom - 1)];
  const isInside = (at: number): boolean => upper[at] === background && lower[at] === background;
  let [from, to] = [0, right - left];
  while (from < to && !isInside(from)) from++;
  while (to > from && !isInside(to - 1)) to--;
  return from < to ? { left: left + from, top, right: left + to, bottom } : rect;
}

const mostFrequent = (counts: ReadonlyMap<number, number>): number =>
  [...counts].reduce((best, next) => (next[1] > best[1] ? next : best), [0, 0])[0];

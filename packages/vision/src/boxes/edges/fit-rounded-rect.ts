import type { Box } from '@blueprompt/core/geometry';
import type { Outline } from '../areas/outline.ts';

type RoundedRect = { box: Box; radius: number };

/** Rows that may miss the ideal edge by more than a pixel, as a share: a badge over a corner, a tab under an edge. */
const MAX_ODD_ROWS = 0.12;
/** Largest radius looked for, in pixels; above it only pills and circles occur, which half the short side covers. */
const MAX_RADIUS = 128;

/**
 * Does the outline follow a rectangle with (possibly) rounded corners? `antialiased` says whether the half-covered
 * pixels of the corner belong to the outline (a hole in a surface) or not (an exact-colour part).
 */
export const fitRoundedRect = (outline: Outline, antialiased: 'inside' | 'outside'): RoundedRect | undefined => {
  const { box, lefts, rights } = outline;
  const half = Math.min(box.width, box.height) / 2;
  if (half < 1) return undefined;
  const right = box.x + box.width;
  const insetsTop = lefts.map((left) => left - box.x);
  const insetsBottom = insetsTop.toReversed();
  const insetsRightTop = rights.map((end) => right - end);
  const insetsRightBottom = insetsRightTop.toReversed();
  const corners = [insetsTop, insetsRightTop, insetsRightBottom, insetsBottom];
  const radii = corners.map((insets) => radiusOf(insets, Math.floor(half), antialiased));
  const odd = corners.reduce((sum, insets, corner) => sum + oddRows(insets, radii[corner]!, box, antialiased), 0);
  if (odd > Math.max(2, MAX_ODD_ROWS * 2 * box.height)) return undefined;
  const sorted = radii.toSorted((a, b) => a - b);
  // The top left corner speaks for the box, unless it is the odd one out (something overlaps it).
  const radius =
    Math.abs(radii[0]! - sorted[1]!) <= 2 || Math.abs(radii[0]! - sorted[2]!) <= 2 ? radii[0]! : sorted[1]!;
  return { box, radius: Math.min(radius, Math.ceil(half)) };
};

/** The radius whose quarter circle leaves out as many pixels as this corner does. */
const radiusOf = (insets: number[], half: number, antialiased: 'inside' | 'outside'): number => {
  let missing = 0;
  let previous = Number.POSITIVE_INFINITY;
  for (let line = 0; line < half; line++) {
    const inset = Math.min(insets[line]!, half, previous);
    if (inset === 0) break;
    missing += inset;
    previous = inset;
  }
  const table = MISSING_BY_RADIUS[antialiased];
  let best = 0;
  for (let radius = 0; radius < table.length && radius <= half + 1; radius++)
    if (Math.abs(table[radius]! - missing) < Math.abs(table[best]! - missing)) best = radius;
  return best;
};

const oddRows = (insets: number[], radius: number, box: Box, antialiased: 'inside' | 'outside'): number => {
  const slack = 1 + radius * 0.12;
  let odd = 0;
  for (let line = 0; line < box.height / 2; line++)
    if (Math.abs(insets[line]! - insetAt(radius, line, antialiased)) > slack) odd++;
  return odd;
};

/** How far row `line` of a quarter circle begins from the side of its box. */
const insetAt = (radius: number, line: number, antialiased: 'inside' | 'outside'): number => {
  if (line >= radius) return 0;
  const distance = antialiased === 'outside' ? radius - line : Math.max(0, radius - line - 1);
  const inset = radius - Math.sqrt(Math.max(0, radius * radius - distance * distance));
  return antialiased === 'outside' ? Math.ceil(inset) : Math.floor(inset);
};

const missingPixels = (antialiased: 'inside' | 'outside'): number[] =>
  Array.from({ length: MAX_RADIUS + 1 }, (_, radius) => {
    let sum = 0;
    for (let line = 0; line < radius; line++) sum += insetAt(radius, line, antialiased);
    return sum;
  });

const MISSING_BY_RADIUS = { inside: missingPixels('inside'), outside: missingPixels('outside') };

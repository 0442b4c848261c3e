import type { Pixels } from '../../contract.ts';
import { findComponents } from './edge-components.ts';
import { findInk, type Rect } from './line-ink.ts';

/** From this coverage on a pixel is part of a stroke. */
const INKED = 0.5;
/** Every letter of a line crosses these rows, in shares of the rectangle's height; those of the lines above and below do not. */
const MIDDLE = { from: 0.4, to: 0.6 };
/** Fewer letters than this say too little. */
const MIN_LETTERS = 3;
/** Lines take at least this share of the rectangle's height; less are dashes or grain, which would be read far too large. */
const MIN_SHARE = 0.35;

/** The rows that the line in a loose rectangle takes, with a pixel of air; the rectangle's own where no letters are found. */
export function inkBand(pixels: Pixels, rect: Rect): { top: number; bottom: number } {
  const { top, width, height, coverage } = findInk(pixels, rect);
  // `Uint8Array.from` asks an iterator for each pixel, which took a third of the time of a page full of squares.
  const inked = new Uint8Array(coverage.length);
  coverage.forEach((share, at) => {
    inked[at] = Number(share >= INKED);
  });
  const letters = findComponents(inked, width).filter(
    (part) =>
      part.top < MIDDLE.to * height &&
      part.bottom > MIDDLE.from * height &&
      // What is cut off at both edges belongs to the picture behind.
      (part.top > 0 || part.bottom < height),
  );
  if (letters.length < MIN_LETTERS) return rect;
  const band = {
    top: top + Math.min(...letters.map((part) => part.top)) - 1,
    bottom: top + Math.max(...letters.map((part) => part.bottom)) + 1,
  };
  return band.bottom - band.top < MIN_SHARE * height ? rect : band;
}

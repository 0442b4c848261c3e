import { centreY } from '../geometry.ts';
import type { TextLine } from '../measurement.ts';
import { FONT_HEIGHTS } from './font-heights.ts';

/** Extents of ink from the baseline, in font sizes, as in nearly all text faces. */
const INK = { tall: 0.72, low: 0.53, tail: 0.21 };
/** Where the middle of a line box lies above the baseline when ascent and descent are those of common faces. */
const MIDDLE_EM = 0.3465;
/** A box that differs more from the expected ink is not an ink box, and its own middle is the best guess. */
const INK_SLACK_EM = 0.2;

const HAS_TAIL = /[gjpqyQ,;()[\]{}|@$µçşţỳ]/u;
const HAS_TALL = /[\p{Lu}\p{N}bdfhijklt()[\]{}|/\\!?#$%&@'"“”‘’*]/u;

/**
 * The middle of the line that a text is set on. Measured boxes end at the ink, so the same line has another middle for
 * "name" than for "Type"; a coder who centres both must be told the same number.
 */
export const lineCentre = ({ text, box, fontSize, font }: TextLine): number => {
  const top = HAS_TALL.test(text) ? INK.tall : INK.low;
  const tail = HAS_TAIL.test(text) ? INK.tail : 0;
  const isInk = Math.abs(box.height - (top + tail) * fontSize) <= INK_SLACK_EM * fontSize;
  if (!isInk) return centreY(box);
  const baseline = centreY(box) + ((top - tail) / 2) * fontSize;
  if (!font) return baseline - MIDDLE_EM * fontSize;
  // Browsers set letters on whole pixels, and round what is above and below the baseline by itself.
  const [ascent, descent] = FONT_HEIGHTS[font.family];
  const rounded = (share: number): number => Math.round((share * fontSize) / 1000);
  return Math.round(baseline) - (rounded(ascent) - rounded(descent)) / 2;
};

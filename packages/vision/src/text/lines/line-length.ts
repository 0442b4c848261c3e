import type { GlyphLine } from './glyph-lines.ts';

/** Longer than any line of text for its height: a rule or a row of chart bars. */
export const MAX_LENGTH_HEIGHTS = 80;

/** How long a line is, in heights of its ink; the edges around it take a pixel above and below. */
export const lengthInHeights = ({ left, top, right, bottom }: Omit<GlyphLine, 'glyphs'>): number =>
  (right - left) / Math.max(0, bottom - top - 2);

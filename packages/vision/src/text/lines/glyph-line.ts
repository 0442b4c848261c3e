import type { Component } from '../ink/edge-components.ts';

/** Glyph candidates that stand side by side on one baseline, left to right. */
export type GlyphLine = { left: number; top: number; right: number; bottom: number; glyphs: Component[] };

/** The line around some glyphs. */
export function toLine(glyphs: readonly Component[]): GlyphLine {
  const sorted = [...glyphs].sort((a, b) => a.left - b.left);
  return {
    left: Math.min(...sorted.map((g) => g.left)),
    top: Math.min(...sorted.map((g) => g.top)),
    right: Math.max(...sorted.map((g) => g.right)),
    bottom: Math.max(...sorted.map((g) => g.bottom)),
    glyphs: sorted,
  };
}

/** Letters and words of one line differ in ink height by no more than this (x-height against ascender plus descender). */
export const MAX_HEIGHT_RATIO = 1.92;
/** Share of the smaller height that two of them have in common. */
export const MIN_SHARED_HEIGHT = 0.6;
/** Longer than any line of text for its height: a rule or a row of chart bars. */
export const MAX_LENGTH_HEIGHTS = 80;

/** How long a line is, in heights of its ink; the edges around it take a pixel above and below. */
export const lengthInHeights = ({ left, top, right, bottom }: Omit<GlyphLine, 'glyphs'>): number =>
  (right - left) / Math.max(0, bottom - top - 2);

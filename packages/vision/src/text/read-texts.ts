import type { TextLine } from '@blueprompt/core/measurement';
import type { Pixels } from '../contract.ts';
import { describeLines } from './describe-lines.ts';
import { dropStrays } from './drop-strays.ts';
import { findComponents, markEdges } from './edge-components.ts';
import { groupGlyphLines } from './glyph-lines.ts';
import { findLikelyLines } from './likely-lines.ts';
import type { Rect } from './line-ink.ts';
import { createLineReader } from './line-reader.ts';
import { type ReadLine, readLikelyLine, readLine } from './read-line.ts';
import { createTextDetector, meanLikelihood } from './text-map.ts';

/** Reads every line of text with its place and look, in reading order. */
export async function readTexts(pixels: Pixels, scale: number): Promise<TextLine[]> {
  return describeLines(dropStrays(await readLines(pixels, scale))).sort(
    (a, b) => a.box.y - b.box.y || a.box.x - b.box.x,
  );
}

/** The stages from pixels to characters. */
export async function readLines(pixels: Pixels, scale: number): Promise<ReadLine[]> {
  const [detect, read] = await Promise.all([createTextDetector(), createLineReader()]);
  const edges = markEdges(pixels);
  const map = await detect(pixels, edges, scale);
  const components = findComponents(edges, pixels.width, pixels.height);
  const lines: ReadLine[] = [];
  for (const glyphs of groupGlyphLines(components, pixels)) {
    const line = await readLine(pixels, glyphs, meanLikelihood(map, glyphs), read);
    if (line) lines.push(line);
  }
  const likely: ReadLine[] = [];
  for (const rect of findLikelyLines(map, lines.map(rectOf))) {
    const line = await readLikelyLine(pixels, rect, read);
    if (line) likely.push(line);
  }
  // Loose letters that edges found inside a line on a photo are part of that line.
  return [...lines.filter((line) => !likely.some((other) => isInside(rectOf(line), rectOf(other)))), ...likely];
}

const rectOf = ({ ink: { left, top, width, height } }: ReadLine): Rect => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

const isInside = (inner: Rect, outer: Rect): boolean =>
  inner.left >= outer.left - 2 &&
  inner.right <= outer.right + 2 &&
  inner.top >= outer.top - 2 &&
  inner.bottom <= outer.bottom + 2;

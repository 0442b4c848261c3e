import type { TextLine } from '@blueprompt/core/measurement';
import type { Pixels } from '../contract.ts';
import { describeLines } from './describe-lines.ts';
import { dropStrays } from './drop-strays.ts';
import { findComponents, markEdges } from './edge-components.ts';
import { groupGlyphLines } from './glyph-lines.ts';
import { createLineReader } from './line-reader.ts';
import { type ReadLine, readLine } from './read-line.ts';
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
  const map = await detect(pixels, scale);
  const components = findComponents(markEdges(pixels), pixels.width, pixels.height);
  const lines: ReadLine[] = [];
  for (const glyphs of groupGlyphLines(components, pixels)) {
    const line = await readLine(pixels, glyphs, meanLikelihood(map, glyphs), read);
    if (line) lines.push(line);
  }
  return lines;
}

import type { TextLine } from '@blueprompt/core/measurement';
import type { Pixels } from '../contract.ts';
import { cropLine } from './crop-line.ts';
import { findComponents, markEdges } from './edge-components.ts';
import { expectedInkHeight } from './glyph-heights.ts';
import { type GlyphLine, groupGlyphLines } from './glyph-lines.ts';
import { INK_COVERAGE, inkExtent } from './ink-extent.ts';
import { findInk, type LineInk } from './line-ink.ts';
import { createLineReader, type LineReader, type ReadChar } from './line-reader.ts';
import { type ReadWord, splitWords } from './split-words.ts';
import { createTextDetector, type TextMap } from './text-map.ts';

/** Air around the ink in the reader's crop, in ink heights: the middle of what it was trained with. */
const CROP_AIR_HEIGHTS = 0.18;

/** Reads every line of text with its place and look, in reading order. */
export async function readTexts(pixels: Pixels, scale: number): Promise<TextLine[]> {
  const [detect, read] = await Promise.all([createTextDetector(), createLineReader()]);
  const map = await detect(pixels, scale);
  const components = findComponents(markEdges(pixels), pixels.width, pixels.height);
  const lines: TextLine[] = [];
  for (const glyphs of groupGlyphLines(components, pixels)) {
    const line = await readLine(pixels, glyphs, map, read);
    if (line) lines.push(line);
  }
  return lines.sort((a, b) => a.box.y - b.box.y || a.box.x - b.box.x);
}

async function readLine(
  pixels: Pixels,
  glyphs: GlyphLine,
  map: TextMap,
  read: LineReader,
): Promise<TextLine | undefined> {
  const height = glyphs.bottom - glyphs.top - 2;
  const width = glyphs.right - glyphs.left;
  if (width > 80 * height) return undefined;
  const air = CROP_AIR_HEIGHTS * height;
  const crop = {
    left: glyphs.left - air,
    top: glyphs.top + 1 - air,
    right: glyphs.right + air,
    bottom: glyphs.bottom - 1 + air,
  };
  const chars = await read(cropLine(pixels, crop));
  const confidence = meanConfidence(chars);
  const likelihood = meanLikelihood(map, glyphs);
  if (!isText(chars, confidence, likelihood)) return undefined;
  const ink = findInk(pixels, glyphs);
  const toX = (at: number): number => crop.left + at * (crop.right - crop.left) - ink.left;
  const words = splitWords(ink, chars, toX);
  if (words.length === 0) return undefined;
  return describeLine(ink, words, confidence);
}

function describeLine(ink: LineInk, words: ReadWord[], confidence: number): TextLine {
  const texts = words.map((word) => word.chars.map(({ char }) => char).join(''));
  const text = texts.join(' ');
  const extent = inkExtent(ink) ?? { left: 0, top: 0, right: ink.width, bottom: ink.height };
  const fontSize = (extent.bottom - extent.top) / Math.max(0.2, expectedInkHeight(text));
  return {
    text,
    box: {
      x: ink.left + extent.left,
      y: ink.top + extent.top,
      width: extent.right - extent.left,
      height: extent.bottom - extent.top,
    },
    fontSize: Math.round(fontSize * 2) / 2,
    fontWeight: strokeShare(ink, fontSize) > 0.125 ? 700 : 400,
    fontClass: 'sans',
    color: toHex(ink.color),
    background: toHex(ink.paper),
    align: 'left',
    confidence: Math.round(confidence * 100) / 100,
    words: words.map((word, index) => ({
      text: texts[index]!,
      box: { x: word.left, y: word.top, width: word.right - word.left, height: word.bottom - word.top },
    })),
  };
}

const toHex = (color: number): string => `#${color.toString(16).padStart(6, '0')}`;

const meanConfidence = (chars: readonly ReadChar[]): number =>
  chars.length === 0 ? 0 : chars.reduce((sum, { confidence }) => sum + confidence, 0) / chars.length;

/** Mean over the line's columns of the strongest likelihood in its middle rows. */
function meanLikelihood(map: TextMap, { left, top, right, bottom }: GlyphLine): number {
  const height = bottom - top;
  const rows = [Math.floor((top + 0.3 * height) / map.cellPx), Math.floor((top + 0.7 * height) / map.cellPx)] as const;
  let sum = 0;
  let columns = 0;
  for (let x = Math.floor(left / map.cellPx); x * map.cellPx < right && x < map.width; x++) {
    let most = 0;
    for (let y = rows[0]; y <= rows[1] && y < map.height; y++)
      most = Math.max(most, map.likelihood[y * map.width + x]!);
    sum += most;
    columns++;
  }
  return columns === 0 ? 0 : sum / columns;
}

function isText(chars: readonly ReadChar[], confidence: number, likelihood: number): boolean {
  const letters = chars.filter(({ char }) => /[\p{L}\p{N}]/u.test(char)).length;
  if (letters === 0) return false;
  if (letters === 1) return likelihood > 0.5 ? confidence > 0.8 : confidence > 0.97;
  return likelihood > 0.3 ? confidence > 0.7 : confidence > 0.88;
}

/** Median width of horizontal runs of ink, in font sizes. */
function strokeShare(ink: LineInk, fontSize: number): number {
  const widths: number[] = [];
  for (let y = 0; y < ink.height; y++) {
    let run = 0;
    for (let x = 0; x <= ink.width; x++) {
      const value = x < ink.width ? ink.coverage[y * ink.width + x]! : 0;
      if (value >= 0.1) run += value;
      else if (run > 0) {
        if (run > INK_COVERAGE) widths.push(run);
        run = 0;
      }
    }
  }
  widths.sort((a, b) => a - b);
  return (widths[Math.floor(widths.length * 0.4)] ?? 0) / fontSize;
}

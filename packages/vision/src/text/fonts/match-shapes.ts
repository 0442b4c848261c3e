import { type FontFace, glyphIndex } from '../font-faces.ts';
import { type GlyphShape, glyphShape, SHAPE_CELLS } from '../font-shapes.ts';
import type { WordImage } from '../ink/word-image.ts';

/** Letters that would have to stand this much farther apart or closer, in font sizes, belong to another face. */
const MAX_SPREAD = 0.12;
/** Widths are known to about this much, however small the text. */
const EDGE_PX = 0.5;

/** Where a word stands that is drawn in a face: pixels a cell each way, the baseline, the first pen place, and air between letters. */
type Setting = { cellX: number; cellY: number; baseline: number; pen: number; air: number };

/**
 * How unlike a word's pixels are to the word drawn in a face, from 0 (the same) to 1 (nothing in common); undefined where its
 * letters cannot stand that way. The drawn word is laid onto the ink of the measured one, so that hinting, kerning and
 * letter-spacing count little, and shapes much.
 */
export function shapeMisfit(word: WordImage, face: FontFace, fontSize: number): number | undefined {
  const setting = settle(word, face, fontSize);
  return setting && 1 - correlation(word.coverage, drawWord(word, face, setting));
}

function settle({ text, left, right, top, bottom }: WordImage, face: FontFace, fontSize: number): Setting | undefined {
  let above = Number.NEGATIVE_INFINITY;
  let below = Number.NEGATIVE_INFINITY;
  let wide = 0;
  for (const char of text) {
    const index = glyphIndex(char);
    above = Math.max(above, face.above[index]!);
    below = Math.max(below, face.below[index]!);
    wide += face.advance[index]!;
  }
  const bearing = face.left[glyphIndex(text[0]!)]!;
  const inkWide = wide - bearing - face.right[glyphIndex(text.at(-1)!)]!;
  const air = (right - left - inkWide * fontSize) / (text.length - 1);
  if (Math.abs(air) > MAX_SPREAD * fontSize + EDGE_PX) return undefined;
  const cellX = fontSize / SHAPE_CELLS;
  const cellY = (bottom - top) / (above + below) / SHAPE_CELLS;
  return { cellX, cellY, baseline: bottom - below * SHAPE_CELLS * cellY, pen: left - bearing * fontSize, air };
}

/** The word as a face sets it, pixel by pixel, in the ink of a cell: what correlates needs no common measure. */
function drawWord(word: WordImage, face: FontFace, { cellX, cellY, baseline, pen, air }: Setting): Float32Array {
  const canvas = canvasOf(word);
  canvas.ink.fill(0);
  let at = pen;
  for (const char of word.text) {
    const shape = glyphShape(face, char);
    drawGlyph(canvas, shape, { left: at + shape.left * cellX, top: baseline + shape.top * cellY, cellX, cellY });
    at += face.advance[glyphIndex(char)]! * SHAPE_CELLS * cellX + air;
  }
  return canvas.ink;
}

/** Where a word is drawn, and room to note what lies left of each edge between two columns. */
type Canvas = {
  width: number;
  height: number;
  ink: Float32Array;
  /** The cell that an edge lies in, and how much of that cell is left of it. */
  cells: Int32Array;
  parts: Float64Array;
  /** The letter's ink above the last row and left of an edge. */
  above: Float64Array;
};

/** A word is drawn in dozens of faces, one after the other. */
const canvases = new WeakMap<WordImage, Canvas>();

function canvasOf(word: WordImage): Canvas {
  const known = canvases.get(word);
  if (known) return known;
  const { width, height } = word;
  const canvas = {
    width,
    height,
    ink: new Float32Array(width * height),
    cells: new Int32Array(width + 1),
    parts: new Float64Array(width + 1),
    above: new Float64Array(width + 1),
  };
  canvases.set(word, canvas);
  return canvas;
}

type Glyph = { left: number; top: number; cellX: number; cellY: number };

/** Adds a letter: the ink above and left of each corner of a pixel lies between that of the four corners of a cell. */
function drawGlyph(canvas: Canvas, { width, height, sums }: GlyphShape, { left, top, cellX, cellY }: Glyph): void {
  const { ink, cells, parts, above } = canvas;
  const stride = width + 1;
  const first = Math.max(0, Math.floor(left));
  const edges = Math.min(canvas.width, Math.floor(left + width * cellX) + 1) - first;
  for (let edge = 0; edge <= edges; edge++) {
    const place = Math.min(width, Math.max(0, (first + edge - left) / cellX));
    cells[edge] = Math.min(width - 1, Math.floor(place));
    parts[edge] = place - cells[edge]!;
  }
  const from = Math.max(0, Math.floor(top));
  const to = Math.min(canvas.height, Math.floor(top + height * cellY) + 1);
  for (let line = from; line <= to; line++) {
    const place = Math.min(height, Math.max(0, (line - top) / cellY));
    const row = Math.min(height - 1, Math.floor(place));
    const part = place - row;
    let before = 0;
    for (let edge = 0; edge <= edges; edge++) {
      const corner = row * stride + cells[edge]!;
      const upper = sums[corner]! + parts[edge]! * (sums[corner + 1]! - sums[corner]!);
      const lower = sums[corner + stride]! + parts[edge]! * (sums[corner + stride + 1]! - sums[corner + stride]!);
      const sum = upper + part * (lower - upper);
      const beside = sum - above[edge]!;
      if (line > from && edge > 0) ink[(line - 1) * canvas.width + first + edge - 1]! += beside - before;
      above[edge] = sum;
      before = beside;
    }
  }
}

function correlation(a: Float32Array, b: Float32Array): number {
  let [sumA, sumB, squareA, squareB, both] = [0, 0, 0, 0, 0];
  for (let i = 0; i < a.length; i++) {
    const valueA = a[i]!;
    const valueB = b[i]!;
    sumA += valueA;
    sumB += valueB;
    squareA += valueA * valueA;
    squareB += valueB * valueB;
    both += valueA * valueB;
  }
  const spread = (squareA - (sumA * sumA) / a.length) * (squareB - (sumB * sumB) / a.length);
  return spread > 0 ? (both - (sumA * sumB) / a.length) / Math.sqrt(spread) : 0;
}

import { type FontFace, glyphIndex } from './font-faces.ts';
import { FULL_INK, glyphShape, SHAPE_CELLS } from './font-shapes.ts';
import type { WordImage } from './word-image.ts';

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

function drawWord(word: WordImage, face: FontFace, { cellX, cellY, baseline, pen, air }: Setting): Float32Array {
  const drawn = new Float32Array(word.width * word.height);
  const row = new Float32Array(word.width);
  let at = pen;
  for (const char of word.text) {
    const shape = glyphShape(face, char);
    const left = at + shape.left * cellX;
    const first = Math.max(0, Math.floor(left));
    const end = Math.min(word.width, Math.floor(left + shape.width * cellX) + 1);
    for (let y = 0; y < shape.height; y++) {
      row.fill(0, first, end);
      for (let x = 0; x < shape.width; x++) {
        const ink = shape.ink[y * shape.width + x]!;
        if (ink > 0) spread(row, left + x * cellX, cellX, ink / FULL_INK);
      }
      const top = baseline + (shape.top + y) * cellY;
      const last = Math.min(word.height - 1, Math.floor(top + cellY));
      for (let line = Math.max(0, Math.floor(top)); line <= last; line++) {
        const share = Math.min(line + 1, top + cellY) - Math.max(line, top);
        for (let x = first; x < end; x++) drawn[line * word.width + x]! += share * row[x]!;
      }
    }
    at += face.advance[glyphIndex(char)]! * SHAPE_CELLS * cellX + air;
  }
  return drawn;
}

/** Spreads ink from `from` on over the pixels of a row that it lies on. */
function spread(row: Float32Array, from: number, long: number, ink: number) {
  const to = from + long;
  const last = Math.min(row.length - 1, Math.floor(to));
  for (let x = Math.max(0, Math.floor(from)); x <= last; x++) {
    row[x]! += ink * (Math.min(x + 1, to) - Math.max(x, from));
  }
}

function correlation(a: Float32Array, b: Float32Array): number {
  let [sumA, sumB, squareA, squareB, both] = [0, 0, 0, 0, 0];
  for (let i = 0; i < a.length; i++) {
    const [valueA, valueB] = [a[i]!, b[i]!];
    sumA += valueA;
    sumB += valueB;
    squareA += valueA * valueA;
    squareB += valueB * valueB;
    both += valueA * valueB;
  }
  const spread = (squareA - (sumA * sumA) / a.length) * (squareB - (sumB * sumB) / a.length);
  return spread > 0 ? (both - (sumA * sumB) / a.length) / Math.sqrt(spread) : 0;
}

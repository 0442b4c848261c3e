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
  let at = pen;
  for (const char of word.text) {
    const shape = glyphShape(face, char);
    for (let row = 0; row < shape.height; row++) {
      const y = baseline + (shape.top + row) * cellY;
      for (let column = 0; column < shape.width; column++) {
        const ink = shape.ink[row * shape.width + column]!;
        if (ink > 0) addCell(drawn, word, at + (shape.left + column) * cellX, y, cellX, cellY, ink / FULL_INK);
      }
    }
    at += face.advance[glyphIndex(char)]! * SHAPE_CELLS * cellX + air;
  }
  return drawn;
}

/** Spreads a cell's ink over the pixels that it lies on. */
function addCell(
  drawn: Float32Array,
  { width, height }: WordImage,
  left: number,
  top: number,
  cellX: number,
  cellY: number,
  ink: number,
) {
  const lastX = Math.min(width - 1, Math.floor(left + cellX));
  const lastY = Math.min(height - 1, Math.floor(top + cellY));
  for (let y = Math.max(0, Math.floor(top)); y <= lastY; y++) {
    const high = Math.min(y + 1, top + cellY) - Math.max(y, top);
    for (let x = Math.max(0, Math.floor(left)); x <= lastX; x++) {
      drawn[y * width + x]! += ink * high * (Math.min(x + 1, left + cellX) - Math.max(x, left));
    }
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

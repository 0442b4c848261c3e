import { readDeflated } from '#model-files';
import type { FontFace } from './font-faces.ts';

/** What a letter looks like: cells of 1/32 of the font size, each with an amount of ink from 0 to 15. */
export type GlyphShape = {
  /** Cells from the pen's place to the leftmost one, and from the baseline (down is positive) to the topmost one. */
  left: number;
  top: number;
  width: number;
  height: number;
  /**
   * The ink above and to the left of each corner of the cells, row by row, one more each way than there are cells. Where a letter
   * is drawn at any size and place, four of these give the ink of a pixel, however many cells lie on it.
   */
  sums: Uint16Array;
};

/** Cells a font size. */
export const SHAPE_CELLS = 32;
/** Full ink; two cells share a byte. */
const FULL_INK = 15;

/** The characters whose shapes are known, in the order of the file. */
const SHAPED = '&0123456789?ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const HEAD_BYTES = 4;

/** True when every character of a word has a known shape. */
export const isShaped = (text: string): boolean => [...text].every((char) => SHAPED.includes(char));

let packed: Uint8Array | undefined;
/** Where the glyphs of each face begin in the file. */
let places: Int32Array | undefined;
const unpacked = new Map<number, GlyphShape>();

/** The shape of a character in a face; written by bench/fonts/measure-fonts.ts in the order of the faces. */
export function glyphShape(face: FontFace, char: string): GlyphShape {
  packed ??= readDeflated('font-shapes.bin');
  places ??= findPlaces(packed);
  const at = places[face.index * SHAPED.length + SHAPED.indexOf(char)]!;
  const known = unpacked.get(at);
  if (known) return known;
  const shape = unpack(packed, at);
  unpacked.set(at, shape);
  return shape;
}

const bytesOf = (bytes: Uint8Array, at: number): number =>
  HEAD_BYTES + Math.ceil((bytes[at + 2]! * bytes[at + 3]!) / 2);

function findPlaces(bytes: Uint8Array): Int32Array {
  const found: number[] = [];
  for (let at = 0; at < bytes.length; at += bytesOf(bytes, at)) found.push(at);
  return Int32Array.from(found);
}

const signed = (byte: number): number => (byte << 24) >> 24;

function unpack(bytes: Uint8Array, at: number): GlyphShape {
  const [left, top, width, height] = [signed(bytes[at]!), signed(bytes[at + 1]!), bytes[at + 2]!, bytes[at + 3]!];
  const stride = width + 1;
  const sums = new Uint16Array(stride * (height + 1));
  for (let y = 0, cell = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++, cell++) {
      const pair = bytes[at + HEAD_BYTES + (cell >> 1)]!;
      row += cell % 2 === 0 ? pair >> 4 : pair & FULL_INK;
      sums[(y + 1) * stride + x + 1] = sums[y * stride + x + 1]! + row;
    }
  }
  return { left, top, width, height, sums };
}

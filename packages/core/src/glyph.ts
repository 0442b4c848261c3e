import { z } from 'zod';

/** The most cells of a side: larger icons are told as coarsely. */
export const MAX_GLYPH_SIDE = 32;
/** Coverage is told in this many steps above none. */
export const GLYPH_LEVELS = 3;

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_';
const BITS = 2;
const CELLS_A_DIGIT = 3;

/** The shape of an icon: how much of each cell is ink, 0 to 3, row by row, three cells a digit of 64. */
export const Glyph = z.object({
  columns: z.number().int().min(1).max(MAX_GLYPH_SIDE),
  rows: z.number().int().min(1).max(MAX_GLYPH_SIDE),
  cells: z
    .string()
    .max(Math.ceil(MAX_GLYPH_SIDE ** 2 / CELLS_A_DIGIT))
    .regex(/^[\w-]*$/),
});
export type Glyph = z.infer<typeof Glyph>;

export const packGlyph = (columns: number, rows: number, levels: readonly number[]): Glyph => {
  const digits = Array.from({ length: Math.ceil(levels.length / CELLS_A_DIGIT) }, (_, at) => {
    const three = [0, 1, 2].map((next) => levels[at * CELLS_A_DIGIT + next] ?? 0);
    return DIGITS[three.reduce((digit, level, next) => digit | (level << (BITS * next)), 0)]!;
  });
  return { columns, rows, cells: digits.join('') };
};

const VALUES = new Map([...DIGITS].map((digit, value) => [digit, value]));

/** The level of each cell; what is missing is empty. */
export const unpackGlyph = ({ columns, rows, cells }: Glyph): number[] => {
  const levels = Array<number>(columns * rows).fill(0);
  for (let at = 0, first = 0; first < levels.length; at++, first += CELLS_A_DIGIT) {
    const digit = VALUES.get(cells[at] ?? '') ?? 0;
    for (let next = 0; next < CELLS_A_DIGIT && first + next < levels.length; next++)
      levels[first + next] = (digit >> (BITS * next)) & GLYPH_LEVELS;
  }
  return levels;
};

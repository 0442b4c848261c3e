import { z } from 'zod';
import type { Hex } from './hex.ts';

/** The most cells of a side: what a picture looks like from afar, not what it shows. */
export const MAX_TONES_SIDE = 16;
const DIGITS = 6;

/** The colours of a picture from afar: the average of each cell of a grid, row by row, six hex digits each. */
export const Tones = z.object({
  columns: z.number().int().min(1).max(MAX_TONES_SIDE),
  rows: z.number().int().min(1).max(MAX_TONES_SIDE),
  colors: z
    .string()
    .max(DIGITS * MAX_TONES_SIDE ** 2)
    .regex(/^[0-9a-f]*$/),
});
export type Tones = z.infer<typeof Tones>;

export const packTones = (columns: number, rows: number, colors: readonly number[]): Tones => ({
  columns,
  rows,
  colors: colors.map((color) => color.toString(16).padStart(DIGITS, '0')).join(''),
});

/** The packed colour of each cell; what is missing is black. */
export const unpackTones = ({ columns, rows, colors }: Tones): number[] =>
  Array.from({ length: columns * rows }, (_, at) =>
    Number.parseInt(colors.slice(at * DIGITS, (at + 1) * DIGITS).padEnd(DIGITS, '0'), 16),
  );

/** The average colours of the upper and of the lower third. */
export const topAndBottom = (tones: Tones): [Hex, Hex] => {
  const cells = unpackTones(tones);
  const third = Math.max(1, Math.round(tones.rows / 3)) * tones.columns;
  return [averageHex(cells.slice(0, third)), averageHex(cells.slice(-third))];
};

const averageHex = (colors: readonly number[]): Hex => {
  const channel = (shift: number): string =>
    Math.round(colors.reduce((sum, color) => sum + ((color >> shift) & 0xff), 0) / colors.length)
      .toString(16)
      .padStart(2, '0');
  return `#${channel(16)}${channel(8)}${channel(0)}`;
};

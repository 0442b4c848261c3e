import type { Gradient } from '@blueprompt/core/measurement';
import { deltaE } from '../colour/delta-e.ts';
import { toHex } from '../colour/rgb.ts';

/** So many of the rows must show the ground. */
const MIN_ROWS = 0.7;
/** So many samples of a row must have its colour; words and icons take the rest. */
const MIN_EVEN = 0.6;
/** Samples nearer than this have one colour, and rows that follow each other change by less than the step. */
const EVEN = 3;
const MAX_STEP = 8;
/** Ends nearer than this are no gradient. */
const MIN_CHANGE = 8;

/** The change of colour from top to bottom behind a landmark whose surface its entries cut into pieces. */
export const gradientBehind = (rows: readonly (readonly number[])[]): Gradient | undefined => {
  const colors = rows.flatMap((row) => evenColor(row) ?? []);
  if (colors.length < MIN_ROWS * rows.length) return undefined;
  if (colors.some((color, i) => i > 0 && deltaE(color, colors[i - 1]!) > MAX_STEP)) return undefined;
  const [from, to] = [colors[0]!, colors.at(-1)!];
  return deltaE(from, to) < MIN_CHANGE ? undefined : { from: toHex(from), to: toHex(to), angle: 180 };
};

/** The colour that most samples of a row are near to. */
const evenColor = (row: readonly number[]): number | undefined =>
  row.find((color) => row.filter((other) => deltaE(color, other) < EVEN).length >= MIN_EVEN * row.length);

import type { Box } from '../geometry.ts';

/** Columns of one row begin at even steps, give or take this share of a step. */
const MAX_STEP_OFF_SHARE = 0.04;
/** Boxes side by side have one width where they differ by no more than this share. */
const MAX_WIDTH_OFF_SHARE = 0.04;
/** Where nothing shows how wide columns are, they are taken to be this share of a step, and the rest to be the space between them. */
const COLUMN_SHARE = 0.92;

/** A row of even columns: how wide one is and the space between two, and whether another box begins where one of them does. */
type EvenColumns = { column: number; gap: number; isInColumn: (box: Box, at: number) => boolean };

/** Reads the columns of a row of two or more boxes, from left to right: they begin, or have their middles, at even steps. */
export function readColumns(row: readonly Box[]): EvenColumns | undefined {
  const [first, last] = [row[0]!, row.at(-1)!];
  const starts = [({ x }: Box) => x, ({ x, width }: Box) => x + width / 2]
    .map((of) => ({ of, step: (of(last) - of(first)) / (row.length - 1) }))
    .find(({ of, step }) =>
      row.every((box, at) => Math.abs(of(box) - of(first) - at * step) <= MAX_STEP_OFF_SHARE * step),
    );
  if (!starts) return undefined;
  const { of, step } = starts;
  const column = evenWidth(row) ?? step * COLUMN_SHARE;
  return {
    column,
    gap: Math.max(0, step - column),
    isInColumn: (box, at) => Math.abs(of(box) - of(row[at]!)) <= MAX_STEP_OFF_SHARE * step,
  };
}

/** The width of boxes that have one. */
export const evenWidth = (row: readonly Box[]): number | undefined => {
  const widths = row.map(({ width }) => width);
  const widest = Math.max(...widths);
  return widest - Math.min(...widths) <= MAX_WIDTH_OFF_SHARE * widest ? widest : undefined;
};

/** What a column needs so that another fits beside it: more than half of the width that shows one, plus a pixel. */
export const leastColumn = (column: number, width: number, pixel: number): number =>
  Math.max(column, width / 2 + pixel);

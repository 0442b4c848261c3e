import { type Box, right } from '../geometry.ts';

/** Columns of one row begin at even steps, give or take this share of a step. */
const MAX_STEP_OFF_SHARE = 0.04;
/** Boxes side by side have one width where they differ by no more than this share. */
const MAX_WIDTH_OFF_SHARE = 0.04;
/** Where nothing shows how wide columns are, they are taken to be this share of a step, and the rest to be the space between them. */
const COLUMN_SHARE = 0.92;

/** A row of even columns: how wide one is and the space between two, and whether another box begins where one of them does. */
type EvenColumns = { column: number; gap: number; isInColumn: (box: Box, at: number) => boolean };

/** Reads the columns of a row of two or more boxes, from left to right: they begin, or have their middles, at even steps. */
function readColumns(row: readonly Box[]): EvenColumns | undefined {
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
const evenWidth = (row: readonly Box[]): number | undefined => {
  const widths = row.map(({ width }) => width);
  const widest = Math.max(...widths);
  return widest - Math.min(...widths) <= MAX_WIDTH_OFF_SHARE * widest ? widest : undefined;
};

/** Columns of a row: how wide each is, and the space between two; whether more rows of them follow, of which the last may be shorter. */
export type RowColumns = {
  columns: readonly number[];
  gap: number;
  even?: EvenColumns | undefined;
  hasMoreRows?: boolean | undefined;
};

/** More room than this between two columns of different widths, in CSS pixels, is what their row has left. */
const MAX_COLUMN_GAP_PX = 40;

/** Reads the columns of a row of two or more boxes; two of one set are even however wide they are. */
export function readRowColumns(row: readonly Box[], pixel: number, areOneSet = false): RowColumns {
  const even = row.length > 2 || areOneSet || evenWidth(row) !== undefined ? readColumns(row) : undefined;
  if (even) return { columns: row.map(() => even.column), gap: even.gap, even };
  const gaps = row.slice(1).map(({ x }, at) => Math.max(0, x - right(row[at]!)));
  return { columns: row.map(({ width }) => width), gap: Math.min(MAX_COLUMN_GAP_PX * pixel, ...gaps) };
}

/** So many columns of a row are side by side from this width of the row on. */
export type ColumnStep = { count: number; from: number };

/**
 * All columns are side by side where they have the room that they were measured with; of even ones, before that, as many as make whole
 * rows, or any number of a list that has more rows than one.
 */
export function stepsOf({ columns, gap, even, hasMoreRows }: RowColumns, width: number, pixel: number): ColumnStep[] {
  const all = columns.length;
  const counts = even
    ? Array.from({ length: all - 1 }, (_, at) => all - at).filter((count) => hasMoreRows || all % count === 0)
    : [all];
  return counts.map((count) => {
    const needed = columns.slice(0, count).reduce((sum, column) => sum + column, (count - 1) * gap);
    // At the width that shows them one below the other they are.
    return { count, from: Math.ceil(Math.max(needed, width + pixel)) };
  });
}

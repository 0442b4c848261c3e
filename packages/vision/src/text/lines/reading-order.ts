import { type Box, bottom, right } from '@blueprompt/core/geometry';

/** Pixels of white between columns, in middle line heights, that part them; word spaces and icon gaps are smaller. */
const COLUMN_GAP_HEIGHTS = 2.2;
/** White between bands of this many column gaps ends a section, whatever columns run through it. */
const BAND_GAPS = 1.8;
/** From this many rows on, of which this share has a cell in every column, columns are a table and are read row by row. */
const MIN_TABLE_ROWS = 4;
const FULL_ROWS_SHARE = 0.75;

type Piece<T> = { box: Box; item: T };

/** Sorts things as people read them: bands from top to bottom, columns of a band from left to right, tables by row. */
export function readingOrder<T>(items: readonly T[], boxOf: (item: T) => Box): T[] {
  const pieces = items.map((item) => ({ item, box: boxOf(item) }));
  const heights = pieces.map(({ box }) => box.height).sort((a, b) => a - b);
  const columnGap = COLUMN_GAP_HEIGHTS * (heights[heights.length >> 1] ?? 0);
  return order(pieces, columnGap).map(({ item }) => item);
}

function order<T>(pieces: readonly Piece<T>[], columnGap: number): Piece<T>[] {
  if (pieces.length < 2) return [...pieces];
  const columns = split(pieces, ({ x }) => x, right, columnGap);
  const bands = split(pieces, ({ y }) => y, bottom, 0);
  if (columns.length > 1 && isTable(columns, bands)) return bands.flatMap(leftToRight);
  if (bands.length > 1 && widestGap(bands).gap > BAND_GAPS * columnGap)
    return parts(bands).flatMap((part) => order(part, columnGap));
  // One thing alone at the other end of a line, such as a link beside a check box, is no column.
  const areColumns = columns.length > 1 && (bands.length === 1 || columns.every((column) => column.length > 1));
  if (areColumns) return columns.flatMap((column) => order(column, columnGap));
  if (bands.length > 1) return parts(bands).flatMap((part) => order(part, columnGap));
  return leftToRight(pieces);
}

const leftToRight = <T>(pieces: readonly Piece<T>[]): Piece<T>[] =>
  [...pieces].sort((a, b) => a.box.x - b.box.x || a.box.y - b.box.y);

/** The widest white between two bands and the band above it. */
function widestGap<T>(bands: readonly Piece<T>[][]): { gap: number; index: number } {
  const gapAfter = (index: number): number =>
    Math.min(...bands[index + 1]!.map(({ box }) => box.y)) - Math.max(...bands[index]!.map(({ box }) => bottom(box)));
  let widest = { gap: gapAfter(0), index: 0 };
  for (let index = 1; index < bands.length - 1; index++) {
    const gap = gapAfter(index);
    if (gap > widest.gap) widest = { gap, index };
  }
  return widest;
}

/** Bands above and below the widest gap: a header leaves first, so that the columns under it come to light. */
function parts<T>(bands: readonly Piece<T>[][]): [Piece<T>[], Piece<T>[]] {
  const { index } = widestGap(bands);
  return [bands.slice(0, index + 1).flat(), bands.slice(index + 1).flat()];
}

/** Cuts along one axis wherever nothing lies for more than `gap` pixels. */
function split<T>(
  pieces: readonly Piece<T>[],
  start: (box: Box) => number,
  end: (box: Box) => number,
  gap: number,
): Piece<T>[][] {
  const sorted = [...pieces].sort((a, b) => start(a.box) - start(b.box));
  const groups: Piece<T>[][] = [];
  let reach = Number.NEGATIVE_INFINITY;
  for (const piece of sorted) {
    if (start(piece.box) - reach >= gap && groups.length > 0) groups.push([piece]);
    else if (groups.length === 0) groups.push([piece]);
    else groups[groups.length - 1]!.push(piece);
    reach = Math.max(reach, end(piece.box));
  }
  return groups;
}

function isTable<T>(columns: readonly Piece<T>[][], rows: readonly Piece<T>[][]): boolean {
  const full = rows.filter((row) => columns.every((column) => column.some((piece) => row.includes(piece))));
  return rows.length >= MIN_TABLE_ROWS && full.length >= FULL_ROWS_SHARE * rows.length;
}

import { right } from '../../geometry.ts';
import { median, spread } from '../../statistics.ts';
import { type Anchor, anchorAt, type Leaf, rowOf } from './leaf.ts';

export type GridColumn = { anchor: Anchor; at: number; from: number; to: number };
/** Texts that line up in rows and columns; `cells[row][column]` is empty where nothing stands. */
export type Grid = { columns: GridColumn[]; rows: number[]; cells: (Leaf | undefined)[][] };

const MIN_ROWS = 3;
/** Below this share of filled cells, texts line up by chance. */
const MIN_FILLED = 0.6;
/** Rows with this many cells show where the columns are; two aligned texts in a row are too weak a sign. */
const MIN_CELLS = 3;
/** A taller step between two rows than this many usual ones ends the grid. */
const BREAK_AT_PITCH = 3;

/** Texts and labelled boxes; a text of more lines than this is a paragraph that happens to stand beside a list. */
const MAX_LINES = 3;
const isCell = (leaf: Leaf): boolean => leaf.label !== undefined && leaf.label.block.lines.length <= MAX_LINES;

const toRows = (leaves: readonly Leaf[]): Leaf[][] => {
  const rows: Leaf[][] = [];
  for (const leaf of [...leaves].sort((a, b) => rowOf(a) - rowOf(b))) {
    const row = rows.at(-1);
    const tolerance = 0.4 * leaf.label!.style.fontSize;
    if (row && Math.abs(rowOf(row[0]!) - rowOf(leaf)) <= tolerance) row.push(leaf);
    else rows.push([leaf]);
  }
  return rows;
};

type Range = { from: number; to: number };
const rangeOf = ({ box }: Leaf): Range => ({ from: box.x, to: right(box) });

/** Ranges of x that no cell crosses the border of. */
const joinRanges = (parts: readonly Range[]): Range[] => {
  const ranges: Range[] = [];
  for (const { from, to } of [...parts].sort((a, b) => a.from - b.from)) {
    const last = ranges.at(-1);
    if (last && from < last.to) last.to = Math.max(last.to, to);
    else ranges.push({ from, to });
  }
  return ranges;
};

const isSameRanges = (a: readonly Range[], b: readonly Range[]): boolean =>
  a.length === b.length && a.every(({ from, to }, index) => from === b[index]!.from && to === b[index]!.to);

/** The one range that the leaf stands in; ranges are sorted and apart, so that halving finds the first it could. */
const columnOf = ({ box }: Leaf, ranges: readonly Range[]): number => {
  let [first, end] = [0, ranges.length];
  while (first < end) {
    const middle = (first + end) >> 1;
    if (ranges[middle]!.to > box.x) end = middle;
    else first = middle + 1;
  }
  const isIn = (range: Range | undefined): boolean => range !== undefined && right(box) > range.from;
  return isIn(ranges[first]) && !isIn(ranges[first + 1]) ? first : -1;
};

const toColumn = (leaves: readonly Leaf[], range: Range): GridColumn => {
  const anchors = (['left', 'center', 'right'] as const).map((anchor) => {
    const places = leaves.map((leaf) => anchorAt(leaf.box, anchor));
    return { anchor, at: median(places), slack: spread(places) };
  });
  const best = anchors.reduce((a, b) => (b.slack < a.slack - 2 ? b : a));
  return { anchor: best.anchor, at: best.at, ...range };
};

const cellsFit = (rows: readonly (readonly Leaf[])[], ranges: readonly Range[]): boolean =>
  rows.every((row) => {
    const columns = row.map((leaf) => columnOf(leaf, ranges));
    return !columns.includes(-1) && new Set(columns).size === columns.length;
  });

const rangesOf = (rows: readonly (readonly Leaf[])[]): Range[] =>
  joinRanges(rows.filter((row) => row.length >= MIN_CELLS).flatMap((row) => row.map(rangeOf)));

/** The rows from a full one downwards for as long as their texts stand in common columns. */
const bandFrom = (rows: readonly Leaf[][], start: number): Leaf[][] => {
  const band = [rows[start]!];
  let ranges = rangesOf(band);
  // Rows that only hold a cell's next line stand closer; the pitch is that of full rows.
  let lastFull = rowOf(rows[start]![0]!);
  let pitch = Number.POSITIVE_INFINITY;
  for (const row of rows.slice(start + 1)) {
    const step = rowOf(row[0]!) - lastFull;
    if (step > BREAK_AT_PITCH * pitch) break;
    const wider = row.length < MIN_CELLS ? ranges : joinRanges([...ranges, ...row.map(rangeOf)]);
    // Rows that fitted fit again unless a column became wider, which few rows of a table do.
    if (!cellsFit(isSameRanges(wider, ranges) ? [row] : [...band, row], wider)) break;
    ranges = wider;
    band.push(row);
    if (row.length < MIN_CELLS) continue;
    pitch = Math.min(pitch, step);
    lastFull += step;
  }
  while (band.length > 0 && band.at(-1)!.length < MIN_CELLS) band.pop();
  return band;
};

/** Finds the largest block of texts that a table, or anything set like one, would hold. */
export const findGrid = (leaves: readonly Leaf[]): Grid | undefined => {
  const rows = toRows(leaves.filter(isCell));
  let taken: Leaf[][] = [];
  for (const [index, row] of rows.entries()) {
    // What is left below cannot hold a longer band.
    if (rows.length - index <= taken.length) break;
    const band = row.length >= MIN_CELLS ? bandFrom(rows, index) : [];
    if (band.length > taken.length) taken = band;
  }
  if (taken.length < MIN_ROWS || taken.filter((row) => row.length >= MIN_CELLS).length < MIN_ROWS) return undefined;
  const ranges = rangesOf(taken);
  if (taken.flat().length < MIN_FILLED * taken.length * ranges.length) return undefined;
  const columns = ranges
    .map((range, index) => ({ range, leaves: taken.flat().filter((leaf) => columnOf(leaf, ranges) === index) }))
    .filter((column) => column.leaves.length > 0);
  return {
    columns: columns.map((column) => toColumn(column.leaves, column.range)),
    rows: taken.map((row) => rowOf(row[0]!)),
    cells: taken.map((row) => columns.map((column) => row.find((leaf) => column.leaves.includes(leaf)))),
  };
};

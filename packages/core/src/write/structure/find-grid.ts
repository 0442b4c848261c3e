import { right } from '../../geometry.ts';
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

/** Ranges of x that no cell crosses the border of. */
const toRanges = (leaves: readonly Leaf[]): { from: number; to: number }[] => {
  const ranges: { from: number; to: number }[] = [];
  for (const { box } of [...leaves].sort((a, b) => a.box.x - b.box.x)) {
    const last = ranges.at(-1);
    if (last && box.x < last.to) last.to = Math.max(last.to, right(box));
    else ranges.push({ from: box.x, to: right(box) });
  }
  return ranges;
};

const columnOf = (leaf: Leaf, ranges: readonly { from: number; to: number }[]): number => {
  const hits = ranges.flatMap((range, index) => (leaf.box.x < range.to && right(leaf.box) > range.from ? [index] : []));
  return hits.length === 1 ? hits[0]! : -1;
};

const spread = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);
const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1]!;

const toColumn = (leaves: readonly Leaf[], range: { from: number; to: number }): GridColumn => {
  const anchors = (['left', 'center', 'right'] as const).map((anchor) => {
    const places = leaves.map((leaf) => anchorAt(leaf.box, anchor));
    return { anchor, at: median(places), slack: spread(places) };
  });
  const best = anchors.reduce((a, b) => (b.slack < a.slack - 2 ? b : a));
  return { anchor: best.anchor, at: best.at, ...range };
};

const cellsFit = (rows: readonly (readonly Leaf[])[], ranges: readonly { from: number; to: number }[]): boolean =>
  rows.every((row) => {
    const columns = row.map((leaf) => columnOf(leaf, ranges));
    return !columns.includes(-1) && new Set(columns).size === columns.length;
  });

const rangesOf = (rows: readonly Leaf[][]): { from: number; to: number }[] =>
  toRanges(rows.filter((row) => row.length >= MIN_CELLS).flat());

/** The rows from a full one downwards for as long as their texts stand in common columns. */
const bandFrom = (rows: readonly Leaf[][], start: number): Leaf[][] => {
  const band = [rows[start]!];
  // Rows that only hold a cell's next line stand closer; the pitch is that of full rows.
  let lastFull = rowOf(rows[start]![0]!);
  let pitch = Number.POSITIVE_INFINITY;
  for (const row of rows.slice(start + 1)) {
    const step = rowOf(row[0]!) - lastFull;
    if (step > BREAK_AT_PITCH * pitch) break;
    const longer = [...band, row];
    if (!cellsFit(longer, rangesOf(longer))) break;
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
  const bands = rows.flatMap((row, index) => (row.length >= MIN_CELLS ? [bandFrom(rows, index)] : []));
  const taken = bands.reduce<Leaf[][]>((best, band) => (band.length > best.length ? band : best), []);
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

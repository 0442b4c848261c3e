import { centreY, surround } from '../geometry.ts';
import { typesWith } from '../ontology/element-types.ts';
import { alikeness, isAlike } from './alikeness.ts';
import { type Axis, type Draft, endOf, startOf } from './draft.ts';

/** Neighbours may overlap by this much, in CSS pixels, where they share a border. */
const MAX_OVERLAP_PX = 1;
/** By so much rows must be more alike than columns, or columns than rows, for that to decide which of them to cut. */
const MIN_LIKENESS_GAIN = 0.15;
const MIN_LIKENESS = 0.5;
const MIN_COLUMNS_GAIN = 0.3;
/** Of two columns either may end first. */
const MIN_COLUMNS_FILLED = 3;
/** A space that is wider than another by this factor parts what lies on both sides of the other too. */
const MIN_WIDER_RATIO = 1.25;
/** What makes a column, such as icon, title and text, is few things; the bound also bounds the work. */
const MAX_COLUMN_ROWS = 24;
/** Middles that differ by no more, in CSS pixels, are level. */
const MAX_OFF_LEVEL_PX = 2;
/** Lines of text that form columns are rarely a grid of equal cells. */
const NO_CELLS = typesWith('textual', 'text');

/** Cuts units along the free strips of an axis. */
export function cutAlong(units: readonly Draft[], axis: Axis, scale: number): Draft[][] {
  const parts: Draft[][] = [];
  let reached = -Infinity;
  for (const unit of units.toSorted((a, b) => startOf(a.ink, axis) - startOf(b.ink, axis))) {
    if (startOf(unit.ink, axis) < reached - MAX_OVERLAP_PX * scale) parts.at(-1)?.push(unit);
    else parts.push([unit]);
    reached = Math.max(reached, endOf(unit.ink, axis));
  }
  return parts;
}

/** What lies between neighbouring parts. */
function gapsBetween(parts: readonly (readonly Draft[])[], axis: Axis): number[] {
  const boxes = parts.map((part) => surround(part.map(({ box }) => box)));
  return boxes.flatMap((box, at) => {
    const before = boxes[at - 1];
    return before ? [startOf(box, axis) - endOf(before, axis)] : [];
  });
}

/**
 * Which cuts come first where both are possible. Parts that are alike are items, and what differs within them makes one: table
 * rows are alike from top to bottom, columns of icon, title and text from left to right. Else the wider space parts more.
 */
export function chooseCut(
  rows: readonly Draft[][],
  columns: readonly Draft[][],
  holderType: string,
  scale: number,
): Axis | 'grid' {
  if (rows.length === 1) return 'x';
  if (columns.length === 1 || holderType === 'table') return 'y';
  if (isGrid(rows, columns.length)) return 'grid';
  if (endsRow(rows, columns, scale)) return 'y';
  const likeRows = alikeness(rows, 'y', scale);
  const likeColumns = areFilled(columns, rows) && headEach(columns, rows) ? alikeness(columns, 'x', scale) : 0;
  if (Math.abs(likeRows - likeColumns) > MIN_LIKENESS_GAIN && Math.max(likeRows, likeColumns) > MIN_LIKENESS)
    return likeRows > likeColumns ? 'y' : 'x';
  return widest(gapsBetween(columns, 'x')) > widest(gapsBetween(rows, 'y')) ? 'x' : 'y';
}

/** Every row reaches into most of the columns: a title above some cards does not make a column of the first of them. */
const areFilled = (columns: readonly Draft[][], rows: readonly Draft[][]): boolean => {
  if (columns.length < MIN_COLUMNS_FILLED) return true;
  const columnOf = new Map(columns.flatMap((column, at) => column.map((unit) => [unit, at] as const)));
  return rows.every((row) => 2 * new Set(row.map((unit) => columnOf.get(unit))).size > columns.length);
};

/** Whether the second of two columns ends one row of the first: a time beside a name and above a text is level with the name, not with both. */
const endsRow = (rows: readonly Draft[][], [first, second, third]: readonly Draft[][], scale: number): boolean => {
  if (!first || !second || third) return false;
  const own = new Set(second);
  const row = rows.find((units) => units.some((unit) => own.has(unit))) ?? [];
  const beside = row.filter((unit) => !own.has(unit));
  const isLevel = (units: readonly Draft[]): boolean =>
    Math.abs(middleOf(units) - middleOf(second)) <= MAX_OFF_LEVEL_PX * scale;
  const isInRow = row.length === beside.length + own.size;
  return isInRow && beside.length > 0 && isLevel(beside) && !isLevel(rows.flat());
};

const middleOf = (units: readonly Draft[]): number => centreY(surround(units.map(({ ink }) => ink)));

/** Columns with rows across them that only narrow spaces part stay together until the widest spaces are cut. */
export function joinNear(columns: readonly Draft[][], scale: number): Draft[][] {
  const beside = partBeside(columns, scale);
  if (beside) return beside;
  const gaps = gapsBetween(columns, 'x');
  const least = widest(gaps) / MIN_WIDER_RATIO;
  const runs: Draft[][][] = [];
  columns.forEach((column, at) => {
    const run = runs.at(-1);
    if (run && (gaps[at - 1] ?? 0) < least) run.push(column);
    else runs.push([column]);
  });
  return runs.flatMap((run) => (run.length > 1 && cutAlong(run.flat(), 'y', scale).length > 1 ? [run.flat()] : run));
}

/** One thing at the side of rows that are as high as it together: a picture beside a name with a time, and a text below. */
const partBeside = (columns: readonly Draft[][], scale: number): Draft[][] | undefined => {
  const [first = [], last = []] = [columns[0], columns.at(-1)];
  if (cutAlong(columns.flat(), 'y', scale).length > 1) return undefined;
  const hasRows = (rest: readonly Draft[][]): boolean => endsRow(cutAlong(rest.flat(), 'y', scale), rest, scale);
  const [after, before] = [columns.slice(1), columns.slice(0, -1)];
  if (first.length === 1 && hasRows(after)) return [first, after.flat()];
  return last.length === 1 && hasRows(before) ? [before.flat(), last] : undefined;
};

const widest = (gaps: readonly number[]): number => gaps.reduce((a, b) => Math.max(a, b), -Infinity);

const isGrid = (rows: readonly Draft[][], columns: number): boolean => {
  const all = rows.flat();
  const [first] = all;
  return (
    first !== undefined &&
    !NO_CELLS.has(first.type) &&
    all.length > columns &&
    rows.slice(0, -1).every((row) => row.length === columns) &&
    all.every((unit) => isAlike(unit, first))
  );
};

/** Rows that are nearer to each other than their columns are, and alike from column to column only, are columns side by side. */
export function joinColumns(rows: readonly Draft[][], scale: number): Draft[][] {
  const joined: Draft[][][] = [];
  for (const row of rows) {
    const last = joined.at(-1);
    if (last && last.length < MAX_COLUMN_ROWS && row.length > 1 && areColumns([...last, row], scale)) last.push(row);
    else joined.push([row]);
  }
  return joined.map((run) => run.flat());
}

/** Buttons and badges end what is above them. */
const WORDED: ReadonlySet<string> = typesWith('worded');

/** Above cards that stand side by side, only what each of them has makes columns with them: a title and a bar above some head all. */
const headEach = (columns: readonly Draft[][], rows: readonly Draft[][]): boolean => {
  if (!rows.at(-1)?.every(({ isPainted, kind, type }) => isPainted && kind !== 'text' && !WORDED.has(type)))
    return true;
  const rowOf = new Map(rows.flatMap((row, at) => row.map((unit) => [unit, at] as const)));
  return columns.every((column) => new Set(column.map((unit) => rowOf.get(unit))).size === rows.length);
};

const areColumns = (rows: readonly Draft[][], scale: number): boolean => {
  const columns = cutAlong(rows.flat(), 'x', scale);
  if (columns.length < 2 || !areFilled(columns, rows) || !headEach(columns, rows)) return false;
  const narrowest = gapsBetween(columns, 'x').reduce((a, b) => Math.min(a, b), Infinity);
  if (widest(gapsBetween(rows, 'y')) >= narrowest) return false;
  return alikeness(columns, 'x', scale) - alikeness(rows, 'y', scale) > MIN_COLUMNS_GAIN;
};

import { right } from '../../geometry.ts';
import type { BoxPart, Column, Part } from '../part.ts';
import { toGroup } from './arrange-parts.ts';

/** Fewer rows or cells have no columns. */
const MIN_ROWS = 2;
const MIN_CELLS = 2;
/** Cells begin or end at one place where they are this near to it, in CSS pixels: letters show half a pixel. */
const MAX_EDGE_OFF_PX = 1.5;
/** A column begins at most so far, in CSS pixels, before what is in it. */
const MAX_PADDING_PX = 16;

/** A member of a set, or not. */
type Row = BoxPart & { repeat?: string | undefined };
type Band = { x: number; end: number };

/**
 * The rows of a table with one cell for each column, all of a column as wide: what is in one column is one cell, and where nothing
 * is in it the cell is empty. Rows whose cells lie across columns stay as they are.
 */
export function alignCells(rows: readonly Row[], scale: number): Row[] {
  const cells = rows.map(cellsOf);
  const counts = Map.groupBy(
    cells.filter((row) => row.length >= MIN_CELLS),
    ({ length }) => length,
  );
  const [usual] = [...counts.values()].toSorted((a, b) => b.length - a.length);
  if (!usual || usual.length < MIN_ROWS) return [...rows];
  const bands = usual[0]!.map((_, at): Band => {
    const boxes = usual.map((row) => row[at]!.box);
    return { x: Math.min(...boxes.map(({ x }) => x)), end: Math.max(...boxes.map(right)) };
  });
  if (bands.some(({ x }, at) => at > 0 && x <= bands[at - 1]!.end)) return [...rows];
  const [from, to] = [Math.min(...rows.map(({ box }) => box.x)), Math.max(...rows.map(({ box }) => right(box)))];
  const edges = [
    Math.min(from, bands[0]!.x),
    ...bands.slice(1).map(({ x }, at) => Math.max((bands[at]!.end + x) / 2, x - MAX_PADDING_PX * scale)),
    Math.max(to, bands.at(-1)!.end),
  ];
  const sorted = cells.map((row) => sortCells(row, edges));
  const columns = bands.map((_, at): Column => {
    const boxes = sorted.flatMap((row) => row?.[at]?.box ?? []);
    const [x, end] = [edges[at]!, edges[at + 1]!];
    const start = commonOf(
      boxes.map((box) => box.x),
      scale,
    );
    const stop = commonOf(boxes.map(right), scale);
    return { x, width: end - x, start: start.value, stop: stop.value, isAtEnd: stop.count > start.count };
  });
  // Rows of one table are one set, whether or not the tree says so.
  const set = rows.find(({ repeat }) => repeat !== undefined)?.repeat ?? `rows-${rows[0]!.box.x}-${rows[0]!.box.y}`;
  return rows.map((row, at) => {
    const items = sorted[at];
    if (!items) return row;
    const filled = items.map((item, column): Part => item ?? emptyCell(row, columns[column]!));
    const repeat = at === 0 && isHead(items, sorted[1]) ? undefined : (row.repeat ?? set);
    return { ...row, repeat, columns, layout: { direction: 'row', items: filled, floats: row.layout.floats } };
  });
}

/** The first row heads the others where its words look otherwise in every column. */
const isHead = (first: readonly (Part | undefined)[], second: readonly (Part | undefined)[] | undefined): boolean => {
  const differ = first.flatMap((cell, at) => {
    const below = second?.[at];
    if (cell?.kind !== 'text' || below?.kind !== 'text') return [];
    return (['fontSize', 'fontWeight', 'color'] as const).some((name) => cell.text[name] !== below.text[name]);
  });
  return differ.length > 0 && differ.every(Boolean);
};

/** Cells that were grouped are cells as others. */
const cellsOf = ({ layout, box }: BoxPart): readonly Part[] => {
  if (layout.direction !== 'row' || layout.floats.length > 0) return [];
  return layout.items.flatMap((item) =>
    item.kind === 'box' &&
    item.use === 'group' &&
    !item.paint &&
    item.layout.direction === 'row' &&
    item.box.height <= box.height
      ? cellsOf(item)
      : [item],
  );
};

/** What is in each column of a row; nothing where something lies across two. */
const sortCells = (cells: readonly Part[], edges: readonly number[]): (Part | undefined)[] | undefined => {
  const columns: Part[][] = edges.slice(1).map(() => []);
  for (const cell of cells) {
    const at = edges.findLastIndex((edge) => edge <= cell.box.x);
    if (at < 0 || at >= columns.length || right(cell.box) > edges[at + 1]!) return undefined;
    columns[at]!.push(cell);
  }
  if (cells.length === 0) return undefined;
  return columns.map((found) => (found.length > 1 ? toGroup(found) : found[0]));
};

/** The place that most have, and how many these are. */
const commonOf = (places: readonly number[], scale: number): { value: number; count: number } => {
  const near = (value: number): number[] =>
    places.filter((place) => Math.abs(place - value) <= MAX_EDGE_OFF_PX * scale);
  const best = places.reduce<number[]>((most, place) => (near(place).length > most.length ? near(place) : most), []);
  return { value: best.reduce((sum, place) => sum + place, 0) / Math.max(1, best.length), count: best.length };
};

const emptyCell = ({ box }: BoxPart, { x, width }: Column): BoxPart => ({
  ...toGroup([]),
  box: { x, y: box.y, width, height: box.height },
});

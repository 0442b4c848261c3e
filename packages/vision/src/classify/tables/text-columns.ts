import { type Box, bottom, centreX, centreY, right, surround } from '@blueprompt/core/geometry';
import type { TextLine } from '@blueprompt/core/measurement';

/** Edges this close are one column edge, in CSS pixels. */
const SAME_EDGE = 8;
/** A column shows in this share of the rows at least. */
const MIN_ROWS = 0.55;
/** Fewer columns are a list of names and values. */
export const MIN_COLUMNS = 3;
/** Rows below a head that names their columns, at least. */
const MIN_BODY = 2;

/** Sorts lines into rows: by the given row edges, or where the next line begins below the middle of the row. */
export const toRows = (lines: readonly TextLine[]): TextLine[][] => {
  const rows: TextLine[][] = [];
  for (const line of lines.toSorted((a, b) => centreY(a.box) - centreY(b.box))) {
    const row = rows.at(-1);
    if (row && centreY(line.box) < bottom(row[0]!.box)) row.push(line);
    else rows.push([line]);
  }
  return rows.map((row) => row.toSorted((a, b) => a.box.x - b.box.x));
};

/** What stands in one cell of a row, whole or line by line. */
export type Cell = Pick<TextLine, 'box' | 'text'>;

/** Lines of one row that stand below each other are one cell. */
export const toCells = (row: readonly Cell[]): Cell[] => {
  const cells: Cell[] = [];
  for (const line of row.toSorted((a, b) => a.box.x - b.box.x)) {
    const last = cells.at(-1);
    if (last && line.box.x < right(last.box))
      cells[cells.length - 1] = { box: surround([last.box, line.box]), text: `${last.text} ${line.text}` };
    else cells.push({ box: line.box, text: line.text });
  }
  return cells;
};

/** How many columns the rows share: edges (left, middle or right) that come back in most rows. */
export const countColumns = (rows: readonly Cell[][], scale: number): number => {
  const edges = [(box: Box) => box.x, centreX, right];
  return Math.max(...edges.map((edge) => countEdges(rows, edge, scale)));
};

/** Cells below each other share one of their edges or their middle, but for some pixels. */
export const areInColumn = (a: Box, b: Box, slackPx: number): boolean =>
  Math.abs(a.x - b.x) <= slackPx ||
  Math.abs(centreX(a) - centreX(b)) <= slackPx ||
  Math.abs(right(a) - right(b)) <= slackPx;

/** How many columns the first row names, where all that stands below stands under its names: some columns are mostly empty. */
export const headColumns = (rows: readonly Cell[][], scale: number): number => {
  const [head, ...body] = rows;
  if (!head || body.length < MIN_BODY) return 0;
  const isBelow = (name: Cell, cell: Cell): boolean => areInColumn(name.box, cell.box, SAME_EDGE * scale);
  const isNamed = body.every((row) => row.every((cell) => head.some((name) => isBelow(name, cell))));
  const used = head.filter((name) => body.some((row) => row.some((cell) => isBelow(name, cell))));
  return isNamed && body.every((row) => row.length > 1) && used.length === head.length ? head.length : 0;
};

const countEdges = (rows: readonly Cell[][], edge: (box: Box) => number, scale: number): number => {
  const places: { at: number; rows: Set<number> }[] = [];
  rows.forEach((row, index) => {
    for (const line of row) {
      const at = edge(line.box);
      const known = places.find((place) => Math.abs(place.at - at) <= SAME_EDGE * scale);
      if (known) known.rows.add(index);
      else places.push({ at, rows: new Set([index]) });
    }
  });
  return places.filter((place) => place.rows.size >= rows.length * MIN_ROWS).length;
};

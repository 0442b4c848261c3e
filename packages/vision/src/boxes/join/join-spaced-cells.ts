import { type Box, bottom, contains, right, surround } from '@blueprompt/core/geometry';
import type { TextLine } from '@blueprompt/core/measurement';
import type { Shape } from '../shape.ts';

/** Space between the cells of a row, and how far edges of one column differ at most where frames are told, in CSS pixels. */
const MAX_GAP = 4;
const EDGE = 4;
/** Height of a row of a table, in CSS pixels. */
const HEIGHTS = [17, 120] as const;
const MIN_COLUMNS = 3;
/** An unpainted row is as high as a painted one, give or take this share of it. */
const PITCH_SLACK = 0.35;
/** Tables keep square corners on their cells, in CSS pixels. */
const MAX_RADIUS = 3;

/**
 * Painted cells with a little space between them, in rows that share their columns, are one table. Every other row may
 * show the page: rows follow each other at once or after the height of a row.
 */
export const joinSpacedCells = (shapes: readonly Shape[], texts: readonly TextLine[], scale: number): Shape[] => {
  const cells = shapes.filter(
    ({ kind, box, radius, shadow, busy, grid, bars }) =>
      kind === 'box' &&
      radius <= MAX_RADIUS * scale &&
      busy < 0.5 &&
      !shadow &&
      !grid &&
      !bars &&
      box.height >= HEIGHTS[0] * scale &&
      box.height <= HEIGHTS[1] * scale,
  );
  const tables = stack(toRows(cells, scale), scale).filter((rows) => rows.length >= 2 && haveWords(rows.flat(), texts));
  const members = new Set(tables.flat(2));
  let rest = shapes.filter((shape) => !members.has(shape));
  const grids = tables.map((rows): Shape => {
    const around = surround(rows.flat().map(({ box }) => box));
    const frame = rest.find(({ kind, box }) => kind === 'box' && isFrame(box, around, rows[0]![0]!.box.height, scale));
    rest = rest.filter((shape) => shape !== frame);
    const pitch = Math.min(...rows.flat().map(({ box }) => box.height));
    const box = frame?.box ?? around;
    const whole = frame ?? { ...rows[0]![0]!, radius: 0 };
    return { ...whole, box, busy: 0, grid: { rows: Math.round(box.height / pitch), columns: rows[0]!.length } };
  });
  return [...rest, ...grids];
};

/** Most cells of a table have words; the bars of a chart have none. */
const haveWords = (cells: readonly Shape[], texts: readonly TextLine[]): boolean =>
  2 * cells.filter(({ box }) => texts.some((line) => contains(box, line.box, 1))).length >= cells.length;

/** Cells of one height and colour side by side. */
const toRows = (cells: readonly Shape[], scale: number): Shape[][] => {
  const rows: Shape[][] = [];
  for (const cell of cells.toSorted((a, b) => a.box.x - b.box.x)) {
    const row = rows.find((known) => {
      const { box, fill } = known.at(-1)!;
      const isLevel = Math.abs(box.y - cell.box.y) <= 1 && Math.abs(box.height - cell.box.height) <= 1;
      return isLevel && fill === cell.fill && Math.abs(cell.box.x - right(box)) <= MAX_GAP * scale;
    });
    if (row) row.push(cell);
    else rows.push([cell]);
  }
  return rows.filter((row) => row.length >= MIN_COLUMNS).toSorted((a, b) => a[0]!.box.y - b[0]!.box.y);
};

/** Rows with the same columns at the distance of a table. */
const stack = (rows: readonly Shape[][], scale: number): Shape[][][] => {
  const stacks: Shape[][][] = [];
  for (const row of rows) {
    const known = stacks.find((members) => isNext(members.at(-1)!, row, scale));
    if (known) known.push(row);
    else stacks.push([row]);
  }
  return stacks;
};

const isNext = (above: readonly Shape[], below: readonly Shape[], scale: number): boolean => {
  const near = (a: number, b: number) => Math.abs(a - b) <= EDGE * scale;
  const { box } = below[0]!;
  const gap = box.y - bottom(above[0]!.box);
  // The end of the picture may cut the row below.
  const height = Math.max(above[0]!.box.height, box.height);
  const isAfterRow = Math.abs(gap - height) <= PITCH_SLACK * height;
  return (
    above.length === below.length &&
    above.every((cell, at) => near(cell.box.x, below[at]!.box.x) && near(right(cell.box), right(below[at]!.box))) &&
    (near(gap, 0) || isAfterRow)
  );
};

/** The frame of the table shares its sides, and has room for one more unpainted row at most. */
const isFrame = (box: Box, around: Box, row: number, scale: number): boolean =>
  contains(box, around, EDGE * scale) &&
  box.width - around.width <= 2 * EDGE * scale &&
  box.height - around.height <= 1.5 * row;

import { centreY, right } from '../../geometry.ts';
import { median } from '../../statistics.ts';
import type { Part } from './page-index.ts';
import type { ReadTable } from './read-table.ts';

/** Cells that begin where their head does differ by no more, in pixels: letters begin at different places of their boxes. */
const MAX_SHIFT_PX = 3;
/** Cells have no wider space at their sides, in pixels. */
const MAX_PADDING_PX = 40;

const firstIn = (table: ReadTable, column: number): Part[] => table.rows.flatMap((row) => row[column]?.[0] ?? []);

/** A word on a badge begins where the badge does. */
const startX = ({ node, parent }: Part): number => (parent?.node.type === 'badge' ? parent.node.box.x : node.box.x);

/** Where the words of a column begin, where its cells begin there with its head. */
const startOf = (table: ReadTable, column: number): number | undefined => {
  const head = table.heads[column]!.node.box.x;
  const cells = firstIn(table, column).map(startX);
  return cells.length > 0 && Math.abs(median(cells) - head) <= MAX_SHIFT_PX ? head : undefined;
};

/** The width of each column, from where its words begin to where those of the next do; nothing where they are not set to the left. */
export function columnWidths(table: ReadTable): (number | undefined)[] {
  const starts = table.heads.map((_, column) => startOf(table, column));
  const { box, type } = table.holder.node;
  const [first] = starts;
  const padding = type === 'table' && first !== undefined ? first - box.x : undefined;
  const end = padding !== undefined && padding <= MAX_PADDING_PX ? right(box) + padding : undefined;
  return starts.map((start, column) => {
    const next = column + 1 < starts.length ? starts[column + 1] : end;
    return start === undefined || next === undefined ? undefined : next - start;
  });
}

/** How far it is from one row to the next, by the first column that has something in every row. */
export const rowSteps = (table: ReadTable): number[] => {
  const full = table.heads
    .map((_, column) => firstIn(table, column))
    .find(({ length }) => length === table.rows.length);
  const centres = (full ?? []).map(({ node }) => centreY(node.box));
  return centres.slice(1).map((centre, index) => centre - centres[index]!);
};

import { area, centreY, right } from '../../geometry.ts';
import { median } from '../../statistics.ts';
import type { Part } from './page-index.ts';
import type { ReadTable } from './read-table.ts';
import { isInside } from './reading-order.ts';

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

/** Rows of one height differ by no more, in pixels: their places are rounded. */
const MAX_PITCH_SPREAD_PX = 2;
/** How many boxes around a title its rows may lie in. */
const MAX_STEPS_OUT = 3;
/** What holds more of its page is no list under a title. */
const MAX_SHARE = 0.6;

const rowsIn = (holder: Part): Part[] => {
  const sets = new Map<string, Part[]>();
  for (const part of holder.page.parts) {
    const { repeat } = part.node;
    if (repeat === undefined || !isInside(part, new Set([holder]))) continue;
    sets.set(repeat, [...(sets.get(repeat) ?? []), part]);
  }
  return [...sets.values()].sort((a, b) => b.length - a.length)[0] ?? [];
};

const pitchOf = (rows: readonly Part[]): number | undefined => {
  const tops = rows.map(({ node }) => node.box.y).sort((a, b) => a - b);
  const steps = tops.slice(1).map((top, index) => top - tops[index]!);
  const sorted = [...steps].sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined || middle <= 0) return undefined;
  return steps.every((step) => Math.abs(step - middle) <= MAX_PITCH_SPREAD_PX) ? middle : undefined;
};

/** From one row to the next of the largest set of rows in a part, or in what its title heads; nothing where rows are uneven. */
export const rowPitch = (part: Part): number | undefined => {
  const { width, height } = part.page.measurement.image;
  let holder: Part | undefined = part;
  for (let step = 0; step <= MAX_STEPS_OUT && holder; step++) {
    const rows = rowsIn(holder);
    if (rows.length > 1) return pitchOf(rows);
    holder = holder.parent;
    if (holder && area(holder.node.box) > MAX_SHARE * width * height) return undefined;
  }
  return undefined;
};

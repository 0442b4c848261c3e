import { bottom, right } from '../geometry.ts';
import type { Draft } from './draft.ts';

/** Rows of a table fill it: each reaches to the middle of the space between it and the next, where a line is if there is one. */
export function tileRows(table: Draft): void {
  const rows = table.children.filter(({ type }) => type !== 'divider');
  const edges = rows.flatMap((row, at) => {
    const before = rows[at - 1];
    return before ? [(bottom(before.box) + row.box.y) / 2] : [];
  });
  const tops = [table.box.y, ...edges];
  const feet = [...edges, bottom(table.box)];
  if (rows.length < 2 || tops.some((top, at) => top >= (feet[at] ?? top))) return;
  rows.forEach((row, at) => {
    const [top = 0, foot = 0] = [tops[at], feet[at]];
    if (row.kind === 'group') row.box = { ...table.box, y: top, height: foot - top };
  });
}

/** Parts of two rows are in one column where their edges differ by no more, in CSS pixels. */
const MAX_COLUMN_OFF_PX = 3;
/** A row that goes on with a table has at least so many parts, and this share of them is in its columns. */
const MIN_ROW_PARTS = 3;
const MIN_IN_COLUMNS = 0.75;
/** It begins this near to the foot of the table, in heights of a row. */
const MAX_BELOW = 0.5;

/** Puts a row into the table right above it whose columns it has: the last one is often cut off by the window, and then its lower line is missing. */
export function joinLastRow(node: Draft, scale: number): void {
  for (const child of node.children) joinLastRow(child, scale);
  for (const table of node.children.filter(({ type }) => type === 'table')) {
    const next = node.children.find((child) => goesOn(table, child, scale));
    if (!next) continue;
    table.children.push(next);
    table.box = { ...table.box, height: bottom(next.box) - table.box.y };
    tileRows(table);
    node.children = node.children.filter((child) => child !== next);
  }
}

const goesOn = ({ box, children }: Draft, next: Draft, scale: number): boolean => {
  const row = children.findLast(({ type }) => type !== 'divider');
  if (!row || next.kind !== 'group' || next.box.x < box.x || right(next.box) > right(box)) return false;
  if (Math.abs(next.box.y - bottom(box)) > MAX_BELOW * row.box.height || next.box.height > 1.5 * row.box.height)
    return false;
  const [above, below] = [row, next].map((one) => leavesOf(one).map((leaf) => leaf.box.x));
  const isInColumn = (x: number): boolean => above!.some((start) => Math.abs(start - x) <= MAX_COLUMN_OFF_PX * scale);
  return below!.length >= MIN_ROW_PARTS && below!.filter(isInColumn).length >= MIN_IN_COLUMNS * below!.length;
};

const leavesOf = (draft: Draft): Draft[] => (draft.children.length > 0 ? draft.children.flatMap(leavesOf) : [draft]);

import { bottom } from '../geometry.ts';
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

import { centreY } from '../geometry.ts';
import type { PageNode } from './page-node.ts';

/** Sorts what a table holds into its rows: two things share a row when their middles lie within half the smaller one. */
export const toRows = (nodes: readonly PageNode[]): PageNode[][] => {
  const rows: PageNode[][] = [];
  for (const node of [...nodes].sort((a, b) => centreY(a.box) - centreY(b.box))) {
    const row = rows.at(-1);
    const first = row?.[0];
    const isSameRow =
      first && Math.abs(centreY(first.box) - centreY(node.box)) < Math.min(first.box.height, node.box.height) / 2;
    if (row && isSameRow) row.push(node);
    else rows.push([node]);
  }
  return rows.map((row) => row.sort((a, b) => a.box.x - b.box.x));
};

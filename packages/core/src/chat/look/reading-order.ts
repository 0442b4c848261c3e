import { bottom } from '../../geometry.ts';
import type { Part } from './page-index.ts';

/** Rows share so much of the height of the lower one. */
const ROW_SHARE = 0.5;

/** Row after row, each from left to right, as people count. */
export const rowsOf = (parts: readonly Part[]): Part[][] => {
  const rows: Part[][] = [];
  for (const part of [...parts].sort((a, b) => a.page.number - b.page.number || a.node.box.y - b.node.box.y)) {
    const { y, height } = part.node.box;
    const row = rows.find(([first]) => {
      const box = first!.node.box;
      const shared = Math.min(bottom(box), y + height) - Math.max(box.y, y);
      return first!.page === part.page && shared >= ROW_SHARE * Math.min(height, box.height);
    });
    if (row) row.push(part);
    else rows.push([part]);
  }
  return rows.map((row) => row.sort((a, b) => a.node.box.x - b.node.box.x));
};

export const inReadingOrder = (parts: readonly Part[]): Part[] => rowsOf(parts).flat();

export const isInside = (part: Part, holders: ReadonlySet<Part>): boolean => {
  for (let at = part.parent; at; at = at.parent) if (holders.has(at)) return true;
  return false;
};

/** Columns share so much of the width of the narrower one. */
const COLUMN_SHARE = 0.5;

/** What lies below each other, column after column from left to right. */
export const columnsOf = (parts: readonly Part[]): Part[][] => {
  const columns: Part[][] = [];
  for (const part of innermost(parts).sort((a, b) => a.node.box.x - b.node.box.x)) {
    const { x, width } = part.node.box;
    const column = columns.find(([first]) => {
      const box = first!.node.box;
      const shared = Math.min(box.x + box.width, x + width) - Math.max(box.x, x);
      return first!.page === part.page && shared >= COLUMN_SHARE * Math.min(width, box.width);
    });
    if (column) column.push(part);
    else columns.push([part]);
  }
  return columns;
};

/** How many lie side by side in the fullest row. */
export const mostPerRow = (parts: readonly Part[]): number =>
  Math.max(0, ...rowsOf(outermost(parts)).map((row) => row.length));

/** Without those that hold others of them. */
export const innermost = (parts: readonly Part[]): Part[] => {
  const holders = new Set<Part>();
  for (const part of parts) for (let at = part.parent; at; at = at.parent) holders.add(at);
  return parts.filter((part) => !holders.has(part));
};

/** Without those that lie in others of them. */
export const outermost = (parts: readonly Part[]): Part[] => {
  const all = new Set(parts);
  return parts.filter((part) => !isInside(part, all));
};

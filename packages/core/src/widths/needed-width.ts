import { right, surround } from '../geometry.ts';
import type { Measurement } from '../measurement.ts';
import type { TreeNode } from '../page-tree.ts';
import { treeOf } from '../tree/tree-of.ts';

/** Words up to this wide, in CSS pixels, stay in their line where nothing is beside them; longer ones go on in a next line. */
const MAX_LINE_PX = 700;
/** More room than this between two things of a row, in CSS pixels, is what the row has left. */
const MAX_SPACE_PX = 40;
/** What a page leaves free on both sides at the least, in CSS pixels. */
const MARGINS_PX = 32;
/** What takes this share of its row is behind the others, and not beside them. */
const MIN_BEHIND_SHARE = 0.95;
/** Share of the narrower of two neighbours that may lie on the other: letters overhang, and so do badges. */
const MAX_OVER_SHARE = 0.4;

/**
 * How wide a window has to be, in CSS pixels, for all that a page shows side by side to have the room that it was measured with; none
 * where nothing is side by side. What has nothing beside it gives way.
 */
export function neededWidth(measurement: Measurement): number | undefined {
  const { scale } = measurement.image;
  const rows: number[] = [];
  const lines: number[] = [];
  const visit = (node: TreeNode): void => {
    if (node.kind === 'text' && node.box.width <= MAX_LINE_PX * scale) lines.push(node.box.width);
    if (besideIn(node).length > 1) rows.push(widthOfRow(node, scale));
    else node.children.forEach(visit);
  };
  visit(treeOf(measurement).root);
  return rows.length === 0 ? undefined : Math.max(...rows, ...lines) / scale + MARGINS_PX;
}

/** What is side by side in the first line of a row or grid. */
const besideIn = ({ kind, flow, children, box }: TreeNode): TreeNode[] => {
  if (kind === 'text' || flow === undefined || flow.direction === 'column') return [];
  const line = flow.direction === 'grid' ? children.slice(0, flow.columns ?? children.length) : children;
  return line.filter((item) => item.box.width < MIN_BEHIND_SHARE * box.width);
};

/** The sum of its items, each with the space before it; all of it where they lie over each other. */
const widthOfRow = (node: TreeNode, scale: number): number => {
  const items = besideIn(node);
  let sum = 0;
  for (const [at, item] of items.entries()) {
    const before = items[at - 1]?.box;
    const space = before ? item.box.x - right(before) : 0;
    if (before && -space > MAX_OVER_SHARE * Math.min(item.box.width, before.width))
      return surround(items.map(({ box }) => box)).width;
    sum += widthOf(item, scale) + Math.min(MAX_SPACE_PX * scale, Math.max(0, space));
  }
  return Math.min(sum, node.box.width);
};

/** What shows its edges is as wide as it is, and all else as what is in it. */
const widthOf = (node: TreeNode, scale: number): number => {
  if (node.kind === 'element' || node.kind === 'paint' || node.children.length === 0) return node.box.width;
  if (besideIn(node).length > 1) return widthOfRow(node, scale);
  return Math.max(...node.children.map((child) => widthOf(child, scale)));
};

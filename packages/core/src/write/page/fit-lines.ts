import { type Box, bottom, centreY, surround } from '../../geometry.ts';
import type { PageNode } from './page-node.ts';

/** Of the height of a line box at least this share is left: letters need it. */
const MIN_HEIGHT = 0.6;

/** Makes line boxes lower, about their middles, where those of neighbours in a column overlap: no gap takes that back. */
export const fitLines = (column: readonly PageNode[]): void => {
  const boxes = column.map(({ box }) => box);
  for (const [at, node] of column.entries()) {
    const [before, box, after] = [boxes[at - 1], boxes[at]!, boxes[at + 1]];
    const top = before ? Math.max(box.y, meetAt(before, box)) : box.y;
    const foot = after ? Math.min(bottom(box), meetAt(box, after)) : bottom(box);
    lowerTo(node, top, foot);
  }
};

/** Where two boxes meet that overlap: in the middle of what they share. */
const meetAt = (upper: Box, lower: Box): number => (bottom(upper) + lower.y) / 2;

const lowerTo = (node: PageNode, top: number, foot: number): void => {
  if (node.box.y >= top && bottom(node.box) <= foot) return;
  if (node.kind === 'group') {
    for (const child of node.children) lowerTo(child, top, foot);
    node.box = surround(node.children.map(({ box }) => box));
  }
  if (node.kind !== 'text') return;
  const count = node.block.lines.length;
  const middle = centreY(node.box);
  const room = 2 * Math.min(middle - top, foot - middle);
  const lineHeight = Math.floor((2 * room) / count) / 2;
  if (lineHeight * count < MIN_HEIGHT * node.box.height) return;
  node.lineHeight = lineHeight;
  node.box = { ...node.box, y: middle - (lineHeight * count) / 2, height: lineHeight * count };
};

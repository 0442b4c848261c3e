import { type Box, centreX, centreY } from '../../geometry.ts';
import type { Flow } from '../../page-tree.ts';
import type { PageNode } from './page-node.ts';

export type Axis = 'x' | 'y';
export const sideOf = (axis: Axis): 'width' | 'height' => (axis === 'x' ? 'width' : 'height');
export const endOf = (box: Box, axis: Axis): number => box[axis] + box[sideOf(axis)];
export const centreOf = (box: Box, axis: Axis): number => (axis === 'x' ? centreX(box) : centreY(box));

/** The axis that a row or column goes along. */
export const axisOf = ({ direction }: Flow): Axis => (direction === 'row' ? 'x' : 'y');

/** Moves a node with all that is in it. */
const move = (node: PageNode, axis: Axis, by: number): void => {
  if (by === 0) return;
  node.box = { ...node.box, [axis]: node.box[axis] + by };
  for (const child of node.children) move(child, axis, by);
};

/** Puts a node, with all that is in it, at a place along an axis. */
export const moveTo = (node: PageNode, axis: Axis, start: number): void => move(node, axis, start - node.box[axis]);

import type { Axis, Draft } from './draft.ts';
import { endOf, startOf } from './draft.ts';
import { measureFlow } from './measure-flow.ts';

/** Share of the smaller of two neighbours that may lie on the other in a row or column; what shares more is on top of it. */
const MAX_SHARED = 0.4;

/**
 * Sorts what rows hold from left to right and what columns hold from top to bottom. What lies on another comes after it while the
 * tree is built, also where it only touches that; where it is really on top it stays there.
 */
export function orderChildren(node: Draft, scale: number): void {
  for (const child of node.children) orderChildren(child, scale);
  const flow = node.children.length > 1 ? measureFlow(node, scale) : undefined;
  if (!flow || flow.direction === 'grid' || flow.wrap) return;
  const axis: Axis = flow.direction === 'row' ? 'x' : 'y';
  const sorted = node.children.toSorted((a, b) => startOf(a.box, axis) - startOf(b.box, axis));
  if (sorted.every((child, at) => isClear(child, sorted[at + 1], axis))) node.children = sorted;
}

const isClear = ({ box }: Draft, next: Draft | undefined, axis: Axis): boolean => {
  if (!next) return true;
  const sizes = [box, next.box].map((one) => endOf(one, axis) - startOf(one, axis));
  return endOf(box, axis) - startOf(next.box, axis) <= MAX_SHARED * Math.min(...sizes);
};

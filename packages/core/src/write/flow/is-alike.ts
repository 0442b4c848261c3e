import { gapsOf } from './flow-words.ts';
import { kindOf } from './name-node.ts';
import type { Nested, NodeFlow } from './nest-flow.ts';

/** Sizes and gaps that are told once for several may differ by as much as the ink of texts does. */
const SAME_PX = 4;
/** A word with a tall letter measures larger than one without. */
const SAME_SIZE_PX = 1;
/** Wider gaps beside words of several lengths are what is left over. */
const LEFT_OVER_PX = 48;

const isClose = (a: number, b: number): boolean => Math.abs(a - b) <= SAME_PX;
const isSameGap = (a: number, b: number): boolean => isClose(a, b) || Math.min(a, b) >= LEFT_OVER_PX;

/**
 * True when two flows could be copies of one component: the same parts in the same order, and the sizes and gaps that are
 * told of the first hold for the second too.
 */
export const isAlike = (a: NodeFlow, b: NodeFlow, isBeside: boolean): boolean => {
  if (a.kind === 'item' || b.kind === 'item')
    return a.kind === 'item' && b.kind === 'item' && isAlikeItem(a.item, b.item, isBeside);
  const { kind, children } = a;
  if (kind !== b.kind || children.length !== b.children.length) return false;
  if (kind !== 'layers') {
    const gaps = gapsOf(b.children, kind);
    if (!gapsOf(children, kind).every((gap, index) => isSameGap(gap, gaps[index]!))) return false;
  }
  return children.every((child, index) => isAlike(child, b.children[index]!, kind === 'row'));
};

const isAlikeItem = (a: Nested, b: Nested, isBeside: boolean): boolean => {
  // A heading and a text may play one part: the first of a list that is bold.
  if (a.node.kind === 'text' || b.node.kind === 'text')
    return (
      a.node.kind === 'text' &&
      b.node.kind === 'text' &&
      Math.abs(a.node.style.fontSize - b.node.style.fontSize) <= SAME_SIZE_PX
    );
  if (kindOf(a.node) !== kindOf(b.node)) return false;
  if (a.inside && b.inside)
    return (
      (isBeside ? isClose(a.box.width, b.box.width) : isClose(a.box.height, b.box.height)) &&
      isAlike(a.inside, b.inside, false)
    );
  // Icons of one set have many sizes.
  return !a.inside && !b.inside && (kindOf(a.node) === 'icon' || isClose(a.box.height, b.box.height));
};

import { bottom, right } from '../../geometry.ts';
import { type ElementNode, siblingsOf } from './page-node.ts';

/** Edges nearer than this coincide; a border may lie between them. */
const SAME_EDGE_PX = 2.01;

const isClose = (a: number, b: number): boolean => Math.abs(a - b) <= SAME_EDGE_PX;

/** Which corners of a part are round because its box ends there: a picture on top of a card is square at its foot. */
export const findCorners = (holder: ElementNode): void => {
  for (const child of siblingsOf(holder.children)) {
    if (child.kind !== 'element' || !child.element.radius) continue;
    const isAsWide = isClose(child.box.x, holder.box.x) && isClose(right(child.box), right(holder.box));
    const isAtTop = isClose(child.box.y, holder.box.y);
    const isAtFoot = isClose(bottom(child.box), bottom(holder.box));
    if (isAsWide && isAtTop !== isAtFoot) child.roundedAt = isAtTop ? 'top' : 'bottom';
  }
};

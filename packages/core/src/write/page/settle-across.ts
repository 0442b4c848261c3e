import { type Box, bottom, surround } from '../../geometry.ts';
import { typesWith } from '../../ontology/element-types.ts';
import type { Flow } from '../../page-tree.ts';
import { spread } from '../../statistics.ts';
import { type Axis, axisOf, centreOf, endOf, moveTo, sideOf } from './along-axis.ts';
import type { PageNode } from './page-node.ts';

/** Edges across a column that differ by no more, in CSS pixels, are one. */
const MAX_EDGE_OFF_PX = { box: 1, ink: 3 };
const INK = typesWith('ink');
/** A child whose middle is this near to that of its holder, in CSS pixels, is centred there: line boxes are estimates. */
const MAX_OFF_CENTRE_PX = { box: 2, ink: 4 };
/** The room that something is centred in is known to this, in CSS pixels. */
const MAX_ROOM_OFF_PX = { x: 1, y: 0.5 };
/** Boxes may be this much larger than their holder, in CSS pixels, and still be in it. */
const MAX_OVERFLOW_PX = { group: 2, box: 1 };

/** Where letters and drawings begin is a little inside what they are laid out in; boxes are measured to a pixel. */
const slackOf = ({ kind, ...node }: PageNode): number =>
  kind === 'element' && !('element' in node && INK.has(node.element.type)) ? MAX_EDGE_OFF_PX.box : MAX_EDGE_OFF_PX.ink;

const offCentreOf = (node: PageNode): number =>
  slackOf(node) === MAX_EDGE_OFF_PX.box ? MAX_OFF_CENTRE_PX.box : MAX_OFF_CENTRE_PX.ink;

/** Puts children on few edges across a row or column; says how all are aligned, or of each where it is. */
export const settleAcross = (
  node: PageNode,
  children: readonly PageNode[],
  flow: Flow,
  measuredOf: (node: PageNode) => Box,
): Flow['align'] => {
  const axis = axisOf(flow) === 'x' ? 'y' : 'x';
  const side = sideOf(axis);
  const boxes = children.map((child) => ({ ...child.box, [axis]: measuredOf(child)[axis] }) as Box);
  const content = surround(boxes);
  const home = node.box[axis];
  const first = home + Math.max(0, Math.round(content[axis] - home));
  const areAt = (edgeOf: (one: Box) => number, slack: (child: PageNode) => number): boolean => {
    const edges = boxes.map(edgeOf);
    return Math.max(...edges) - Math.min(...edges) <= Math.min(...children.map(slack));
  };
  const toMiddle = (middle: number): void => {
    for (const child of children) moveTo(child, axis, Math.round(2 * (middle - child.box[side] / 2)) / 2);
  };
  for (const child of children) delete child.standing;
  if (children.length < 2) {
    for (const child of children) moveTo(child, axis, first);
    return flow.align;
  }
  const slack = axis === 'x' ? slackOf : () => 1;
  // What is larger than its holder begins where it does and not in the middle.
  const fits =
    first + content[side] <=
    endOf(node.box, axis) + (node.kind === 'group' ? MAX_OVERFLOW_PX.group : MAX_OVERFLOW_PX.box);
  const middles = boxes.map((one) => centreOf(one, axis));
  const areCentred = fits && spread(middles) <= Math.min(...children.map(offCentreOf));
  if (axis === 'y' && areCentred) {
    toMiddle(first + Math.max(...boxes.map((one) => one[side])) / 2);
    return 'center';
  }
  if (areAt((one) => one[axis], slack)) {
    for (const child of children) moveTo(child, axis, first);
    const ends = children.map((child) => endOf(child.box, axis));
    return axis === 'x' && Math.max(...ends) - Math.min(...ends) <= 1 ? 'stretch' : 'start';
  }
  if (areCentred) {
    toMiddle(first + Math.max(...boxes.map((one) => one[side])) / 2);
    return 'center';
  }
  if (fits && areAt((one) => endOf(one, axis), slack)) {
    const end = first + Math.round(content[side]);
    for (const child of children) moveTo(child, axis, end - child.box[side]);
    return 'end';
  }
  const isStanding = standApart(node, children, boxes, { axis, first, hasMiddle: fits });
  if (!isStanding) standApart(node, children, boxes, { axis, first, hasMiddle: false });
  return undefined;
};

/** Puts each child on an edge of its own, or on that of those before it where that is near, or in the middle; says whether that has an end and a beginning. */
const standApart = (
  node: PageNode,
  children: readonly PageNode[],
  boxes: readonly Box[],
  { axis, first, hasMiddle }: { axis: Axis; first: number; hasMiddle: boolean },
): boolean => {
  const content = surround(boxes);
  const before = first - node.box[axis];
  const after = Math.max(0, Math.min(before, endOf(node.box, axis) - endOf(content, axis)));
  const middle = axis === 'y' ? (first + Math.round(bottom(content))) / 2 : (first + endOf(node.box, axis) - after) / 2;
  const edges = [first];
  const order = children.map((_, at) => at).sort((a, b) => boxes[a]![axis] - boxes[b]![axis]);
  for (const at of order) {
    const [child, box] = [children[at]!, boxes[at]!];
    const slack = axis === 'x' ? slackOf(child) : 1;
    delete child.standing;
    const isMiddle = hasMiddle && Math.abs(centreOf(box, axis) - middle) <= offCentreOf(child);
    const near = edges.findLast((edge) => box[axis] - edge <= slack);
    if (isMiddle && !(axis === 'x' && near === first)) {
      moveTo(child, axis, Math.round(2 * (middle - box[sideOf(axis)] / 2)) / 2);
      if (axis === 'x') child.standing = 'centred';
      continue;
    }
    const edge = near ?? Math.round(box[axis]);
    if (near === undefined) edges.push(edge);
    moveTo(child, axis, edge);
    if (axis === 'y') child.standing = `top +${Math.round(edge - first)}`;
    else if (edge !== first) child.standing = `left +${Math.round(edge - first)}`;
  }
  // The others are in the middle of the room from the first to the last only where that has stayed as it is.
  const around = surround(children.map((child) => child.box));
  const isSame = (one: number, other: number): boolean => Math.abs(one - other) <= MAX_ROOM_OFF_PX[axis];
  return isSame(around[axis], first) && isSame(endOf(around, axis), endOf(content, axis));
};

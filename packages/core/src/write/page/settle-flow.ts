import { type Box, bottom, right, surround } from '../../geometry.ts';
import { typesWith } from '../../ontology/element-types.ts';
import type { Flow } from '../../page-tree.ts';
import { median } from '../../statistics.ts';
import { axisOf, moveTo } from './along-axis.ts';
import { fitLines } from './fit-lines.ts';
import { kindOf, type PageNode } from './page-node.ts';
import { settleAcross } from './settle-across.ts';
import { settleGaps } from './settle-gaps.ts';
import { sortOut } from './sort-parts.ts';

/** Sizes of siblings that differ by no more, in CSS pixels, were meant to be one. */
const MAX_SIZE_OFF_PX = 1;
/** A group has this much room around what it holds, in CSS pixels, where its box is no more than that. */
const MAX_TIGHT_PX = 2;

/** They end where their pixels do, and words in them are a part of these. */
const DRAWN = typesWith('graphic', 'drawn');

const paintsNothing = (node: PageNode): boolean => {
  if (node.kind === 'region') return !node.region.fill && !node.region.gradient && !node.region.picture;
  if (node.kind !== 'element' || node.region || DRAWN.has(node.element.type)) return false;
  const { fill, gradient, border, edges, shadow, tones } = node.element;
  return !(fill ?? gradient ?? border ?? edges ?? shadow ?? tones);
};

/**
 * Settles every row and column of a page: paddings, gaps and edges that measuring has left a pixel or two apart become one, and
 * all boxes go to where these put them, as near to where they were measured as whole pixels allow. What is written of a box and
 * where it is then agree. What cannot be a row or column without going backwards is layered.
 */
export const settleFlow = (root: PageNode): void => {
  prepare(root);
  const measured = new Map<PageNode, Box>();
  const remember = (node: PageNode): void => {
    measured.set(node, node.box);
    for (const child of node.children) remember(child);
  };
  remember(root);
  settleNode(root, (node) => measured.get(node) ?? node.box);
};

/** Says of every holder how large it is and what it lays out, from the innermost out. */
const prepare = (node: PageNode): void => {
  for (const child of node.children) prepare(child);
  // Nobody sees where a box ends that paints nothing: it is as large as what it holds.
  if (paintsNothing(node)) node.box = surround([node.box, ...node.children.map(({ box }) => box)]);
  const tight = isTight(node);
  if (tight) node.box = boxAround(node);
  if (node.flow && kindOf(node) !== 'chart') sortOut(node, node.flow);
  const column = node.flow?.direction === 'column' ? flowingIn(node) : [];
  if (areAway(node, column, ({ box }) => box)) fitLines(column);
  if (tight) node.box = boxAround(node);
};

/** What lies on a group at a place of its own makes that no larger. */
const boxAround = ({ children }: PageNode): Box => {
  const flowing = children.filter(({ isFloating }) => !isFloating);
  return surround((flowing.length > 0 ? flowing : children).map(({ box }) => box));
};

/** A group that ends where what it holds does; the row of a table is as large as its cells are. */
const isTight = (node: PageNode): boolean => {
  if (node.kind !== 'group') return false;
  const { box } = node;
  const content = boxAround(node);
  const offs = [content.x - box.x, content.y - box.y, right(box) - right(content), bottom(box) - bottom(content)];
  return Math.max(...offs) <= MAX_TIGHT_PX;
};

type Measured = (node: PageNode) => Box;

const settleNode = (node: PageNode, measuredOf: Measured): void => {
  if (node.children.length === 0 || kindOf(node) === 'chart') return;
  const tight = isTight(node);
  const inside = toInside(node, measuredOf);
  const flowing = flowingIn(node);
  agreeSizes(flowing);
  layerWhereAway(node, flowing, inside);
  if (isInFlow(node)) settle(node, flowing, inside);
  for (const child of node.children) settleNode(child, measuredOf);
  // Groups are as large as what has been settled in them.
  layerWhereAway(node, flowing, inside);
  const settled = isInFlow(node) && settle(node, flowing, inside);
  if (tight) node.box = boxAround(node);
  if (settled) node.flow = tight ? { ...settled, padding: NO_PADDING } : settled;
};

/** What is in a box that has been put elsewhere makes up for so much of that, in CSS pixels: pixels that are rounded do not add up so. */
const MAX_MADE_UP_PX = 1;

/** Where things were measured, for what is in a holder: with that where it has been moved by more than rounding. */
const toInside = (holder: PageNode, measuredOf: Measured): Measured => {
  const home = measuredOf(holder);
  const beyond = (shift: number): number => shift - Math.min(MAX_MADE_UP_PX, Math.max(-MAX_MADE_UP_PX, shift));
  const [x, y] = [beyond(holder.box.x - home.x), beyond(holder.box.y - home.y)];
  return (node) => {
    const box = measuredOf(node);
    return { ...box, x: box.x + x, y: box.y + y };
  };
};

const NO_PADDING = { top: 0, right: 0, bottom: 0, left: 0 };

type InFlow = PageNode & { flow: Flow };

const isInFlow = (node: PageNode): node is InFlow =>
  node.flow !== undefined && node.flow.direction !== 'grid' && !node.flow.wrap && !node.isLayered;

const flowingIn = (node: PageNode): PageNode[] =>
  isInFlow(node) ? node.children.filter(({ isFloating }) => !isFloating) : [];

/** A row or column that would put something further than this from where it was measured, in CSS pixels, is none. */
const MAX_AWAY_PX = 2;

/** Where children begin along a row or column; those that were measured on top of each other would go ever further away. */
const settleAlong = (
  node: InFlow,
  children: readonly PageNode[],
  measuredOf: Measured,
): ReturnType<typeof settleGaps> => {
  const axis = axisOf(node.flow);
  const boxes = children.map((child) => ({
    measured: measuredOf(child),
    box: child.box,
    isText: child.kind === 'text',
  }));
  const from = Math.min(...boxes.map(({ measured }) => measured[axis]));
  return settleGaps(boxes, axis, node.box[axis] + Math.max(0, Math.round(from - node.box[axis])));
};

const areAway = (node: PageNode, children: readonly PageNode[], measuredOf: Measured): boolean => {
  if (!isInFlow(node)) return false;
  const axis = axisOf(node.flow);
  const { starts } = settleAlong(node, children, measuredOf);
  return children.some((child, at) => starts[at]! - measuredOf(child)[axis] > MAX_AWAY_PX);
};

const layerWhereAway = (node: PageNode, children: readonly PageNode[], measuredOf: Measured): void => {
  if (!areAway(node, children, measuredOf)) return;
  node.isLayered = true;
  for (const child of children) {
    delete child.standing;
    for (const axis of ['x', 'y'] as const) moveTo(child, axis, measuredOf(child)[axis]);
  }
};

/** Boxes of one kind whose sizes differ by what measuring leaves get the one that most of them have. */
const agreeSizes = (siblings: readonly PageNode[]): void => {
  const boxes = siblings.filter(({ kind }) => kind === 'element' || kind === 'region');
  for (const same of Map.groupBy(boxes, kindOf).values())
    for (const side of ['width', 'height'] as const) {
      const sizes = same.map(({ box }) => box[side]);
      const isOne = Math.max(...sizes) - Math.min(...sizes) <= MAX_SIZE_OFF_PX;
      const most = isOne ? mostOf(sizes) : undefined;
      if (most !== undefined) for (const node of same) node.box = { ...node.box, [side]: most };
    }
};

/** The value that more than half of all are: the middle one, where there is one. */
const mostOf = (values: readonly number[]): number | undefined => {
  const middle = median(values);
  return 2 * values.filter((value) => value === middle).length > values.length ? middle : undefined;
};

/** Puts children where a padding, gaps and edges of whole pixels put them, and returns these. */
const settle = (node: InFlow, children: readonly PageNode[], measuredOf: Measured): Flow => {
  const { box, flow } = node;
  const axis = axisOf(flow);
  const { gap, starts } = settleAlong(node, children, measuredOf);
  for (const [at, child] of children.entries()) moveTo(child, axis, starts[at]!);
  const align = settleAcross(node, children, flow, measuredOf);
  const { gap: _, align: __, padding: ___, justify, ...rest } = flow;
  const content = surround(children.map((child) => child.box));
  const isPushed = justify !== undefined && (node.kind === 'group' || right(content) <= right(box) + 1);
  const settled = {
    ...rest,
    ...(gap !== undefined && { gap }),
    ...(align && { align }),
    ...(isPushed && { justify }),
  };
  return { ...settled, padding: paddingOf(node, content, { ...settled, padding: flow.padding }) };
};

/** Room below what is in a box, up to this in CSS pixels, is its padding: with it, the heights of a column add up. */
const MAX_FOOT_PX = 48;

const paddingOf = (node: PageNode, content: Box, { direction, justify, align }: Flow): Flow['padding'] => {
  const { box } = node;
  const [left, top] = [Math.max(0, content.x - box.x), Math.max(0, content.y - box.y)];
  const [end, foot] = [right(box) - right(content), bottom(box) - bottom(content)];
  // Content at its start that ends before its box does leaves room, which is no padding; elsewhere the room after it says where it is.
  const isRow = direction === 'row';
  const isAtEnd = isRow ? justify !== undefined : align === 'center' || align === 'end';
  const isAtFoot =
    (isRow && align !== 'start' && align !== 'stretch') || (top > 0 && foot > top + 1 && foot <= MAX_FOOT_PX);
  return {
    top,
    right: Math.max(0, Math.round(isAtEnd ? end : Math.min(left, end))),
    bottom: Math.max(0, Math.round(isAtFoot ? foot : Math.min(top, foot))),
    left,
  };
};

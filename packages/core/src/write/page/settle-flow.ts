import { area, type Box, bottom, centreX, centreY, right, surround } from '../../geometry.ts';
import { typesWith } from '../../ontology/element-types.ts';
import type { Flow } from '../../page-tree.ts';
import { median } from '../../statistics.ts';
import { isLayered } from './is-layered.ts';
import { kindOf, type PageNode } from './page-node.ts';
import { settleGaps } from './settle-gaps.ts';

/** Boxes that share more than this along the direction of what holds them, in CSS pixels, do not follow each other. */
const MAX_TOUCH_PX = 2;
/** Line boxes of texts, up to this high in CSS pixels, may overlap by this share of their height and be under each other. */
const LINE = { maxHeight: 40, share: 0.4 };
/** At most this share of what a box holds lies on the rest of it; of more, nothing follows anything. */
const MAX_FLOATING = 1 / 3;
/** Sizes of siblings that differ by no more, in CSS pixels, were meant to be one. */
const MAX_SIZE_OFF_PX = 1;
/** Edges across a column that differ by no more, in CSS pixels, are one. */
const MAX_EDGE_OFF_PX = { box: 1, ink: 3 };
const INK = typesWith('ink');
/** A child whose middle is this near to that of its holder, in CSS pixels, is centred there. */
const MAX_OFF_CENTRE_PX = 2;

/** A group has this much room around what it holds, in CSS pixels, where its box is no more than that. */
const MAX_TIGHT_PX = 2;

type Axis = 'x' | 'y';
const sideOf = (axis: Axis): 'width' | 'height' => (axis === 'x' ? 'width' : 'height');
const endOf = (box: Box, axis: Axis): number => box[axis] + box[sideOf(axis)];
const centreOf = (box: Box, axis: Axis): number => (axis === 'x' ? centreX(box) : centreY(box));

const isLine = (node: PageNode): boolean => kindOf(node) === 'divider' && node.children.length === 0;

/** Moves a node with all that is in it. */
const move = (node: PageNode, axis: Axis, by: number): void => {
  if (by === 0) return;
  node.box = { ...node.box, [axis]: node.box[axis] + by };
  for (const child of node.children) move(child, axis, by);
};

const moveTo = (node: PageNode, axis: Axis, start: number): void => move(node, axis, start - node.box[axis]);

const paintsNothing = (node: PageNode): boolean => {
  if (node.kind === 'region') return !node.region.fill && !node.region.gradient && !node.region.picture;
  if (node.kind !== 'element' || node.region) return false;
  const { fill, gradient, border, edges, shadow, tones } = node.element;
  return !(fill ?? gradient ?? border ?? edges ?? shadow ?? tones);
};

/**
 * Settles every row and column of a page: paddings, gaps and edges that measuring has left a pixel or two apart become one, and
 * all boxes go to where these put them, as near to where they were measured as whole pixels allow. What is written of a box and
 * where it is then agree. What cannot be a row or column without going backwards is layered.
 */
export const settleFlow = (root: PageNode): void => {
  const measured = new Map<PageNode, Box>();
  const remember = (node: PageNode): void => {
    for (const child of node.children) remember(child);
    // Nobody sees where a box ends that paints nothing: it is as large as what it holds.
    if (paintsNothing(node)) node.box = surround([node.box, ...node.children.map(({ box }) => box)]);
    if (isTight(node)) node.box = surround(node.children.map(({ box }) => box));
    measured.set(node, node.box);
  };
  remember(root);
  settleNode(root, (node) => measured.get(node) ?? node.box);
};

/** A group that ends where what it holds does; the row of a table is as large as its cells are. */
const isTight = ({ kind, box, children }: PageNode): boolean => {
  if (kind !== 'group') return false;
  const content = surround(children.map((child) => child.box));
  const offs = [content.x - box.x, content.y - box.y, right(box) - right(content), bottom(box) - bottom(content)];
  return Math.max(...offs) <= MAX_TIGHT_PX;
};

type Measured = (node: PageNode) => Box;

const settleNode = (node: PageNode, measuredOf: Measured): void => {
  if (node.children.length === 0 || kindOf(node) === 'chart') return;
  const flowing = node.flow ? arrange(node, node.flow, measuredOf) : undefined;
  const tight = isTight(node);
  for (const child of node.children) settleNode(child, measuredOf);
  // Groups are as large as what has been settled in them.
  if (flowing && node.flow) node.flow = settle(node, flowing, node.flow, measuredOf);
  if (tight) node.box = surround(node.children.map(({ box }) => box));
};

/** Sorts out what a holder lays out, and puts that in its place; nothing where it is no row or column. */
const arrange = (node: PageNode, flow: Flow, measuredOf: Measured): PageNode[] | undefined => {
  const { direction, wrap } = flow;
  const axis = axisOf(flow);
  takeLines(node, axis);
  if (direction === 'grid' || wrap) {
    node.isLayered = isLayered(node.children);
    return undefined;
  }
  const flowing = followers(node.children, axis);
  const start = (one: Axis): number => Math.min(...flowing.map(({ box }) => box[one])) - node.box[one];
  if (flowing.length === 0 || Math.min(start('x'), start('y')) < -MAX_TOUCH_PX) {
    node.isLayered = true;
    return undefined;
  }
  const own = new Set(flowing);
  const floating = node.children.filter((child) => !own.has(child));
  for (const child of floating) child.isFloating = true;
  node.children = [...flowing, ...floating];
  agreeSizes(flowing);
  settle(node, flowing, flow, measuredOf);
  return flowing;
};

const axisOf = ({ direction }: Flow): Axis => (direction === 'row' ? 'x' : 'y');

/** What follows each other along an axis, in its order; nothing where most lies on something else. */
const followers = (children: readonly PageNode[], axis: Axis): PageNode[] => {
  const isClear = (list: readonly PageNode[]): boolean => list.every((one, at) => isAfter(one, list[at - 1], axis));
  if (isClear(children)) return [...children];
  let list = children.toSorted((a, b) => a.box[axis] - b.box[axis]);
  const least = Math.max(2, Math.ceil((1 - MAX_FLOATING) * list.filter((one) => !isLine(one)).length));
  if (isClear(list)) return list;
  const withoutLines = list.filter((one) => !isLine(one));
  if (withoutLines.length > 1 && isClear(withoutLines)) return withoutLines;
  list = withoutLines;
  while (list.length >= least) {
    const at = list.findIndex((one, index) => !isAfter(one, list[index - 1], axis));
    if (at < 0) return list;
    const [before, after] = [list[at - 1]!, list[at]!];
    const least = area(before.box) < area(after.box) ? before : after;
    list = list.filter((one) => one !== least);
  }
  return [];
};

const isAfter = (node: PageNode, before: PageNode | undefined, axis: Axis): boolean => {
  if (!before) return true;
  const lower = Math.min(node.box.height, before.box.height);
  const isText = node.kind === 'text' || before.kind === 'text';
  const slack =
    axis === 'y' && isText && lower <= LINE.maxHeight ? Math.max(MAX_TOUCH_PX, LINE.share * lower) : MAX_TOUCH_PX;
  return node.box[axis] >= endOf(before.box, axis) - slack;
};

/** Lines are alike where they are as far after what is before them, give or take this, in CSS pixels. */
const MAX_LINE_OFF_PX = 3;

/** Takes lines out of a row or column that has one after each of its parts, or between each two: they are said once. */
const takeLines = (node: PageNode, axis: Axis): void => {
  const isAcross = ({ box }: PageNode): boolean => box[sideOf(axis)] <= box[sideOf(axis === 'x' ? 'y' : 'x')];
  const lines = node.children.filter((child) => isLine(child) && isAcross(child));
  const parts = node.children.filter((child) => !isLine(child));
  if (lines.length + parts.length < node.children.length || parts.length < 2) return;
  if (lines.length === 0 || lines.length < parts.length - 1 || lines.length > parts.length) return;
  const offs = lines.flatMap(({ box }, at) => {
    const [part, next] = [parts[at], parts[at + 1]];
    const isIn = part && box[axis] >= endOf(part.box, axis) - 1 && (!next || endOf(box, axis) <= next.box[axis] + 1);
    return isIn ? [Math.round(box[axis] - endOf(part.box, axis))] : [];
  });
  if (offs.length < lines.length || Math.max(...offs) - Math.min(...offs) > MAX_LINE_OFF_PX) return;
  node.lines = { nodes: lines, after: Math.max(0, median(offs)) };
  node.children = parts;
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

/** The value that more than half of all are. */
const mostOf = (values: readonly number[]): number | undefined =>
  values.find((value) => 2 * values.filter((other) => other === value).length > values.length);

/** Puts children where a padding, gaps and edges of whole pixels put them, and returns these. */
const settle = (node: PageNode, children: readonly PageNode[], flow: Flow, measuredOf: Measured): Flow => {
  const axis = axisOf(flow);
  const { box } = node;
  const boxes = children.map((child) => ({
    measured: measuredOf(child),
    box: child.box,
    isText: child.kind === 'text',
  }));
  const from = Math.min(...boxes.map(({ measured }) => measured[axis]));
  const { gap, starts } = settleGaps(boxes, axis, box[axis] + Math.max(0, Math.round(from - box[axis])));
  for (const [at, child] of children.entries()) moveTo(child, axis, starts[at]!);
  const align = settleAcross(node, children, flow, measuredOf);
  const { gap: _, align: __, ...rest } = flow;
  const padding = paddingOf(node, surround(children.map((child) => child.box)), flow);
  return { ...rest, ...(gap !== undefined && { gap }), ...(align && { align }), padding };
};

const paddingOf = (node: PageNode, content: Box, { justify }: Flow): Flow['padding'] => {
  if (isTight(node)) return { top: 0, right: 0, bottom: 0, left: 0 };
  const { box } = node;
  const [left, top] = [content.x - box.x, content.y - box.y];
  const [end, foot] = [right(box) - right(content), bottom(box) - bottom(content)];
  // Content that ends before its box does leaves room, which is no padding.
  const isEnd = justify !== undefined;
  return {
    top,
    right: Math.max(0, Math.round(isEnd ? end : Math.min(left, end))),
    bottom: Math.max(0, Math.round(Math.min(top, foot))),
    left,
  };
};

/** Where letters and drawings begin is a little inside what they are laid out in; boxes are measured to a pixel. */
const slackOf = ({ kind, ...node }: PageNode): number =>
  kind === 'element' && !('element' in node && INK.has(node.element.type)) ? MAX_EDGE_OFF_PX.box : MAX_EDGE_OFF_PX.ink;

/** Puts children on few edges across a row or column; says how all are aligned, or of each where it is. */
const settleAcross = (
  node: PageNode,
  children: readonly PageNode[],
  flow: Flow,
  measuredOf: Measured,
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
  if (
    axis === 'y' &&
    areAt(
      (one) => centreOf(one, axis),
      () => MAX_OFF_CENTRE_PX,
    )
  ) {
    toMiddle(first + Math.max(...boxes.map((one) => one[side])) / 2);
    return 'center';
  }
  if (areAt((one) => one[axis], slack)) {
    for (const child of children) moveTo(child, axis, first);
    return flow.align === 'stretch' ? 'stretch' : 'start';
  }
  if (
    areAt(
      (one) => centreOf(one, axis),
      () => MAX_OFF_CENTRE_PX,
    )
  ) {
    toMiddle(first + Math.max(...boxes.map((one) => one[side])) / 2);
    return 'center';
  }
  if (areAt((one) => endOf(one, axis), slack)) {
    const end = first + Math.round(content[side]);
    for (const child of children) moveTo(child, axis, end - child.box[side]);
    return 'end';
  }
  standApart(node, children, boxes, axis, first);
  return undefined;
};

/** Puts each child on an edge of its own, or on that of those before it where that is near, or in the middle. */
const standApart = (
  node: PageNode,
  children: readonly PageNode[],
  boxes: readonly Box[],
  axis: Axis,
  first: number,
): void => {
  const middle = axis === 'y' ? centreOf(surround(boxes), axis) : centreOf(node.box, axis);
  const edges = [first];
  const order = children.map((_, at) => at).sort((a, b) => boxes[a]![axis] - boxes[b]![axis]);
  for (const at of order) {
    const [child, box] = [children[at]!, boxes[at]!];
    const slack = axis === 'x' ? slackOf(child) : 1;
    const isMiddle = Math.abs(centreOf(box, axis) - middle) <= MAX_OFF_CENTRE_PX;
    const near = edges.findLast((edge) => box[axis] - edge <= slack);
    if (isMiddle && !(axis === 'x' && near === first)) {
      moveTo(child, axis, Math.round(2 * (middle - box[sideOf(axis)] / 2)) / 2);
      if (axis === 'x') child.standing = 'centred';
      continue;
    }
    const edge = near ?? Math.round(box[axis]);
    if (near === undefined) edges.push(edge);
    moveTo(child, axis, edge);
    if (axis === 'y') child.standing = `top +${edge - first}`;
    else if (edge !== first) child.standing = `left +${edge - first}`;
  }
};

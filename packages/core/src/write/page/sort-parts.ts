import { area } from '../../geometry.ts';
import type { Flow } from '../../page-tree.ts';
import { median } from '../../statistics.ts';
import { type Axis, axisOf, endOf, sideOf } from './along-axis.ts';
import { areLayered, touchSlack } from './are-layered.ts';
import { kindOf, type PageNode } from './page-node.ts';

/** Boxes that share more than this along the direction of what holds them, in CSS pixels, do not follow each other. */
const MAX_SHARED_PX = 2;
/** At most this share of what a box holds lies on the rest of it; of more, nothing follows anything. */
const MAX_FLOATING = 1 / 3;
const isLine = (node: PageNode): boolean => kindOf(node) === 'divider' && node.children.length === 0;

/** Sorts out what a holder lays out, in its order, and what lies on that or between. */
export const sortOut = (node: PageNode, flow: Flow): void => {
  const axis = axisOf(flow);
  takeLines(node, axis);
  if (flow.direction === 'grid' || flow.wrap) {
    node.isLayered = areLayered(node.children);
    return;
  }
  const flowing = followers(node.children, axis);
  const start = (one: Axis): number => Math.min(...flowing.map(({ box }) => box[one])) - node.box[one];
  if (flowing.length === 0 || Math.min(start('x'), start('y')) < -MAX_SHARED_PX) {
    node.isLayered = true;
    return;
  }
  const own = new Set(flowing);
  const floating = node.children.filter((child) => !own.has(child));
  for (const child of floating) child.isFloating = true;
  node.children = [...flowing, ...floating];
};

/** What follows each other along an axis, in its order; nothing where most lies on something else. */
const followers = (children: readonly PageNode[], axis: Axis): PageNode[] => {
  const isClear = (list: readonly PageNode[]): boolean => list.every((one, at) => isAfter(one, list[at - 1], axis));
  if (isClear(children)) return [...children];
  let list = children.toSorted((a, b) => a.box[axis] - b.box[axis]);
  const minCount = Math.max(2, Math.ceil((1 - MAX_FLOATING) * list.filter((one) => !isLine(one)).length));
  if (isClear(list)) return list;
  const withoutLines = list.filter((one) => !isLine(one));
  if (withoutLines.length > 1 && isClear(withoutLines)) return withoutLines;
  list = withoutLines;
  while (list.length >= minCount) {
    const at = list.findIndex((one, index) => !isAfter(one, list[index - 1], axis));
    if (at < 0) return list;
    const [before, after] = [list[at - 1]!, list[at]!];
    const smaller = area(before.box) < area(after.box) ? before : after;
    list = list.filter((one) => one !== smaller);
  }
  return [];
};

const isAfter = (node: PageNode, before: PageNode | undefined, axis: Axis): boolean => {
  if (!before) return true;
  const isText = node.kind === 'text' || before.kind === 'text';
  const slack = axis === 'y' && isText ? touchSlack(node.box, before.box, MAX_SHARED_PX) : MAX_SHARED_PX;
  return node.box[axis] >= endOf(before.box, axis) - slack;
};

/** Lines are alike where they are as far after what is before them, give or take this, in CSS pixels. */
const MAX_LINE_OFF_PX = 3;

/** Lines whose sides differ by no more, in CSS pixels, are of one size. */
const MAX_LINE_SIZE_OFF_PX = { thick: 1, long: 2 };

const paintOf = (node: PageNode): string => {
  if (node.kind !== 'element') return '';
  const { fill, gradient, border, edges, shadow, radius, tones } = node.element;
  return JSON.stringify([fill, gradient, border, edges, shadow, radius, tones]);
};

/** True where one phrase is right for all of some lines. */
const areAlike = (lines: readonly PageNode[]): boolean => {
  const isOne = (sizeOf: (node: PageNode) => number, slack: number): boolean => {
    const sizes = lines.map(sizeOf);
    return Math.max(...sizes) - Math.min(...sizes) <= slack;
  };
  return (
    new Set(lines.map(paintOf)).size === 1 &&
    isOne(({ box }) => Math.min(box.width, box.height), MAX_LINE_SIZE_OFF_PX.thick) &&
    isOne(({ box }) => Math.max(box.width, box.height), MAX_LINE_SIZE_OFF_PX.long)
  );
};

/** Takes lines out of a row or column that has one after each of its parts, or between each two: they are said once. */
const takeLines = (node: PageNode, axis: Axis): void => {
  const isAcross = ({ box }: PageNode): boolean => box[sideOf(axis)] <= box[sideOf(axis === 'x' ? 'y' : 'x')];
  const lines = node.children.filter((child) => isLine(child) && isAcross(child));
  const parts = node.children.filter((child) => !isLine(child));
  if (lines.length + parts.length < node.children.length || parts.length < 2) return;
  if (lines.length === 0 || lines.length < parts.length - 1 || lines.length > parts.length) return;
  if (!areAlike(lines)) return;
  const offs = lines.flatMap(({ box }, at) => {
    const [part, next] = [parts[at], parts[at + 1]];
    const isIn = part && box[axis] >= endOf(part.box, axis) - 1 && (!next || endOf(box, axis) <= next.box[axis] + 1);
    return isIn ? [Math.round(box[axis] - endOf(part.box, axis))] : [];
  });
  if (offs.length < lines.length || Math.max(...offs) - Math.min(...offs) > MAX_LINE_OFF_PX) return;
  node.lines = { nodes: lines, after: Math.max(0, median(offs)) };
  node.children = parts;
};

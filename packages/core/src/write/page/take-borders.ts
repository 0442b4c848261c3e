import { type Box, bottom, right } from '../../geometry.ts';
import type { Edge, Side } from '../../measurement.ts';
import { type ElementNode, type PageNode, siblingsOf } from './page-node.ts';

/** A thicker line is a thing by itself, in CSS pixels. */
const MAX_LINE_PX = 2.5;
/** A line this far from an edge, in CSS pixels, lies on it: it was found by its own pixels. */
const MAX_OFF_PX = 2;
/** Share of an edge that a line runs along, at least: shorter ones part what is in the box. */
const MIN_LONG = 0.95;
/** The same for two lines of one length on opposite sides: a header of the box covers the rest of both. */
const MIN_LONG_OF_TWO = 0.8;

const OPPOSITE: Readonly<Record<Side, Side>> = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' };

/** A line along a side: how long it is, also as a share of that side. */
type Line = Edge & { node: PageNode; long: number; share: number };

/** Of a hairline without anything in it that runs along a side of a box. */
const lineAt = (node: PageNode, holder: Box): Line | undefined => {
  if (node.kind !== 'element' || node.element.type !== 'divider' || node.children.length > 0) return undefined;
  const { box, element } = node;
  const isFlat = box.width >= box.height;
  const [long, thick, all] = isFlat ? [box.width, box.height, holder.width] : [box.height, box.width, holder.height];
  const side = sideOf(box, holder, isFlat);
  if (!side || !element.fill || thick > MAX_LINE_PX || long > all + 2 * MAX_OFF_PX) return undefined;
  return { side, color: element.fill, width: Math.max(1, Math.round(thick)), node, long, share: long / all };
};

const sideOf = (line: Box, holder: Box, isFlat: boolean): Side | undefined => {
  const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= MAX_OFF_PX;
  if (isFlat && isNear(line.y, holder.y)) return 'top';
  if (isFlat) return isNear(bottom(line), bottom(holder)) ? 'bottom' : undefined;
  if (isNear(line.x, holder.x)) return 'left';
  return isNear(right(line), right(holder)) ? 'right' : undefined;
};

/** Makes lines along the sides of a box its border, which they are: a coder would build both. */
export const takeBorders = (holder: ElementNode): void => {
  const found = siblingsOf(holder.children).flatMap((node) => lineAt(node, holder.box) ?? []);
  const isOpposite = (one: Line, other: Line): boolean =>
    other.side === OPPOSITE[one.side] && Math.abs(other.long - one.long) <= MAX_OFF_PX;
  const lines = found.filter(
    (line) =>
      line.share >= MIN_LONG || (line.share >= MIN_LONG_OF_TWO && found.some((other) => isOpposite(line, other))),
  );
  if (lines.length === 0) return;
  const taken = new Set(lines.map(({ node }) => node));
  const without = (nodes: readonly PageNode[]): PageNode[] =>
    nodes.flatMap((node) => {
      if (taken.has(node)) return [];
      if (node.kind !== 'group') return [node];
      node.children = without(node.children);
      return node.children.length > 1 ? [node] : node.children;
    });
  holder.children = without(holder.children);
  const { border, edges: known = [] } = holder.element;
  const added = new Map(lines.map(({ side, color, width }) => [side, { side, color, width }]));
  for (const { side } of known) added.delete(side);
  if (!border && added.size > 0) holder.element = { ...holder.element, edges: [...known, ...added.values()] };
};

import { type Box, bottom, right, surround } from '@blueprompt/core/geometry';
import type { Element, LayoutNode, TextLine } from '@blueprompt/core/measurement';
import type { PageFacts } from '../classify/page-facts.ts';

type Item = { box: Box; elementId?: string };

/** Smallest space that separates two parts, in CSS pixels. */
const MIN_CUT = 1;
const MAX_DEPTH = 12;

/** The page as nested rows, columns and grids, by cutting it along free strips; boxes that hold others are cut inside. */
export const buildLayout = (elements: readonly Element[], texts: readonly TextLine[], page: PageFacts): LayoutNode => {
  const box = { x: 0, y: 0, width: page.width, height: page.height };
  const childrenOf = Map.groupBy(elements, (element) => element.parent ?? '');
  const textsOf = Map.groupBy(texts, (line) => smallestHolder(elements, line.box)?.id ?? '');
  const itemsOf = (id: string): Item[] => [
    ...(childrenOf.get(id) ?? []).map((element) => ({ box: element.box, elementId: element.id })),
    ...(textsOf.get(id) ?? []).map((line) => ({ box: line.box })),
  ];
  const expand = (item: Item, depth: number): LayoutNode => {
    const inner = item.elementId ? itemsOf(item.elementId) : [];
    if (inner.length === 0 || depth > MAX_DEPTH)
      return { direction: 'leaf', box: item.box, children: [], ...(item.elementId && { elementId: item.elementId }) };
    const node = cut(inner, item.box, depth);
    return {
      ...node,
      box: item.box,
      padding: paddingOf(item.box, inner),
      ...(item.elementId && { elementId: item.elementId }),
    };
  };
  const cut = (items: Item[], area: Box, depth: number): LayoutNode => {
    if (items.length === 1) {
      const child = expand(items[0]!, depth + 1);
      return { direction: 'column', box: area, children: [child] };
    }
    const rows = split(items, 'y', page.scale);
    if (rows.length > 1) return stack('column', rows, area, depth);
    const columns = split(items, 'x', page.scale);
    if (columns.length > 1) return stack('row', columns, area, depth);
    return { direction: 'column', box: area, children: items.map((item) => expand(item, depth + 1)) };
  };
  const stack = (direction: 'row' | 'column', groups: Item[][], area: Box, depth: number): LayoutNode => {
    const children = groups.map((group) => {
      if (group.length === 1) return expand(group[0]!, depth + 1);
      const around = surround(group.map((item) => item.box));
      return depth > MAX_DEPTH
        ? { direction: 'leaf' as const, box: around, children: [] }
        : cut(group, around, depth + 1);
    });
    const gap = commonGap(children, direction);
    const align = alignOf(children, direction);
    const node: LayoutNode = {
      direction,
      box: area,
      children,
      ...(gap !== undefined && { gap }),
      ...(align && { align }),
    };
    return toGrid(node);
  };
  return { ...cut(itemsOf(''), box, 0), box, padding: paddingOf(box, itemsOf('')) };
};

const smallestHolder = (elements: readonly Element[], box: Box): Element | undefined => {
  let best: Element | undefined;
  for (const element of elements) {
    const outer = element.box;
    const x = box.x + box.width / 2;
    const y = box.y + box.height / 2;
    if (x < outer.x || x > right(outer) || y < outer.y || y > bottom(outer)) continue;
    if (!best || outer.width * outer.height < best.box.width * best.box.height) best = element;
  }
  return best;
};

/** Groups items that overlap along an axis; free strips between groups are the cuts. */
const split = (items: Item[], axis: 'x' | 'y', scale: number): Item[][] => {
  const end = (box: Box) => (axis === 'x' ? right(box) : bottom(box));
  const groups: Item[][] = [];
  let reached = Number.NEGATIVE_INFINITY;
  for (const item of items.toSorted((a, b) => a.box[axis] - b.box[axis])) {
    const last = groups.at(-1);
    if (last && item.box[axis] < reached - MIN_CUT * scale) last.push(item);
    else groups.push([item]);
    reached = Math.max(reached, end(item.box));
  }
  return groups;
};

const paddingOf = (outer: Box, items: Item[]): { top: number; right: number; bottom: number; left: number } => {
  if (items.length === 0) return { top: 0, right: 0, bottom: 0, left: 0 };
  const inner = surround(items.map((item) => item.box));
  return {
    top: Math.max(0, Math.round(inner.y - outer.y)),
    right: Math.max(0, Math.round(right(outer) - right(inner))),
    bottom: Math.max(0, Math.round(bottom(outer) - bottom(inner))),
    left: Math.max(0, Math.round(inner.x - outer.x)),
  };
};

/** The gap that at least half of the neighbours keep, within one pixel. */
const commonGap = (children: readonly LayoutNode[], direction: 'row' | 'column'): number | undefined => {
  const gaps = children
    .slice(1)
    .map((child, i) =>
      Math.round(direction === 'row' ? child.box.x - right(children[i]!.box) : child.box.y - bottom(children[i]!.box)),
    );
  const best = gaps
    .map((gap) => ({ gap, votes: gaps.filter((other) => Math.abs(other - gap) <= 1).length }))
    .toSorted((a, b) => b.votes - a.votes)[0];
  return best && best.gap >= 0 && best.votes * 2 >= gaps.length ? best.gap : undefined;
};

const alignOf = (
  children: readonly LayoutNode[],
  direction: 'row' | 'column',
): 'start' | 'center' | 'end' | undefined => {
  const spread = (of: (box: Box) => number) => {
    const values = children.map((child) => of(child.box));
    return Math.max(...values) - Math.min(...values);
  };
  const start = spread((box) => (direction === 'row' ? box.y : box.x));
  const end = spread((box) => (direction === 'row' ? bottom(box) : right(box)));
  const middle = spread((box) => (direction === 'row' ? box.y + box.height / 2 : box.x + box.width / 2));
  const least = Math.min(start, middle, end);
  if (least > 8) return undefined;
  return least === start ? 'start' : least === middle ? 'center' : 'end';
};

/** Rows of equally many equally wide children are one grid. */
const toGrid = (node: LayoutNode): LayoutNode => {
  const rows = node.direction === 'row' ? [node] : node.children;
  const first = rows[0];
  const columns = first?.children.length ?? 0;
  const isRow = (row: LayoutNode) => row.direction === 'row' || row.direction === 'grid';
  if (columns < 2 || !rows.every((row) => isRow(row) && row.children.length === columns)) return node;
  const widths = rows.flatMap((row) => row.children.map((child) => child.box.width));
  if (Math.max(...widths) - Math.min(...widths) > 0.04 * Math.max(...widths)) return node;
  if (node.direction === 'row') return columns >= 3 ? { ...node, direction: 'grid', columns } : node;
  return {
    ...node,
    direction: 'grid',
    columns,
    gap: first!.gap ?? node.gap,
    children: rows.flatMap((row) => row.children),
  };
};

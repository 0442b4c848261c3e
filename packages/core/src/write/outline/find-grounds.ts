import type { Hex } from '../../measurement.ts';
import type { ElementNode, OutlineNode, RegionNode, TextNode } from './outline-node.ts';

/** Flat grounds are read exactly; what differs by more than this in some channel is another colour. */
const OTHER_STEP = 6;

const isOther = (a: Hex, b: Hex): boolean =>
  [1, 3, 5].some(
    (at) => Math.abs(Number.parseInt(a.slice(at, at + 2), 16) - Number.parseInt(b.slice(at, at + 2), 16)) > OTHER_STEP,
  );

const mostUsed = (values: readonly Hex[]): Hex | undefined => {
  const counts = new Map<Hex, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
};

const fillOf = (node: ElementNode | RegionNode): Hex | 'picture' | undefined => {
  const element = node.kind === 'element' ? node.element : node.element;
  if (element?.gradient || element?.type === 'image' || element?.type === 'chart') return 'picture';
  return node.kind === 'region' ? (node.region.fill ?? element?.fill) : element?.fill;
};

/**
 * Tells every text that does not stand on the fill of the box around it what it stands on, and gives a landmark without
 * a fill the one that its own texts stand on.
 */
export const findGrounds = (nodes: readonly OutlineNode[], around: Hex | 'picture' | undefined): void => {
  for (const node of nodes) {
    if (node.kind === 'text') {
      const { background } = node.block;
      if (around !== undefined && around !== 'picture' && isOther(background, around))
        node.style = { ...node.style, ground: background };
      continue;
    }
    const own = node.children
      .filter((child): child is TextNode => child.kind === 'text')
      .map((child) => child.block.background);
    if (node.kind === 'region' && fillOf(node) === undefined && own.length > 1) {
      const fill = mostUsed(own);
      if (fill && around && around !== 'picture' && isOther(fill, around)) node.region = { ...node.region, fill };
    }
    findGrounds(node.children, fillOf(node) ?? around);
  }
};

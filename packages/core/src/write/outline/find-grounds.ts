import type { Hex } from '../../measurement.ts';
import { contrastOf } from '../contrast.ts';
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

/** What a box is painted with; a picture is only ever near its average colour. */
type Ground = { hex: Hex | undefined; isPicture: boolean };

const groundOf = (node: ElementNode | RegionNode): Ground | undefined => {
  const { element } = node;
  if (element?.gradient || element?.type === 'image' || element?.type === 'chart')
    return { hex: element.fill, isPicture: true };
  const hex = (node.kind === 'region' ? node.region.fill : undefined) ?? element?.fill;
  return hex === undefined ? undefined : { hex, isPicture: false };
};

/** Below this contrast a text would vanish on the flat colour that stands in for a picture. */
const LOST_CONTRAST = 2;

const needsGround = ({ background, color }: TextNode['block'], around: Ground): boolean => {
  if (!around.isPicture) return around.hex !== undefined && isOther(background, around.hex);
  return around.hex === undefined || contrastOf(color, around.hex) < LOST_CONTRAST;
};

/**
 * Tells every text that does not stand on the fill of the box around it what it stands on, and gives a landmark without
 * a fill the one that its own texts stand on.
 */
export const findGrounds = (nodes: readonly OutlineNode[], around: Ground): void => {
  for (const node of nodes) {
    if (node.kind === 'text') {
      if (needsGround(node.block, around)) node.style = { ...node.style, ground: node.block.background };
      continue;
    }
    const own = node.children
      .filter((child): child is TextNode => child.kind === 'text')
      .map((child) => child.block.background);
    if (node.kind === 'region' && groundOf(node) === undefined && own.length > 1 && !around.isPicture) {
      const fill = mostUsed(own);
      if (fill && around.hex && isOther(fill, around.hex)) node.region = { ...node.region, fill };
    }
    findGrounds(node.children, groundOf(node) ?? around);
  }
};

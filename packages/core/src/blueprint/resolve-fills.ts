import { colorDistance } from '../color/color-distance.ts';
import { area, awayInRow, centreX, centreY, contains } from '../geometry.ts';
import type { Hex } from '../measurement.ts';
import type { PageNode } from './page-node.ts';

/** Closer than this two fills are the same; a page of #f8f9fa under white cards is 1.8 away and still seen. */
const VISIBLE = 0.7;
/** A text that is nearer than this to what is painted under it cannot be read. */
const READABLE = 22;

/**
 * Paints what the texts know and the boxes do not: each line was read on a background, so a bar without a measured fill
 * takes the background of its texts, and a text that would vanish brings its own.
 */
export const resolveFills = (page: PageNode, pageFill: Hex): void => {
  fillHolders(page, pageFill);
  const painted: PageNode[] = [];
  visit(page, (node) => {
    if (node.kind === 'text') node.backdrop = backdropOf(node, painted, pageFill);
    else if (fillOf(node)) painted.push(node);
  });
  inkIcons(page, textsOf(page));
};

/** The flat colour of a node, or where its gradient begins, for a text to stand out from. */
const fillOf = (node: PageNode): Hex | undefined => {
  if (node.kind === 'region') return node.region.fill ?? node.region.gradient?.from;
  if (node.kind === 'element') return node.element.fill ?? node.element.gradient?.from;
  return undefined;
};

const fillHolders = (node: PageNode, around: Hex, isOnPicture = false): void => {
  let own = fillOf(node);
  // On a photo each text reads another background, and none of them is painted.
  if (own === undefined && !isOnPicture && node.kind !== 'text' && node.kind !== 'page' && !isMain(node)) {
    const told = commonBackground(node);
    if (told && colorDistance(told, around) > VISIBLE) {
      own = told;
      if (node.kind === 'region') node.region = { ...node.region, fill: told };
      else node.element = { ...node.element, fill: told };
    }
  }
  for (const child of node.children)
    fillHolders(child, own ?? around, isPicture(node) || (isOnPicture && own === undefined));
};

const isPicture = (node: PageNode): boolean =>
  (node.kind === 'region' && node.region.picture === true) ||
  (node.kind === 'element' && node.element.tones !== undefined);

/** The main part is large and its texts may stand on anything in it: without a ground of its own it shows the page. */
const isMain = (node: PageNode): boolean => node.kind === 'region' && node.region.role === 'main';

/** The background that most of the text directly in a node stands on, by area. */
const commonBackground = (node: PageNode): Hex | undefined => {
  const areas = new Map<Hex, number>();
  for (const child of node.children)
    if (child.kind === 'text')
      areas.set(child.block.background, (areas.get(child.block.background) ?? 0) + area(child.box));
  return [...areas].sort((a, b) => b[1] - a[1])[0]?.[0];
};

const backdropOf = (
  node: PageNode & { kind: 'text' },
  painted: readonly PageNode[],
  pageFill: Hex,
): Hex | undefined => {
  const middle = { x: centreX(node.box), y: centreY(node.box), width: 0, height: 0 };
  const under = painted.findLast((candidate) => contains(candidate.box, middle));
  if (under && isPicture(under)) return undefined;
  const fill = (under && fillOf(under)) ?? pageFill;
  const { color, background } = node.block;
  return colorDistance(color, fill) < READABLE && colorDistance(color, background) > colorDistance(color, fill)
    ? background
    : undefined;
};

/** An icon without a measured colour is drawn like the text next to it, as interfaces do. */
const inkIcons = (page: PageNode, texts: readonly (PageNode & { kind: 'text' })[]): void =>
  visit(page, (node) => {
    if (node.kind !== 'element' || node.element.type !== 'icon' || fillOf(node)) return;
    node.ink = node.element.ink;
    if (node.ink) return;
    const away = (text: PageNode): number => awayInRow(text.box, node.box);
    node.ink = texts.reduce<(PageNode & { kind: 'text' }) | undefined>(
      (best, text) => (best && away(best) <= away(text) ? best : text),
      undefined,
    )?.block.color;
  });

const textsOf = (page: PageNode): (PageNode & { kind: 'text' })[] => {
  const texts: (PageNode & { kind: 'text' })[] = [];
  visit(page, (node) => {
    if (node.kind === 'text') texts.push(node);
  });
  return texts;
};

const visit = (node: PageNode, see: (node: PageNode) => void): void => {
  see(node);
  for (const child of node.children) visit(child, see);
};

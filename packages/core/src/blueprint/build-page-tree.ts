import { area, type Box, bottom, centreX, centreY, contains, overlap } from '../geometry.ts';
import { type BandLookup, createBandLookup } from '../lookup/band-lookup.ts';
import type { Element, ElementType, Measurement, Region, Word } from '../measurement.ts';
import { groupLines } from '../text/group-lines.ts';
import { createSiblings, type Siblings } from './create-siblings.ts';
import type { PageNode } from './page-node.ts';
import { rankHeadings } from './rank-headings.ts';

/** These name a text, which is placed on its own, and paint nothing. */
const TEXT_NAMES: readonly ElementType[] = ['heading', 'paragraph', 'link'];
/** Nothing can stand inside these. */
const LEAVES: readonly ElementType[] = [
  ...TEXT_NAMES,
  'image',
  'icon',
  'avatar',
  'logo',
  'divider',
  'checkbox',
  'radio',
  'switch',
  'progress',
  'chart',
  'input',
  'select',
  'textarea',
];
/** A region and the element that stands for it are found apart; above this overlap they are one thing. */
const SAME_BOX = 0.85;
const SLACK_PX = 2;
/** Real pages nest a dozen boxes; what lies deeper stands side by side, as each level is a call when the page is drawn. */
const MAX_DEPTH = 100;

/** Nests regions, elements and texts as a page would, by what lies in what; siblings come in reading order. */
export const buildPageTree = (measurement: Measurement): PageNode => {
  const { image, texts, regions } = measurement;
  const elements = [...measurement.elements, ...(measurement.paints ?? [])];
  const tickedAt = createBandLookup(elements.filter((element) => TICKED.includes(element.type)));
  const wordsAt = createBandLookup(texts.flatMap((line) => line.words));
  const shown = elements
    .filter((element) => !TEXT_NAMES.includes(element.type) || paints(element))
    .filter((element) => !isTick(element, tickedAt) && !isRead(element, wordsAt))
    .map((element) => withRegionGround(element, regions));
  const boxes: PageNode[] = [
    ...regions
      .filter((region) => !shown.some((element) => isSame(element, region)))
      .map((region) => ({ kind: 'region' as const, region, box: region.box, children: [] })),
    ...shown.map((element) => ({ kind: 'element' as const, element, box: element.box, children: [] })),
  ].sort((a, b) => area(b.box) - area(a.box));
  const page: PageNode = {
    kind: 'page',
    box: { x: 0, y: 0, width: image.width, height: image.height },
    children: [],
  };
  const siblings = new Map<PageNode, Siblings>();
  const place = (node: PageNode, holder: PageNode): void => {
    const list = siblings.get(holder) ?? createSiblings();
    siblings.set(holder, list);
    list.insert(node);
  };
  const settle = (): void => {
    for (const [holder, list] of siblings) holder.children = list.list();
  };
  const holdersAt = createBandLookup<{ node: PageNode; box: Box; depth: number }>([], boxes);
  for (const node of boxes) {
    const holder = holdersAt.last(centreY(node.box), (one) => contains(one.box, node.box));
    place(node, holder?.node ?? page);
    const depth = (holder?.depth ?? 0) + 1;
    if (canHold(node) && depth <= MAX_DEPTH) holdersAt.add({ node, box: grow(node.box, SLACK_PX), depth });
  }
  settle();
  const paintedAt = createBandLookup(inPaintOrder(page));
  const linksAt = createBandLookup(elements.filter((element) => element.type === 'link'));
  const blocks = groupLines(measurement);
  const headings = rankHeadings(blocks, measurement);
  for (const block of blocks)
    place(
      {
        kind: 'text',
        block,
        box: block.box,
        children: [],
        isLink: linksAt.first(centreY(block.box), (link) => hasCentre(link.box, block.box)) !== undefined,
        ...(headings.has(block) && { heading: headings.get(block)! }),
      },
      holderOfText(block.box, paintedAt) ?? page,
    );
  settle();
  return page;
};

const grow = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

type Painted = { node: PageNode; box: Box; parent: PageNode };

const inPaintOrder = (node: PageNode): Painted[] =>
  node.children.flatMap((child) => [{ node: child, box: child.box, parent: node }, ...inPaintOrder(child)]);

/** A text belongs to what is painted last where it stands, so that nothing covers it; a leaf's text stands beside it. */
const holderOfText = (box: Box, paintedAt: BandLookup<Painted>): PageNode | undefined => {
  const top = paintedAt.last(centreY(box), (one) => hasCentre(one.box, box));
  return top && (canHold(top.node) ? top.node : top.parent);
};

const canHold = (node: PageNode): boolean =>
  node.kind === 'region' || (node.kind === 'element' && isHolder(node.element));

/** The mark inside a box or a switch is part of it. */
const TICKED: readonly ElementType[] = ['checkbox', 'radio', 'switch'];
const isTick = (element: Element, tickedAt: BandLookup<Element>): boolean =>
  element.type === 'icon' &&
  tickedAt.first(centreY(element.box), (other) => hasCentre(other.box, element.box)) !== undefined;

/** A mark that was also read as a letter (✓, ×) is set as text. */
const isRead = (element: Element, wordsAt: BandLookup<Word>): boolean =>
  element.type === 'icon' &&
  wordsAt(element.box.y - SLACK_PX, bottom(element.box) + SLACK_PX).some((word) =>
    contains(element.box, word.box, SLACK_PX),
  );

const isSame = (element: Element, region: Region): boolean =>
  isHolder(element) && overlap(element.box, region.box) > SAME_BOX;

/** The ground is measured on whichever of the two was found by its colour. */
const withRegionGround = (element: Element, regions: readonly Region[]): Element => {
  if (hasGround(element)) return element;
  const region = regions.find((candidate) => hasGround(candidate) && isSame(element, candidate));
  return region ? { ...element, fill: region.fill, gradient: region.gradient, tones: region.tones } : element;
};

const hasGround = ({ fill, gradient }: Element | Region): boolean => fill !== undefined || gradient !== undefined;

const paints = (element: Element): boolean => hasGround(element) || element.border !== undefined;

const isHolder = (element: Element): boolean => !LEAVES.includes(element.type);

const hasCentre = (outer: Box, inner: Box): boolean =>
  contains(outer, { x: centreX(inner), y: centreY(inner), width: 0, height: 0 }, 0);

import { area, type Box, bottom, centreX, centreY, intersect, overlap } from '../../geometry.ts';
import { createBandLookup } from '../../lookup/band-lookup.ts';
import { createRangeLookup } from '../../lookup/range-lookup.ts';
import type { Element, ElementType, Measurement } from '../../measurement.ts';
import { groupLines } from '../../text/group-lines.ts';
import type { TextBlock } from '../../text/text-block.ts';
import { distinctRegions, SAME_BOX } from './distinct-regions.ts';
import { dropInks } from './drop-inks.ts';
import { findCorners } from './find-corners.ts';
import { findGrounds } from './find-grounds.ts';
import { findProgressValues } from './find-progress-values.ts';
import { headingLevels } from './heading-levels.ts';
import type { ElementNode, Outline, OutlineNode, RegionNode, TextNode } from './outline-node.ts';
import { inReadingOrder } from './reading-order.ts';
import { settleStyles } from './text-styles.ts';

/** These types only name a text that stands in `texts` anyway. */
const NAMES_OF_TEXT: readonly ElementType[] = ['heading', 'paragraph', 'link'];
/** These are marks; nothing stands inside them. */
const MARKS: readonly ElementType[] = ['icon', 'divider', 'checkbox', 'radio', 'switch', 'progress'];
/** An element that names a text has about its box. */
const SAME_TEXT = 0.4;
/** A child may stick out a little: shadows, badges on corners, rounding. */
const INSIDE = 0.82;

const isHolder = (node: OutlineNode): node is ElementNode | RegionNode =>
  node.kind === 'region' || (node.kind === 'element' && !MARKS.includes(node.element.type));

/** The words on these name what they do; they head nothing. */
const CONTROLS: readonly ElementType[] = ['button', 'input', 'select', 'textarea', 'badge', 'tabs'];
const isControl = (node: OutlineNode | undefined): boolean =>
  node?.kind === 'element' && CONTROLS.includes(node.element.type);

const lies = (inner: Box, outer: Box): boolean =>
  area(intersect(inner, outer)) >= INSIDE * area(inner) && area(outer) > area(inner);

const isPainted = (element: Element): boolean =>
  Boolean(element.fill ?? element.gradient ?? element.border ?? element.edges ?? element.shadow);

const LANDMARKS: readonly ElementType[] = ['header', 'sidebar', 'footer', 'nav', 'dialog'];

/** Regions become nodes; a painted box that coincides with one lends it its look and is not told twice. */
const toRegionNodes = (measurement: Measurement): { regions: RegionNode[]; used: Set<string> } => {
  const used = new Set<string>();
  const regions: RegionNode[] = [];
  const elementsAt = createBandLookup(measurement.elements);
  for (const region of distinctRegions(measurement.regions)) {
    // What is nearly the same box has the middle of this one in it; so for all lookups by one place below.
    const twins = elementsAt(centreY(region.box)).filter(
      (element) => !NAMES_OF_TEXT.includes(element.type) && overlap(element.box, region.box) > SAME_BOX,
    );
    for (const twin of twins) used.add(twin.id);
    const element = twins.find(isPainted);
    regions.push({ kind: 'region', box: region.box, region, children: [], ...(element && { element }) });
  }
  return { regions, used };
};

const toElementNodes = (elements: readonly Element[]): ElementNode[] => {
  const kept = new Map<Element, ElementNode>();
  const elementsAt = createBandLookup(elements);
  for (const element of elements) {
    if (NAMES_OF_TEXT.includes(element.type)) continue;
    // An unpainted list or landmark is a grouping that the regions and the rows below already express.
    if (!isPainted(element) && (element.type === 'list' || LANDMARKS.includes(element.type))) continue;
    const isKnown = (other: Element): boolean => kept.has(other) && overlap(other.box, element.box) > SAME_BOX;
    if (elementsAt(centreY(element.box)).some(isKnown)) continue;
    kept.set(element, { kind: 'element', box: element.box, element, children: [] });
  }
  return [...kept.values()];
};

/** A text this near to the middle of a holder that leaves it this much room was centred there on purpose. */
const CENTRED = { offPx: 2.5, insetPx: 32 };

const alignIn = ({ block, box }: TextNode, holder: Box): TextNode['align'] => {
  const isMiddle = Math.abs(centreX(box) - centreX(holder)) <= CENTRED.offPx && box.x - holder.x >= CENTRED.insetPx;
  return isMiddle && (block.align === 'center' || block.lines.length === 1) ? 'center' : block.align;
};

/** A text that shares its left edge with another one is set on that edge, even where it happens to be in the middle. */
const keepLeftEdges = (siblings: readonly OutlineNode[]): void => {
  const texts = siblings.filter((node): node is TextNode => node.kind === 'text');
  const byEdge = createRangeLookup(texts, ({ box }) => box.x);
  for (const text of texts) {
    const onEdge = byEdge(text.box.x - 2, text.box.x + 2).some(
      (other) => Math.abs(other.box.width - text.box.width) > 6,
    );
    if (onEdge && text.block.align === 'left') text.align = 'left';
  }
};

/** Builds the tree by containment: each node goes into the smallest one that holds it. */
export const buildOutline = (measurement: Measurement): Outline => {
  const blocks = groupLines(measurement);
  const { styleOf, body } = settleStyles(blocks);
  const { regions, used } = toRegionNodes(measurement);
  const elements = toElementNodes(
    [...measurement.elements, ...(measurement.paints ?? [])].filter((element) => !used.has(element.id)),
  );
  const named = measurement.elements.filter((element) => NAMES_OF_TEXT.includes(element.type));
  const namedAt = createBandLookup(named);
  const nameOf = (block: TextBlock): ElementType | undefined =>
    namedAt(block.box.y, bottom(block.box)).find((element) => overlap(element.box, block.box) > SAME_TEXT)?.type;
  const texts = blocks.map(
    (block): TextNode => ({ kind: 'text', box: block.box, block, style: styleOf(block), align: block.align }),
  );
  const headings: TextNode[] = [];
  const nodes: OutlineNode[] = [...regions, ...elements, ...texts];
  const holders = nodes.filter(isHolder).sort((a, b) => area(a.box) - area(b.box));
  const holdersAt = createBandLookup(holders);
  const roots: OutlineNode[] = [];
  for (const node of nodes) {
    const holder = holdersAt(centreY(node.box)).find((one) => one !== node && lies(node.box, one.box));
    (holder?.children ?? roots).push(node);
    if (node.kind !== 'text') continue;
    node.align = alignIn(node, holder?.box ?? { x: 0, y: 0, ...measurement.image });
    const name = nameOf(node.block);
    if (name === 'link') node.tag = name;
    if (name === 'heading' && !isControl(holder)) headings.push(node);
  }
  const main = measurement.regions.find((region) => region.role === 'main')?.box;
  for (const [heading, level] of headingLevels(headings, main)) heading.tag = level;
  for (const siblings of [roots, ...holders.map((holder) => holder.children)]) {
    keepLeftEdges(siblings);
    findProgressValues(siblings);
    dropInks(siblings);
  }
  for (const holder of holders) if (holder.kind === 'element') findCorners(holder);
  const background = measurement.palette.find((color) => color.role === 'background')?.hex;
  findGrounds(roots, { hex: background, isPicture: false });
  for (const holder of holders) holder.children = inReadingOrder(holder.children);
  const { width, height } = measurement.image;
  return { box: { x: 0, y: 0, width, height }, children: inReadingOrder(roots), body };
};

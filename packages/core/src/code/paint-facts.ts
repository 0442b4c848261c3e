import { colorDistance } from '../color/color-distance.ts';
import { area, awayInRow, centreX, centreY, contains } from '../geometry.ts';
import type { Element, Hex, Measurement, Region } from '../measurement.ts';
import { typesWith } from '../ontology/element-types.ts';
import type { TreeNode } from '../page-tree.ts';
import type { TextBlock } from '../text/text-block.ts';
import { TEXT_NAMES } from '../tree/draft.ts';
import { LEAVES, shownElements } from './shown-elements.ts';

/** What is painted where, with the fills that only the texts tell; all by the ids of their nodes. */
export type PaintFacts = {
  elements: ReadonlyMap<string, Element>;
  regions: ReadonlyMap<string, Region>;
  /** Colours of icons. */
  inks: ReadonlyMap<string, Hex>;
  /** What a text brings along that would vanish on what is painted under it. */
  backdrops: ReadonlyMap<string, Hex>;
};

/** Closer than this two fills are the same; a page of #f8f9fa under white cards is 1.8 away and still seen. */
const MIN_VISIBLE_DISTANCE = 0.7;
/** A box to tick that is nearer than this to what is around it is drawn by its outline, in a grey that shows on light and on dark. */
const MIN_TICK_DISTANCE = 5;
const OUTLINE = '#808080';
const TICKS = typesWith('tick');
/** A text that is nearer than this to what is painted under it cannot be read. */
const MIN_READABLE_DISTANCE = 22;

/**
 * The paints of a page. Each line was read on a background, so a bar without a measured fill takes the background of its texts,
 * and a text that would vanish brings its own.
 */
export function paintFactsOf(
  measurement: Measurement,
  root: TreeNode,
  blocks: ReadonlyMap<string, TextBlock>,
  background: Hex,
): PaintFacts {
  const elements = shownElements(measurement);
  const regions = new Map(measurement.regions.map((region, at) => [`region-${at + 1}`, region]));
  const paints = { elements, regions };
  fillHolders(root, background, false, paints, blocks, measurement.image.scale);
  return {
    ...paints,
    inks: inkIcons(root, elements, blocks),
    backdrops: findBackdrops(root, background, paints, blocks),
  };
}

type Paints = { elements: Map<string, Element>; regions: Map<string, Region> };
type Blocks = ReadonlyMap<string, TextBlock>;

const paintOf = ({ kind, id }: TreeNode, { elements, regions }: Paints): Element | Region | undefined =>
  kind === 'region' ? regions.get(id) : elements.get(id);

/** A flat colour, or where a gradient begins, for a text to stand out from. */
const fillOf = (paint: Element | Region | undefined): Hex | undefined => paint?.fill ?? paint?.gradient?.from;

/** On a photo or a gradient each text reads another background. */
const isVaried = (paint: Element | Region): boolean =>
  paint.gradient !== undefined || ('role' in paint ? paint.picture === true : paint.tones !== undefined);

const fillHolders = (
  node: TreeNode,
  around: Hex,
  isOnVaried: boolean,
  paints: Paints,
  blocks: Blocks,
  scale: number,
): void => {
  const paint = paintOf(node, paints);
  let own = fillOf(paint);
  // The main part is large: its texts may be on anything in it.
  if (paint && own === undefined && !isOnVaried && node.type !== 'main' && !LEAVES.has(node.type)) {
    const told = commonBackground(node, blocks);
    if (told && colorDistance(told, around) > MIN_VISIBLE_DISTANCE) {
      own = told;
      if ('role' in paint) paints.regions.set(node.id, { ...paint, fill: told });
      else paints.elements.set(node.id, { ...paint, fill: told });
    }
  }
  if (paint && 'type' in paint && TICKS.has(node.type) && !isSeen(paint, around))
    paints.elements.set(node.id, { ...paint, border: { color: OUTLINE, width: scale } });
  const isVariedHere = (paint && isVaried(paint)) || (isOnVaried && own === undefined);
  for (const child of node.children) fillHolders(child, own ?? around, isVariedHere ?? false, paints, blocks, scale);
};

const isSeen = ({ fill, border, edges }: Element, around: Hex): boolean =>
  border !== undefined ||
  edges !== undefined ||
  (fill !== undefined && colorDistance(fill, around) > MIN_TICK_DISTANCE);

/** The background that most of the text directly in a node is on, by area. */
const commonBackground = (node: TreeNode, blocks: Blocks): Hex | undefined => {
  const areas = new Map<Hex, number>();
  const visit = (child: TreeNode): void => {
    const block = blocks.get(child.id);
    if (block) areas.set(block.background, (areas.get(block.background) ?? 0) + area(block.box));
    if (child.kind === 'group' || TEXT_NAMES.has(child.type)) child.children.forEach(visit);
  };
  node.children.forEach(visit);
  return [...areas].sort((a, b) => b[1] - a[1])[0]?.[0];
};

const findBackdrops = (root: TreeNode, background: Hex, paints: Paints, blocks: Blocks): Map<string, Hex> => {
  const painted: (Element | Region)[] = [];
  const backdrops = new Map<string, Hex>();
  for (const node of nodesOf(root)) {
    const paint = paintOf(node, paints);
    if (paint && fillOf(paint)) painted.push(paint);
    const block = blocks.get(node.id);
    if (!block) continue;
    const middle = { x: centreX(block.box), y: centreY(block.box), width: 0, height: 0 };
    const under = painted.findLast(({ box }) => contains(box, middle));
    if (under && isVaried(under)) continue;
    const fill = fillOf(under) ?? background;
    const { color } = block;
    const isLost = colorDistance(color, fill) < MIN_READABLE_DISTANCE;
    if (isLost && colorDistance(color, block.background) > colorDistance(color, fill))
      backdrops.set(node.id, block.background);
  }
  return backdrops;
};

/** An icon without a measured colour is drawn like the text next to it, as interfaces do. */
const inkIcons = (root: TreeNode, elements: ReadonlyMap<string, Element>, blocks: Blocks): Map<string, Hex> => {
  const inks = new Map<string, Hex>();
  for (const { id } of nodesOf(root)) {
    const element = elements.get(id);
    if (element?.type !== 'icon' || fillOf(element)) continue;
    const away = ({ box }: TextBlock): number => awayInRow(box, element.box);
    const nearest = (): TextBlock | undefined =>
      [...blocks.values()].reduce<TextBlock | undefined>(
        (best, block) => (best && away(best) <= away(block) ? best : block),
        undefined,
      );
    const ink = element.ink ?? nearest()?.color;
    if (ink) inks.set(id, ink);
  }
  return inks;
};

const nodesOf = (node: TreeNode): TreeNode[] => [node, ...node.children.flatMap(nodesOf)];

import type { Pixels } from '@blueprompt/vision/contract';
import { Truth, type TruthNode } from '../truth.ts';
import { buildTree, type TreeNode } from './build-tree.ts';
import { chooseElements, isPainted, linesOf } from './choose-elements.ts';
import { packedHex, toHex } from './colors.ts';
import { findRepeats } from './find-repeats.ts';
import { countColors, dominantOf } from './histogram.ts';
import type { RawBox, RawPage } from './raw.ts';
import { spacingUnit } from './spacing-unit.ts';
import { createFlows } from './to-flow.ts';
import { createVeils, round2, toGradient, toPaint } from './to-paint.ts';
import { toPalette } from './to-palette.ts';
import { toTexts } from './to-texts.ts';

/** Less of an element than this, and the screen or a scrolling box cuts it. */
const MIN_WHOLE = 0.95;
/** Types that always draw something. */
const DRAWN = /^(image|logo|icon|avatar|chart|checkbox|radio|switch|progress|divider|slider)$/;
const LABELLED = /^(button|badge|link|heading|input|select|textarea|alert|avatar|breadcrumb)$/;
const MAX_LABEL = 160;

/** Joins what the DOM says with what the picture shows. */
export function toTruth(raw: RawPage, pixels: Pixels, id: string): Truth {
  const scale = pixels.width / raw.width;
  const scaled = (box: RawBox): RawBox => box.map((value) => round2(value * scale)) as RawBox;
  const chosen = chooseElements(raw, pixels, scale);
  const tree = buildTree(raw, chosen);
  const flowOf = createFlows(raw, tree);
  const repeats = findRepeats(tree.root);
  const veilOf = createVeils(raw.elements, [0, 0, raw.width, raw.height]);
  const idOf = new Map(tree.nodes.map((node, index) => [node, index]));
  const layers = new Map(
    [...tree.nodes]
      .sort((a, b) => a.element.layer - b.element.layer || idOf.get(a)! - idOf.get(b)!)
      .map((node, layer) => [node, layer]),
  ); // all nodes have an id

  const labelOf = (node: TreeNode): string => {
    const words: { at: number; text: string }[] = [];
    const collect = (one: TreeNode) => {
      for (const line of one.texts) words.push({ at: raw.texts.indexOf(line), text: line.text });
      for (const child of one.children) collect(child);
    };
    collect(node);
    return words
      .sort((a, b) => a.at - b.at)
      .map(({ text }) => text)
      .join(' ')
      .slice(0, MAX_LABEL);
  };
  const toNode = (node: TreeNode, index: number): TruthNode => {
    const { element, type, parent } = node;
    const isPage = type === 'page';
    const box = scaled(node.box);
    const painted =
      !isPage &&
      (DRAWN.test(type) ||
        isPainted(element.paint) ||
        (element.isFramed && /^(input|select|textarea)$/.test(type)) ||
        (type === 'button' && linesOf(element.paint) > 0));
    const seen = packedHex(dominantOf(countColors(pixels, box)).color);
    const paint = isPage ? undefined : toPaint(element, painted, seen, scale, veilOf(element));
    const flow = flowOf(node);
    const repeat = repeats.get(node);
    const [, , wide, high] = element.whole;
    const isCut = type !== 'group' && !isPage && element.box[2] * element.box[3] <= wide * high * MIN_WHOLE;
    const text = LABELLED.test(type) ? labelOf(node) : '';
    const isOptional = element.isOptional || (type === 'group' && painted && !element.isGiven);
    return {
      id: index,
      ...(parent ? { parent: idOf.get(parent)! } : {}), // parents are nodes of the tree
      type,
      box,
      layer: layers.get(node)!, // every node has one
      painted,
      ...(isOptional ? { optional: true } : {}),
      ...(isCut ? { partial: true } : {}),
      ...(paint ? { paint } : {}),
      ...(flow
        ? {
            flow: {
              ...flow,
              padding: flow.padding.map((value) => round2(value * scale)) as [number, number, number, number],
              ...(flow.gap === undefined ? {} : { gap: round2(flow.gap * scale) }),
              ...(flow.columnGap === undefined ? {} : { columnGap: round2(flow.columnGap * scale) }),
            },
          }
        : {}),
      ...(repeat === undefined ? {} : { repeat }),
      tag: element.tag,
      ...(text ? { text } : {}),
      ...(element.level && type === 'heading' ? { level: element.level } : {}),
      ...(element.name && type === 'icon' ? { name: element.name } : {}),
      ...(element.chart && type === 'chart' ? { chart: element.chart } : {}),
    };
  };
  const nodes = tree.nodes.map(toNode);
  const nodeOfElement = new Map(tree.nodes.map((node, index) => [node.element.id, index]));
  const holderOf = (element: number): number | undefined => {
    for (let at = element; at >= 0; at = raw.elements[at]!.parent) {
      // parents are in the list
      const found = nodeOfElement.get(at);
      if (found !== undefined) return found;
    }
    return 0;
  };
  const texts = toTexts(raw.texts, pixels, scale, holderOf, (element) => veilOf(raw.elements[element]!)); // texts name elements of the list
  const { color, gradient, hasFile } = raw.background;
  return Truth.parse({
    version: 2,
    id,
    width: pixels.width,
    height: pixels.height,
    scale,
    hasTree: true,
    nodes,
    texts,
    background: {
      color: toHex(color),
      ...(gradient ? { gradient: toGradient(gradient) } : {}),
      ...(hasFile ? { picture: true } : {}),
    },
    lines: raw.lines.map(scaled),
    ignore: raw.ignore.map(scaled),
    pseudoHosts: raw.pseudoHosts.map(scaled),
    regions: raw.regions.map(({ roles, box }) => ({ roles, box: scaled(box) })),
    palette: toPalette(pixels, raw, nodes, texts),
    spacing: { unit: scaledUnit(spacingUnit([...raw.gaps, ...raw.paddings]), scale) },
  });
}

const scaledUnit = (unit: number | null, scale: number): number | null => (unit === null ? null : round2(unit * scale));

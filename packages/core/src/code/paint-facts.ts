import { buildPageTree } from '../blueprint/build-page-tree.ts';
import type { PageNode } from '../blueprint/page-node.ts';
import { backgroundOf } from '../blueprint/render-blueprint.ts';
import { resolveFills } from '../blueprint/resolve-fills.ts';
import type { Element, Hex, Measurement, Region } from '../measurement.ts';
import type { TextBlock } from '../text/text-block.ts';

/** What is painted where, with the fills that only the texts tell. */
export type PaintFacts = {
  /** Those that are shown: the tick of a box and a mark that is read as a letter are not. */
  elements: ReadonlyMap<string, Element>;
  /** By the id of their node. */
  regions: ReadonlyMap<string, Region>;
  inks: ReadonlyMap<string, Hex>;
  backdropOf: (block: TextBlock) => Hex | undefined;
};

/** The paints of a page, decided as those of its blueprint. */
export function paintFactsOf(measurement: Measurement): PaintFacts {
  const page = buildPageTree(measurement);
  resolveFills(page, backgroundOf(measurement));
  const elements = new Map<string, Element>();
  const regions = new Map<string, Region>();
  const inks = new Map<string, Hex>();
  const backdrops = new Map<string, Hex>();
  const idOf = ({ role, box }: Region): string =>
    `region-${measurement.regions.findIndex((one) => one.role === role && one.box === box) + 1}`;
  const visit = (node: PageNode): void => {
    if (node.kind === 'region') regions.set(idOf(node.region), node.region);
    if (node.kind === 'element') {
      elements.set(node.element.id, node.element);
      if (node.ink) inks.set(node.element.id, node.ink);
    }
    if (node.kind === 'text' && node.backdrop)
      for (const { box } of node.block.lines) backdrops.set(keyOf(box), node.backdrop);
    for (const child of node.children) visit(child);
  };
  visit(page);
  return { elements, regions, inks, backdropOf: ({ lines }) => backdrops.get(keyOf(lines[0]!.box)) };
}

const keyOf = ({ x, y }: { x: number; y: number }): string => `${x} ${y}`;

import type { Element, Measurement } from '../measurement.ts';
import type { TreeNode } from '../page-tree.ts';
import { isCentreIn } from '../states/index-page.ts';
import { matchBoxes } from '../states/match-boxes.ts';
import { toCssPixels } from '../to-css-pixels.ts';
import { treeOf } from '../tree/tree-of.ts';
import { listLeaves } from '../widths/list-leaves.ts';
import { type LeafPairs, matchLeaves } from '../widths/match-leaves.ts';

/** Which element of a page is which at another width or in another state of it: of its kind, by what is written in it and by its place. */
export const pairElements = (page: Measurement, other: Measurement): LeafPairs => {
  const [one, two] = [toCssPixels(page), toCssPixels(other)];
  const leaves = matchLeaves(listLeaves(one), listLeaves(two));
  const [some, others] = [byType(one), byType(two)];
  const boxes = [...some].flatMap(([type, list]) => [
    ...matchBoxes({ boxes: list }, { boxes: others.get(type) ?? [] }, leaves),
  ]);
  // What is written in a leaf says more than where it is; nothing is two things.
  const taken = new Set(leaves.values());
  return new Map([...boxes.filter(([, partner]) => !taken.has(partner)), ...leaves]);
};

type Boxed = { node: Element; texts: ReadonlySet<string> };

const byType = (measurement: Measurement): Map<string, Boxed[]> => {
  const texts: TreeNode[] = [];
  const visit = (node: TreeNode): void => {
    if (node.kind === 'text') texts.push(node);
    node.children.forEach(visit);
  };
  visit(treeOf(measurement).root);
  const boxed = measurement.elements.map((node) => ({
    node,
    texts: new Set(texts.filter(({ box }) => isCentreIn(node.box, box)).map(({ id }) => id)),
  }));
  return Map.groupBy(boxed, ({ node }) => node.type);
};

import type { ElementNode, OutlineNode, RegionNode } from '../outline/outline-node.ts';
import { findGrid, type Grid } from './find-grid.ts';
import { findRepeats, type Repeat } from './find-repeats.ts';
import { findRuns, type Run } from './find-runs.ts';
import { findSentences } from './find-sentences.ts';
import { type Leaf, toLeaf } from './leaf.ts';

/** What a holder's children are told as. */
export type Part =
  | { kind: 'grid'; grid: Grid }
  | { kind: 'repeat'; repeat: Repeat }
  | { kind: 'run'; run: Run }
  | { kind: 'sentence'; leaves: Leaf[] }
  | { kind: 'leaf'; leaf: Leaf }
  | { kind: 'holder'; node: ElementNode | RegionNode };

/** Sorts children into the forms that say most in least words; each child ends up in exactly one part. */
export const arrange = (children: readonly OutlineNode[]): Part[] => {
  const place = new Map<OutlineNode, number>(children.map((node, index) => [node, index]));
  const placeOf = (nodes: readonly OutlineNode[]): number => Math.min(...nodes.map((node) => place.get(node)!));
  const parts: { at: number; part: Part }[] = [];

  const repeats = findRepeats(children);
  for (const repeat of repeats) parts.push({ at: placeOf(repeat.members), part: { kind: 'repeat', repeat } });
  const repeated = new Set<OutlineNode>(repeats.flatMap((repeat) => repeat.members));

  let leaves: Leaf[] = [];
  for (const node of children) {
    if (repeated.has(node)) continue;
    const leaf = toLeaf(node);
    if (leaf) leaves.push(leaf);
    else if (node.kind !== 'text') parts.push({ at: place.get(node)!, part: { kind: 'holder', node } });
  }
  for (let grid = findGrid(leaves); grid; grid = findGrid(leaves)) {
    const used = new Set(grid.cells.flat());
    parts.push({ at: placeOf([...used].flatMap((leaf) => (leaf ? [leaf.node] : []))), part: { kind: 'grid', grid } });
    leaves = leaves.filter((leaf) => !used.has(leaf));
  }
  const sentences = findSentences(leaves);
  for (const sentence of sentences)
    parts.push({ at: placeOf(sentence.map((leaf) => leaf.node)), part: { kind: 'sentence', leaves: sentence } });
  const inSentences = new Set(sentences.flat());
  leaves = leaves.filter((leaf) => !inSentences.has(leaf));
  const runs = findRuns(leaves);
  for (const run of runs) parts.push({ at: placeOf(run.leaves.map((leaf) => leaf.node)), part: { kind: 'run', run } });
  const inRuns = new Set(runs.flatMap((run) => run.leaves));
  for (const leaf of leaves)
    if (!inRuns.has(leaf)) parts.push({ at: place.get(leaf.node)!, part: { kind: 'leaf', leaf } });
  return parts.sort((a, b) => a.at - b.at).map(({ part }) => part);
};

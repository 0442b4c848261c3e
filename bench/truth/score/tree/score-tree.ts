import { shareOf } from '../figures.ts';
import { matchBest } from '../match-boxes.ts';
import type { FoundNode, TreeNode, TrueNode } from './page-tree.ts';
import type { PairedTrees } from './pair-trees.ts';
import { treeSimilarity } from './tree-similarity.ts';

/**
 * - `parents`: share of all true nodes that are found in the right one. A node's parent is its nearest ancestor that has a pair,
 *   so that a missed or extra level costs nothing here; missed nodes do.
 * - `containers`: share of the true containers (two or more children; those with the same contents count once) for which a
 *   reported node holds the same lines and leaves, at a likeness of three quarters; one to one.
 * - `treeEdit`: 1 less the edits that turn one tree into the other over the nodes of the larger.
 */
export type TreeScore = {
  parents?: number | undefined;
  containers?: number | undefined;
  treeEdit?: number | undefined;
};

export const MIN_SAME_CONTENT = 0.75;

/** How well the tree that was reported is that of the page. */
export function scoreTree(trees: PairedTrees): TreeScore {
  const { truth, pairs, likeness, sharing, atomsOf } = trees;
  const found = new Set(pairs.values());
  const elements = truth.nodes.filter(({ source, optional }) => source !== undefined && !optional);
  const containers = distinctContainers(elements, atomsOf);
  const places = [...new Set(containers.flatMap((node) => [...sharing(node)]))];
  const same = matchBest(containers, places, (node, other) => {
    const alike = likeness(node, other);
    return alike >= MIN_SAME_CONTENT ? alike : 0;
  });
  return {
    parents: shareOf(elements, (node) => {
      const other = pairs.get(node);
      if (!other) return false;
      const parent = nearest(node, (above) => pairs.has(above));
      return parent !== undefined && pairs.get(parent) === nearest<FoundNode>(other, (above) => found.has(above));
    }),
    containers: containers.length === 0 ? undefined : same.size / containers.length,
    treeEdit: elements.length === 0 ? undefined : treeSimilarity(trees),
  };
}

const nearest = <Node extends TreeNode<unknown>>(node: Node, is: (above: Node) => boolean): Node | undefined => {
  let above = node.parent as Node | undefined;
  while (above && !is(above)) above = above.parent as Node | undefined;
  return above;
};

const distinctContainers = (nodes: readonly TrueNode[], atomsOf: (node: TrueNode) => readonly number[]): TrueNode[] => {
  const byContent = new Map<string, TrueNode>();
  for (const node of nodes) {
    if (node.children.length < 2) continue;
    const atoms = atomsOf(node);
    if (atoms.length >= 2) byContent.set(atoms.toSorted((a, b) => a - b).join(), node);
  }
  return [...byContent.values()];
};

import { type Box, bottom, centreY } from '@blueprompt/core/geometry';
import type { TreeNode } from './page-tree.ts';
import type { PairedTrees } from './pair-trees.ts';
import { type LabelledTree, treeDistance } from './tree-distance.ts';

/** Editing takes time with the product of both sizes: from so many nodes on leaves that are right are counted, not edited. */
const MAX_WHOLE_NODES = 200;
/** What is left then is judged by its first nodes. */
const MAX_NODES = 400;

type Label = (node: TreeNode<unknown>) => number;
type IsKept = (node: TreeNode<unknown>) => boolean;

/**
 * Similarity of the two trees, 0 to 1. Children stand in reading order. A node keeps its label where the two are a pair; leaves
 * that are single lines of text count only where the other side has an element for them, and optional nodes on neither.
 */
export function treeSimilarity({ truth, answer, pairs }: PairedTrees): number {
  const labels = new Map<TreeNode<unknown>, number>();
  for (const [node, other] of pairs) labels.set(node, labels.size / 2).set(other, labels.get(node) ?? 0);
  let next = labels.size;
  const label: Label = (node) => {
    const known = labels.get(node) ?? next++;
    labels.set(node, known);
    return known;
  };
  const partners = new Set<TreeNode<unknown>>([...pairs.keys(), ...pairs.values()]);
  const unwanted = new Set<TreeNode<unknown>>(truth.nodes.filter(({ optional }) => optional));
  for (const [node, other] of pairs) if (node.optional) unwanted.add(other);
  const isElement: IsKept = (node) =>
    !unwanted.has(node) && (node.type === 'page' || node.source !== undefined || partners.has(node));
  const [wanted, found] = [toLabelled(truth.root, label, isElement), toLabelled(answer.root, label, isElement)];
  // The page itself is on both sides and nobody's finding.
  const size = Math.max(wanted.length, found.length) - 1;
  if (size < MAX_WHOLE_NODES) return Math.max(0, 1 - treeDistance(wanted, found) / size);
  const right = new Set<TreeNode<unknown>>();
  for (const [node, other] of pairs) {
    const isLeaf = !node.children.some(isElement) && !other.children.some(isElement);
    if (isLeaf && node.parent && other.parent && pairs.get(node.parent) === other.parent) right.add(node).add(other);
  }
  const isLeft: IsKept = (node) => isElement(node) && !right.has(node);
  const [less, lessFound] = [toLabelled(truth.root, label, isLeft), toLabelled(answer.root, label, isLeft)];
  const rest = Math.max(less.length, lessFound.length);
  const [cut, cutFound] = [cutTo(MAX_NODES, less), cutTo(MAX_NODES, lessFound)];
  const wrongShare = treeDistance(cut, cutFound) / Math.max(cut.length, cutFound.length);
  return Math.max(0, 1 - (wrongShare * rest) / size);
}

/** Nodes in post-order, each with its label and the number of nodes below it. */
const toLabelled = (root: TreeNode<unknown>, label: Label, isKept: IsKept): LabelledTree => {
  const listed: LabelledTree = [];
  const list = (node: TreeNode<unknown>): number => {
    let below = 0;
    for (const child of inReadingOrder(node.children)) below += list(child);
    if (!isKept(node)) return below;
    listed.push({ label: label(node), below });
    return below + 1;
  };
  list(root);
  return listed;
};

/** The first nodes in post-order are whole subtrees; a root is put over what is left of them. */
const cutTo = (most: number, tree: LabelledTree): LabelledTree => {
  const root = tree.at(-1);
  return tree.length <= most || !root ? tree : [...tree.slice(0, most - 1), { label: root.label, below: most - 1 }];
};

/** Row by row: what begins above the middle of the row's first stands in its row. */
const inReadingOrder = <Node extends { box: Box }>(nodes: readonly Node[]): Node[] => {
  const rows: Node[][] = [];
  for (const node of nodes.toSorted((a, b) => centreY(a.box) - centreY(b.box))) {
    const first = rows.at(-1)?.[0];
    if (first && centreY(node.box) < bottom(first.box)) rows.at(-1)?.push(node);
    else rows.push([node]);
  }
  return rows.flatMap((row) => row.sort((a, b) => a.box.x - b.box.x));
};

import { area, type Box, centreX, centreY, contains } from '@blueprompt/core/geometry';
import { typesWith } from '@blueprompt/core/ontology/element-types';
import type { AnswerNode } from '../../answer.ts';
import type { TruthNode } from '../../truth.ts';

export type TrueNode = TreeNode<TruthNode>;
export type FoundNode = TreeNode<AnswerNode>;
export type TrueTree = PageTree<TruthNode>;
export type FoundTree = PageTree<AnswerNode>;

/** One place of the tree that structure is scored on; a line is its index in the page's texts. */
export type TreeNode<Source> = {
  type: string;
  box: Box;
  /** Its edges can be seen. */
  painted: boolean;
  /** Neither wanted nor wrong. */
  optional: boolean;
  parent: TreeNode<Source> | undefined;
  children: TreeNode<Source>[];
  /** Only headings, paragraphs and links that hold nothing else have lines, and leaves of type `text`, which are one line each. */
  lines: number[];
  repeat: string | undefined;
  /** What it was made from; a leaf of type `text` has none. */
  source: Source | undefined;
};
export type PageTree<Source> = {
  root: TreeNode<Source>;
  /** All but the root, parents before their children. */
  nodes: TreeNode<Source>[];
};
export type TreeItem<Source> = {
  id: string;
  parent: string | undefined;
  type: string;
  box: Box;
  painted: boolean;
  optional: boolean;
  /** Its children stand in its place. */
  isLeftOut: boolean;
  repeat: string | undefined;
  source: Source;
};
/** A line belongs to the smallest box around it, of all boxes in its holder where it has one: a label that floats over a field is in the field. */
export type TreeLine = { index: number; box: Box; holder: string | undefined };

/** Elements that are nothing but their text. */
const TEXT_TYPES = typesWith('textual');
const SLACK_PX = 1;

/** Builds the tree of one page, without groups that hold fewer than two things. Parents must come before their children. */
export function buildTree<Source>(
  page: Box,
  items: readonly TreeItem<Source>[],
  lines: readonly TreeLine[],
): PageTree<Source> {
  const root: TreeNode<Source> = {
    type: 'page',
    box: page,
    painted: true,
    optional: false,
    parent: undefined,
    children: [],
    lines: [],
    repeat: undefined,
    source: undefined,
  };
  const byId = new Map<string, TreeNode<Source>>();
  for (const item of items) {
    const parent = (item.parent === undefined ? undefined : byId.get(item.parent)) ?? root;
    if (item.type === 'page') {
      root.source = item.source;
      byId.set(item.id, root);
    } else if (item.isLeftOut) byId.set(item.id, parent);
    else {
      const { type, box, painted, optional, repeat, source } = item;
      const node = { type, box, painted, optional, parent, children: [], lines: [], repeat, source };
      parent.children.push(node);
      byId.set(item.id, node);
    }
  }
  for (const { index, box, holder } of lines) {
    const held = (holder === undefined ? undefined : byId.get(holder)) ?? root;
    smallestAround(box, held).lines.push(index);
  }
  const boxOf = new Map(lines.map(({ index, box }) => [index, box]));
  // Boxes come from the same list as the indices.
  settle(root, (line) => boxOf.get(line)!);
  const nodes: TreeNode<Source>[] = [];
  const list = (node: TreeNode<Source>): void => {
    for (const child of node.children) {
      nodes.push(child);
      list(child);
    }
  };
  list(root);
  return { root, nodes };
}

const smallestAround = <Source>(box: Box, holder: TreeNode<Source>): TreeNode<Source> => {
  const centre = { x: centreX(box), y: centreY(box), width: 0, height: 0 };
  let best = holder;
  const look = (node: TreeNode<Source>): void => {
    for (const child of node.children) {
      if (contains(child.box, centre, SLACK_PX) && (best === holder || area(child.box) <= area(best.box))) best = child;
      look(child);
    }
  };
  look(holder);
  return best;
};

/** From the leaves up: takes out groups that group nothing, and gives every line that nothing names a leaf of its own. */
const settle = <Source>(node: TreeNode<Source>, boxOf: (line: number) => Box): void => {
  for (const child of node.children) settle(child, boxOf);
  node.children = node.children.flatMap((child) => {
    const [only, ...more] = child.children;
    if (child.type !== 'group' || more.length > 0) return [child];
    // An entry of a list that holds one link is that link; what is only painted is judged as a surface.
    return only ? [Object.assign(only, { parent: node, repeat: only.repeat ?? child.repeat })] : [];
  });
  if (TEXT_TYPES.has(node.type) && node.children.length === 0) return;
  for (const line of node.lines)
    node.children.push({
      type: 'text',
      box: boxOf(line),
      painted: false,
      optional: false,
      parent: node,
      children: [],
      lines: [line],
      repeat: undefined,
      source: undefined,
    });
  node.lines = [];
};

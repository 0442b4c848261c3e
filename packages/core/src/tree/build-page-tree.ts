import type { Box } from '../geometry.ts';
import { typesWith } from '../ontology/element-types.ts';
import { MAX_TREE_DEPTH, type PageTree, type TreeNode } from '../page-tree.ts';
import { type Draft, draftGroup, type TreeFacts } from './draft.ts';
import { findRepeats } from './find-repeats.ts';
import { groupSiblings } from './group-siblings.ts';
import { measureFlow } from './measure-flow.ts';
import { nestDrafts } from './nest-drafts.ts';
import { orderChildren } from './order-children.ts';
import { rankHeadings } from './rank-headings.ts';
import { joinLastRow, tileRows } from './tile-rows.ts';

/** What lies in these belongs to one drawing or control: its parts are not grouped. */
const WHOLE = typesWith('whole');

/** The page as one tree: what holds what, groups that nothing is painted for, what repeats, how everything is placed, and what heads what. */
export function buildPageTree(facts: TreeFacts): PageTree {
  const { scale } = facts.image;
  const page = nestDrafts(facts);
  groupAll(page, scale, createIds('group'));
  joinLastRow(page, scale);
  orderChildren(page, scale);
  const repeats = findRepeats(page, scale);
  const setOf = new Map(repeats.flatMap(({ id, items }) => items.map((item) => [item, id] as const)));
  const sizes = new Map<string, number>();
  const finish = ({ id, kind, type, box, text, lines, ...draft }: Draft, depth = 0): TreeNode => {
    const flow = measureFlow({ id, kind, type, box, ...draft }, scale);
    const repeat = setOf.get(id);
    if (draft.fontSize !== undefined) sizes.set(id, draft.fontSize);
    return {
      id,
      kind,
      type,
      box: roundBox(box),
      ...(text !== undefined && { text }),
      ...(lines && { lines }),
      ...(flow && { flow }),
      ...(repeat !== undefined && { repeat }),
      children: (depth + 1 < MAX_TREE_DEPTH ? draft.children : draft.children.flatMap(listLeaves)).map((child) =>
        finish(child, depth + 1),
      ),
    };
  };
  return { root: rankHeadings(finish(page), sizes, facts.regions), repeats };
}

/** What lies deeper than a tree goes stands side by side. */
const listLeaves = (draft: Draft): Draft[] => [{ ...draft, children: [] }, ...draft.children.flatMap(listLeaves)];

/** Half pixels are real in a 2x screenshot; anything finer is noise of the measurement. */
const roundBox = ({ x, y, width, height }: Box): Box => {
  const half = (value: number): number => Math.round(2 * value) / 2;
  return { x: half(x), y: half(y), width: half(x + width) - half(x), height: half(y + height) - half(y) };
};

const createIds = (name: string): (() => string) => {
  let count = 0;
  return () => {
    count += 1;
    return `${name}-${count}`;
  };
};

/** From the leaves up: groups what lies in each node. */
const groupAll = (node: Draft, scale: number, nextId: () => string): void => {
  for (const child of node.children) groupAll(child, scale, nextId);
  // What lies on a picture is beside it: a picture holds nothing.
  node.children = node.children.map((child) => {
    if (child.type !== 'image' || child.children.length === 0) return child;
    const over = child.children;
    child.children = [];
    return draftGroup(nextId(), [child, ...over]);
  });
  if (node.children.length > 1 && !WHOLE.has(node.type)) {
    const others = node.children.filter(({ isGround }) => !isGround);
    const grouped = groupSiblings(others, { holderType: node.type, scale, nextId });
    node.children = [...node.children.filter(({ isGround }) => isGround), ...grouped];
  }
  if (node.type === 'table') tileRows(node);
};

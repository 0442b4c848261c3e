import type { TreeNode } from './build-tree.ts';
import { isPainted } from './choose-elements.ts';

/** Two subtrees that share this much of their parts have one structure. */
const MIN_ALIKE = 0.7;
/** Of one size and one class, fewer shared parts do. */
const MIN_ALIKE_TWINS = 0.5;
/** Sides may differ by this share, or by this many CSS pixels, and still be alike. */
const MAX_SIDE_SHARE = 0.1;
const MAX_SIDE_OFF = 3;
/** Rows of bare text need more of them to be a set. */
const MIN_SET = 2;
const MIN_TEXT_SET = 3;
/** A divider or a paragraph is no entry of a list. */
const NEVER = /^(divider|paragraph|heading|main|header|footer|page|section)$/;

type Parts = Map<string, number>;

const partsOf = (node: TreeNode): Parts => {
  const parts: Parts = new Map();
  const count = (one: TreeNode) => {
    for (const child of one.children) {
      parts.set(child.type, (parts.get(child.type) ?? 0) + 1);
      count(child);
    }
    const blocks = new Set(one.texts.map(({ block }) => block)).size;
    if (blocks > 0) parts.set('text', (parts.get('text') ?? 0) + blocks);
  };
  count(node);
  return parts;
};
const alike = (a: Parts, b: Parts): number => {
  let shared = 0;
  let all = 0;
  for (const key of new Set([...a.keys(), ...b.keys()])) {
    shared += Math.min(a.get(key) ?? 0, b.get(key) ?? 0);
    all += Math.max(a.get(key) ?? 0, b.get(key) ?? 0);
  }
  return all === 0 ? 1 : shared / all;
};
const isNear = (a: number, b: number): boolean =>
  Math.abs(a - b) <= Math.max(MAX_SIDE_OFF, MAX_SIDE_SHARE * Math.max(a, b));
const shareClasses = (a: string, b: string): boolean => {
  const [one, two] = [a, b].map((classes) => new Set(classes.split(/\s+/).filter(Boolean))) as [
    Set<string>,
    Set<string>,
  ];
  if (one.size === 0 || two.size === 0) return one.size === two.size;
  return [...one].filter((name) => two.has(name)).length >= 0.5 * Math.min(one.size, two.size);
};
const isBareText = ({ children, type, element }: TreeNode): boolean =>
  children.length === 0 && (type === 'group' || type === 'link') && !isPainted(element.paint);

function isSame(a: TreeNode, b: TreeNode, parts: (node: TreeNode) => Parts): boolean {
  if (a.type !== b.type || a.element.tag !== b.element.tag) return false;
  const sides = Number(isNear(a.box[2], b.box[2])) + Number(isNear(a.box[3], b.box[3]));
  if (sides === 0) return false;
  const isNamedAlike = shareClasses(a.element.classes, b.element.classes);
  if (sides === 1 && !isNamedAlike) return false;
  return alike(parts(a), parts(b)) >= (sides === 2 && isNamedAlike ? MIN_ALIKE_TWINS : MIN_ALIKE);
}

/** Sets of siblings of one structure, as a number for each member. Sets in equal bare wrappers, such as two rows of cards, are one. */
export function findRepeats(root: TreeNode): Map<TreeNode, number> {
  const known = new Map<TreeNode, Parts>();
  const parts = (node: TreeNode): Parts => {
    const before = known.get(node) ?? partsOf(node);
    known.set(node, before);
    return before;
  };
  const repeats = new Map<TreeNode, number>();
  let next = 0;
  /** First members of the sets of wrappers that repeat, by the number of the wrappers. */
  const shared = new Map<number, TreeNode[]>();
  const visit = (node: TreeNode) => {
    const sets: TreeNode[][] = [];
    for (const child of node.children) {
      if (NEVER.test(child.type)) continue;
      const set = sets.find(([first]) => first && isSame(first, child, parts));
      if (set) set.push(child);
      else sets.push([child]);
    }
    const wrapper = node.type === 'group' && !isPainted(node.element.paint) ? repeats.get(node) : undefined;
    for (const set of sets) {
      const [first] = set;
      if (!first || set.length < (isBareText(first) ? MIN_TEXT_SET : MIN_SET)) continue;
      const before =
        wrapper === undefined ? undefined : shared.get(wrapper)?.find((other) => isSame(other, first, parts));
      const number = (before && repeats.get(before)) ?? next++;
      for (const member of set) repeats.set(member, number);
      if (wrapper !== undefined && !before) shared.set(wrapper, [...(shared.get(wrapper) ?? []), first]);
    }
    for (const child of node.children) visit(child);
  };
  visit(root);
  return repeats;
}

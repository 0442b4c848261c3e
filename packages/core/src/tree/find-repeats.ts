import { typesWith } from '../ontology/element-types.ts';
import type { Repeat, Slot } from '../page-tree.ts';
import type { Draft } from './draft.ts';

/** Two subtrees that share this much of their parts have one structure; for boxes of one size less is enough, since one of the cards may be sold out. */
const MIN_SHARED_PARTS = 0.7;
const MIN_SHARED_OF_TWINS = 0.5;
/** Sides may differ by this share, or by this many CSS pixels, and still be alike. */
const MAX_SIDE_SHARE = 0.1;
const MAX_SIDE_OFF_PX = 3;
/** Two links may be beside each other for any reason; three are a menu. */
const MIN_MEMBERS = 2;
const MIN_LINKS = 3;
/** A child is compared with the sets that its siblings form; more kinds than this are no repetition. */
const MAX_KINDS = 64;
/** Texts are parts of what repeats, and landmarks come once. */
const NEVER_ITEMS = typesWith('no item', 'text', 'main', 'section');
const TEXT_TYPES = typesWith('textual', 'text');

type Parts = ReadonlyMap<string, number>;

/** Sets of siblings of one structure. Sets in groups that repeat, such as two rows of tiles, are one. */
export function findRepeats(root: Draft, scale: number): Repeat[] {
  const partsOf = createPartCounter();
  const isNear = (a: number, b: number): boolean =>
    Math.abs(a - b) <= Math.max(MAX_SIDE_OFF_PX * scale, MAX_SIDE_SHARE * Math.max(a, b));
  const isSame = (a: Draft, b: Draft): boolean => {
    if (a.type !== b.type) return false;
    const [isWide, isHigh] = [isNear(a.box.width, b.box.width), isNear(a.box.height, b.box.height)];
    const least = isWide && isHigh ? MIN_SHARED_OF_TWINS : MIN_SHARED_PARTS;
    return (isWide || isHigh) && sharedParts(partsOf(a), partsOf(b)) >= least;
  };
  const sets: Draft[][] = [];
  const setOf = new Map<Draft, Draft[]>();
  /** The sets in all members of a set. */
  const within = new Map<Draft[], Draft[][]>();
  const visit = (node: Draft): void => {
    const outer = node.kind === 'group' ? setOf.get(node) : undefined;
    for (const members of alikeChildren(node, isSame)) {
      const siblings = outer ? (within.get(outer) ?? []) : [];
      const same = siblings.find(([first]) => first && members[0] && isSame(first, members[0]));
      if (same) same.push(...members);
      else {
        sets.push(members);
        if (outer) within.set(outer, [...siblings, members]);
      }
      for (const member of members) setOf.set(member, same ?? members);
    }
    for (const child of node.children) visit(child);
  };
  visit(root);
  return sets.map((members, index) => toRepeat(`repeat-${index + 1}`, members, partsOf));
}

const alikeChildren = ({ children }: Draft, isSame: (a: Draft, b: Draft) => boolean): Draft[][] => {
  const sets: Draft[][] = [];
  for (const child of children) {
    if (NEVER_ITEMS.has(child.type) || child.kind === 'paint') continue;
    const set = sets.slice(0, MAX_KINDS).find(([first]) => first && isSame(first, child));
    if (set) set.push(child);
    else sets.push([child]);
  }
  return sets.filter((set) => set.length >= (set[0]?.type === 'link' ? MIN_LINKS : MIN_MEMBERS));
};

/** How many parts of each kind are in a node, at any depth: of each type, and texts of each size. A text and the name that it has are one part. */
const createPartCounter = (): ((node: Draft) => Parts) => {
  const known = new Map<Draft, Parts>();
  const count = (node: Draft): Parts => {
    const before = known.get(node);
    if (before) return before;
    const parts = new Map<string, number>();
    const add = (type: string, number: number): void => {
      parts.set(type, (parts.get(type) ?? 0) + number);
    };
    for (const child of node.children) {
      const isText = TEXT_TYPES.has(child.type);
      if (!isText || child.children.length === 0) add(isText ? `text ${child.fontSize ?? ''}` : child.type, 1);
      for (const [type, number] of count(child)) add(type, number);
    }
    known.set(node, parts);
    return parts;
  };
  return count;
};

const sharedParts = (a: Parts, b: Parts): number => {
  let [shared, all] = [0, 0];
  for (const type of new Set([...a.keys(), ...b.keys()])) {
    const [one, two] = [a.get(type) ?? 0, b.get(type) ?? 0];
    shared += Math.min(one, two);
    all += Math.max(one, two);
  }
  return all === 0 ? 1 : shared / all;
};

const toRepeat = (id: string, members: readonly Draft[], partsOf: (node: Draft) => Parts): Repeat => {
  const sizeOf = (node: Draft): number => [...partsOf(node).values()].reduce((sum, count) => sum + count, 0);
  const template = members.reduce((a, b) => (sizeOf(b) > sizeOf(a) ? b : a));
  return { id, template: template.id, items: members.map((member) => member.id), slots: findSlots(members) };
};

/** A path counts children of each type on their own, so that one more icon does not move every text. */
const findSlots = (members: readonly Draft[]): Slot[] => {
  const slots = new Map<string, string[]>();
  const visit = (node: Draft, path: string): void => {
    const counts = new Map<string, number>();
    for (const child of node.children) {
      const count = (counts.get(child.type) ?? 0) + 1;
      counts.set(child.type, count);
      const below = `${path}/${child.type}-${count}`;
      if (child.children.length > 0) visit(child, below);
      else {
        const slot = slots.get(below);
        if (slot) slot.push(child.id);
        else slots.set(below, [child.id]);
      }
    }
  };
  for (const member of members) visit(member, '');
  return [...slots].filter(([, nodes]) => nodes.length >= 2).map(([path, nodes]) => ({ path, nodes }));
};

import type { ElementNode, OutlineNode, RegionNode } from '../outline/outline-node.ts';
import { ALIKE_PX, anchorAt, bareLeaf, type Leaf, rowOf, toLeaf } from './leaf.ts';

/** One part of a component that repeats, at the same place in each; `leaves[member]` is empty where it is missing. */
export type Slot = { model: Leaf; leaves: (Leaf | undefined)[] };

/** Boxes that look alike and hold the same parts: told once, with a table of what differs. */
export type Repeat = { members: ElementNode[]; slots: Slot[]; extras: Leaf[][] };

/** Below this share of parts in common, two boxes are two things. */
const MIN_COMMON = 0.6;
const SLOT_PX = 4.01;
/** A component has fewer parts than this; each is looked for in all members. */
const MAX_MODELS = 200;
/** Icons in one place of several boxes differ in height by no more than this share. */
const ICON_SLACK = 0.3;

/** All that stands in a box as a flat list of leaves; boxes inside it count as leaves without their content. */
const flatten = (nodes: readonly OutlineNode[]): Leaf[] =>
  nodes.flatMap((node) => {
    const leaf = toLeaf(node);
    if (leaf) return [leaf];
    const holder = node as ElementNode | RegionNode;
    const inside = flatten(holder.children);
    return holder.kind === 'element' ? [bareLeaf({ ...holder, children: [] }), ...inside] : inside;
  });

/** Which sides have a line of their own, and how wide: its colour may differ from member to member. */
const ruledSides = ({ element }: ElementNode): string =>
  (element.edges ?? []).map(({ side, width }) => `${side} ${width}`).join();

const isSameShape = (a: ElementNode, b: ElementNode): boolean =>
  a.element.type === b.element.type &&
  ruledSides(a) === ruledSides(b) &&
  Math.abs((a.element.radius ?? 0) - (b.element.radius ?? 0)) <= 1.5;

const isSameLook = (a: ElementNode, b: ElementNode): boolean =>
  isSameShape(a, b) && a.element.fill === b.element.fill && a.element.border?.color === b.element.border?.color;

const isSameWidth = (a: ElementNode, b: ElementNode): boolean =>
  isSameLook(a, b) && Math.abs(a.box.width - b.box.width) <= 2 * ALIKE_PX;

const isAsLarge = (a: ElementNode, b: ElementNode): boolean =>
  Math.abs(a.box.width - b.box.width) <= 2 * ALIKE_PX && Math.abs(a.box.height - b.box.height) <= 2 * ALIKE_PX;

const isSameSize = (a: ElementNode, b: ElementNode): boolean => isSameLook(a, b) && isAsLarge(a, b);

/** A component in the colours of several states or brands: told once, each with its own. */
const isVariant = (a: ElementNode, b: ElementNode): boolean => isSameShape(a, b) && isAsLarge(a, b);

const clusterBy = (
  nodes: readonly ElementNode[],
  isSame: (a: ElementNode, b: ElementNode) => boolean,
): ElementNode[][] => {
  const clusters: ElementNode[][] = [];
  for (const node of nodes) {
    const home = clusters.find((members) => isSame(members[0]!, node));
    if (home) home.push(node);
    else clusters.push([node]);
  }
  return clusters;
};

/** Colours and weights may differ between members, as for the featured plan of three; kind and size may not. */
const isSamePart = (a: Leaf, b: Leaf): boolean => {
  if (a.node.kind === 'text' || b.node.kind === 'text')
    return (
      a.node.kind === 'text' &&
      b.node.kind === 'text' &&
      a.node.style.fontSize === b.node.style.fontSize &&
      a.node.block.lines.length === b.node.block.lines.length
    );
  if (a.node.element.type !== b.node.element.type || (a.label === undefined) !== (b.label === undefined)) return false;
  // A dollar sign is narrower than a calendar: icons of one set are alike by their height.
  const isIcon = a.node.element.type === 'icon';
  const slack = isIcon ? Math.max(SLOT_PX, ICON_SLACK * Math.max(a.box.height, b.box.height)) : SLOT_PX;
  const isSameWidth = Math.abs(a.box.width - b.box.width) <= SLOT_PX;
  return Math.abs(a.box.height - b.box.height) <= slack && (isSameWidth || isIcon || a.label !== undefined);
};

const isSameSlot = (model: Leaf, modelHome: ElementNode, leaf: Leaf, home: ElementNode): boolean => {
  if (!isSamePart(model, leaf)) return false;
  if (Math.abs(rowOf(model) - modelHome.box.y - (rowOf(leaf) - home.box.y)) > SLOT_PX) return false;
  return (['left', 'center', 'right'] as const).some(
    (anchor) =>
      Math.abs(anchorAt(model.box, anchor) - modelHome.box.x - (anchorAt(leaf.box, anchor) - home.box.x)) <= SLOT_PX,
  );
};

const compare = (members: ElementNode[]): Repeat | undefined => {
  const parts = members.map((member) => flatten(member.children));
  // The richest member shows most parts; what it lacks the others may still have in common.
  const models = members
    .flatMap((home, index) => parts[index]!.map((leaf) => ({ leaf, home, index })))
    .sort((a, b) => parts[b.index]!.length - parts[a.index]!.length)
    .slice(0, MAX_MODELS);
  const rest = parts.map((list) => new Set(list));
  const slots = models.flatMap(({ leaf: model, home, index: at }): Slot[] => {
    if (!rest[at]!.has(model)) return [];
    const leaves = members.map((member, index) =>
      [...rest[index]!].find((leaf) => isSameSlot(model, home, leaf, member)),
    );
    if (leaves.filter(Boolean).length < Math.max(2, MIN_COMMON * members.length)) return [];
    leaves.forEach((leaf, index) => {
      if (leaf) rest[index]!.delete(leaf);
    });
    return [{ model, leaves }];
  });
  const total = parts.reduce((sum, list) => sum + list.length, 0);
  const left = rest.reduce((sum, set) => sum + set.size, 0);
  if (total === 0 || (total - left) / total < MIN_COMMON) return undefined;
  return { members, slots, extras: rest.map((set) => [...set]) };
};

/** Finds components that repeat among the children of one holder: boxes of one size, in other colours, then of one width. */
export const findRepeats = (nodes: readonly OutlineNode[]): Repeat[] => {
  let rest = nodes.filter(
    (node): node is ElementNode => node.kind === 'element' && node.children.length > 0 && toLeaf(node) === undefined,
  );
  return [isSameSize, isVariant, isSameWidth].flatMap((isSame) => {
    const found = clusterBy(rest, isSame).flatMap((members) => {
      const repeat = members.length > 1 ? compare(members) : undefined;
      return repeat ? [repeat] : [];
    });
    const taken = new Set(found.flatMap(({ members }) => members));
    rest = rest.filter((box) => !taken.has(box));
    return found;
  });
};

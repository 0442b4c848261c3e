import { type CodeNode, type Component, countNodes, type ElementNode, isElement, type ListNode } from '../code-node.ts';
import { countMissing, fitsInto } from './align-nodes.ts';
import { findHeading } from './find-heading.ts';
import { growBase } from './grow-base.ts';
import { mergeMembers } from './merge-nodes.ts';
import { nameSlots } from './name-slots.ts';
import { reshapeMember } from './reshape-member.ts';

/** Fewer elements and texts, in all members together, are shorter to write than a component of them. */
const MIN_SAVED_NODES = 6;
/** A component with more props is no longer one thing. */
const MAX_SLOTS = 16;
/** More parts whose looks differ are different things: so many of a small thing, and this share of the parts of a large one. */
const MAX_STYLE_SLOTS = 4;
const MAX_STYLE_SHARE = 0.4;

const LANDMARKS: Readonly<Record<string, string>> = {
  header: 'header',
  nav: 'nav',
  aside: 'sidebar',
  footer: 'footer',
};

type Member = { node: ElementNode; parent: ElementNode; depth: number; region: string; heading: string | undefined };

/** Replaces the members of repeated sets by lists, inner sets first, and gives the components that they are made of. */
export function findComponents(roots: readonly ElementNode[]): Component[] {
  const components: Component[] = [];
  const sets = roots.flatMap((root) => [...Map.groupBy(membersOf(root), ({ node }) => node.repeat!).values()]);
  const depthOf = (set: readonly Member[]): number => Math.max(...set.map(({ depth }) => depth));
  for (const set of sets.toSorted((a, b) => depthOf(b) - depthOf(a))) addSet(set, components);
  return components;
}

const membersOf = (root: ElementNode): Member[] => {
  const found: Member[] = [];
  const visit = (parent: ElementNode, depth: number, region: string, above: string | undefined): void => {
    let heading = above;
    for (const node of parent.children) {
      if (!isElement(node)) continue;
      if (node.repeat !== undefined) found.push({ node, parent, depth, region, heading });
      visit(node, depth + 1, LANDMARKS[node.tag] ?? region, heading);
      heading = node.repeat === undefined ? (findHeading(node) ?? heading) : heading;
    }
  };
  visit(root, 0, '', undefined);
  return found;
};

const addSet = (set: readonly Member[], components: Component[]): void => {
  const left = set.filter((member) => {
    for (const component of components) {
      const shaped = isSmall(component.base)
        ? countMissing(component.base, member.node) === 0 && joinedTo(component.base, member.node)
        : joinedTo(component.base, member.node);
      if (shaped) addMember(component, member, shaped);
      if (shaped) return false;
    }
    return true;
  });
  while (left.length > 1) {
    const first = left.reduce((a, b) => (countNodes(b.node) > countNodes(a.node) ? b : a));
    const nodesLeft = left.map(({ node }) => node);
    const base = growBase(first.node, nodesLeft, (one, other) => shapeLike(one, other) !== undefined);
    const alike = alikeIn(left, base, first.node);
    for (const { node } of alike)
      left.splice(
        left.findIndex((member) => member.node === node),
        1,
      );
    const nodes = alike.reduce((sum, { shaped }) => sum + countNodes(shaped), 0);
    if (alike.length < 2 || nodes < MIN_SAVED_NODES || countNodes(base) < 2) continue;
    const merged = mergeMembers(
      alike.map(({ shaped }) => shaped),
      base,
    );
    const component: Component = {
      name: '',
      base,
      members: [],
      lists: [],
      ...merged,
      region: first.region,
      heading: first.heading,
    };
    components.push(component);
    for (const member of alike) addMember(component, member, member.shaped);
  }
};

/** So many members are asked whether they are one thing together, which costs all pairs; the others are a set of their own. */
const MAX_ASKED = 60;

/** The members that are one thing with the base, and with each other. */
const alikeIn = (
  members: readonly Member[],
  base: ElementNode,
  first: ElementNode,
): (Member & { shaped: ElementNode })[] => {
  const fitting = members.flatMap((member) => {
    const shaped = member.node === first ? first : joinedTo(base, member.node);
    return shaped ? [{ ...member, shaped }] : [];
  });
  const areOne = (some: typeof fitting): boolean =>
    isOneThing(
      mergeMembers(
        some.map(({ shaped }) => shaped),
        base,
      ),
    );
  if (fitting.length < 2 || areOne(fitting)) return fitting;
  const some = fitting.filter(({ node }) => node === first);
  for (const member of fitting.slice(0, MAX_ASKED)) {
    if (member.node === first) continue;
    some.push(member);
    if (!areOne(some)) some.pop();
  }
  return some;
};

/** The member as it is where its structure is the template's, else with its parts placed like the template's. */
const shapeLike = (base: ElementNode, member: ElementNode): ElementNode | undefined =>
  fitsInto(base, member) ? member : reshapeMember(base, member);

const isOneThing = ({ slots, template }: Pick<Component, 'slots' | 'template'>): boolean =>
  slots.length <= MAX_SLOTS &&
  slots.filter(({ kind }) => kind === 'class').length <=
    Math.max(MAX_STYLE_SLOTS, MAX_STYLE_SHARE * countNodes(template));

/** Smaller things, in elements and texts, have one structure by chance. */
const MIN_SHAPE_NODES = 5;

const isSmall = (base: ElementNode): boolean => countNodes(base) < MIN_SHAPE_NODES;

/** The node as another of the same thing; none where it is something else, as the head of a table is to its rows. */
const joinedTo = (base: ElementNode, node: ElementNode): ElementNode | undefined => {
  const shaped = shapeLike(base, node);
  return shaped && isOneThing(mergeMembers([base, shaped], base)) ? shaped : undefined;
};

const addMember = (component: Component, { node, parent }: Member, shaped: ElementNode): void => {
  const list: ListNode = { kind: 'list', component, members: [component.members.push(shaped) - 1] };
  const children: CodeNode[] = [];
  for (const child of parent.children) {
    const next = child === node ? list : child;
    const last = children.at(-1);
    if (next === list && last?.kind === 'list' && last.component === component) last.members.push(...list.members);
    else {
      if (next === list) component.lists.push(list);
      children.push(next);
    }
  }
  parent.children = children;
};

/** Writes the templates once all members are known. */
export const completeComponents = (components: readonly Component[]): void => {
  for (const component of components) {
    Object.assign(component, mergeMembers(component.members, component.base));
    nameSlots(component.slots);
  }
};

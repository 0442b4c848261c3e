import { listAssets } from '@blueprompt/core/assets/list-assets';
import { type Box, surround } from '@blueprompt/core/geometry';
import type { Measurement } from '@blueprompt/core/measurement';
import type { TreeNode as MeasuredNode } from '@blueprompt/core/page-tree';
import { buildCode } from '@blueprompt/core/project/build-code';
import { type CodeNode, type Component, isElement } from '@blueprompt/core/project/code-node';
import { treeOf } from '@blueprompt/core/tree/tree-of';
import type { Truth } from '../../truth.ts';
import { meanOf } from '../figures.ts';
import { fitBoxes, matchBoxes, toBox } from '../match-boxes.ts';
import type { TrueNode } from '../tree/page-tree.ts';
import { toTrueTree } from '../tree/pair-trees.ts';
import { repeatSets } from '../tree/score-repeats.ts';

/** Of the members of a true repeated set, the share that one component of the page's code writes; the mean over all sets. Sets in copies are one. */
export type ComponentScore = { setsOnce?: number | undefined };

export function scoreComponents(truth: Truth, measurement: Measurement): ComponentScore {
  const sets = joinSets(repeatSets(toTrueTree(truth)));
  // What is shown by a file of its own differs from copy to copy by its name alone.
  const pictures = new Map(listAssets(measurement).map(({ file }) => [file, '']));
  const { components } = buildCode([{ name: 'Page', measurement, fonts: [], pictures }]);
  const boxes = boxesOf(measurement);
  const written = components.map((component) =>
    component.members.flatMap((member) => surroundAll(nodesIn(member).flatMap((id) => boxes.get(id) ?? []))),
  );
  return { setsOnce: meanOf(sets.map((members) => shareWritten(members, truth, written))) };
}

type Placed = { box: Box };

const shareWritten = (members: readonly TrueNode[], truth: Truth, written: readonly (readonly Placed[])[]): number => {
  const wanted = members.flatMap((member) => contentOf(member, truth));
  const counts = written.map((boxes) => matchBoxes(wanted, boxes, fitBoxes).size);
  return Math.max(0, ...counts) / members.length;
};

/** The buttons of every row are one set: what holds the rows' first button has all of them at one place. */
const joinSets = (sets: readonly TrueNode[][]): TrueNode[][] => {
  const setOf = new Map(sets.flatMap((members) => members.map((member) => [member, members] as const)));
  const joined = new Map<string, TrueNode[]>();
  const keys = new Map(sets.map((members, at) => [members, at]));
  for (const members of sets) {
    const key = wayTo(members[0]!, (node) => keys.get(setOf.get(node) ?? []));
    joined.set(key, [...(joined.get(key) ?? []), ...members]);
  }
  return [...joined.values()];
};

/** The types of what holds a member, up to the copy of another set that it is in; its own set where it is in none. */
const wayTo = (member: TrueNode, setAt: (node: TrueNode) => number | undefined): string => {
  const way = [member.type];
  for (let above = member.parent; above; above = above.parent) {
    const outer = setAt(above);
    if (outer !== undefined) return `${outer} ${way.join(' ')}`;
    way.push(above.type);
  }
  return `${setAt(member)}`;
};

const surroundAll = (boxes: readonly Box[]): Placed[] => (boxes.length > 0 ? [{ box: surround(boxes) }] : []);

/** What can be seen of something: its box where that is painted, else the boxes of what it holds. */
const contentOf = (node: TrueNode, truth: Truth): Placed[] => {
  const held = node.children.flatMap((child) => contentOf(child, truth));
  const lines = node.lines.map((line) => toBox(truth.texts[line]!.box));
  const inside = [...held.map(({ box }) => box), ...lines];
  return node.painted || inside.length === 0 ? [{ box: node.box }] : surroundAll(inside);
};

const boxesOf = (measurement: Measurement): Map<string, Box> => {
  const boxes = new Map<string, Box>();
  const visit = (node: MeasuredNode): void => {
    boxes.set(node.id, node.box);
    node.children.forEach(visit);
  };
  visit(treeOf(measurement).root);
  return boxes;
};

const nodesIn = (node: CodeNode): string[] => {
  if (node.kind === 'list') return node.members.flatMap((member) => nodesIn(memberOf(node.component, member)));
  if (!isElement(node)) return [];
  return [...(node.node === undefined ? [] : [node.node]), ...node.children.flatMap(nodesIn)];
};

// Lists number the members of their component.
const memberOf = ({ members }: Component, at: number): CodeNode => members[at]!;

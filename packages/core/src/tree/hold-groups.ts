import { area, type Box, contains, intersect, surround } from '../geometry.ts';
import { typesWith } from '../ontology/element-types.ts';
import { type Draft, draftHolder } from './draft.ts';
import { isSameBox } from './is-same-box.ts';

/** These hold nothing. */
const LEAVES = typesWith('leaf', 'textual');
/** One drawing, and all that is found in it belongs to it. */
const CLOSED = typesWith('closed');
const DRAWINGS = new Set([...typesWith('whole')].filter((type) => CLOSED.has(type)));
/** Sides are measured to a pixel or two, and those of groups nobody painted: what lies in a box by this share is in it. */
const MIN_HELD = 0.8;
/** Of two boxes about as large, one holds the other where that sticks out by no more than this, in pixels. */
const SLACK_PX = 2;
/** Boxes nearer in size than this share are about as large. */
const MAX_ALIKE = 0.95;

/** A group and what holds things lie in each other or apart: of the smaller one at most this share may be on the other side. */
const MAX_CROSSED = 0.15;

/** Groups that nothing else on the page stands for, that no side of a box cuts in two, and that are no part of a drawing. */
export const draftHolders = (groups: readonly Box[], known: readonly Draft[]): Draft[] => {
  const holders = known.filter(({ type }) => !LEAVES.has(type));
  const drawings = known.filter(({ type }) => DRAWINGS.has(type));
  return groups.flatMap((box, at) =>
    known.some((other) => isSameBox(other.box, box)) ||
    holders.some((other) => isCrossed(other.box, box)) ||
    drawings.some((other) => area(intersect(other.box, box)) > (1 - MAX_CROSSED) * area(box))
      ? []
      : [draftHolder(box, at)],
  );
};

const isCrossed = (one: Box, other: Box): boolean => {
  const share = area(intersect(one, other)) / Math.min(area(one), area(other));
  return share > MAX_CROSSED && share < 1 - MAX_CROSSED;
};

/** Whether a box lies in another; one that sticks out has to be clearly smaller, or neither holds the other. */
export const holds = (box: Box, other: Box): boolean =>
  contains(box, other, SLACK_PX) ||
  (area(other) > 0 && area(other) < MAX_ALIKE * area(box) && area(intersect(box, other)) >= MIN_HELD * area(other));

/** Groups that hold one thing or nothing go, and so does one that holds all that its own holder does; others are as large as their contents. */
export function settleHolders(node: Draft): void {
  for (const child of node.children) settleHolders(child);
  node.children = node.children.flatMap((child) => {
    if (child.kind !== 'group') return [child];
    if (child.children.length < 2) return child.children;
    child.box = surround(child.children.map(({ box }) => box));
    child.ink = surround(child.children.map(({ ink }) => ink));
    return [child];
  });
  const [only, ...others] = node.children;
  if (only?.kind === 'group' && others.length === 0) node.children = only.children;
}

import { area, type Box, intersect, meets, overlap } from '@blueprompt/core/geometry';
import { typesWith } from '@blueprompt/core/ontology/element-types';
import type { PageNode } from '../nodes/page-node.ts';
import type { Answers } from './ask-network.ts';
import { moveSides } from './choose-nodes.ts';
import { NODE_TYPES } from './node-types.ts';

type GroupOptions = {
  /** From this chance on a node is a group: of .1 to .5 what nested most like open pages of families that were not learnt from. */
  minChance?: number;
  /** Two boxes that share so much are one group. */
  sameBox?: number;
  /** Groups lie in each other or apart: of the smaller one at most this share may be on the other side. */
  maxCrossed?: number;
};

/** These hold others and paint nothing. */
const HOLDING = typesWith('list', 'main', 'group');

/** The boxes that hold what belongs together, the surest first. */
export function chooseGroups(
  nodes: readonly PageNode[],
  { chances, best, moves }: Answers,
  { minChance = 0.3, sameBox = 0.8, maxCrossed = 0.15 }: GroupOptions = {},
): Box[] {
  const size = NODE_TYPES.length;
  const likely = nodes.flatMap(({ kind, box }, index) => {
    const own = NODE_TYPES.reduce(
      (sum, type, at) => (HOLDING.has(type) ? sum + (chances[index * size + at] ?? 0) : sum),
      0,
    );
    const chance = own * (best[index] ?? 0);
    // Also where it is no number.
    if (!(chance >= minChance)) return [];
    return [{ chance, box: kind === 'group' ? moveSides(box, moves.subarray(index * 4, index * 4 + 4)) : box }];
  });
  const kept: Box[] = [];
  for (const { box } of likely.toSorted((a, b) => b.chance - a.chance))
    if (!kept.some((other) => isClash(box, other, sameBox, maxCrossed))) kept.push(box);
  return kept;
}

const isClash = (one: Box, other: Box, sameBox: number, maxCrossed: number): boolean => {
  if (!meets(one, other)) return false;
  if (overlap(one, other) > sameBox) return true;
  const share = area(intersect(one, other)) / Math.min(area(one), area(other));
  return share > maxCrossed && share < 1 - maxCrossed;
};

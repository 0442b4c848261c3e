import { area, type Box, intersect, meets, overlap, surround } from '@blueprompt/core/geometry';
import { typesWith } from '@blueprompt/core/ontology/element-types';
import type { PageNode } from '../nodes/page-node.ts';
import type { Answers } from './ask-network.ts';
import { NODE_TYPES, type NodeType } from './node-types.ts';

/** A node that is an element. */
export type Chosen = {
  /** Its place among the nodes. */
  index: number;
  node: PageNode;
  type: Exclude<NodeType, 'none'>;
  /** How likely it is a thing, shown best by this node, and of this type. */
  probability: number;
  box: Box;
};

type ChooseOptions = {
  /** From this chance on a node is a thing; chosen where the figures of held-out families were best. */
  minChance?: number;
  /** Two boxes that share so much are one thing. */
  sameBox?: number;
};

/** What only groups others or names text is not seen by itself. */
const LOOSE = typesWith('textual', 'list', 'main', 'group');
/** What text is: several lines of one thing do not push each other out. */
const TEXT = typesWith('textual');

/** These never hold one of their own kind. */
const SINGLE = typesWith('single', 'slider');
/** Two of one type that share so much are one thing. */
const SAME_KIND = 0.5;
/** What lies in another by this share lies in it. */
const MOSTLY = 0.7;

/** The nodes that are elements, the surest first; of several that show the same thing, the surest. */
export function chooseNodes(
  nodes: readonly PageNode[],
  { chances, best, moves }: Answers,
  { minChance = 0.55, sameBox = 0.8 }: ChooseOptions = {},
): Chosen[] {
  const size = NODE_TYPES.length;
  const wanted = nodes.flatMap((node, index): Chosen[] => {
    const row = chances.subarray(index * size, index * size + size);
    let top = 1;
    let seen = 0;
    for (let type = 1; type < size; type++) {
      if (LOOSE.has(NODE_TYPES[type] ?? '')) continue;
      seen += row[type] ?? 0;
      if ((row[type] ?? 0) > (row[top] ?? 0)) top = type;
    }
    const type = NODE_TYPES[top] as Chosen['type'];
    const chance = seen * (best[index] ?? 0);
    // Also where it is no number.
    if (!(chance >= minChance)) return [];
    const box = placeOf(node, type, moves.subarray(index * 4, index * 4 + 4));
    return [{ index, node, type, probability: chance, box }];
  });
  const chosen: Chosen[] = [];
  for (const one of wanted.toSorted((a, b) => b.probability - a.probability))
    if (TEXT.has(one.type) || !chosen.some((other) => isSameThing(one, other, sameBox))) chosen.push(one);
  return chosen;
}

/** Two boxes that agree, or two of a kind of which one lies in the other and that never hold each other. */
const isSameThing = (one: Chosen, other: Chosen, sameBox: number): boolean => {
  if (TEXT.has(other.type) || !meets(one.box, other.box)) return false;
  const shared = overlap(one.box, other.box);
  if (shared > (one.type === other.type ? SAME_KIND : sameBox)) return true;
  const least = Math.min(area(one.box), area(other.box));
  return one.type === other.type && SINGLE.has(one.type) && area(intersect(one.box, other.box)) > MOSTLY * least;
};

/**
 * Where an element ends: at the sides of what was measured, but the canvas of an icon reaches beyond its ink, and a group is
 * bounded by its contents alone.
 */
const placeOf = ({ kind, box }: PageNode, type: NodeType, moves: Float32Array): Box => {
  if (kind === 'group') return moveSides(box, moves);
  return type === 'icon' || kind === 'ink' || kind === 'word' ? surround([box, moveSides(box, moves)]) : box;
};

export const moveSides = (
  { x, y, width, height }: Box,
  [left = 0, top = 0, right = 0, bottom = 0]: Float32Array,
): Box => {
  const side = Math.max(width, height);
  const [fromX, fromY] = [Math.round(x + left * side), Math.round(y + top * side)];
  return {
    x: fromX,
    y: fromY,
    width: Math.max(1, Math.round(x + width + right * side) - fromX),
    height: Math.max(1, Math.round(y + height + bottom * side) - fromY),
  };
};

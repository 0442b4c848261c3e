import { area, type Box, contains, intersect, overlap } from '@blueprompt/core/geometry';
import { ElementType } from '@blueprompt/core/measurement';
import { typesWith } from '@blueprompt/core/ontology/element-types';
import type { Shape } from '../../boxes/shape.ts';
import type { PageNode } from '../nodes/page-node.ts';
import { toShape } from '../to-shape.ts';
import type { Answers } from './ask-network.ts';
import { type Chosen, chooseNodes } from './choose-nodes.ts';
import { NODE_TYPES } from './node-types.ts';

/** Something that a finder took for an element, and what is painted of it. */
export type Claim = { type: ElementType; box: Box; shape?: Shape };

/** Defaults were best, with class, on 49 open pages of families that the network was not trained on. */
type WeighOptions = {
  /** How much more often the type that a finder names is right than one that only the network names, at the same chance. */
  ownWord?: number;
  /** What no finder saw is there from this chance on. */
  minMissed?: number;
  /** What a finder saw is not there below this chance. */
  minClaimed?: number;
  /** A node that agrees with a claim by this much shows the same thing. */
  sameBox?: number;
};
/** From this chance on a node has a place of its own, moved to where the network sees its sides. */
const MIN_PLACED = 0.2;

/** Texts and what only holds others are named elsewhere. */
const UNJUDGED = typesWith('textual', 'list', 'none', 'main', 'section', 'group');
/** What only holds others: painted, it is a card to whoever looks at it. */
const PARTED = typesWith('list', 'main', 'section', 'group');
/** The bars of a page are reported twice, as regions and as elements: finders of regions decide both, and the network may only add one. */
const LANDMARKS = typesWith('bar');
/** A class that the network was not taught is as its finder says. */
const TAUGHT: ReadonlySet<string> = new Set(NODE_TYPES);
/** What has no node is none of these. */
const PLAIN = typesWith('plain');
/** Their box is the canvas that they were drawn on, which their ink fills only in part: the network knows them by the ink. */
const CANVASED: ReadonlySet<string> = new Set(['icon']);
/** What was taken for an icon and is none of these has no canvas: it is as large as the network saw it. */
const SIGNS = typesWith('sign');
/** Where finder and network agree less than this on a canvas, the network decides: it knows more than the shapes of known icons. */
const MIN_AGREED = 0.5;
/** A claim that agrees less than this with the surface that it is took a shadow or a halo along: the scene measured the surface alone. */
const SAME_SURFACE = 0.85;
/** What an entry of a menu may be. */
const ENTRIES = typesWith('button', 'badge');
/** A thing may hold others of its type, or none. */
const HOLDERS: ReadonlySet<string> = new Set(['card']);
/** Two of one type that share so much of the smaller one, or of any type that agree so much, are one thing. */
const MAX_SHARED = 0.6;
const MAX_ALIKE = 0.4;
const MAX_CROSSED = 0.5;
/** Edges are measured to so many pixels. */
const EDGE = 2;

/** What browsers and libraries make controls like: the least side, in CSS pixels, and the least and greatest width for a height of 1. */
const FORMS: Partial<Record<ElementType, { least: number; ratio: readonly [number, number] }>> = {
  checkbox: { least: 12, ratio: [0.8, 1.25] },
  radio: { least: 12, ratio: [0.8, 1.25] },
  switch: { least: 12, ratio: [1.2, 4] },
  avatar: { least: 16, ratio: [0.8, 1.25] },
};

/** What finders claim, weighed by what the network says of the same places, and what they missed. */
export function weighDrafts<T extends Claim>(
  claims: readonly T[],
  nodes: readonly PageNode[],
  answers: Answers,
  scale: number,
  { ownWord = 16, minMissed = 0.75, minClaimed = 0.06, sameBox = 0.6 }: WeighOptions = {},
): WeighedDrafts<T> {
  const chosen = chooseNodes(nodes, answers, { minChance: MIN_PLACED });
  const sure = chosen.filter((one) => one.probability >= minMissed && !UNJUDGED.has(one.type) && hasForm(one, scale));
  const placed = new Map(chosen.map((one) => [one.index, one]));
  const nodeOf = (box: Box): number | undefined => {
    let [best, most]: [number | undefined, number] = [undefined, sameBox];
    for (const [index, node] of nodes.entries()) {
      const place = placed.get(index);
      const shared = Math.max(overlap(node.box, box), place ? overlap(place.box, box) : 0);
      if (shared >= most) [best, most] = [index, shared];
    }
    return best;
  };
  const weighed = claims.flatMap((claim): Weighed<T>[] => {
    if (UNJUDGED.has(claim.type) || LANDMARKS.has(claim.type) || !TAUGHT.has(claim.type)) return [{ claim, chance: 1 }];
    const index = nodeOf(claim.box) ?? (CANVASED.has(claim.type) && claim.shape ? nodeOf(claim.shape.box) : undefined);
    if (index === undefined) return PLAIN.has(claim.type) ? [] : [{ claim, chance: 0 }];
    const { chance, type } = readNode(answers, index, claim.type, ownWord);
    if (chance < minClaimed) return [];
    // The network alone gave it its type: where it is surer of a painted box of that type around it, it is the inside of that.
    const isAround = (one: Chosen): boolean =>
      one.type === type &&
      one.node.surface !== undefined &&
      one.probability > chance &&
      contains(one.box, claim.box, EDGE) &&
      isSame({ ...claim, type }, one);
    if (type !== claim.type && nodes[index]?.surface === undefined && sure.some(isAround)) return [];
    const node = nodes[index];
    const own = node?.surface;
    if (node && CANVASED.has(claim.type) && !SIGNS.has(type))
      return [{ claim: { ...claim, type, box: node.box, ...(own && { shape: toShape(own) }) }, chance }];
    if (own && !CANVASED.has(type) && overlap(own.box, claim.box) < SAME_SURFACE)
      return [{ claim: { ...claim, type, box: own.box, shape: toShape(own) }, chance }];
    const place = placed.get(index);
    const isSeen = place?.type === type && CANVASED.has(type);
    const box = isSeen && overlap(place.box, claim.box) < MIN_AGREED ? place.box : claim.box;
    return [{ claim: type === claim.type && box === claim.box ? claim : { ...claim, type, box }, chance }];
  });
  return withMissed(dropCrossed(weighed), sure);
}

/** What is kept of weighed claims beside the things that the network alone is sure of. */
const withMissed = <T extends Claim>(weighed: readonly Weighed<T>[], sure: readonly Chosen[]): WeighedDrafts<T> => {
  // A claim that no node bears out yields to a thing in about the same place.
  const isBorneOut = ({ claim, chance }: Weighed<T>): boolean => chance > 0 || HOLDERS.has(claim.type);
  const known = weighed.filter((one) => isBorneOut(one) && !UNJUDGED.has(one.claim.type));
  const missed = sure.filter((one) => !known.some(({ claim }) => isSame(claim, one)));
  const kept = weighed.filter((one) => isBorneOut(one) || !missed.some((other) => isSame(one.claim, other)));
  // One box is one thing: an entry of a menu that the network knows as a button is that button.
  const buttonOf = ({ type, box }: T): Chosen | undefined =>
    type === 'link' ? missed.find((one) => ENTRIES.has(one.type) && overlap(one.box, box) > SAME_SURFACE) : undefined;
  const named = new Map(kept.map(({ claim }) => [claim, buttonOf(claim)]));
  const isNamed = new Set(named.values());
  return {
    kept: [...named].map(([claim, one]) => (one ? { ...claim, type: toElementType(one.type) } : claim)),
    missed: missed.filter((one) => !isNamed.has(one)),
  };
};

const isSame = (claim: Claim, { type, box }: Chosen): boolean =>
  overlap(claim.box, box) > MAX_ALIKE ||
  (claim.type === type && !HOLDERS.has(type) && sharedOf(claim.box, box) > MAX_SHARED);

type WeighedDrafts<T extends Claim> = { kept: T[]; missed: Chosen[] };
type Weighed<T extends Claim> = { claim: T; chance: number };

/** Of two of one type that cover much of each other while neither holds the other, the likelier: a card and its soft shadow. */
const dropCrossed = <T extends Claim>(weighed: readonly Weighed<T>[]): Weighed<T>[] => {
  const kept: Weighed<T>[] = [];
  for (const one of weighed.toSorted((a, b) => b.chance - a.chance)) {
    const isCrossed = (other: Weighed<T>): boolean => {
      const [a, b] = [one.claim.box, other.claim.box];
      const isSameType = other.claim.type === one.claim.type && !UNJUDGED.has(one.claim.type);
      return isSameType && overlap(a, b) > MAX_CROSSED && !contains(a, b, EDGE) && !contains(b, a, EDGE);
    };
    if (!kept.some(isCrossed)) kept.push(one);
  }
  const isKept = new Set(kept);
  return weighed.filter((one) => isKept.has(one));
};

const hasForm = ({ type, box: { width, height } }: Chosen, scale: number): boolean => {
  const form = FORMS[toElementType(type)];
  if (!form) return true;
  const [narrowest, widest] = form.ratio;
  return Math.min(width, height) >= form.least * scale && width >= narrowest * height && width <= widest * height;
};

const sharedOf = (one: Box, other: Box): number =>
  area(intersect(one, other)) / Math.max(1, Math.min(area(one), area(other)));

/** The chance that a node is a thing, and its type: that of the claim unless another is far more likely. */
const readNode = (
  { chances, best }: Answers,
  index: number,
  claimed: ElementType,
  ownWord: number,
): { chance: number; type: ElementType } => {
  const size = NODE_TYPES.length;
  const row = chances.subarray(index * size, index * size + size);
  let [type, most, seen] = [claimed, 0, 0];
  for (const [at, name] of NODE_TYPES.entries()) {
    const chance = row[at] ?? 0;
    if (HOLDERS.has(claimed) && PARTED.has(name)) seen += chance;
    if (UNJUDGED.has(name)) continue;
    seen += chance;
    if (LANDMARKS.has(name)) continue;
    const named = toElementType(name);
    const weight = named === claimed ? chance * ownWord : chance;
    if (weight > most) [type, most] = [named, weight];
  }
  return { chance: seen * (best[index] ?? 0), type };
};

/** A slider shows how far it is. */
export const toElementType = (name: string): ElementType => (name === 'slider' ? 'progress' : ElementType.parse(name));

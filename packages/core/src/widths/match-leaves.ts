import { textLikeness } from '../fidelity/text-likeness.ts';
import { typesWith } from '../ontology/element-types.ts';
import type { Leaf } from './list-leaves.ts';

/** Two readings of one text differ in a letter or two of ten; two texts of one page rarely share as much. */
const MIN_LIKENESS = 0.8;
/** Likeness compares every letter of one text with every letter of the other: more pairs than this are not tried. */
const MAX_COMPARED = 4_000;
/** Of this many pairs (500 leaves a side) all are tried; of more, for each leaf only those about as far down the other page. */
const MAX_SCORED = 250_000;
/** A picture that is cropped for a phone keeps its shape within this factor, or it is another one. */
const MAX_RATIO_APART = 3;

/** Partners: from the ids of one page to those of the other. */
export type LeafPairs = ReadonlyMap<string, string>;

/**
 * Which leaf of one page is which of the other. Words come first: what says the same is the same, and of those that say the same the
 * nearest to what is certain. Then what says nothing: by its pixels, and by its kind between the same words.
 */
export function matchLeaves(some: readonly Leaf[], others: readonly Leaf[]): LeafPairs {
  const pairs = new Map<string, string>();
  pairEqualTexts(some, others, pairs);
  pairLikeTexts(some, others, pairs);
  pairPictures(some, others, pairs);
  return pairs;
}

/** Letters and digits decide: signs are read worst, and capitals may be a matter of style. */
export const plainText = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A single word and signs alone say what they say: `Home` is in the menu, `Home!` is the end of a title. */
const wordsOf = ({ text = '' }: Leaf): string => {
  const plain = plainText(text);
  return plain.includes(' ') ? plain : text.toLowerCase().trim();
};

type Pairs = Map<string, string>;

const pairEqualTexts = (some: readonly Leaf[], others: readonly Leaf[], pairs: Pairs): void => {
  const texts = (leaves: readonly Leaf[]) => leaves.filter(({ text }) => text !== undefined);
  const [byWords, otherByWords] = [Map.groupBy(texts(some), wordsOf), Map.groupBy(texts(others), wordsOf)];
  const repeated: [Leaf[], Leaf[]][] = [];
  for (const [words, leaves] of byWords) {
    const partners = otherByWords.get(words);
    if (!partners) continue;
    if (leaves.length === partners.length) for (const [at, { id }] of leaves.entries()) pairs.set(id, partners[at]!.id);
    else repeated.push([leaves, partners]);
  }
  for (const [leaves, partners] of repeated) {
    const near = createNearness(some, others, pairs);
    pairBest(leaves, partners, near, pairs);
  }
};

const pairLikeTexts = (some: readonly Leaf[], others: readonly Leaf[], pairs: Pairs): void => {
  const [left, right] = [unpaired(some, pairs), unpairedOthers(others, pairs)].map((leaves) =>
    leaves.filter(({ text }) => text !== undefined),
  ) as [Leaf[], Leaf[]];
  if (left.length * right.length > MAX_COMPARED) return;
  pairBest(
    left,
    right,
    (a, b) => {
      const [one, other] = [wordsOf(a), wordsOf(b)];
      if (isPiece(one, other) || isPiece(other, one)) return 0;
      // Of texts whose lengths are this far apart the likeness is below the least that counts.
      if (2 * Math.min(one.length, other.length) < MIN_LIKENESS * (one.length + other.length)) return 0;
      const likeness = textLikeness(one, other);
      return likeness >= MIN_LIKENESS ? likeness : 0;
    },
    pairs,
  );
};

/** A text that was read in two pieces is like each of them, and is neither; one that lacks a letter at its end is no piece. */
const isPiece = (words: string, piece: string): boolean => words.startsWith(`${piece} `) || words.endsWith(` ${piece}`);

const pairPictures = (some: readonly Leaf[], others: readonly Leaf[], pairs: Pairs): void => {
  const near = createNearness(some, others, pairs);
  const [left, right] = [some, others].map((leaves) => leaves.filter(({ text }) => text === undefined)) as [
    Leaf[],
    Leaf[],
  ];
  const [counts, otherCounts] = [countTypes(left), countTypes(right)];
  pairBest(
    left,
    right,
    (a, b) => {
      if (a.type !== b.type || differ(a, b)) return 0;
      const same = a.element?.print !== undefined && a.element.print === b.element?.print ? 4 : 0;
      const place = near(a, b);
      return same + place > 0 || (counts.get(a.type) === 1 && otherCounts.get(b.type) === 1) ? 1 + same + place : 0;
    },
    pairs,
  );
};

const countTypes = (leaves: readonly Leaf[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { type } of leaves) counts.set(type, (counts.get(type) ?? 0) + 1);
  return counts;
};

const DRAWN = typesWith('drawn');

/** Icons of two names are two icons, and so are pictures of two shapes. */
const differ = (a: Leaf, b: Leaf): boolean => {
  const [one, other] = [a.element?.name, b.element?.name];
  if (one !== undefined && other !== undefined && one !== other) return true;
  return DRAWN.has(a.type) && Math.max(a.ratio / b.ratio, b.ratio / a.ratio) > MAX_RATIO_APART;
};

/** Best pairs first, each leaf once; of equal ones the first in reading order. */
const pairBest = (
  left: readonly Leaf[],
  right: readonly Leaf[],
  score: (a: Leaf, b: Leaf) => number,
  pairs: Pairs,
): void => {
  const isWhole = left.length * right.length <= MAX_SCORED;
  const reach = isWhole ? right.length : Math.ceil(MAX_SCORED / left.length / 2);
  const scored = left.flatMap((a, at) => {
    const middle = Math.round((at / left.length) * right.length);
    const first = Math.max(0, middle - reach);
    return right.slice(first, middle + reach).flatMap((b, step) => {
      const value = score(a, b);
      return value > 0 ? [{ a, b, value, apart: Math.abs(at / left.length - (first + step) / right.length) }] : [];
    });
  });
  const taken = new Set(pairs.values());
  for (const { a, b } of scored.sort((one, other) => other.value - one.value || one.apart - other.apart)) {
    if (pairs.has(a.id) || taken.has(b.id)) continue;
    pairs.set(a.id, b.id);
    taken.add(b.id);
  }
};

/** How many of the nearest certain neighbours, before and after, two leaves share: at most 2, and a little more where they are next to them. */
const createNearness = (
  some: readonly Leaf[],
  others: readonly Leaf[],
  pairs: Pairs,
): ((a: Leaf, b: Leaf) => number) => {
  const paired = new Set(pairs.values());
  const mine = neighboursOf(some, (id) => pairs.get(id));
  const theirs = neighboursOf(others, (id) => (paired.has(id) ? id : undefined));
  return (a, b) => {
    const [one, other] = [mine.get(a.id)!, theirs.get(b.id)!];
    const shared = (side: 'before' | 'after'): number =>
      one[side].id !== undefined && one[side].id === other[side].id
        ? 1 + 1 / (2 + Math.abs(one[side].steps - other[side].steps))
        : 0;
    return shared('before') + shared('after');
  };
};

type Neighbour = { id: string | undefined; steps: number };

const neighboursOf = (
  leaves: readonly Leaf[],
  partnerOf: (id: string) => string | undefined,
): Map<string, { before: Neighbour; after: Neighbour }> => {
  const walk = (order: readonly Leaf[]): Map<string, Neighbour> => {
    const found = new Map<string, Neighbour>();
    let near: Neighbour = { id: undefined, steps: 0 };
    for (const { id } of order) {
      near = { ...near, steps: near.steps + 1 };
      found.set(id, near);
      const partner = partnerOf(id);
      if (partner !== undefined) near = { id: partner, steps: 0 };
    }
    return found;
  };
  const [before, after] = [walk(leaves), walk(leaves.toReversed())];
  return new Map(leaves.map(({ id }) => [id, { before: before.get(id)!, after: after.get(id)! }]));
};

const unpaired = (leaves: readonly Leaf[], pairs: Pairs): Leaf[] => leaves.filter(({ id }) => !pairs.has(id));

const unpairedOthers = (leaves: readonly Leaf[], pairs: Pairs): Leaf[] => {
  const taken = new Set(pairs.values());
  return leaves.filter(({ id }) => !taken.has(id));
};

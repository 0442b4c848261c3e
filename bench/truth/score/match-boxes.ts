import { area, type Box, overlap } from '@blueprompt/core/geometry';
import type { TruthBox, TruthNode } from '../truth.ts';

/** A box counts as found from this intersection over union. */
const FOUND_OVERLAP = 0.5;
/** One pixel halves the overlap of a hairline: true boxes up to this thickness are compared with a margin around both. */
const MAX_THIN_PX = 6;
/** A hairline that is reported thicker than this is another thing. */
const MAX_FOUND_THIN_PX = 10;
const MARGIN_PX = 3;

export const toBox = ([x, y, width, height]: TruthBox): Box => ({ x, y, width, height });

const thickness = ({ width, height }: Box): number => Math.min(width, height);
const grow = ({ x, y, width, height }: Box): Box => ({
  x: x - MARGIN_PX,
  y: y - MARGIN_PX,
  width: width + 2 * MARGIN_PX,
  height: height + 2 * MARGIN_PX,
});

/** How well a reported box fits the true one, 0 where it does not count. */
export function fitOf(truth: Box, found: Box): number {
  if (area(truth) <= 0 || area(found) <= 0) return 0;
  const shared = overlap(truth, found);
  if (shared >= FOUND_OVERLAP) return shared;
  const isThin = thickness(truth) <= MAX_THIN_PX && thickness(found) <= MAX_FOUND_THIN_PX;
  return isThin && overlap(grow(truth), grow(found)) >= FOUND_OVERLAP ? FOUND_OVERLAP : 0;
}

type Candidate<T, F> = { truth: T; other: F; value: number };

/** One to one, the best first and of equals the first listed. */
const pairBest = <T, F>(candidates: Candidate<T, F>[]): Map<T, F> => {
  candidates.sort((a, b) => b.value - a.value);
  const pairs = new Map<T, F>();
  const taken = new Set<F>();
  for (const { truth, other } of candidates) {
    if (pairs.has(truth) || taken.has(other)) continue;
    pairs.set(truth, other);
    taken.add(other);
  }
  return pairs;
};

/** Pairs one to one, the closest first and of equals the first listed; a closeness of 0 is no pair. */
export function matchBest<T, F>(
  truths: readonly T[],
  found: readonly F[],
  closeness: (truth: T, other: F) => number,
): Map<T, F> {
  const candidates: Candidate<T, F>[] = [];
  for (const truth of truths)
    for (const other of found) {
      const value = closeness(truth, other);
      if (value > 0) candidates.push({ truth, other, value });
    }
  return pairBest(candidates);
}

/** Pages are long: what is not at the same height is not compared. */
const BAND_PX = 64;

/** The same for boxes that can only be close where they are within a few pixels of each other. */
export function matchBoxes<T extends { box: Box }, F extends { box: Box }>(
  truths: readonly T[],
  found: readonly F[],
  closeness: (truth: T, other: F) => number,
): Map<T, F> {
  const bandsOf = ({ y, height }: Box): [first: number, last: number] => [
    Math.floor((y - MARGIN_PX) / BAND_PX),
    Math.floor((y + height + MARGIN_PX) / BAND_PX),
  ];
  const bands = new Map<number, number[]>();
  found.forEach(({ box }, index) => {
    const [first, last] = bandsOf(box);
    for (let band = first; band <= last; band++) {
      const list = bands.get(band);
      if (list) list.push(index);
      else bands.set(band, [index]);
    }
  });
  const candidates: Candidate<T, F>[] = [];
  const seenBy = new Int32Array(found.length).fill(-1);
  truths.forEach((truth, at) => {
    const { box } = truth;
    const [first, last] = bandsOf(box);
    for (let band = first; band <= last; band++)
      for (const index of bands.get(band) ?? []) {
        // The bands list indices of the same array.
        const other = found[index]!;
        if (seenBy[index] === at || other.box.x > box.x + box.width + MARGIN_PX) continue;
        seenBy[index] = at;
        const value = other.box.x + other.box.width + MARGIN_PX < box.x ? 0 : closeness(truth, other);
        if (value > 0) candidates.push({ truth, other, value });
      }
  });
  return pairBest(candidates);
}

/** A true node and its box in the form that boxes are matched in. */
export type PlacedNode = { node: TruthNode; box: Box };
export const placeNodes = (nodes: readonly TruthNode[]): PlacedNode[] =>
  nodes.map((node) => ({ node, box: toBox(node.box) }));

export const fitBoxes = (truth: { box: Box }, found: { box: Box }): number => fitOf(truth.box, found.box);

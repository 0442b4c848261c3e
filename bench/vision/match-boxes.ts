import { area, type Box, overlap } from '@blueprompt/core/geometry';
import type { TruthBox } from './truth.ts';

/** A box counts as found from this intersection over union. */
const FOUND = 0.5;
/** One pixel halves the overlap of a hairline, so anything thinner is compared with a margin around both. */
const THIN_PX = 6;
const MARGIN_PX = 3;

export const toBox = ([x, y, width, height]: TruthBox): Box => ({ x, y, width, height });

const thin = ({ width, height }: Box): boolean => Math.min(width, height) <= THIN_PX;
const grow = ({ x, y, width, height }: Box): Box => ({
  x: x - MARGIN_PX,
  y: y - MARGIN_PX,
  width: width + 2 * MARGIN_PX,
  height: height + 2 * MARGIN_PX,
});

/** How well a found box meets the true one, 0 where it does not count. */
export function meets(truth: Box, found: Box): number {
  if (area(truth) <= 0 || area(found) <= 0) return 0;
  const shared = overlap(truth, found);
  if (shared >= FOUND) return shared;
  return thin(truth) && thin(found) && overlap(grow(truth), grow(found)) >= FOUND ? FOUND : 0;
}

/** Pairs one to one, the closest first; a `closeness` of 0 is no pair. */
export function matchBoxes<T, F>(
  truths: readonly T[],
  found: readonly F[],
  closeness: (a: T, b: F) => number,
): Map<T, F> {
  const candidates = truths
    .flatMap((truth) => found.map((other) => ({ truth, other, value: closeness(truth, other) })))
    .filter(({ value }) => value > 0)
    .sort((a, b) => b.value - a.value);
  const pairs = new Map<T, F>();
  const taken = new Set<F>();
  for (const { truth, other } of candidates) {
    if (pairs.has(truth) || taken.has(other)) continue;
    pairs.set(truth, other);
    taken.add(other);
  }
  return pairs;
}

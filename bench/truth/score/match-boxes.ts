import { area, type Box, overlap } from '@blueprompt/core/geometry';
import type { TruthBox } from '../truth.ts';

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

/** Pairs one to one, the best fit first and of equal fits the first listed; a fit of 0 is no pair. */
export function matchBoxes<T, F>(
  truths: readonly T[],
  found: readonly F[],
  closeness: (a: T, b: F) => number,
): Map<T, F> {
  const candidates: { truth: T; other: F; value: number }[] = [];
  for (const truth of truths)
    for (const other of found) {
      const value = closeness(truth, other);
      if (value > 0) candidates.push({ truth, other, value });
    }
  candidates.sort((a, b) => b.value - a.value);
  const pairs = new Map<T, F>();
  const taken = new Set<F>();
  for (const { truth, other } of candidates) {
    if (pairs.has(truth) || taken.has(other)) continue;
    pairs.set(truth, other);
    taken.add(other);
  }
  return pairs;
}

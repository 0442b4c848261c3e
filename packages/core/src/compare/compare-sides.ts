import { type Box, centreX } from '../geometry.ts';
import type { PlacedPair } from './compare-gaps.ts';
import type { Finding } from './difference.ts';
import { placeOf } from './name-subject.ts';

/** A thing that crossed this share of its parent's width stands on another side; gaps and paddings explain less. */
const OTHER_SIDE_SHARE = 0.3;

/** Things that stand on another side of the same parent, where nothing beside them came or went. */
export const compareSides = (pairs: readonly PlacedPair[], referenceWidth: number, buildWidth: number): Finding[] => {
  const parents = new Map(pairs.map((pair) => [pair.id, pair]));
  const siblings = Map.groupBy(pairs, (pair) => pair.parent);
  return pairs.flatMap((pair) => {
    const parent = pair.parent === undefined ? undefined : parents.get(pair.parent);
    if (pair.parent !== undefined && !parent) return [];
    const before = shareAcross(pair.reference, parent?.reference, referenceWidth);
    const after = shareAcross(pair.build, parent?.build, buildWidth);
    if (Math.abs(before - after) < OTHER_SIDE_SHARE || isReflow(pair, siblings.get(pair.parent) ?? [])) return [];
    const places = [placeOf(pair.name, pair.reference, pair.dom)];
    return [{ kind: 'moved' as const, found: pair.build, expected: pair.reference, places }];
  });
};

const shareAcross = (box: Box, parent: Box | undefined, pageWidth: number): number =>
  parent ? (centreX(box) - parent.x) / Math.max(1, parent.width) : centreX(box) / pageWidth;

/** Where a neighbour moved the same way, the row was filled up anew because something came or went. */
const isReflow = (pair: PlacedPair, siblings: readonly PlacedPair[]): boolean => {
  const shift = pair.build.x - pair.reference.x;
  return siblings.some((other) => other !== pair && Math.abs(other.build.x - other.reference.x - shift) <= 2);
};

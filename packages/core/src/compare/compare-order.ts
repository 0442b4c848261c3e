import { type Box, bottom, right } from '../geometry.ts';
import { createNeighbours, facesAcross, type PlacedPair } from './compare-gaps.ts';
import type { Finding } from './difference.ts';
import { placeOf } from './name-subject.ts';

/** Edges of neighbours may overlap by this much and still be one after the other. */
const SLACK_PX = 2;

type Axis = 'horizontal' | 'vertical';
const AXES: readonly Axis[] = ['vertical', 'horizontal'];

/** Neighbours of one row or column that follow each other the other way round in the build, and everything that took part in it. */
export const compareOrder = (pairs: readonly PlacedPair[]): { findings: Finding[]; pairs: Set<PlacedPair> } => {
  const swapped = new Set<PlacedPair>();
  const findings: Finding[] = [];
  const neighbour = createNeighbours(pairs);
  for (const axis of AXES)
    for (const pair of pairs) {
      const next = neighbour(pair, axis, 'reference');
      if (!next || !isAfter(next.build, pair.build, axis) || !facesAcross(pair.build, next.build, axis)) continue;
      swapped.add(pair).add(next);
      const place = placeOf(`${pair.name} and ${next.name}`, pair.reference, next.dom);
      findings.push({ kind: 'order', axis, places: [place] });
    }
  return { findings, pairs: swapped };
};

const startOf = (box: Box, axis: Axis): number => (axis === 'horizontal' ? box.x : box.y);
const endOf = (box: Box, axis: Axis): number => (axis === 'horizontal' ? right(box) : bottom(box));
const isAfter = (first: Box, second: Box, axis: Axis): boolean =>
  startOf(second, axis) >= endOf(first, axis) - SLACK_PX;

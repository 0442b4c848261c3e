import { type Box, bottom, right } from '../geometry.ts';
import type { Finding } from './compare-styles.ts';

/** A box that stands in both pages: an element or a text. */
export type PlacedPair = {
  name: string;
  id: string | undefined;
  reference: Box;
  build: Box;
  parent: string | undefined;
};

/** Boxes that only one of the pages has. */
export type Unpaired = { reference: readonly Box[]; build: readonly Box[] };

/** Distances are read to the pixel on both sides. */
const TOLERANCE_PX = 2;

/** Distances between neighbours of one parent that differ; neighbours are told by the reference. */
export const compareGaps = (pairs: readonly PlacedPair[], unpaired: Unpaired): Finding[] =>
  pairs.flatMap((pair) => {
    const siblings = pairs.filter((other) => other !== pair && other.parent === pair.parent);
    return (['horizontal', 'vertical'] as const).flatMap((axis) => {
      const next = neighbour(pair, siblings, axis, 'reference');
      // The same two must be neighbours in the build, or something was put between them or taken away.
      if (!next || neighbour(pair, siblings, axis, 'build') !== next) return [];
      if ((['reference', 'build'] as const).some((page) => isBetween(unpaired[page], pair[page], next[page], axis)))
        return [];
      const expected = gap(pair.reference, next.reference, axis);
      const found = gap(pair.build, next.build, axis);
      if (Math.abs(found - expected) <= TOLERANCE_PX) return [];
      const places = [{ subject: `${pair.name} and ${next.name}`, box: pair.reference }];
      return [{ kind: 'gap' as const, axis, found, expected, places }];
    });
  });

const isBetween = (others: readonly Box[], a: Box, b: Box, axis: 'horizontal' | 'vertical'): boolean =>
  others.some((other) => facesAcross(a, other, axis) && gap(a, other, axis) >= 0 && gap(other, b, axis) >= 0);

const gap = (a: Box, b: Box, axis: 'horizontal' | 'vertical'): number =>
  axis === 'horizontal' ? b.x - right(a) : b.y - bottom(a);

/** The nearest sibling to the right or below that shares at least half of the smaller extent across. */
const neighbour = (
  pair: PlacedPair,
  siblings: readonly PlacedPair[],
  axis: 'horizontal' | 'vertical',
  side: 'reference' | 'build',
): PlacedPair | undefined => {
  const from = pair[side];
  return siblings
    .filter((other) => gap(from, other[side], axis) >= 0 && facesAcross(from, other[side], axis))
    .reduce<PlacedPair | undefined>(
      (best, other) => (best && gap(from, best[side], axis) <= gap(from, other[side], axis) ? best : other),
      undefined,
    );
};

const facesAcross = (a: Box, b: Box, axis: 'horizontal' | 'vertical'): boolean => {
  const shared =
    axis === 'horizontal'
      ? Math.min(bottom(a), bottom(b)) - Math.max(a.y, b.y)
      : Math.min(right(a), right(b)) - Math.max(a.x, b.x);
  const smaller = axis === 'horizontal' ? Math.min(a.height, b.height) : Math.min(a.width, b.width);
  return shared >= smaller / 2;
};

/** Distances from a parent's left and top edge to its first child that differ. */
export const comparePaddings = (pairs: readonly PlacedPair[]): Finding[] =>
  pairs.flatMap((parent) => {
    const children = parent.id === undefined ? [] : pairs.filter((pair) => pair.parent === parent.id);
    if (children.length === 0) return [];
    return (['left', 'top'] as const).flatMap((side) => {
      const first = nearestToEdge(children, side, 'reference');
      if (nearestToEdge(children, side, 'build') !== first) return [];
      const expected = inset(parent.reference, first.reference, side);
      const found = inset(parent.build, first.build, side);
      if (Math.abs(found - expected) <= TOLERANCE_PX || isCentred(parent, first, side)) return [];
      const places = [{ subject: parent.name, box: parent.reference }];
      return [{ kind: 'padding' as const, side, found, expected, places }];
    });
  });

const inset = (outer: Box, inner: Box, side: 'left' | 'top'): number =>
  side === 'left' ? inner.x - outer.x : inner.y - outer.y;

const nearestToEdge = (
  children: readonly PlacedPair[],
  side: 'left' | 'top',
  page: 'reference' | 'build',
): PlacedPair =>
  children.reduce((best, child) => {
    const axis = side === 'left' ? 'x' : 'y';
    return child[page][axis] < best[page][axis] ? child : best;
  });

/** A centred child keeps its middle: its inset follows from both sizes, which are compared themselves. */
const isCentred = (parent: PlacedPair, child: PlacedPair, side: 'left' | 'top'): boolean =>
  (['reference', 'build'] as const).every((page) => {
    const outer = parent[page];
    const inner = child[page];
    const off =
      side === 'left'
        ? outer.x + outer.width / 2 - (inner.x + inner.width / 2)
        : outer.y + outer.height / 2 - (inner.y + inner.height / 2);
    return Math.abs(off) <= TOLERANCE_PX;
  });

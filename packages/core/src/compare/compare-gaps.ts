import type { DomMark } from '../dom-facts.ts';
import { type Box, bottom, contains, right } from '../geometry.ts';
import { createRangeLookup } from '../lookup/range-lookup.ts';
import type { Finding } from './difference.ts';
import { placeOf } from './name-subject.ts';
import { TOLERANCE } from './tolerance.ts';

/** A box that stands in both pages: an element or a text. */
export type PlacedPair = {
  name: string;
  id: string | undefined;
  reference: Box;
  build: Box;
  parent: string | undefined;
  /** What it is in the running build. */
  dom: DomMark | undefined;
};

/** Boxes that only one of the pages has. */
type Unpaired = { reference: readonly Box[]; build: readonly Box[] };

/** Distances are read to the pixel on both sides. */
const TOLERANCE_PX = 2;

type Axis = 'horizontal' | 'vertical';
type Page = 'reference' | 'build';

/** Distances between neighbours of one parent that differ; the reference decides who are neighbours. */
export const compareGaps = (pairs: readonly PlacedPair[], unpaired: Unpaired): Finding[] => {
  const families = new Map(
    [...Map.groupBy(pairs, (pair) => pair.parent)].map(([parent, siblings]) => [parent, createNeighbours(siblings)]),
  );
  // Children of another parent may be in between, too.
  const strangersOf = (page: Page) => createStrangers([...unpaired[page], ...pairs.map((pair) => pair[page])]);
  const strangers = { reference: strangersOf('reference'), build: strangersOf('build') };
  return pairs.flatMap((pair) => {
    const neighbour = families.get(pair.parent)!;
    return (['horizontal', 'vertical'] as const).flatMap((axis) => {
      const next = neighbour(pair, axis, 'reference');
      // The same two must be neighbours in the build, or something was put between them or taken away.
      if (!next || neighbour(pair, axis, 'build') !== next) return [];
      if ((['reference', 'build'] as const).some((page) => strangers[page](pair[page], next[page], axis))) return [];
      const expected = gap(pair.reference, next.reference, axis);
      const found = gap(pair.build, next.build, axis);
      if (Math.abs(found - expected) <= TOLERANCE_PX + readingOff(pair, axis) + readingOff(next, axis)) return [];
      const places = [
        placeOf(`${pair.name} and ${next.name}`, between(pair.reference, next.reference, axis), next.dom),
      ];
      return [{ kind: 'gap' as const, axis, found, expected, places }];
    });
  });
};

const startOf = (box: Box, axis: Axis): number => (axis === 'horizontal' ? box.x : box.y);
const endOf = (box: Box, axis: Axis): number => (axis === 'horizontal' ? right(box) : bottom(box));
const gap = (a: Box, b: Box, axis: Axis): number => startOf(b, axis) - endOf(a, axis);

/** Sizes that count as equal may be some pixels apart, which the distance to a neighbour then lacks. */
const readingOff = ({ reference, build }: PlacedPair, axis: Axis): number => {
  const extent = (box: Box): number => endOf(box, axis) - startOf(box, axis);
  const off = Math.abs(extent(build) - extent(reference));
  return off > TOLERANCE.sizePx && off <= TOLERANCE.sizeShare * extent(reference) ? off : 0;
};

/** The strip between two neighbours, which is what has another size. */
const between = (a: Box, b: Box, axis: Axis): Box => {
  const { x, y } = { x: Math.max(a.x, b.x), y: Math.max(a.y, b.y) };
  return axis === 'horizontal'
    ? { x: right(a), y, width: Math.max(0, b.x - right(a)), height: Math.min(bottom(a), bottom(b)) - y }
    : { x, y: bottom(a), width: Math.min(right(a), right(b)) - x, height: Math.max(0, b.y - bottom(a)) };
};

/** Tells whether one of the boxes lies between two others. */
const createStrangers = (boxes: readonly Box[]): ((a: Box, b: Box, axis: Axis) => boolean) => {
  const byStart = {
    horizontal: createRangeLookup(boxes, (box) => box.x),
    vertical: createRangeLookup(boxes, (box) => box.y),
  };
  return (a, b, axis) =>
    byStart[axis](endOf(a, axis), startOf(b, axis)).some(
      (other) => facesAcross(a, other, axis) && gap(other, b, axis) >= 0,
    );
};

/** Finds the nearest sibling to the right or below that shares at least half of the smaller extent across. */
export const createNeighbours = (
  siblings: readonly PlacedPair[],
): ((pair: PlacedPair, axis: Axis, page: Page) => PlacedPair | undefined) => {
  const sorted = (axis: Axis, page: Page): PlacedPair[] =>
    [...siblings].sort((a, b) => startOf(a[page], axis) - startOf(b[page], axis));
  const byStart = {
    horizontal: { reference: sorted('horizontal', 'reference'), build: sorted('horizontal', 'build') },
    vertical: { reference: sorted('vertical', 'reference'), build: sorted('vertical', 'build') },
  };
  return (pair, axis, page) => {
    const from = pair[page];
    const rest = byStart[axis][page];
    let [low, high] = [0, rest.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (startOf(rest[middle]![page], axis) < endOf(from, axis)) low = middle + 1;
      else high = middle;
    }
    while (low < rest.length && (rest[low] === pair || !facesAcross(from, rest[low]![page], axis))) low += 1;
    return rest[low];
  };
};

/** True when two boxes share at least half of the smaller extent across an axis: they stand in one row or column. */
export const facesAcross = (a: Box, b: Box, axis: Axis): boolean => {
  const shared =
    axis === 'horizontal'
      ? Math.min(bottom(a), bottom(b)) - Math.max(a.y, b.y)
      : Math.min(right(a), right(b)) - Math.max(a.x, b.x);
  const smaller = axis === 'horizontal' ? Math.min(a.height, b.height) : Math.min(a.width, b.width);
  return shared >= smaller / 2;
};

/** Distances from a parent's left and top edge to its first child that differ. */
export const comparePaddings = (pairs: readonly PlacedPair[], unpaired: Unpaired): Finding[] => {
  const families = Map.groupBy(pairs, (pair) => pair.parent);
  return pairs.flatMap((parent) => {
    const children = parent.id === undefined ? undefined : families.get(parent.id);
    if (!children) return [];
    return (['left', 'top'] as const).flatMap((side) => {
      const first = nearestToEdge(children, side, 'reference');
      if (nearestToEdge(children, side, 'build') !== first) return [];
      const expected = inset(parent.reference, first.reference, side);
      const found = inset(parent.build, first.build, side);
      // What reaches over the edge has no padding, and what one page lacks may have been before it.
      if (Math.min(expected, found) < -TOLERANCE_PX || isBehindStranger(parent, first, side, unpaired)) return [];
      if (Math.abs(found - expected) <= TOLERANCE_PX || isCentred(parent, first, side)) return [];
      const places = [placeOf(parent.name, parent.reference, parent.dom)];
      return [{ kind: 'padding' as const, side, found, expected, places }];
    });
  });
};

const inset = (outer: Box, inner: Box, side: 'left' | 'top'): number =>
  side === 'left' ? inner.x - outer.x : inner.y - outer.y;

const isBehindStranger = (parent: PlacedPair, first: PlacedPair, side: 'left' | 'top', unpaired: Unpaired): boolean =>
  (['reference', 'build'] as const).some((page) =>
    unpaired[page].some(
      (box) => contains(parent[page], box) && inset(parent[page], box, side) < inset(parent[page], first[page], side),
    ),
  );

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

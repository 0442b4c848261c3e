import { area, type Box, bottom, contains, right, surround } from '@blueprompt/core/geometry';
import { findRoot, unite } from '../../boxes/areas/find-root.ts';
import type { Mark } from './list-marks.ts';
import type { GroundMap } from './map-grounds.ts';

/** The smallest and the largest round chart, and the smallest slice, in CSS pixels. */
const SIDE = { min: 32, max: 460 };
const MIN_SLICE = 8;
/** Slices are no further apart than this, in CSS pixels. */
const MAX_GAP = 8;
/** Half a gauge is twice as wide as high; lines to labels above and below a ring make it a third higher than wide. */
const ASPECT = { min: 0.75, max: 2.2 };
const MAX_SLICES = 24;
/** What is larger than a slice by this factor and all around it is a frame. */
const MIN_AROUND = 4;
/** A frame has pixels along this share of the sides of its box; a ring touches them in four places. */
const MAX_ALONG = 0.5;

/** Boxes around what may be a ring, a pie or an arc: pieces that lie close together. */
export function findRounds(map: GroundMap, marks: readonly Mark[]): Box[] {
  const { scale } = map;
  const pieces = marks.filter(({ isRule, box, ground }) => {
    const long = Math.max(box.width, box.height);
    return ground >= 0 && !isRule && long >= MIN_SLICE * scale && long <= SIDE.max * scale && !isFrame(map, box);
  });
  const boxes = pieces.map(({ box }) => box).toSorted((a, b) => a.x - b.x);
  const gap = MAX_GAP * scale;
  const root = Int32Array.from(boxes, (_, index) => index);
  boxes.forEach((box, index) => {
    // From left to right: what starts beyond the end of a piece is not near it.
    for (let next = index + 1; next < boxes.length && boxes[next]!.x - gap < right(box); next++)
      if (isNear(box, boxes[next]!, gap)) unite(root, index, next);
  });
  const groups = Map.groupBy(boxes.keys(), (index) => findRoot(root, index));
  return [...groups.values()]
    .map((group) => group.map((index) => boxes[index]!))
    .filter(({ length }) => length <= MAX_SLICES)
    .map(surround)
    .toSorted((a, b) => area(a) - area(b))
    .filter(({ width, height }) => {
      const [long, aspect] = [Math.max(width, height), width / height];
      return long >= SIDE.min * scale && long <= SIDE.max * scale && aspect >= ASPECT.min && aspect <= ASPECT.max;
    });
}

const isFrame = ({ width, isDrawn }: GroundMap, { x, y, width: wide, height: high }: Box): boolean => {
  let along = 0;
  for (let column = x; column < x + wide; column++)
    along += isDrawn[y * width + column]! + isDrawn[(y + high - 1) * width + column]!;
  for (let row = y; row < y + high; row++) along += isDrawn[row * width + x]! + isDrawn[row * width + x + wide - 1]!;
  return along > MAX_ALONG * 2 * (wide + high);
};

const isNear = (a: Box, b: Box, gap: number): boolean =>
  a.x - gap < right(b) &&
  b.x - gap < right(a) &&
  a.y - gap < bottom(b) &&
  b.y - gap < bottom(a) &&
  !isAround(a, b) &&
  !isAround(b, a);

/** What stands in a frame is not a part of it. */
const isAround = (outer: Box, inner: Box): boolean => contains(outer, inner) && area(outer) > MIN_AROUND * area(inner);

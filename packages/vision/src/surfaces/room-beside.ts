import { area, type Box, bottom, contains, intersect, right } from '@blueprompt/core/geometry';
import type { Side } from '@blueprompt/core/measurement';
import type { BoxIndex } from '../boxes/box-index.ts';

/** The middle part of a side, which a shadow is measured at. */
const MIDDLE = [0.25, 0.75] as const;

/** Pixels by which the sides of a part lie off those of the box that it is the head or the foot of. */
const SAME_SIDE = 1;
/** What takes a larger share of a box is that box and no part of it. */
const MAX_PART = 0.9;

/** How far is looked beside a box at first, in pixels; twice as far each time that nothing is there. */
const FIRST_LOOK = 128;
/** No picture is larger. */
const MAX_REACH_PX = 2 ** 17;

/** Pixels between a side of a box and the nearest other box out there; boxes around it or in it are no neighbours. */
export const roomBeside = (box: Box, side: Side, others: BoxIndex<{ box: Box }>): number => {
  for (let reach = FIRST_LOOK; reach <= MAX_REACH_PX; reach *= 2) {
    // Whatever is nearer than the reach is in the strip: the nearest one there is the nearest of all.
    const room = nearestOf(box, side, others.near(stripBeside(box, side, reach)));
    if (room < Number.POSITIVE_INFINITY) return room;
  }
  return Number.POSITIVE_INFINITY;
};

const middleOf = (box: Box, side: Side): readonly [from: number, to: number] => {
  const [from, to] = MIDDLE;
  return side === 'top' || side === 'bottom'
    ? [box.x + from * box.width, box.x + to * box.width]
    : [box.y + from * box.height, box.y + to * box.height];
};

const stripBeside = (box: Box, side: Side, reach: number): Box => {
  const [from, to] = middleOf(box, side);
  const isAcross = side === 'top' || side === 'bottom';
  const start = side === 'top' || side === 'left' ? sideAt(box, side) - reach : sideAt(box, side);
  return isAcross
    ? { x: from, y: start, width: to - from, height: reach }
    : { x: start, y: from, width: reach, height: to - from };
};

const nearestOf = (box: Box, side: Side, others: readonly { box: Box }[]): number => {
  const [from, to] = middleOf(box, side);
  const isAcross = side === 'top' || side === 'bottom';
  let nearest = Number.POSITIVE_INFINITY;
  for (const { box: other } of others) {
    const faces = isAcross ? other.x < to && right(other) > from : other.y < to && bottom(other) > from;
    if (!faces || area(intersect(other, box)) > 0 || contains(other, box) || contains(box, other)) continue;
    const distance = {
      top: box.y - bottom(other),
      bottom: other.y - bottom(box),
      left: box.x - right(other),
      right: other.x - right(box),
    }[side];
    if (distance >= 0) nearest = Math.min(nearest, distance);
  }
  return nearest;
};

/** A side of a box that is one of a larger box around it, which casts whatever falls there. */
export const isSharedSide = (box: Box, side: Side, others: BoxIndex<{ box: Box }>): boolean =>
  others
    .near(box, SAME_SIDE)
    .some(({ box: other }) => isPartOf(box, other) && Math.abs(sideAt(box, side) - sideAt(other, side)) <= SAME_SIDE);

const isPartOf = (part: Box, whole: Box): boolean =>
  area(part) < MAX_PART * area(whole) && contains(whole, part, SAME_SIDE);

const sideAt = (box: Box, side: Side): number =>
  ({ top: box.y, right: right(box), bottom: bottom(box), left: box.x })[side];

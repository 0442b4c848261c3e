import { area, type Box, bottom, contains, intersect, right } from '@blueprompt/core/geometry';
import type { Side } from '@blueprompt/core/measurement';

/** The middle part of a side, which a shadow is measured at. */
const MIDDLE = [0.25, 0.75] as const;

/** Pixels by which the sides of a part lie off those of the box that it is the head or the foot of. */
const SAME_SIDE = 1;
/** What takes a larger share of a box is that box and no part of it. */
const MAX_PART = 0.9;

/** Pixels between a side of a box and the nearest other box out there; boxes around it or in it are no neighbours. */
export const roomBeside = (box: Box, side: Side, boxes: readonly Box[]): number => {
  const isAcross = side === 'top' || side === 'bottom';
  const [from, to] = MIDDLE.map((share) => (isAcross ? box.x + share * box.width : box.y + share * box.height));
  const distances = boxes
    .filter((other) => area(intersect(other, box)) === 0 && !contains(other, box) && !contains(box, other))
    .filter((other) => (isAcross ? other.x < to! && right(other) > from! : other.y < to! && bottom(other) > from!))
    .map(
      (other) =>
        ({
          top: box.y - bottom(other),
          bottom: other.y - bottom(box),
          left: box.x - right(other),
          right: other.x - right(box),
        })[side],
    )
    .filter((distance) => distance >= 0);
  return Math.min(...distances);
};

/** A side of a box that is one of a larger box around it, which casts whatever falls there. */
export const isSharedSide = (box: Box, side: Side, boxes: readonly Box[]): boolean =>
  boxes.some((other) => isPartOf(box, other) && Math.abs(sideAt(box, side) - sideAt(other, side)) <= SAME_SIDE);

const isPartOf = (part: Box, whole: Box): boolean =>
  area(part) < MAX_PART * area(whole) && contains(whole, part, SAME_SIDE);

const sideAt = (box: Box, side: Side): number =>
  ({ top: box.y, right: right(box), bottom: bottom(box), left: box.x })[side];

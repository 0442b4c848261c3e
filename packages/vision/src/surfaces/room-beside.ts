import { area, type Box, bottom, contains, intersect, right } from '@blueprompt/core/geometry';
import type { Side } from '@blueprompt/core/measurement';

/** The middle part of a side, which a shadow is measured at. */
const MIDDLE = [0.25, 0.75] as const;

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

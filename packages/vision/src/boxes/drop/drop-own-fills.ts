import { area, type Box, bottom, intersect, right } from '@blueprompt/core/geometry';
import type { TextLine } from '@blueprompt/core/measurement';
import { indexBoxes } from '../box-index.ts';
import { isInside } from '../is-inside.ts';
import type { Shape } from '../shape.ts';

/** Sides this close are the same side, in pixels beside the border. */
const SLACK = 2;
/** Widest blurred border, in pixels. */
const MAX_RING = 6;
/** The surface of a box is a good part of it; smaller parts are boxes on it. */
const MIN_SHARE = 0.3;
/** Lines that may be read into a picture. */
const MISREAD = 1;

/**
 * A box made of several parts is found as a whole and by its largest part. The part that holds its words, or else has
 * its fill, and shares three sides with it, is the surface of the box and not a box on it: it gives its fill and goes.
 */
export const dropOwnFills = (shapes: readonly Shape[], texts: readonly TextLine[]): Shape[] => {
  const boxes = shapes.filter((shape) => shape.kind === 'box');
  const boxesAt = indexBoxes(boxes);
  const words = (box: Box): number => texts.filter((line) => isInside(line.box, box, 1)).length;
  const dropped = new Set<Shape>();
  const fills = new Map<Shape, number>();
  for (const whole of boxes) {
    const around = boxesAt.near(whole.box);
    const parts = around.filter(
      (part) =>
        part !== whole &&
        part.fill !== undefined &&
        !part.gradient &&
        area(part.box) < area(whole.box) &&
        area(part.box) >= area(whole.box) * MIN_SHARE &&
        isInside(part.box, whole.box, 0) &&
        (sharedSides(part.box, whole.box, (whole.border?.width ?? 0) + SLACK) >= 3 || isRing(part, whole)),
    );
    const best = parts.toSorted((a, b) => words(b.box) - words(a.box) || area(b.box) - area(a.box))[0];
    if (!best || (words(best.box) === 0 && best.fill !== whole.fill)) continue;
    // Equal parts side by side are buttons of one group.
    if (parts.some((part) => part !== best && part.fill === best.fill && area(part.box) > area(best.box) * 0.6))
      continue;
    const isPicture = words(best.box) <= MISREAD;
    if (isPicture && around.some((part) => isCaption(part, best, whole) && words(part.box) > MISREAD)) continue;
    dropped.add(best);
    fills.set(whole, best.fill!);
  }
  return shapes
    .filter((shape) => !dropped.has(shape))
    .map((shape) => (fills.has(shape) ? { ...shape, fill: fills.get(shape)! } : shape));
};

/** The other part of a card with a picture: flush with the card as well, and beside the picture. */
const isCaption = (part: Shape, picture: Shape, whole: Shape): boolean =>
  part !== whole &&
  isInside(part.box, whole.box, 0) &&
  sharedSides(part.box, whole.box, (whole.border?.width ?? 0) + SLACK) >= 3 &&
  area(intersect(part.box, picture.box)) === 0;

/** The part fills the whole but for a border of even width, too blurred on a circle to be seen as a line. */
const isRing = (part: Shape, whole: Shape): boolean => {
  const widths = sideDistances(part.box, whole.box);
  return part.fill === whole.fill && Math.max(...widths) <= MAX_RING && Math.max(...widths) - Math.min(...widths) <= 1;
};

/** How many sides of two boxes coincide. */
export const sharedSides = (a: Box, b: Box, slack: number): number =>
  sideDistances(a, b).filter((distance) => Math.abs(distance) <= slack).length;

const sideDistances = (a: Box, b: Box): number[] => [a.x - b.x, a.y - b.y, right(b) - right(a), bottom(b) - bottom(a)];

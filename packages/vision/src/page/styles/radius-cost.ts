import { costOfError } from './student.ts';

/** On how many of the open truth pages a radius is used, in CSS pixels; others are used on about one each. */
const USES: ReadonlyMap<number, number> = new Map([
  [0, 173],
  [2, 26],
  [3, 32],
  [4, 62],
  [5, 13],
  [6, 58],
  [7, 4],
  [8, 45],
  [9, 4],
  [10, 14],
  [12, 27],
  [14, 11],
  [16, 15],
  [20, 6],
  [24, 3],
]);
const ALL_USES = 520;
const RARE_USES = 1.5;

/** What a radius in the sheet costs in nats: the rarer on pages, the more. */
export const radiusEntryCost = (radius: number, scale: number): number =>
  Math.log(ALL_USES / (USES.get(radius / scale) ?? RARE_USES));

/** CSS pixels by which radii are measured off; one in twenty is of a corner that something covers. */
const RADIUS_SCALE_PX = 0.6;
const COVERED_COST = 8;
/** One in eight boxes that look square has a header or a picture in its corners, or was cut where it is square. */
const UNSEEN_COST = 4.5;

/** Where none was measured most boxes are square, and only boxes of its kind say otherwise. */
const UNMEASURED_COST = 1.5;

/** What it costs to say that a box has this radius, in nats. */
export function radiusCost(measured: number | undefined, radius: number, scale: number): number {
  if (measured === undefined) return radius === 0 ? 0 : UNMEASURED_COST;
  if (measured === radius) return 0;
  if (measured === 0) return UNSEEN_COST;
  return Math.min(COVERED_COST, costOfError((measured - radius) / scale, RADIUS_SCALE_PX));
}

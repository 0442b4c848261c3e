import type { Box } from '@blueprompt/core/geometry';
import type { Side } from '@blueprompt/core/measurement';
import { alongSide } from '../boxes/edges/side-colors.ts';
import { blue, green, luma, pack, red } from '../colour/rgb.ts';
import type { Pixels } from '../contract.ts';

/** Looks along the middle half of a side: near the corners a shadow falls off in two directions. */
const SAMPLES = 15;
const MARGIN = 0.25;
/** A side that is rounded from end to end is straight in its very middle. */
const MAX_MARGIN = 0.48;
/** Samples of a line that differ by more from its middle value lie on something else. */
const MAX_LUMA_OFF = 4;
const MIN_SAME = 0.6;
/** A fade only gets brighter on its way out; this many levels darker is where that of a neighbour begins. */
const DARKER = 1.2;
/** A fade slows down on its way out: where it stood still, a rise by this many levels is something else as well. */
const STILL = 0.7;
const RISE = 2;
/** After lines of one colour on this share of the reach a fade is over. */
const MAX_STILL = 12 / 56;
/**
 * The colour of each line of pixels outside a side of a box, the touching one first, as far as they are even and fade.
 * `isBetween` where they get darker again up to the neighbour at that side, which casts a shadow as well.
 */
export type Profile = { colors: number[]; isBetween: boolean };

/** Looks as far as `reach`, or as there is room up to the neighbour. */
export const sideProfile = (pixels: Pixels, box: Box, side: Side, reach: number, room: number): Profile => {
  const places = placesAlong(pixels, box, side);
  const colors: number[] = [];
  let [brightest, turn] = [0, 0];
  let isStill = false;
  let stillFor = 0;
  for (let distance = 1; distance <= Math.min(reach, room); distance++) {
    const middle = middleColor(pixels, box, side, distance, places);
    const bright = middle === undefined ? 0 : luma(middle);
    if (middle === undefined || (isStill && turn === 0 && bright > brightest + RISE))
      return { colors: colors.slice(0, turn || undefined), isBetween: false };
    if (turn === 0 && bright < brightest - DARKER) turn = colors.length;
    isStill = colors.length > 0 && bright - brightest <= STILL;
    brightest = Math.max(brightest, bright);
    stillFor = middle === colors.at(-1) ? stillFor + 1 : 0;
    colors.push(middle);
    if (stillFor >= MAX_STILL * reach && turn === 0) return { colors, isBetween: false };
  }
  const isBetween = turn > 0 && room <= reach;
  return { colors: isBetween ? colors : colors.slice(0, turn || undefined), isBetween };
};

const isAcross = (side: Side): boolean => side === 'top' || side === 'bottom';

const placesAlong = ({ width, height }: Pixels, box: Box, side: Side, radius = 0): number[] => {
  const [from, length, limit] = isAcross(side) ? [box.x, box.width, width] : [box.y, box.height, height];
  const margin = Math.min(MAX_MARGIN, Math.max(MARGIN, radius / length));
  return Array.from({ length: SAMPLES }, (_, i) =>
    Math.round(from + length * (margin + ((1 - 2 * margin) * i) / (SAMPLES - 1))),
  ).filter((place) => place >= 0 && place < limit);
};

/**
 * The colour of one line of pixels along a side, the first outside a box being at a distance of 1, between corners of a radius;
 * undefined where it crosses something.
 */
export const lineColor = (pixels: Pixels, box: Box, side: Side, distance: number, radius = 0): number | undefined =>
  middleColor(pixels, box, side, distance, placesAlong(pixels, box, side, radius));

/** The middle value of each channel on one line, unless the line crosses something. */
const middleColor = (
  { width, height, colors }: Pixels,
  box: Box,
  side: Side,
  distance: number,
  places: readonly number[],
): number | undefined => {
  const at = Math.round(alongSide(box, side, distance));
  const isRow = isAcross(side);
  if (at < 0 || at >= (isRow ? height : width) || places.length === 0) return undefined;
  const colorAt = (place: number): number => colors[isRow ? at * width + place : place * width + at]!;
  // Most lines lie on a flat ground.
  const first = colorAt(places[0]!);
  if (places.every((place) => colorAt(place) === first)) return first;
  const line = places.map(colorAt);
  const middle = pack(median(line.map(red)), median(line.map(green)), median(line.map(blue)));
  const bright = luma(middle);
  const alike = line.filter((color) => Math.abs(luma(color) - bright) <= MAX_LUMA_OFF).length;
  return alike < MIN_SAME * line.length ? undefined : middle;
};

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;

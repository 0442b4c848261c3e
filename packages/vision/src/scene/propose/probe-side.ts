import type { Box } from '@blueprompt/core/box';
import { blue, channelGap, green, red } from '../../colour/rgb.ts';
import type { Pixels } from '../../contract.ts';
import type { Corners } from '../scene.ts';
import { colorAlong, type LineColor } from './color-along.ts';

/** Sides in CSS order: top, right, bottom, left. */
type SideIndex = 0 | 1 | 2 | 3;
export const SIDE_INDEXES = [0, 1, 2, 3] as const;

type ProbeOptions = {
  /** Thickest border, in pixels. */
  maxBorder: number;
  /** Levels between neighbouring lines of pixels; what changes by less is a shadow or gradient. */
  minStep: number;
  /** Share of a line that has to be of one colour: to be looked at, and to be a border. */
  minSeen: number;
  minBorder: number;
};

const PROBE: ProbeOptions = { maxBorder: 5, minStep: 3, minSeen: 0.5, minBorder: 0.7 };

/** What lies beyond a side: a border, or the share of a pixel that the fill still covers. */
type Side = { width: number; color: number; rest: number };

const BARE: Side = { width: 0, color: 0, rest: 0 };
/** Channels that differ by less tell no share of a mixture. */
const MIN_RANGE = 6;
/** How far the shares of the channels of one mixture lie apart at most. */
const MAX_SPREAD = 0.15;

/** Looks outwards from a side of a flat box until the colour stands still. */
export function probeSide(
  pixels: Pixels,
  box: Box,
  corners: Corners,
  side: SideIndex,
  fill: number,
  options = PROBE,
): Side | undefined {
  const { minStep, minBorder, maxBorder } = options;
  const seen = linesBeyond(pixels, box, corners, side, options);
  if (seen.length === 0) return undefined;
  const gap = (one: number, other: number): number => channelGap(seen[one]!.color, seen[other]!.color);
  let still = 0;
  while (
    still + 1 < seen.length &&
    (gap(still, still + 1) > minStep || (still + 2 < seen.length && gap(still, still + 2) > 2 * minStep))
  )
    still++;
  if (still + 1 >= seen.length && seen.length > maxBorder) return undefined;
  const { color, share } = seen[still]!;
  let last = still;
  while (last + 1 < seen.length && gap(still, last + 1) <= 1) last++;
  const isThick =
    last > still && last + 1 < seen.length && last < maxBorder && gap(still, last + 1) > minStep && share >= minBorder;
  if (isThick && channelGap(color, fill) > minStep) return { width: last + 1, color, rest: 0 };
  return readRim(seen.slice(0, still), fill, color, options);
}

/** The colours of the lines outside a side, the touching one first, as far as each has one. */
const linesBeyond = (
  pixels: Pixels,
  { x, y, width, height }: Box,
  corners: Corners,
  side: SideIndex,
  { maxBorder, minSeen }: ProbeOptions,
): LineColor[] => {
  const isRow = side % 2 === 0;
  const [start, length] = isRow ? [x, width] : [y, height];
  const [before, after] = [
    [corners[0], corners[1]],
    [corners[1], corners[2]],
    [corners[3], corners[2]],
    [corners[0], corners[3]],
  ][side] as [number, number];
  let from = start + Math.ceil(before);
  let to = start + length - Math.ceil(after);
  // Where corners leave little of a side, only its middle is straight.
  if (to - from < Math.max(2, length * 0.4))
    [from, to] = [Math.floor(start + length / 2) - 1, Math.ceil(start + length / 2) + 1];
  const placeOf = (distance: number): number =>
    [y - distance, x + width - 1 + distance, y + height - 1 + distance, x - distance][side]!;
  const seen: LineColor[] = [];
  for (let distance = 1; distance <= maxBorder + 2; distance++) {
    const line = colorAlong(pixels, isRow ? 'row' : 'column', placeOf(distance), from, to);
    if (!line || line.share < minSeen) break;
    seen.push(line);
  }
  return seen;
};

/** The lines between a fill and where colours stand still: a mixture of both is a part of a pixel, anything else a border. */
const readRim = (
  rim: readonly LineColor[],
  fill: number,
  outside: number,
  { minStep, minBorder }: ProbeOptions,
): Side => {
  const first = rim[0];
  if (!first) return BARE;
  if (rim.length === 1) {
    const rest = shareOf(first.color, fill, outside);
    if (rest !== undefined) return { ...BARE, rest };
  }
  const strength = ({ color }: LineColor): number =>
    Math.min(channelGap(color, fill), channelGap(color, outside) || Number.POSITIVE_INFINITY);
  const { color } = rim.reduce((best, line) => (strength(line) > strength(best) ? line : best));
  const full = channelGap(color, outside);
  if (Math.min(channelGap(color, fill), full) < minStep || rim.some(({ share }) => share < minBorder)) return BARE;
  const width = rim.reduce((sum, line) => sum + Math.min(1, channelGap(line.color, outside) / full), 0);
  return { width, color, rest: 0 };
};

/** How much of a pixel has the colour `inside` where the rest has `outside`; undefined where it is no mixture of the two. */
const shareOf = (color: number, inside: number, outside: number): number | undefined => {
  const shares = [red, green, blue].flatMap((channel) => {
    const range = channel(inside) - channel(outside);
    return Math.abs(range) < MIN_RANGE ? [] : [(channel(color) - channel(outside)) / range];
  });
  if (shares.length === 0) return undefined;
  const [least, most] = [Math.min(...shares), Math.max(...shares)];
  return least >= 0 && most <= 1 && most - least <= MAX_SPREAD ? (least + most) / 2 : undefined;
};

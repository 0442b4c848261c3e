import type { Box } from '@blueprompt/core/geometry';
import type { Side } from '@blueprompt/core/measurement';
import { alongSide, SIDES, type SideColor, sideColor } from '../boxes/edges/side-colors.ts';
import { isDimmed } from '../colour/is-shade.ts';
import { channelGap, chroma, luma } from '../colour/rgb.ts';
import type { Pixels } from '../contract.ts';

/** A line along one side; `outside` tells how many of its pixels lie beyond the box. One that is dim may be the first of a shadow. */
export type FoundEdge = { side: Side; color: number; width: number; outside: number; isDim: boolean };
export type Look = { box: Box; fill: number | undefined; border: number | undefined; radius: number };

/** Thicker lines are boxes of their own, in CSS pixels. */
const MAX_WIDTH = 8;
/** Beside a border a line must be wider than a hair to be another one, in CSS pixels. */
const MIN_BESIDE_BORDER = 2;
/** A line has one colour nearly from end to end. */
const MIN_SHARE = 0.9;
/** Levels between a line and what lies on both sides of it. */
const MIN_CONTRAST = 6;
/** Where the ground of a box shows whose fill was not measured, in CSS pixels from its side. */
const INSIDE = MAX_WIDTH + 1;
/** Pixels of a line that differ by less have its colour. */
const MAX_CHANNEL_GAP = 2;
/** Brightness from which a surface is light, and chroma below which a colour is grey, 0 to 255. */
const LIGHT = 200;
const GREY = 20;
/** How far beyond the end of a side a line that goes on is looked for: the border of a neighbour lies nearer. In pixels. */
const BEYOND = 8;

/**
 * The lines along the sides of a box that are not its known border: the accent of a card, the rule under a bar. A line that
 * goes on beyond the box is none of them, nor the first line of a shadow.
 */
export const findEdges = (pixels: Pixels, look: Look, scale: number): FoundEdge[] =>
  SIDES.flatMap((side) => edgeAt(pixels, look, side, scale) ?? []);

const edgeAt = (
  pixels: Pixels,
  { box, fill: told, border, radius }: Look,
  side: Side,
  scale: number,
): FoundEdge | undefined => {
  const at = (distance: number): SideColor | undefined => sideColor(pixels, box, side, distance, radius);
  const fill = told ?? innerColor(at(-INSIDE * scale));
  const isOther = (color: number, than: number | undefined): boolean =>
    than === undefined || channelGap(color, than) >= MIN_CONTRAST;
  // The line may have been taken for a part of the box or for something beside it.
  const start = [0, 1].find((distance) => {
    const line = at(distance);
    return line && line.share >= MIN_SHARE && isOther(line.color, fill) && isOther(line.color, border);
  });
  if (start === undefined) return undefined;
  const { color } = at(start)!;
  const isLine = (distance: number): boolean => {
    const line = at(distance);
    return line !== undefined && line.share >= MIN_SHARE && channelGap(line.color, color) <= MAX_CHANNEL_GAP;
  };
  const limit = MAX_WIDTH * scale;
  let [first, last] = [start, start];
  while (last - first < limit && isLine(first - 1)) first--;
  while (last - first < limit && isLine(last + 1)) last++;
  const width = last - first + 1;
  if (width > limit || (border !== undefined && width < MIN_BESIDE_BORDER * scale)) return undefined;
  const [within, beyond, farther] = [at(first - 1), at(last + 1), at(last + 3)];
  if (!within || !isOther(within.color, color) || !isOther(color, beyond?.color)) return undefined;
  if (beyond && farther && channelGap(beyond.color, farther.color) * 3 > channelGap(beyond.color, color))
    return undefined;
  if (isGleam(color, within.color, beyond?.color ?? within.color)) return undefined;
  if (goesOn(pixels, box, side, Math.round((first + last) / 2), color)) return undefined;
  return {
    side,
    color,
    width,
    outside: Math.max(0, last),
    isDim: beyond !== undefined && isDimmed(color, beyond.color),
  };
};

const innerColor = (line: SideColor | undefined): number | undefined =>
  line && line.share >= MIN_SHARE ? line.color : undefined;

/** On a light page lines are darker than what they part: a lighter one is a gap that shows what lies behind. */
const isGleam = (color: number, within: number, beyond: number): boolean =>
  chroma(color) < GREY && luma(within) > LIGHT && luma(color) > Math.max(luma(within), luma(beyond));

/** Does the line at this distance run on beyond an end of the side? */
const goesOn = ({ width, height, colors }: Pixels, box: Box, side: Side, distance: number, color: number): boolean => {
  const across = side === 'top' || side === 'bottom';
  const at = alongSide(box, side, distance);
  const [from, length, limit] = across ? [box.x, box.width, width] : [box.y, box.height, height];
  return [from - BEYOND, from + length - 1 + BEYOND]
    .filter((place) => place >= 0 && place < limit)
    .some((place) => channelGap(colors[across ? at * width + place : place * width + at]!, color) <= MAX_CHANNEL_GAP);
};

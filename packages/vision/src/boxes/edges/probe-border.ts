import type { Box } from '@blueprompt/core/geometry';
import type { Side } from '@blueprompt/core/measurement';
import { channelGap } from '../../colour/rgb.ts';
import type { Pixels } from '../../contract.ts';
import { SIDES, type SideColor, sideColor } from './side-colors.ts';

type FoundBorder = { color: number; width: number; sides: Side[] };

/** Wider lines around a box are another box, in pixels at scale 1. */
const MAX_BORDER = 6;
/** Along a border nearly every pixel has its colour; labels and overlapping parts may cut it. */
const MIN_SHARE = 0.7;
/** Levels by which a border must stand out from the fill it surrounds. */
const MIN_CONTRAST = 3;

/** Sides that must show a border. */
const MIN_SIDES = 3;
/** Ends rounded by this share of the shorter side are straight nowhere: the two long sides of such a pill must do. */
const ROUND_END = 0.4;
/** ... where they are long enough to be straight, in shorter sides: a circle is no pill. */
const MIN_PILL = 1.5;

/** Looks outward from a flat fill for a line of one colour around it; at least three sides must show it, or both of a pill. */
export const probeBorder = (
  pixels: Pixels,
  fillBox: Box,
  fill: number,
  radius: number,
  scale: number,
): FoundBorder | undefined => {
  const lines = SIDES.flatMap((side) => {
    const line = sideColor(pixels, fillBox, side, 1, radius);
    return line && line.share >= MIN_SHARE && channelGap(line.color, fill) >= MIN_CONTRAST ? [{ side, line }] : [];
  });
  const [short, long] = [fillBox.width, fillBox.height].toSorted((a, b) => a - b) as [number, number];
  const least = radius > short * ROUND_END && long > short * MIN_PILL ? 2 : MIN_SIDES;
  const color = commonColor(
    lines.map(({ line }) => line),
    least,
  );
  if (color === undefined) return undefined;
  const sides = lines.filter(({ line }) => channelGap(line.color, color) <= 2).map(({ side }) => side);
  const widths = sides.flatMap((side) => {
    const width = lineWidth(pixels, fillBox, side, color, radius, MAX_BORDER * scale);
    return width === undefined ? [] : [width];
  });
  if (widths.length < least) return undefined;
  return { color, width: widths.toSorted((a, b) => a - b)[1]!, sides };
};

const commonColor = (lines: SideColor[], least: number): number | undefined => {
  for (const { color } of lines)
    if (lines.filter((other) => channelGap(other.color, color) <= 2).length >= least) return color;
  return undefined;
};

/** Undefined when the colour goes on beyond any border, or fades out like a shadow. */
const lineWidth = (
  pixels: Pixels,
  box: Box,
  side: Side,
  color: number,
  radius: number,
  max: number,
): number | undefined => {
  for (let distance = 2; distance <= max + 1; distance++) {
    const line = sideColor(pixels, box, side, distance, radius);
    if (!line) return distance - 1;
    const step = channelGap(line.color, color);
    if (step <= 1 && line.share >= 0.5) continue;
    const beyond = sideColor(pixels, box, side, distance + 1, radius);
    const fades = beyond !== undefined && channelGap(beyond.color, line.color) * 2 > step && step < 12;
    return fades ? undefined : distance - 1;
  }
  return undefined;
};

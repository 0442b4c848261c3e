import { type Box, bottom, right } from '@blueprompt/core/geometry';
import { channelGap, chroma } from '../colour/rgb.ts';
import type { Pixels } from '../contract.ts';
import type { Shape } from './shape.ts';

/** Sides of a dot, and of the icons that carry one, in pixels at scale 1. */
const DOT = [4, 10] as const;
const ICON = [12, 40] as const;
/** Dots are painted to be seen: their chroma. */
const VIVID = 80;
/** Levels by which ink differs from its surface, and up to which it is the dot's own paint. */
const MIN_INK = 16;
const SAME_PAINT = 40;
/** Share of its square that a disc fills is 0.79; soft edges take some of it. */
const MIN_DISC = 0.6;
/** Sides of a dot differ by one pixel at most, and so far it is from the corner, in pixels at scale 1. */
const SLACK = 1;

/** A vivid dot at the upper corner of a pale icon says that there is something new: the icon is what is left beside it. */
export const partDot = (blob: Shape, pixels: Pixels, scale: number): { icon: Box; dot: Box } | undefined => {
  const { box, under, kind } = blob;
  const long = Math.max(box.width, box.height);
  if (kind !== 'blob' || under === undefined || long < ICON[0] * scale || long > ICON[1] * scale) return undefined;
  const at = (x: number, y: number): number => pixels.colors[y * pixels.width + x]!;
  const reach = Math.floor((DOT[0] * scale) / 2);
  for (const x of [right(box) - 1 - reach, box.x + reach]) {
    const paint = at(x, box.y + reach);
    if (chroma(paint) <= VIVID || channelGap(paint, under) < MIN_INK) continue;
    const dot = boundsOf(box, (color) => channelGap(color, paint) < SAME_PAINT, at);
    if (!dot || !isDisc(dot, box, scale)) continue;
    const isBeside = (px: number, py: number): boolean =>
      px < dot.box.x - SLACK || px > right(dot.box) || py > bottom(dot.box) || py < dot.box.y - SLACK;
    const icon = boundsOf(box, (color) => channelGap(color, under) >= MIN_INK, at, isBeside);
    if (icon && Math.max(icon.box.width, icon.box.height) >= ICON[0] * scale) return { icon: icon.box, dot: dot.box };
  }
  return undefined;
};

type Bounds = { box: Box; size: number };

const isDisc = ({ box, size }: Bounds, whole: Box, scale: number): boolean => {
  const { width, height } = box;
  const isSmall = Math.min(width, height) >= DOT[0] * scale && Math.max(width, height) <= DOT[1] * scale;
  const isRound = Math.abs(width - height) <= SLACK * scale && size >= width * height * MIN_DISC;
  const atSide = box.x <= whole.x + SLACK * scale || right(box) >= right(whole) - SLACK * scale;
  return isSmall && isRound && atSide && box.y <= whole.y + SLACK * scale;
};

/** The box around the pixels of a box that count, and how many they are. */
const boundsOf = (
  box: Box,
  counts: (color: number) => boolean,
  at: (x: number, y: number) => number,
  isWanted: (x: number, y: number) => boolean = () => true,
): Bounds | undefined => {
  const ink = { left: right(box), top: bottom(box), right: box.x, bottom: box.y, size: 0 };
  for (let y = box.y; y < bottom(box); y++)
    for (let x = box.x; x < right(box); x++) {
      if (!isWanted(x, y) || !counts(at(x, y))) continue;
      ink.size++;
      ink.left = Math.min(ink.left, x);
      ink.right = Math.max(ink.right, x + 1);
      ink.top = Math.min(ink.top, y);
      ink.bottom = Math.max(ink.bottom, y + 1);
    }
  if (ink.size === 0) return undefined;
  return {
    box: { x: ink.left, y: ink.top, width: ink.right - ink.left, height: ink.bottom - ink.top },
    size: ink.size,
  };
};

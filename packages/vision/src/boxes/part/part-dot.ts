import { type Box, bottom, right } from '@blueprompt/core/geometry';
import { channelGap, chroma } from '../../colour/rgb.ts';
import type { Pixels } from '../../contract.ts';
import { type Bounds, boundsOf } from '../areas/bounds-of.ts';
import type { Shape } from '../shape.ts';

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
    const dot = boundsOf(box, (px, py) => channelGap(at(px, py), paint) < SAME_PAINT);
    if (!dot || !isDisc(dot, box, scale)) continue;
    const isBeside = (px: number, py: number): boolean =>
      px < dot.box.x - SLACK || px > right(dot.box) || py > bottom(dot.box) || py < dot.box.y - SLACK;
    const icon = boundsOf(box, (px, py) => isBeside(px, py) && channelGap(at(px, py), under) >= MIN_INK);
    if (icon && Math.max(icon.box.width, icon.box.height) >= ICON[0] * scale) return { icon: icon.box, dot: dot.box };
  }
  return undefined;
};

const isDisc = ({ box, size }: Bounds, whole: Box, scale: number): boolean => {
  const { width, height } = box;
  const isSmall = Math.min(width, height) >= DOT[0] * scale && Math.max(width, height) <= DOT[1] * scale;
  const isRound = Math.abs(width - height) <= SLACK * scale && size >= width * height * MIN_DISC;
  const atSide = box.x <= whole.x + SLACK * scale || right(box) >= right(whole) - SLACK * scale;
  return isSmall && isRound && atSide && box.y <= whole.y + SLACK * scale;
};

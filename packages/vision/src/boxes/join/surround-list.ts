import { type Box, surround } from '@blueprompt/core/geometry';
import { channelGap } from '../../colour/rgb.ts';
import type { Pixels } from '../../contract.ts';
import { boundsOf } from '../areas/bounds-of.ts';
import { clip } from '../grow.ts';
import type { Shape } from '../shape.ts';

/** Largest bullet, most space between it and its bar, and how far it reaches above and below that, in pixels at scale 1. */
const MAX_SIDE = 5;
const MAX_SPACE = 5;
const BEYOND = 2;
/** Levels by which ink differs from its surface. */
const MIN_INK = 28;

/** The box of stacked bars; where a bullet stands before each of them it is the sign of a list, and begins there. */
export const surroundList = (bars: readonly Shape[], pixels: Pixels, scale: number): Box => {
  const bullets = bars.flatMap((bar) => bulletBefore(bar, pixels, scale) ?? []);
  const boxes = bars.map(({ box }) => box);
  return surround(bullets.length === bars.length ? [...boxes, ...bullets] : boxes);
};

/** The small mark before a bar, free on all sides: bullets are too small to be found as marks of their own. */
const bulletBefore = ({ box, under }: Shape, pixels: Pixels, scale: number): Box | undefined => {
  if (under === undefined) return undefined;
  const reach = (MAX_SPACE + MAX_SIDE + 1) * scale;
  const beyond = BEYOND * scale;
  const before = { x: box.x - reach, y: box.y - beyond, width: reach, height: box.height + 2 * beyond };
  const isInk = (x: number, y: number): boolean => channelGap(pixels.colors[y * pixels.width + x]!, under) >= MIN_INK;
  const bullet = boundsOf(clip(before, pixels), isInk)?.box;
  if (!bullet || Math.max(bullet.width, bullet.height) > MAX_SIDE * scale) return undefined;
  return box.x - bullet.x - bullet.width > 0 && bullet.x > before.x ? bullet : undefined;
};

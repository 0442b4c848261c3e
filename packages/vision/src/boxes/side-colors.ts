import type { Box } from '@blueprompt/core/geometry';
import type { Side } from '@blueprompt/core/measurement';
import type { Pixels } from '../contract.ts';

export const SIDES: readonly Side[] = ['top', 'right', 'bottom', 'left'];

/** The row or column that runs along a side, this far outside the box; 1 touches it, 0 and below lie inside. */
export const alongSide = (box: Box, side: Side, distance: number): number =>
  ({
    top: box.y - distance,
    bottom: box.y + box.height - 1 + distance,
    left: box.x - distance,
    right: box.x + box.width - 1 + distance,
  })[side];

/** Samples along one side are enough to find its main colour; more only cost time. */
const MAX_SAMPLES = 48;

export type SideColor = { color: number; share: number };

/**
 * The main colour of the line of pixels that runs along a side of the box, `distance` pixels outside it,
 * without the rounded ends. Undefined where the line lies outside the picture.
 */
export const sideColor = (
  { width, height, colors }: Pixels,
  box: Box,
  side: Side,
  distance: number,
  radius: number,
): SideColor | undefined => {
  const across = side === 'top' || side === 'bottom';
  const length = across ? box.width : box.height;
  const at = alongSide(box, side, distance);
  if (at < 0 || at >= (across ? height : width)) return undefined;
  const margin = Math.min(radius + 2, Math.floor(length * 0.4));
  const from = (across ? box.x : box.y) + margin;
  const span = length - 2 * margin;
  if (span < 1) return undefined;
  const step = Math.max(1, Math.ceil(span / MAX_SAMPLES));
  const counts = new Map<number, number>();
  let samples = 0;
  for (let offset = 0; offset < span; offset += step) {
    const position = from + offset;
    if (position < 0 || position >= (across ? width : height)) continue;
    const color = across ? colors[at * width + position]! : colors[position * width + at]!;
    counts.set(color, (counts.get(color) ?? 0) + 1);
    samples++;
  }
  if (samples === 0) return undefined;
  let best = { color: 0, share: 0 };
  for (const [color, count] of counts) if (count / samples > best.share) best = { color, share: count / samples };
  return best;
};

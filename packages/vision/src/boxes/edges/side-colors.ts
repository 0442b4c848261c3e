import type { Box } from '@blueprompt/core/geometry';
import type { Side } from '@blueprompt/core/measurement';
import type { Pixels } from '../../contract.ts';

export const SIDES: readonly Side[] = ['top', 'right', 'bottom', 'left'];

/** The row or column that runs along a side, this far outside the box; 1 touches it, 0 and below lie inside. */
export const alongSide = ({ x, y, width, height }: Box, side: Side, distance: number): number => {
  switch (side) {
    case 'top':
      return y - distance;
    case 'bottom':
      return y + height - 1 + distance;
    case 'left':
      return x - distance;
    case 'right':
      return x + width - 1 + distance;
  }
};

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
  // A side has few colours: lists of them are searched faster than a map.
  const found: number[] = [];
  const counts: number[] = [];
  let [samples, last] = [0, 0];
  for (let offset = 0; offset < span; offset += step) {
    const position = from + offset;
    if (position < 0 || position >= (across ? width : height)) continue;
    const color = across ? colors[at * width + position]! : colors[position * width + at]!;
    if (samples === 0 || color !== found[last]) {
      last = found.indexOf(color);
      if (last < 0) {
        last = found.push(color) - 1;
        counts.push(0);
      }
    }
    counts[last]!++;
    samples++;
  }
  if (samples === 0) return undefined;
  let most = 0;
  for (let i = 1; i < counts.length; i++) if (counts[i]! > counts[most]!) most = i;
  return { color: found[most]!, share: counts[most]! / samples };
};

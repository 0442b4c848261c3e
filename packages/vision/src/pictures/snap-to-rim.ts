import { type Box, bottom, right } from '@blueprompt/core/geometry';
import { channelGap } from '../colour/rgb.ts';
import type { Pixels } from '../contract.ts';

/** Pixels on both sides of a rim differ by more levels than this, along so much of the side. */
const STEP = 2;
const MIN_ALONG = 0.8;

/** Moves each side outward to the last straight edge within reach: a picture ends where the colours on both sides of a line differ. */
export const snapToRim = (box: Box, { width, height, colors }: Pixels, reach: number): Box => {
  const differs = (x: number, y: number, otherX: number, otherY: number): boolean =>
    channelGap(colors[y * width + x]!, colors[otherY * width + otherX]!) > STEP;
  const [x0, y0] = [Math.max(1, Math.floor(box.x)), Math.max(1, Math.floor(box.y))];
  const [x1, y1] = [Math.min(width - 1, Math.ceil(right(box))), Math.min(height - 1, Math.ceil(bottom(box)))];
  const isColumn = (x: number): boolean => mostly(y0, y1, (y) => differs(x, y, x - 1, y));
  const isRow = (y: number): boolean => mostly(x0, x1, (x) => differs(x, y, x, y - 1));
  const left = last(x0, Math.max(1, x0 - reach), isColumn);
  const top = last(y0, Math.max(1, y0 - reach), isRow);
  return {
    x: left,
    y: top,
    width: last(x1, Math.min(width - 1, x1 + reach), isColumn) - left,
    height: last(y1, Math.min(height - 1, y1 + reach), isRow) - top,
  };
};

/** The furthest place on the way that passes, or the start. */
const last = (from: number, to: number, test: (at: number) => boolean): number => {
  const step = to < from ? -1 : 1;
  for (let at = Math.round(to); at !== from; at -= step) if (test(at)) return at;
  return from;
};

/** Most places pass; given up as soon as too many do not. */
const mostly = (from: number, to: number, test: (at: number) => boolean): boolean => {
  let misses = (1 - MIN_ALONG) * (to - from);
  for (let at = from; at < to; at++) if (!test(at) && --misses < 0) return false;
  return to > from;
};

import type { RawBox } from './raw.ts';

export const areaOf = ([, , width, height]: RawBox): number => width * height;

/** The smallest box around all of them; the list must not be empty. */
export function around(boxes: readonly RawBox[]): RawBox {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y, width, height] of boxes) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x + width);
    bottom = Math.max(bottom, y + height);
  }
  return [left, top, right - left, bottom - top];
}

/** Area that two boxes share. */
export function sharedArea(a: RawBox, b: RawBox): number {
  const wide = Math.min(a[0] + a[2], b[0] + b[2]) - Math.max(a[0], b[0]);
  const high = Math.min(a[1] + a[3], b[1] + b[3]) - Math.max(a[1], b[1]);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** Intersection over union, 0 to 1. */
export function likeness(a: RawBox, b: RawBox): number {
  const shared = sharedArea(a, b);
  return shared === 0 ? 0 : shared / (areaOf(a) + areaOf(b) - shared);
}

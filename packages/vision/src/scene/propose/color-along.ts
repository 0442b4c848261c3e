import type { Pixels } from '../../contract.ts';

/** Pixels that are looked at on a line. */
const MAX_SAMPLES = 48;
const MIN_SEEN = 4;

/** The most frequent colour on a line of pixels and its share of those. */
export type LineColor = { color: number; share: number };

/** Looks along row `at` from column `from` to `to`, or along column `at` from row to row; nothing lies beyond the screenshot. */
export function colorAlong(
  { width, height, colors }: Pixels,
  axis: 'row' | 'column',
  at: number,
  from: number,
  to: number,
): LineColor | undefined {
  const [lines, length, start, next] = axis === 'row' ? [height, width, at * width, 1] : [width, height, at, width];
  const first = Math.max(0, from);
  const end = Math.min(length, to);
  if (at < 0 || at >= lines || end <= first) return undefined;
  const step = Math.max(1, Math.floor((end - first) / MAX_SAMPLES));
  const counts = new Map<number, number>();
  let [color, most, seen] = [0, 0, 0];
  for (let place = first; place < end; place += step) {
    const one = colors[start + place * next]!;
    const count = (counts.get(one) ?? 0) + 1;
    counts.set(one, count);
    seen++;
    if (count > most) [color, most] = [one, count];
  }
  // A few pixels are the middle of a curve, where no two need be alike.
  return { color, share: seen < MIN_SEEN ? 1 : most / seen };
}

import type { Pixels } from '@blueprompt/vision/contract';
import { step, toRgb } from './colors.ts';
import type { RawBox } from './raw.ts';

/** How often each colour occurs in a box. */
export type Histogram = { counts: Map<number, number>; total: number };

/** Larger boxes are looked at in every second row and column. */
const MAX_FULL_AREA = 40_000;

export function countColors({ width, height, colors }: Pixels, box: RawBox, isThorough = false): Histogram {
  const left = Math.max(0, Math.floor(box[0]));
  const top = Math.max(0, Math.floor(box[1]));
  const right = Math.min(width, Math.ceil(box[0] + box[2]));
  const bottom = Math.min(height, Math.ceil(box[1] + box[3]));
  const stride = !isThorough && (right - left) * (bottom - top) > MAX_FULL_AREA ? 2 : 1;
  const counts = new Map<number, number>();
  let total = 0;
  for (let y = top; y < bottom; y += stride)
    for (let x = left; x < right; x += stride) {
      const color = colors[y * width + x]!; // x and y are within the picture
      counts.set(color, (counts.get(color) ?? 0) + 1);
      total += 1;
    }
  return { counts, total };
}

/** The most frequent colour and its share. */
export function dominantOf({ counts, total }: Histogram): { color: number; share: number } {
  let best = 0;
  let color = 0xffffff;
  for (const [candidate, count] of counts)
    if (count > best) {
      best = count;
      color = candidate;
    }
  return { color, share: total > 0 ? best / total : 0 };
}

/** The largest distance of any colour from one of them, in sums over the channels; 0 where the box is flat. */
export function contrastOf({ counts }: Histogram, color: number): number {
  const from = toRgb(color);
  let most = 0;
  for (const other of counts.keys()) most = Math.max(most, step(toRgb(other), from));
  return most;
}

/** The contrast of a box against its own most frequent colour. */
export const contrastIn = (pixels: Pixels, box: RawBox): number => {
  const histogram = countColors(pixels, box);
  return contrastOf(histogram, dominantOf(histogram).color);
};

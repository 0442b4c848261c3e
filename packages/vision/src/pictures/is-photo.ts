import type { Box } from '@blueprompt/core/geometry';
import { fitGradient } from '../colour/fit-gradient.ts';
import type { Pixels } from '../contract.ts';

/** Pixels looked at along each side, the colours that a photo shows in them at least, and the share that one of them has at most. */
const SAMPLES_PER_SIDE = 40;
const MIN_COLORS = 120;
const MAX_SHARE = 0.45;

/** Many colours, none of which is its ground, that no gradient explains. */
export const isPhoto = (box: Box, { width, colors }: Pixels): boolean => {
  const samples = Array.from({ length: SAMPLES_PER_SIDE * SAMPLES_PER_SIDE }, (_, at) => {
    const x = Math.floor(box.x + (((at % SAMPLES_PER_SIDE) + 0.5) * box.width) / SAMPLES_PER_SIDE);
    const y = Math.floor(box.y + ((Math.floor(at / SAMPLES_PER_SIDE) + 0.5) * box.height) / SAMPLES_PER_SIDE);
    return { x, y, color: colors[y * width + x]! };
  });
  const counts = new Map<number, number>();
  for (const { color } of samples) counts.set(color, (counts.get(color) ?? 0) + 1);
  const isVaried = counts.size >= MIN_COLORS && Math.max(...counts.values()) <= MAX_SHARE * samples.length;
  return isVaried && !fitGradient(samples, box);
};

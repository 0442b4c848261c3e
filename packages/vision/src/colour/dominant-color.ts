import { type Box, bottom, right } from '@blueprompt/core/geometry';
import type { Pixels } from '../contract.ts';

/** Samples a side of the grid: enough for a stable winner, cheap for any size. */
const GRID = 64;

/** The most frequent exact colour in a box, with its share. */
export const dominantColor = ({ width, height, colors }: Pixels, box: Box): { color: number; share: number } => {
  const x1 = Math.min(width, Math.ceil(right(box)));
  const y1 = Math.min(height, Math.ceil(bottom(box)));
  const stepX = Math.max(1, Math.floor(box.width / GRID));
  const stepY = Math.max(1, Math.floor(box.height / GRID));
  const counts = new Map<number, number>();
  let total = 0;
  for (let y = Math.max(0, Math.floor(box.y)); y < y1; y += stepY)
    for (let x = Math.max(0, Math.floor(box.x)); x < x1; x += stepX) {
      const color = colors[y * width + x]!;
      counts.set(color, (counts.get(color) ?? 0) + 1);
      total++;
    }
  let best = { color: 0xffffff, share: 0 };
  for (const [color, count] of counts) if (count / total > best.share) best = { color, share: count / total };
  return best;
};

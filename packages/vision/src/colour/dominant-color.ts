import { type Box, bottom, right } from '@blueprompt/core/geometry';
import type { Pixels } from '../contract.ts';
import { ColorTally } from './color-tally.ts';

/** Samples a side of the grid: enough for a stable winner, cheap for any size. */
const GRID = 64;

/** The most frequent exact colour in a box, with its share. */
export const dominantColor = ({ width, height, colors }: Pixels, box: Box): { color: number; share: number } => {
  const x1 = Math.min(width, Math.ceil(right(box)));
  const y1 = Math.min(height, Math.ceil(bottom(box)));
  const stepX = Math.max(1, Math.floor(box.width / GRID));
  const stepY = Math.max(1, Math.floor(box.height / GRID));
  const counts = new ColorTally();
  let total = 0;
  for (let y = Math.max(0, Math.floor(box.y)); y < y1; y += stepY)
    for (let x = Math.max(0, Math.floor(box.x)); x < x1; x += stepX) {
      counts.add(colors[y * width + x]!);
      total++;
    }
  const most = counts.most();
  return most ? { color: most.color, share: most.count / total } : { color: 0xffffff, share: 0 };
};

import type { Pixels } from '../contract.ts';
import { ColorTally } from './color-tally.ts';

/** Pixels of each exact colour. Single pixels between others are half-covered edges or photo grain and are left out. */
export const countColors = ({ width, height, colors }: Pixels): ColorTally => {
  const counts = new ColorTally();
  for (let y = 0; y < height; y++) {
    const end = (y + 1) * width;
    let start = y * width;
    let color = colors[start]!;
    for (let at = start + 1; at <= end; at++) {
      if (at < end && colors[at] === color) continue;
      if (at - start > 1) counts.add(color, at - start);
      start = at;
      color = colors[at]!;
    }
  }
  return counts;
};

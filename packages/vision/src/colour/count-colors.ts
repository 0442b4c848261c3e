import type { Pixels } from '../contract.ts';

/** Pixels of each exact colour. Single pixels between others are half-covered edges or photo grain and are left out. */
export const countColors = ({ width, height, colors }: Pixels): Map<number, number> => {
  const counts = new Map<number, number>();
  for (let y = 0; y < height; y++) {
    const base = y * width;
    let start = 0;
    for (let x = 1; x <= width; x++) {
      if (x < width && colors[base + x] === colors[base + x - 1]) continue;
      const length = x - start;
      if (length > 1) counts.set(colors[base + start]!, (counts.get(colors[base + start]!) ?? 0) + length);
      start = x;
    }
  }
  return counts;
};

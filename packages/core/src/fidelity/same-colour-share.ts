import type { Raster } from './rendered-page.ts';

/** Of 255, for each channel: what an eye does not see beside each other, and what the edges of letters differ by anyway. */
const ALIKE = 16;

/** The share of two pictures of equal size that has the same colour, 0 to 1. */
export const sameColourShare = (a: Raster, b: Raster): number => {
  const pixels = Math.min(a.width * a.height, b.width * b.height);
  let same = 0;
  for (let at = 0; at < pixels * 4; at += 4) {
    const isSame = [0, 1, 2].every((channel) => Math.abs(a.rgba[at + channel]! - b.rgba[at + channel]!) <= ALIKE);
    if (isSame) same++;
  }
  return pixels === 0 ? 1 : same / pixels;
};

import { channelGap } from '../../colour/rgb.ts';
import type { Pixels } from '../../contract.ts';
import { isLossy } from './is-lossy.ts';

/** Colours above this share of the picture are surfaces that noise is measured against. */
const SURFACE_SHARE = 0.002;
/** So are those of a tile or two, in pixels, where they cannot be ripples around a more frequent one. */
const TILE = 100;
const MAX_SURFACES = 96;
/** Levels that compression moves a flat colour by; real neighbours on a page mostly differ by more. */
export const NOISE = 10;

/**
 * Lossy pictures surround every edge with ripples. There each pixel that misses the colour of the surface beside it by a
 * little is set to that colour; a lossless picture is returned as it is.
 */
export const flattenNoise = (pixels: Pixels): Pixels => {
  if (!pixels.isLossy && !isLossy(pixels)) return pixels;
  const surfaces = commonColors(pixels);
  const { width, height } = pixels;
  const colors = pixels.colors.slice();
  const known = new Set(surfaces);
  const settle = (at: number, beside: number): void => {
    const color = colors[at]!;
    const surface = colors[beside]!;
    if (!known.has(color) && known.has(surface) && channelGap(color, surface) <= NOISE) colors[at] = surface;
  };
  // Surfaces grow into their ripples from all four sides.
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (x > 0) settle(y * width + x, y * width + x - 1);
      if (y > 0) settle(y * width + x, (y - 1) * width + x);
    }
  for (let y = height - 1; y >= 0; y--)
    for (let x = width - 1; x >= 0; x--) {
      if (x < width - 1) settle(y * width + x, y * width + x + 1);
      if (y < height - 1) settle(y * width + x, (y + 1) * width + x);
    }
  return { ...pixels, colors, isLossy: true };
};

/** The frequent colours, without those next to a more frequent one; of rare ones only those beyond its noise. */
const commonColors = ({ width, height, colors }: Pixels): number[] => {
  const counts = new Map<number, number>();
  for (let y = 0; y < height; y += 2)
    for (let x = 1; x < width; x++) {
      const color = colors[y * width + x]!;
      if (color === colors[y * width + x - 1]) counts.set(color, (counts.get(color) ?? 0) + 1);
    }
  const least = (SURFACE_SHARE * width * height) / 2;
  const seen = [...counts]
    .filter(([, count]) => count >= Math.min(least, TILE))
    .toSorted((a, b) => b[1] - a[1] || a[0] - b[0]);
  const kept: number[] = [];
  for (const [color, count] of seen) {
    const reach = count >= least ? 2 : NOISE;
    if (kept.length < MAX_SURFACES && !kept.some((other) => channelGap(other, color) <= reach)) kept.push(color);
  }
  return kept;
};

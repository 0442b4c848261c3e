import { type Box, bottom, overlap, right } from '@blueprompt/core/geometry';
import type { Region } from '@blueprompt/core/measurement';
import { deltaE } from '../colour/delta-e.ts';
import { toHex } from '../colour/rgb.ts';
import type { Pixels } from '../contract.ts';

/** How far inside the edges of the main part its gutters are looked at, in CSS pixels: less than any page's margin. */
const INSET = 5;
/** Lowest band, in CSS pixels. */
const MIN_HEIGHT = 64;
/** A run of one colour this share of the main part's height may be its ground. */
const GROUND = 0.4;
/** A shadow changes the colour of a gutter by less. */
const SHADED = 8;
/** A band that was found by its own box is not told again. */
const SAME = 0.7;

/**
 * Adds the bands across the main part that its gutters show, one colour at both edges over some height, and gives the main
 * part the colour of the tallest. Cards that stand half on a band cut its outline into pieces, yet never its gutters.
 */
export const findBands = (regions: readonly Region[], pixels: Pixels, scale: number): Region[] => {
  const main = regions.find(({ role }) => role === 'main');
  if (!main) return [...regions];
  const runs = gutterRuns(main.box, pixels, Math.round(INSET * scale))
    .filter(({ box }) => box.height >= MIN_HEIGHT * scale)
    .toSorted((a, b) => b.box.height - a.box.height);
  const [ground, ...rest] = runs;
  if (!ground || rest.length === 0 || ground.box.height < GROUND * main.box.height) return [...regions];
  const bands = rest
    .filter(({ box }) => !regions.some((region) => overlap(region.box, box) > SAME))
    .map(({ box, color }) => ({ role: 'section' as const, box, fill: toHex(color) }));
  return [...regions.map((region) => (region === main ? { ...main, fill: toHex(ground.color) } : region)), ...bands];
};

const gutterRuns = (main: Box, { width, colors }: Pixels, inset: number): { box: Box; color: number }[] => {
  const gutters = [Math.round(main.x) + inset, Math.round(right(main)) - 1 - inset];
  // A sidebar's shadow may fall on the gutter beside it.
  const [clear, other] = right(main) >= width ? gutters.toReversed() : gutters;
  const runs: { box: Box; color: number }[] = [];
  for (let y = Math.round(main.y); y < Math.round(bottom(main)); y++) {
    const color = colors[y * width + clear!]!;
    if (deltaE(color, colors[y * width + other!]!) > SHADED) continue;
    const last = runs.at(-1);
    if (last && last.color === color && bottom(last.box) === y) last.box.height++;
    else runs.push({ box: { x: main.x, y, width: main.width, height: 1 }, color });
  }
  return runs;
};

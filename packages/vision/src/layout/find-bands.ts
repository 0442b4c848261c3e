import { type Box, bottom, overlap, right } from '@blueprompt/core/geometry';
import type { Region } from '@blueprompt/core/measurement';
import type { Shape } from '../boxes/shape.ts';
import { deltaE } from '../colour/delta-e.ts';
import { isShade } from '../colour/is-shade.ts';
import { channelGap, toHex } from '../colour/rgb.ts';
import type { Pixels } from '../contract.ts';
import { openGround } from './open-ground.ts';

/** How far inside the edges of the main part its gutters are looked at, in CSS pixels: less than any page's margin. */
const INSET = 5;
/** Lowest band, in CSS pixels. */
const MIN_HEIGHT = 64;
/** A run of one colour this share of the main part's height may be its ground. */
const GROUND = 0.4;
/** A shadow changes the colour of a gutter by less. */
const SHADED = 8;
/** Levels by which a band in a shade of the ground differs from it at least, and the share of that at its ends. */
const MIN_CONTRAST = 3;
const CRISP = 0.7;
/** A band that was found by its own box is not told again. */
const MIN_OVERLAP = 0.7;

/**
 * Adds the bands across the main part that its gutters show, one colour at both edges over some height, and gives the main
 * part the colour between them. Cards that stand half on a band cut its outline into pieces, yet never its gutters.
 */
export const findBands = (
  regions: readonly Region[],
  shapes: readonly Shape[],
  pixels: Pixels,
  scale: number,
): Region[] => {
  const main = regions.find(({ role }) => role === 'main');
  if (!main) return [...regions];
  const inset = Math.round(INSET * scale);
  const runs = gutterRuns(main.box, pixels, inset)
    .filter(({ box }) => box.height >= MIN_HEIGHT * scale)
    .toSorted((a, b) => b.box.height - a.box.height);
  const tall = runs.filter(({ box }) => box.height >= GROUND * main.box.height);
  if (tall.length === 0) return [...regions];
  const open = openGround(main.box, shapes, pixels, scale);
  const isPaint = ({ box, color }: Run, under: number): boolean =>
    !isShade(color, under) || isCrisp(box, color, under, pixels, main.box, inset);
  // A band opens the page: what runs down to its end is the ground.
  const lowest = tall
    .filter((run) => open === undefined || run.color === open || isPaint(run, open))
    .toSorted((a, b) => b.box.y - a.box.y)[0];
  const ground = lowest?.color ?? open!;
  const bands = runs
    .filter(({ box, color }) => color !== ground && !regions.some((region) => overlap(region.box, box) > MIN_OVERLAP))
    .filter((run) => isPaint(run, ground))
    .map(({ box, color }) => ({ role: 'section' as const, box, fill: toHex(color) }));
  if (bands.length === 0) return [...regions];
  return [...regions.map((region) => (region === main ? { ...main, fill: toHex(ground) } : region)), ...bands];
};

type Run = { box: Box; color: number };

/** The gutter changes to the colour of a band at once, above and below; a shadow fades in and out. */
const isCrisp = (
  band: Box,
  color: number,
  ground: number,
  { width, colors }: Pixels,
  main: Box,
  inset: number,
): boolean => {
  const x = Math.round(right(main)) - 1 - inset;
  const contrast = channelGap(color, ground);
  const ends = [band.y - 1, bottom(band)].filter((y) => y >= main.y && y < bottom(main));
  return contrast >= MIN_CONTRAST && ends.every((y) => channelGap(colors[y * width + x]!, color) >= CRISP * contrast);
};

const gutterRuns = (main: Box, { width, colors }: Pixels, inset: number): Run[] => {
  const gutters = [Math.round(main.x) + inset, Math.round(right(main)) - 1 - inset];
  // A sidebar's shadow may fall on the gutter beside it.
  const [clear, other] = right(main) >= width ? gutters.toReversed() : gutters;
  const runs: Run[] = [];
  for (let y = Math.round(main.y); y < Math.round(bottom(main)); y++) {
    const color = colors[y * width + clear!]!;
    if (deltaE(color, colors[y * width + other!]!) > SHADED) continue;
    const last = runs.at(-1);
    if (last && last.color === color && bottom(last.box) === y) last.box.height++;
    else runs.push({ box: { x: main.x, y, width: main.width, height: 1 }, color });
  }
  return runs;
};

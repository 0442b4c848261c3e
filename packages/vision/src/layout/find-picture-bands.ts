import { area, type Box, bottom, contains, meets, overlap, right } from '@blueprompt/core/geometry';
import type { Element, Region, TextLine } from '@blueprompt/core/measurement';
import { averageColor } from '../colour/average-color.ts';
import { fitGradient, type Sample } from '../colour/fit-gradient.ts';
import { channelGap, toHex } from '../colour/rgb.ts';
import type { Pixels } from '../contract.ts';
import { besidePhoto, isOpening, openingPhoto } from './opening-photo.ts';

/** How far inside its edges the gutters of a page are looked at, in CSS pixels: less than any page's margin. */
const INSETS = [4, 9, 13];
/** One colour down a gutter over this many CSS pixels is paint; photos and gradients change sooner. */
const MIN_FLAT = 16;
/** Flat spots in a photo are lower than this, and bands with a photo are higher, in CSS pixels. */
const MAX_GAP = 32;
const MIN_HEIGHT = 160;
/** A band that agrees with a landmark by this much is its ground. */
const MIN_OVERLAP = 0.8;
/** Pixels looked at along each side for what the band shows. */
const SAMPLES_PER_SIDE = 40;
/** In a gradient this share of the pixels is at most so many levels from the next but one. */
const MIN_SMOOTH = 0.9;
const SMOOTH_STEP = 3;
/** With fewer colours a band is drawn, not a photo. */
const MIN_COLORS = 60;

/**
 * Adds the bands across the main part that show a photo or a gradient from edge to edge, as many a page opens with. Words and
 * cards on them hide most of it, yet never the gutters.
 */
export const findPictureBands = (
  regions: readonly Region[],
  elements: readonly Element[],
  texts: readonly TextLine[],
  pixels: Pixels,
  scale: number,
): Region[] => {
  const main = regions.find(({ role }) => role === 'main');
  if (!main) return [...regions];
  const bar = regions.find(({ role, box }) => role === 'header' && Math.abs(bottom(box) - main.box.y) <= 2 * scale);
  const isOpenBar = bar && bar.fill === undefined && !bar.gradient && bar.box.x <= main.box.x + 2;
  const top = isOpenBar ? bar.box.y : main.box.y;
  const whole = { ...main.box, y: top, height: bottom(main.box) - top };
  const bands = main.picture ? [] : bandsIn(whole, pixels, scale);
  const opening = bands.some(({ y }) => y <= top + MAX_GAP)
    ? undefined
    : openingPhoto(whole, regions, (band) => looksAt(band, elements, texts, pixels), texts);
  const all = opening ? besidePhoto(regions, opening) : [...regions];
  for (const band of opening ? [opening, ...bands] : bands) {
    const ground = groundOf(band, looksAt(band, elements, texts, pixels), pixels);
    const at = all.findIndex(({ role, box }) => role !== 'nav' && overlap(box, band) > MIN_OVERLAP);
    if (ground && at < 0)
      all.push({
        role: band.y <= top + MAX_GAP && isOpening(band, texts) ? 'header' : 'section',
        box: band,
        ...ground,
      });
    else if (ground && all[at]!.fill === undefined) all[at] = onGround(all[at]!, ground);
    if (ground?.gradient) all.splice(0, all.length, ...all.map((region) => withoutPhoto(region, band, ground)));
    // What shows below an open bar shows through it as well.
    if (ground?.picture && isOpenBar && at >= 0 && band.y === top) all[all.indexOf(bar)] = { ...bar, ...ground };
  }
  return all;
};

type Ground = Pick<Region, 'fill' | 'gradient' | 'picture'>;

/** A photo may pass for a change of colour when it is looked at row by row. */
const onGround = (region: Region, ground: Ground): Region => {
  const { gradient, ...bare } = region;
  return gradient && !ground.picture ? region : { ...bare, ...ground };
};

/** A change of colour that explains all that shows was no photo, many as its colours are. */
const withoutPhoto = (region: Region, band: Box, ground: Ground): Region => {
  const { fill, picture, ...bare } = region;
  return picture && overlap(region.box, band) > MIN_OVERLAP ? { ...bare, ...ground } : region;
};

/** Runs of rows whose gutters at both sides are not flat. */
const bandsIn = (main: Box, pixels: Pixels, scale: number): Box[] => {
  const offsets = INSETS.map((inset) => inset * scale);
  const left = offsets.map((offset) => flatRows(pixels, Math.round(main.x) + offset, main, MIN_FLAT * scale));
  const far = offsets.map((offset) => flatRows(pixels, Math.round(right(main)) - 1 - offset, main, MIN_FLAT * scale));
  const bands: Box[] = [];
  for (let row = 0; row < main.height; row++) {
    if (left.every((flat) => flat[row]) || far.every((flat) => flat[row])) continue;
    const last = bands.at(-1);
    if (last && main.y + row - bottom(last) <= MAX_GAP * scale) last.height = main.y + row + 1 - last.y;
    else bands.push({ x: main.x, y: main.y + row, width: main.width, height: 1 });
  }
  return bands.filter(({ height }) => height >= MIN_HEIGHT * scale);
};

/** For each row of the main part whether one colour goes on there down this column. */
const flatRows = ({ width, height, colors }: Pixels, x: number, main: Box, minFlat: number): boolean[] => {
  const rows = Array<boolean>(Math.round(main.height)).fill(false);
  let start = 0;
  for (let row = 1; row <= rows.length; row++) {
    const y = Math.round(main.y) + row;
    const isSame =
      row < rows.length && y < height && colors[y * width + x] === colors[(Math.round(main.y) + start) * width + x];
    if (isSame) continue;
    if (row - start >= minFlat) rows.fill(true, start, row);
    start = row;
  }
  return rows;
};

/** Colours of the band between what stands on it. */
const looksAt = (
  band: Box,
  elements: readonly Element[],
  texts: readonly TextLine[],
  { width, colors }: Pixels,
): Sample[] => {
  // What sticks out of the band hides a part of it too.
  const onIt = elements.filter(
    ({ box, fill, gradient, type }) =>
      (fill || gradient || type === 'image') && area(box) < area(band) && meets(band, box) && !contains(box, band),
  );
  const hidden = [...onIt, ...texts.filter(({ box }) => meets(band, box))];
  const samples: Sample[] = [];
  for (let at = 0; at < SAMPLES_PER_SIDE * SAMPLES_PER_SIDE; at++) {
    const x = Math.floor(band.x + (((at % SAMPLES_PER_SIDE) + 0.5) * band.width) / SAMPLES_PER_SIDE);
    const y = Math.floor(band.y + ((Math.floor(at / SAMPLES_PER_SIDE) + 0.5) * band.height) / SAMPLES_PER_SIDE);
    if (!hidden.some(({ box }) => contains(box, { x, y, width: 1, height: 1 })))
      samples.push({ x, y, color: colors[y * width + x]! });
  }
  return samples;
};

/** A gradient where one explains what shows between the boxes, else a photo if it has the colours of one. */
const groundOf = (band: Box, samples: Sample[], { width, colors }: Pixels): Ground | undefined => {
  if (samples.length === 0) return undefined;
  const gradient = fitGradient(samples, band);
  if (gradient && isSmooth(samples, width, colors)) return { gradient };
  const seen = samples.map(({ color }) => color);
  return new Set(seen).size >= MIN_COLORS ? { fill: toHex(averageColor(seen)), picture: true } : undefined;
};

/** Nearly every pixel is like the next but one across: waves and clouds that get darker on the way down are a photo. */
const isSmooth = (samples: readonly Sample[], width: number, colors: Uint32Array): boolean => {
  const smooth = samples.filter(({ x, y, color }) => {
    const beside = colors[(y + 2) * width + x + 2];
    return beside === undefined || channelGap(color, beside) <= SMOOTH_STEP;
  });
  return smooth.length >= MIN_SMOOTH * samples.length;
};

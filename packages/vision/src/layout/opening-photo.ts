import { type Box, bottom, contains, right } from '@blueprompt/core/geometry';
import type { Region, TextLine } from '@blueprompt/core/measurement';
import type { Sample } from '../colour/fit-gradient.ts';

/** A photo has this many colours at least in what is looked at, and none of them in more than this share. */
const MIN_COLORS = 60;
const MAX_SHARE = 0.45;
/** Flat as the sides of a photo are, they are not of one colour all the way down: that is a ground. */
const MAX_SIDE_SHARE = 0.7;
const SIDE = 0.025;
/** Lowest photo that a page opens with, as a share of its width. */
const MIN_HEIGHT = 0.12;

/** The band that a page begins with carries its largest words. */
export const isOpening = (band: Box, texts: readonly TextLine[]): boolean => {
  const largest = texts.toSorted((a, b) => b.fontSize - a.fontSize)[0];
  return largest !== undefined && contains(band, largest.box);
};

/**
 * The photo that a page opens with, down to one of the grounds below it, where the sides of the photo are too flat to tell
 * it: the ground above which the fewest pixels are of one colour.
 */
export const openingPhoto = (
  main: Box,
  regions: readonly Region[],
  looksAt: (band: Box) => readonly Sample[],
  texts: readonly TextLine[],
): Box | undefined => {
  const isBelow = ({ role, box, picture }: Region): boolean =>
    role === 'section' &&
    !picture &&
    box.x <= main.x + 2 &&
    right(box) >= right(main) - 2 &&
    box.y - main.y >= MIN_HEIGHT * main.width;
  const bands = regions.filter(isBelow).map(({ box }) => ({ ...main, height: box.y - main.y }));
  const photos = bands
    .filter((band) => isOpening(band, texts))
    .map((band) => ({ band, looks: looksAt(band) }))
    .filter(({ band, looks }) => countColors(looks.filter((look) => isAtSide(look, band))).share <= MAX_SIDE_SHARE)
    .map(({ band, looks }) => ({ band, ...countColors(looks) }))
    .filter(({ colors, share }) => colors >= MIN_COLORS && share <= MAX_SHARE);
  return photos.toSorted((a, b) => a.share - b.share || bottom(a.band) - bottom(b.band))[0]?.band;
};

/**
 * The regions without what passed for grounds in the photo, where its sides are flat; and the main part with the colour of
 * the ground below it, where it passed for the photo.
 */
export const besidePhoto = (regions: readonly Region[], photo: Box): Region[] => {
  const below = regions.find(({ role, box }) => role === 'section' && Math.abs(box.y - bottom(photo)) <= 2);
  return regions
    .filter(({ role, box }) => role !== 'section' || !contains(photo, box, 2))
    .map((region) => {
      if (region.role !== 'main' || !region.picture) return region;
      const { picture, fill, ...bare } = region;
      return { ...bare, ...(below?.fill !== undefined && { fill: below.fill }) };
    });
};

/** How many colours are seen, and how much of them one has. */
const countColors = (samples: readonly Sample[]): { colors: number; share: number } => {
  const counts = new Map<number, number>();
  for (const { color } of samples) counts.set(color, (counts.get(color) ?? 0) + 1);
  return { colors: counts.size, share: Math.max(0, ...counts.values()) / samples.length };
};

const isAtSide = ({ x }: Sample, band: Box): boolean => Math.min(x - band.x, right(band) - x) <= SIDE * band.width;

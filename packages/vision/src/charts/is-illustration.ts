import type { Box } from '@blueprompt/core/geometry';
import { toLab } from '../colour/delta-e.ts';
import { cutChart } from './canvas/chart-canvas.ts';
import { nameInks } from './canvas/name-inks.ts';
import { findLabels, labelsOfAxis, labelsUnder, wordsIn } from './labels/chart-labels.ts';
import { readCategories } from './labels/read-categories.ts';
import { readValueAxis } from './labels/read-value-axis.ts';
import { MAX_PIXELS, type Surroundings } from './read-chart.ts';

/** A colour is recognised by its hue from this chroma on, in CIELAB, and where it covers this share of what is drawn. */
const MIN_CHROMA = 12;
const MIN_SHARE = 0.01;
/** Hues further apart than this, in degrees, are not shades of one: maps and heat maps are drawn in shades. */
const OTHER_HUE = 40;

/** True where a drawing that cannot be read as a chart has no axis either, and is painted in several hues. */
export const isIllustration = (box: Box, { texts, pixels, scale, card }: Surroundings): boolean => {
  if (box.width * box.height > MAX_PIXELS) return false;
  const canvas = cutChart(box, pixels, wordsIn(box, texts, scale), scale);
  const labels = findLabels(texts, box, scale, card);
  if (readCategories(labelsUnder(labels, box, scale), false, box.width).length > 0) return false;
  if (readValueAxis(labelsOfAxis(labels, box, false, scale), false, [], scale)) return false;
  const inks = nameInks(canvas);
  // As many colours as a photo has.
  if (!inks) return true;
  const counts = inks.colors.map(() => 0);
  let drawn = 0;
  for (const ink of inks.indices) {
    if (ink < 0) continue;
    counts[ink]! += 1;
    drawn += 1;
  }
  const hues = inks.colors.flatMap((color, ink) => {
    const { a, b } = toLab(color);
    const isTold = counts[ink]! >= MIN_SHARE * drawn && Math.hypot(a, b) >= MIN_CHROMA;
    return isTold ? [(Math.atan2(b, a) * 180) / Math.PI] : [];
  });
  return hues.some((hue) => {
    const turn = Math.abs(hue - hues[0]!);
    return Math.min(turn, 360 - turn) > OTHER_HUE;
  });
};

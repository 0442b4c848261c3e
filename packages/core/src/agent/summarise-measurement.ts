import type { Measurement } from '../measurement.ts';
import { fontLabel } from '../text/font-words.ts';
import { countLines } from '../text/join-runs.ts';
import { toCssPixels } from '../to-css-pixels.ts';

/** The main facts of a page in a few hundred tokens, in CSS pixels; ids of elements lead to their details. */
export const summariseMeasurement = (measurement: Measurement): string => {
  const page = toCssPixels(measurement);
  const counts = new Map<string, string[]>();
  for (const { type, id } of page.elements) counts.set(type, [...(counts.get(type) ?? []), id]);
  return JSON.stringify({
    size: `${page.image.width}x${page.image.height}`,
    scale: page.image.scale,
    texts: countLines(page.texts),
    elements: Object.fromEntries([...counts].map(([type, ids]) => [type, ids.length > MOST_IDS ? ids.length : ids])),
    regions: page.regions.map(({ role, box, fill }) => ({ role, ...box, fill })),
    palette: page.palette.map(({ hex, role }) => `${role} ${hex}`),
    fonts: page.typography.fonts?.map(({ family, sure }) => `${sure ? '' : 'like '}${fontLabel(family)}`),
    type: page.typography.scale.map(({ fontSize, fontWeight, role }) => `${role} ${fontSize}/${fontWeight}`),
    spacing: { unit: page.spacing.unit, scale: page.spacing.scale },
    radii: page.radii.map(({ px }) => px),
    explained: page.explained,
    residual: page.residual?.slice(0, MOST_RESIDUAL).map(({ kind, box }) => ({ kind, ...box })),
  });
};
/** Of more elements of one type only the number is told. */
const MOST_IDS = 12;
/** Where to look at the screenshot first. */
const MOST_RESIDUAL = 5;

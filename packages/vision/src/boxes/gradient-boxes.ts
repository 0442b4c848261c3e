import { fitGradient, type Sample } from '../colour/fit-gradient.ts';
import type { Pixels } from '../contract.ts';
import { outlineOf } from './areas/outline.ts';
import type { Segments } from './areas/segment.ts';
import type { SmoothSegments } from './areas/smoothen.ts';
import type { Texture } from './areas/texture.ts';
import { fitRoundedRect } from './edges/fit-rounded-rect.ts';
import { withRoundEnds } from './edges/round-ends.ts';
import type { Shape } from './shape.ts';

/** Smallest gradient worth a look, in pixels of area. */
const MIN_SIZE = 300;
/** Where one exact colour holds this share, the part is flat with a soft edge (a shadow), not a gradient. */
const FLAT_SHARE = 0.5;
const MAX_SAMPLES = 600;

/** Smooth parts above this size where a flat colour holds a good share are surfaces with shadows on them. */
const SHADED_SIZE = 400;
const SHADED_SHARE = 0.3;

type Gradients = {
  /** Gradients with the outline of a box. */
  boxes: Shape[];
  /** Does this exact part lie in any gradient? The flat bands of one are no boxes. */
  isGradient: (part: number) => boolean;
};

/** Smooth parts that no single colour rules and whose colours follow one linear change are gradients. */
export const findGradients = (pixels: Pixels, exact: Segments, smooth: SmoothSegments, texture: Texture): Gradients => {
  const largestFlat = largestFlatOf(exact, smooth);
  const boxes: Shape[] = [];
  const isGradient = new Uint8Array(smooth.count);
  for (const part of smooth.large) {
    const size = smooth.size[part]!;
    if (size < MIN_SIZE || largestFlat[part]! > size * FLAT_SHARE) continue;
    const outline = outlineOf(smooth, part);
    if (Math.min(outline.box.width, outline.box.height) < 10) continue;
    const gradient = fitGradient(samplesOf(smooth, part, pixels), outline.box);
    if (!gradient) continue;
    isGradient[part] = 1;
    const rect = fitRoundedRect(withRoundEnds(outline, pixels), 'outside');
    if (rect)
      boxes.push({ kind: 'box', box: rect.box, gradient, radius: rect.radius, busy: texture.busyShare(rect.box) });
  }
  return { boxes, isGradient: (part) => isGradient[smooth.holderOf[part]!] === 1 };
};

/** Tells whether an exact part belongs to a flat surface or to a shadow on it. */
export const shadedSurfaces = (exact: Segments, shaded: SmoothSegments): ((part: number) => boolean) => {
  const largestFlat = largestFlatOf(exact, shaded);
  return (part) => {
    const holder = shaded.holderOf[part]!;
    return shaded.size[holder]! >= SHADED_SIZE && largestFlat[holder]! >= shaded.size[holder]! * SHADED_SHARE;
  };
};

/** For each smooth part the pixels of its largest exact-colour part. */
const largestFlatOf = (exact: Segments, { count, holderOf }: SmoothSegments): Int32Array => {
  const largest = new Int32Array(count);
  for (const part of exact.large) {
    const holder = holderOf[part]!;
    if (exact.size[part]! > largest[holder]!) largest[holder] = exact.size[part]!;
  }
  return largest;
};

const samplesOf = (smooth: Segments, part: number, { width, colors }: Pixels): Sample[] => {
  const step = Math.max(1, Math.floor(smooth.size[part]! / MAX_SAMPLES));
  const samples: Sample[] = [];
  let skip = 0;
  for (let at = smooth.partStart[part]!; at < smooth.partStart[part + 1]!; at++) {
    const run = smooth.order[at]!;
    const y = smooth.runRow[run]!;
    const length = smooth.runEnd[run]! - smooth.runStart[run]!;
    while (skip < length) {
      const x = smooth.runStart[run]! + skip;
      samples.push({ x, y, color: colors[y * width + x]! });
      skip += step;
    }
    skip -= length;
  }
  return samples;
};

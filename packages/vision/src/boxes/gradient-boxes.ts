import { fitGradient, type Sample } from '../colour/fit-gradient.ts';
import type { Pixels } from '../contract.ts';
import { fitRoundedRect } from './fit-rounded-rect.ts';
import { outlineOf } from './outline.ts';
import { withRoundEnds } from './round-ends.ts';
import type { Segments } from './segment.ts';
import type { Shape } from './shape.ts';
import type { Texture } from './texture.ts';

/** Smallest gradient worth a look, in pixels of area. */
const MIN_SIZE = 300;
/** Where one exact colour holds this share, the part is flat with a soft edge (a shadow), not a gradient. */
const FLAT_SHARE = 0.5;
const MAX_SAMPLES = 600;

/** Smooth parts above this size where a flat colour holds a good share are surfaces with shadows on them. */
const SHADED_SIZE = 400;
const SHADED_SHARE = 0.3;

export type Gradients = {
  /** Gradients with the outline of a box. */
  boxes: Shape[];
  /** Is this pixel part of any gradient? Its flat bands are then no boxes. */
  isGradientAt: (x: number, y: number) => boolean;
};

/** Smooth parts that no single colour rules and whose colours follow one linear change are gradients. */
export const findGradients = (pixels: Pixels, exact: Segments, smooth: Segments, texture: Texture): Gradients => {
  const partAt = partLookup(smooth, pixels.height);
  const largestFlat = largestFlatOf(exact, smooth, partAt);
  const boxes: Shape[] = [];
  const gradients = new Set<number>();
  for (let part = 0; part < smooth.count; part++) {
    const size = smooth.size[part]!;
    if (size < MIN_SIZE || largestFlat[part]! > size * FLAT_SHARE) continue;
    const outline = outlineOf(smooth, part);
    if (Math.min(outline.box.width, outline.box.height) < 10) continue;
    const gradient = fitGradient(samplesOf(smooth, part, pixels), outline.box);
    if (!gradient) continue;
    gradients.add(part);
    const rect = fitRoundedRect(withRoundEnds(outline, pixels), 'outside');
    if (rect)
      boxes.push({ kind: 'box', box: rect.box, gradient, radius: rect.radius, busy: texture.busyShare(rect.box) });
  }
  return { boxes, isGradientAt: (x, y) => gradients.size > 0 && gradients.has(partAt(x, y)) };
};

/** Tells whether a pixel belongs to a flat surface or to a shadow on it. */
export const shadedSurfaces = (
  pixels: Pixels,
  exact: Segments,
  shaded: Segments,
): ((x: number, y: number) => boolean) => {
  const partAt = partLookup(shaded, pixels.height);
  const largestFlat = largestFlatOf(exact, shaded, partAt);
  return (x, y) => {
    const part = partAt(x, y);
    return shaded.size[part]! >= SHADED_SIZE && largestFlat[part]! >= shaded.size[part]! * SHADED_SHARE;
  };
};

/** For each part of the coarser segmentation the pixels of its largest exact-colour part. */
const largestFlatOf = (exact: Segments, coarse: Segments, partAt: (x: number, y: number) => number): Int32Array => {
  const largest = new Int32Array(coarse.count);
  for (let part = 0; part < exact.count; part++) {
    if (exact.size[part]! < 16) continue;
    const first = exact.order[exact.partStart[part]!]!;
    const owner = partAt(exact.runStart[first]!, exact.runRow[first]!);
    if (exact.size[part]! > largest[owner]!) largest[owner] = exact.size[part]!;
  }
  return largest;
};

/** Finds the part that holds a pixel by bisecting the runs of its row. */
export const partLookup = (segments: Segments, height: number): ((x: number, y: number) => number) => {
  const { runRow, runEnd, runPart } = segments;
  const rowFirst = new Int32Array(height + 1);
  for (let run = 0; run < runRow.length; run++) rowFirst[runRow[run]! + 1]!++;
  for (let y = 0; y < height; y++) rowFirst[y + 1]! += rowFirst[y]!;
  return (x, y) => {
    let low = rowFirst[y]!;
    let high = rowFirst[y + 1]! - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (runEnd[middle]! <= x) low = middle + 1;
      else high = middle;
    }
    return runPart[low]!;
  };
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

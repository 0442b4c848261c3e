import type { Box } from '@blueprompt/core/geometry';
import { fitGradient, type Sample } from '../colour/fit-gradient.ts';
import type { Pixels } from '../contract.ts';
import { fitRoundedRect } from './fit-rounded-rect.ts';
import { outlineOf } from './outline.ts';
import type { Segments } from './segment.ts';
import type { Shape } from './shape.ts';
import type { Texture } from './texture.ts';

/** Smallest gradient worth a look, in pixels of area. */
const MIN_SIZE = 300;
/** Where one exact colour holds this share, the part is flat with a soft edge (a shadow), not a gradient. */
const FLAT_SHARE = 0.5;
const MAX_SAMPLES = 600;

export type GradientPart = { part: number; shape: Shape | undefined };

/** Smooth parts that no single colour rules and whose colours follow one linear change. */
export const findGradients = (pixels: Pixels, exact: Segments, smooth: Segments, texture: Texture): GradientPart[] => {
  const largestFlat = new Int32Array(smooth.count);
  const smoothPartAt = partLookup(smooth, pixels.height);
  for (let part = 0; part < exact.count; part++) {
    if (exact.size[part]! < 16) continue;
    const first = exact.order[exact.partStart[part]!]!;
    const owner = smoothPartAt(exact.runStart[first]!, exact.runRow[first]!);
    if (exact.size[part]! > largestFlat[owner]!) largestFlat[owner] = exact.size[part]!;
  }
  const found: GradientPart[] = [];
  for (let part = 0; part < smooth.count; part++) {
    const size = smooth.size[part]!;
    if (size < MIN_SIZE || largestFlat[part]! > size * FLAT_SHARE) continue;
    const outline = outlineOf(smooth, part);
    if (Math.min(outline.box.width, outline.box.height) < 10) continue;
    const gradient = fitGradient(samplesOf(smooth, part, pixels), outline.box);
    if (!gradient) continue;
    const rect = fitRoundedRect(outline, 'outside');
    const shape: Shape | undefined = rect && {
      kind: 'box',
      box: rect.box,
      gradient,
      radius: rect.radius,
      busy: texture.busyShare(rect.box),
    };
    found.push({ part, shape });
  }
  return found;
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

export const holdsPoint = (box: Box, x: number, y: number): boolean =>
  x >= box.x && y >= box.y && x < box.x + box.width && y < box.y + box.height;

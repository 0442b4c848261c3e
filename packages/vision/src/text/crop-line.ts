import type { Pixels } from '../contract.ts';
import { flattenColors } from './flatten-colors.ts';
import { tellingChannel } from './telling-channel.ts';

/** A rectangle with fractional edges: a line's ink with a little air around it. */
export type CropBox = { left: number; top: number; right: number; bottom: number };

/** Height of the reader's input in pixels; its training fixed it. */
export const CROP_HEIGHT_PX = 32;

/** One grey line, `CROP_HEIGHT_PX` high, row by row, values 0 to 255. */
export type LineCrop = { width: number; values: Float32Array };

/** Cuts a line out of the picture as the reader was trained to see it: the colour channel that varies most, 32 px high. */
export function cropLine(pixels: Pixels, box: CropBox): LineCrop {
  const { left, top, right, bottom } = box;
  const scale = CROP_HEIGHT_PX / (bottom - top);
  const width = Math.max(8, Math.round((right - left) * scale));
  const { channel, isMixed } = tellingChannel(pixels, box);
  const contrast = isMixed ? flattenColors(pixels, box) : undefined;
  if (contrast) return cropLine(contrast.pixels, contrast.box);
  const horizontal = filterTaps(left, right, width, pixels.width);
  const vertical = filterTaps(top, bottom, CROP_HEIGHT_PX, pixels.height);
  const firstRow = vertical[0]!.first;
  const lastTap = vertical[CROP_HEIGHT_PX - 1]!;
  const rows = lastTap.first + lastTap.weights.length - firstRow;
  const squeezed = new Float32Array(rows * width);
  for (let y = 0; y < rows; y++) {
    const source = (firstRow + y) * pixels.width;
    for (let x = 0; x < width; x++) {
      const { first, weights } = horizontal[x]!;
      let sum = 0;
      for (let k = 0; k < weights.length; k++) {
        sum += ((pixels.colors[source + first + k]! >> channel) & 255) * weights[k]!;
      }
      squeezed[y * width + x] = sum;
    }
  }
  const values = new Float32Array(CROP_HEIGHT_PX * width);
  for (let y = 0; y < CROP_HEIGHT_PX; y++) {
    const { first, weights } = vertical[y]!;
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (let k = 0; k < weights.length; k++) sum += squeezed[(first - firstRow + k) * width + x]! * weights[k]!;
      values[y * width + x] = sum;
    }
  }
  return { width, values };
}

type Tap = { first: number; weights: Float32Array };

/** Weights of a triangle filter that widens when it shrinks, so that thin strokes do not fall between samples. */
function filterTaps(from: number, to: number, count: number, limit: number): Tap[] {
  const step = (to - from) / count;
  const support = Math.max(1, step);
  return Array.from({ length: count }, (_, index) => {
    const centre = from + (index + 0.5) * step;
    const first = Math.min(limit - 1, Math.max(0, Math.floor(centre - support + 0.5)));
    const end = Math.max(first + 1, Math.min(limit, Math.floor(centre + support + 0.5)));
    const weights = new Float32Array(end - first);
    let sum = 0;
    for (let k = 0; k < weights.length; k++) {
      weights[k] = Math.max(0, 1 - Math.abs(first + k + 0.5 - centre) / support);
      sum += weights[k]!;
    }
    if (sum > 0) for (let k = 0; k < weights.length; k++) weights[k]! /= sum;
    else weights[0] = 1;
    return { first, weights };
  });
}

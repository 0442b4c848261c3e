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
  const across = filterTaps(left, right, width, pixels.width);
  const down = filterTaps(top, bottom, CROP_HEIGHT_PX, pixels.height);
  const [firstColumn, firstRow] = [across.from[0]!, down.from[0]!];
  const rows = down.from[CROP_HEIGHT_PX - 1]! + down.counts[CROP_HEIGHT_PX - 1]! - firstRow;
  const levels = new Uint8Array(across.from[width - 1]! + across.counts[width - 1]! - firstColumn);
  const squeezed = new Float32Array(rows * width);
  for (let y = 0; y < rows; y++) {
    const source = (firstRow + y) * pixels.width + firstColumn;
    for (let x = 0; x < levels.length; x++) levels[x] = pixels.colors[source + x]! >> channel;
    for (let x = 0; x < width; x++) {
      const from = across.from[x]! - firstColumn;
      const tap = x * across.most;
      let sum = 0;
      for (let k = 0; k < across.counts[x]!; k++) sum += levels[from + k]! * across.weights[tap + k]!;
      squeezed[y * width + x] = sum;
    }
  }
  const values = new Float32Array(CROP_HEIGHT_PX * width);
  for (let y = 0; y < CROP_HEIGHT_PX; y++) {
    const from = (down.from[y]! - firstRow) * width;
    const tap = y * down.most;
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (let k = 0; k < down.counts[y]!; k++) sum += squeezed[from + k * width + x]! * down.weights[tap + k]!;
      values[y * width + x] = sum;
    }
  }
  return { width, values };
}

/** For each sample, the pixel that it begins at, over how many it reaches, and their weights: `most` places a sample, flat for speed. */
type Taps = { from: Int32Array; counts: Int32Array; most: number; weights: Float32Array };

/** Weights of a triangle filter that widens when it shrinks, so that thin strokes do not fall between samples. */
function filterTaps(from: number, to: number, count: number, limit: number): Taps {
  const step = (to - from) / count;
  const support = Math.max(1, step);
  const most = Math.ceil(2 * support) + 1;
  const taps = {
    from: new Int32Array(count),
    counts: new Int32Array(count),
    most,
    weights: new Float32Array(count * most),
  };
  for (let index = 0; index < count; index++) {
    const centre = from + (index + 0.5) * step;
    const first = Math.min(limit - 1, Math.max(0, Math.floor(centre - support + 0.5)));
    const reach = Math.max(1, Math.min(limit, Math.floor(centre + support + 0.5)) - first);
    const tap = index * most;
    taps.from[index] = first;
    taps.counts[index] = reach;
    let sum = 0;
    for (let k = 0; k < reach; k++) {
      taps.weights[tap + k] = Math.max(0, 1 - Math.abs(first + k + 0.5 - centre) / support);
      sum += taps.weights[tap + k]!;
    }
    if (sum > 0) for (let k = 0; k < reach; k++) taps.weights[tap + k]! /= sum;
    else taps.weights[tap] = 1;
  }
  return taps;
}

import type { Pixels } from '../../contract.ts';
import { type CropBox, tellingChannel } from '../ink/telling-channel.ts';
import { flattenColors } from './flatten-colors.ts';

/** Height of the reader's input in pixels; its training fixed it. */
export const CROP_HEIGHT_PX = 32;

/** One grey line, `CROP_HEIGHT_PX` high, row by row, values 0 to 255. */
export type LineCrop = { width: number; values: Float32Array };

/** Cuts a line out of the picture as the reader was trained to see it: the colour channel that varies most, 32 px high. */
export function cropLine(pixels: Pixels, box: CropBox): LineCrop {
  const { channel, isMixed } = tellingChannel(pixels, box);
  const contrast = isMixed ? flattenColors(pixels, box) : undefined;
  return contrast ? sample(contrast.pixels, contrast.box, 0) : sample(pixels, box, channel);
}

function sample(pixels: Pixels, { left, top, right, bottom }: CropBox, channel: number): LineCrop {
  const scale = CROP_HEIGHT_PX / (bottom - top);
  const width = Math.max(8, Math.round((right - left) * scale));
  const across = filterTaps(left, right, width, pixels.width);
  const down = filterTaps(top, bottom, CROP_HEIGHT_PX, pixels.height);
  const [firstColumn, firstRow] = [across.from[0]!, down.from[0]!];
  const rows = down.from[CROP_HEIGHT_PX - 1]! + down.reach - firstRow;
  // Beyond the picture all weights are zero, and so may be what they weigh.
  const levels = new Uint8Array(across.from[width - 1]! + across.reach - firstColumn);
  const columns = Math.min(levels.length, pixels.width - firstColumn);
  const squeezed = new Float32Array(rows * width);
  for (let y = 0; y < Math.min(rows, pixels.height - firstRow); y++) {
    const source = (firstRow + y) * pixels.width + firstColumn;
    for (let x = 0; x < columns; x++) levels[x] = pixels.colors[source + x]! >> channel;
    for (let x = 0, tap = 0; x < width; x++) {
      let from = across.from[x]! - firstColumn;
      let sum = 0;
      for (const end = tap + across.reach; tap < end; tap++) sum += levels[from++]! * across.weights[tap]!;
      squeezed[y * width + x] = sum;
    }
  }
  const values = new Float32Array(CROP_HEIGHT_PX * width);
  const row = new Float64Array(width);
  for (let y = 0, tap = 0; y < CROP_HEIGHT_PX; y++) {
    row.fill(0);
    for (let k = 0; k < down.reach; k++, tap++) {
      const from = (down.from[y]! - firstRow + k) * width;
      const weight = down.weights[tap]!;
      for (let x = 0; x < width; x++) row[x]! += squeezed[from + x]! * weight;
    }
    values.set(row, y * width);
  }
  return { width, values };
}

/** For each sample, the pixel that it begins at, and the weights of the `reach` pixels from there on, one sample after the other. */
type Taps = { from: Int32Array; reach: number; weights: Float32Array };

/** Weights of a triangle filter that widens when it shrinks, so that thin strokes do not fall between samples. */
function filterTaps(from: number, to: number, count: number, limit: number): Taps {
  const step = (to - from) / count;
  const support = Math.max(1, step);
  const reach = Math.ceil(2 * support) + 1;
  const taps = { from: new Int32Array(count), reach, weights: new Float32Array(count * reach) };
  for (let index = 0; index < count; index++) {
    const centre = from + (index + 0.5) * step;
    const first = Math.min(limit - 1, Math.max(0, Math.floor(centre - support + 0.5)));
    const used = Math.max(1, Math.min(limit, Math.floor(centre + support + 0.5)) - first);
    const tap = index * reach;
    taps.from[index] = first;
    let sum = 0;
    for (let k = 0; k < used; k++) {
      taps.weights[tap + k] = Math.max(0, 1 - Math.abs(first + k + 0.5 - centre) / support);
      sum += taps.weights[tap + k]!;
    }
    if (sum > 0) for (let k = 0; k < used; k++) taps.weights[tap + k]! /= sum;
    else taps.weights[tap] = 1;
  }
  return taps;
}

import type { Box } from '@blueprompt/core/geometry';
import type { Pixels } from '../contract.ts';

/** Side of a crop in pixels, and channels: three of the box with its surroundings, three of the box stretched to a square. */
export const CROP_SIDE = 32;
const CROP_CHANNELS = 6;
export const CROP_LENGTH = CROP_CHANNELS * CROP_SIDE * CROP_SIDE;
/** Surroundings on each side: a share of the longer side, and pixels at scale 1. */
const AROUND = 0.3;
const AROUND_PX = 4;
/** Space around the stretched box, as a share of its sides. */
const MARGIN = 0.06;
/** Samples along one side of a crop's pixel; more only cost time. */
const MAX_SAMPLES = 3;

/** Writes both views of a box into `out` from `at` on, one plane a channel, 0 to 255. */
export const writeCrop = (
  pixels: Pixels,
  box: Box,
  scale: number,
  out: Float32Array | Uint8Array,
  at: number,
): void => {
  const side = Math.max(box.width, box.height) * (1 + 2 * AROUND) + 2 * AROUND_PX * scale;
  const x = box.x + box.width / 2 - side / 2;
  const y = box.y + box.height / 2 - side / 2;
  sample(pixels, { x, y, width: side, height: side }, out, at);
  const width = box.width * (1 + 2 * MARGIN) + 2 * scale;
  const height = box.height * (1 + 2 * MARGIN) + 2 * scale;
  const stretched = { x: box.x - (width - box.width) / 2, y: box.y - (height - box.height) / 2, width, height };
  sample(pixels, stretched, out, at + CROP_LENGTH / 2);
};

const sample = ({ width, height, colors }: Pixels, area: Box, out: Float32Array | Uint8Array, at: number): void => {
  const plane = CROP_SIDE * CROP_SIDE;
  const columns = samplePlaces(area.x, area.width, width);
  const rows = samplePlaces(area.y, area.height, height);
  const countX = columns.length / CROP_SIDE;
  const countY = rows.length / CROP_SIDE;
  const means = meansOf(countX * countY);
  let place = at;
  for (let top = 0; top < rows.length; top += countY)
    for (let left = 0; left < columns.length; left += countX) {
      // Red and blue are added up in one number: at most nine samples do not run over from one into the other.
      let redAndBlue = 0;
      let green = 0;
      for (let j = top; j < top + countY; j++) {
        const base = rows[j]! * width;
        for (let i = left; i < left + countX; i++) {
          const color = colors[base + columns[i]!]!;
          redAndBlue += color & 0xff00ff;
          green += color & 0xff00;
        }
      }
      out[place] = means[redAndBlue >> 16]!;
      out[place + plane] = means[green >> 8]!;
      out[place + 2 * plane] = means[redAndBlue & 0xffff]!;
      place += 1;
    }
};

const MEANS = new Map<number, Uint8Array>();

/** The mean of so many levels by their sum: crops have millions of them, and few sums. */
const meansOf = (count: number): Uint8Array => {
  const known = MEANS.get(count) ?? Uint8Array.from({ length: 255 * count + 1 }, (_, sum) => Math.round(sum / count));
  MEANS.set(count, known);
  return known;
};

/** Where samples lie along one side, several a crop's pixel where it covers several; what lies outside is the edge. */
const samplePlaces = (from: number, length: number, end: number): Int32Array => {
  const step = length / CROP_SIDE;
  const count = Math.min(MAX_SAMPLES, Math.max(1, Math.ceil(step)));
  const places = new Int32Array(CROP_SIDE * count);
  for (let cell = 0; cell < CROP_SIDE; cell++)
    for (let i = 0; i < count; i++) {
      const place = Math.floor(from + (cell + (i + 0.5) / count) * step);
      places[cell * count + i] = Math.min(end - 1, Math.max(0, place));
    }
  return places;
};

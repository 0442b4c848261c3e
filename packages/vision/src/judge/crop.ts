import type { Box } from '@blueprompt/core/geometry';
import type { Pixels } from '../contract.ts';

/** Side of a crop in pixels, and channels: three of the box with its surroundings, three of the box stretched to a square. */
export const CROP_SIDE = 32;
export const CROP_CHANNELS = 6;
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
  const total = countX * countY;
  for (let row = 0; row < CROP_SIDE; row++)
    for (let column = 0; column < CROP_SIDE; column++) {
      let red = 0;
      let green = 0;
      let blue = 0;
      for (let j = row * countY; j < (row + 1) * countY; j++)
        for (let i = column * countX; i < (column + 1) * countX; i++) {
          const color = colors[rows[j]! * width + columns[i]!]!;
          red += color >> 16;
          green += (color >> 8) & 255;
          blue += color & 255;
        }
      const place = at + row * CROP_SIDE + column;
      out[place] = Math.round(red / total);
      out[place + plane] = Math.round(green / total);
      out[place + 2 * plane] = Math.round(blue / total);
    }
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

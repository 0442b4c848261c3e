import type { Box } from '@blueprompt/core/geometry';
import type { Pixels } from '../../contract.ts';

/** Side of a crop in pixels: the box with its surroundings, in grey. */
const CROP_SIDE = 32;
export const CROP_LENGTH = CROP_SIDE * CROP_SIDE;
/** Surroundings on each side: a share of the longer side, and CSS pixels. */
const AROUND = 0.15;
const AROUND_PX = 3;
/** Samples along one side of a crop's pixel; more only cost time. */
const MAX_SAMPLES = 3;

/** Writes how bright a square around a box is into `out` from `at` on, row by row, 0 to 255. */
export function cropNode(
  { width, height, colors }: Pixels,
  box: Box,
  scale: number,
  out: Uint8Array,
  at: number,
): void {
  const side = Math.max(box.width, box.height) * (1 + 2 * AROUND) + 2 * AROUND_PX * scale;
  const columns = samplePlaces(box.x + box.width / 2 - side / 2, side, width);
  const rows = samplePlaces(box.y + box.height / 2 - side / 2, side, height);
  const count = columns.length / CROP_SIDE;
  const samples = count * count;
  let place = at;
  for (let top = 0; top < rows.length; top += count)
    for (let left = 0; left < columns.length; left += count) {
      let sum = 0;
      for (let j = top; j < top + count; j++) {
        const base = (rows[j] ?? 0) * width;
        for (let i = left; i < left + count; i++) sum += brightness(colors[base + (columns[i] ?? 0)] ?? 0);
      }
      out[place] = sum / samples;
      place += 1;
    }
}

/** Side and length of the other view: the box alone, stretched to a square, in three colours one after the other. */
export const INSIDE_SIDE = 16;
export const INSIDE_LENGTH = 3 * INSIDE_SIDE * INSIDE_SIDE;

/** Writes the colours of a box, stretched to a square, into `out` from `at` on, 0 to 255. */
export function cropInside({ width, height, colors }: Pixels, box: Box, out: Uint8Array, at: number): void {
  const columns = samplePlaces(box.x, box.width, width, INSIDE_SIDE);
  const rows = samplePlaces(box.y, box.height, height, INSIDE_SIDE);
  const [countX, countY] = [columns.length / INSIDE_SIDE, rows.length / INSIDE_SIDE];
  const plane = INSIDE_SIDE * INSIDE_SIDE;
  const samples = countX * countY;
  let place = at;
  for (let top = 0; top < rows.length; top += countY)
    for (let left = 0; left < columns.length; left += countX) {
      let [red, green, blue] = [0, 0, 0];
      for (let j = top; j < top + countY; j++) {
        const base = (rows[j] ?? 0) * width;
        for (let i = left; i < left + countX; i++) {
          const color = colors[base + (columns[i] ?? 0)] ?? 0;
          red += color >> 16;
          green += (color >> 8) & 255;
          blue += color & 255;
        }
      }
      out[place] = red / samples;
      out[place + plane] = green / samples;
      out[place + 2 * plane] = blue / samples;
      place += 1;
    }
}

/** Weighted as eyes do, 0 to 255. */
export const brightness = (color: number): number =>
  ((color >> 16) * 77 + ((color >> 8) & 255) * 150 + (color & 255) * 29) >> 8;

/** Where samples lie along one side, several a crop's pixel where it covers several; what lies outside is the edge. */
const samplePlaces = (from: number, length: number, end: number, side = CROP_SIDE): Int32Array => {
  const step = length / side;
  const count = Math.min(MAX_SAMPLES, Math.max(1, Math.ceil(step)));
  const places = new Int32Array(side * count);
  for (let index = 0; index < places.length; index++) {
    const place = Math.floor(from + ((index + 0.5) / count) * step);
    places[index] = Math.min(end - 1, Math.max(0, place));
  }
  return places;
};

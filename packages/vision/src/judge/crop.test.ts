import { expect, test } from 'vitest';
import { drawRects } from '../boxes/testing/draw-pixels.ts';
import { CROP_LENGTH, CROP_SIDE, writeCrop } from './crop.ts';

const plane = CROP_SIDE * CROP_SIDE;
const middle = (CROP_SIDE / 2) * CROP_SIDE + CROP_SIDE / 2;

test('the first view shows the surroundings, the second the box from edge to edge', () => {
  const pixels = drawRects(100, 100, 0xffffff, [{ x: 40, y: 48, width: 20, height: 4, color: 0x204060 }]);
  const crop = new Uint8Array(CROP_LENGTH);
  writeCrop(pixels, { x: 40, y: 48, width: 20, height: 4 }, 1, crop, 0);
  const second = CROP_LENGTH / 2;
  expect([0, 1, 2].map((channel) => crop[channel * plane + middle])).toEqual([0x20, 0x40, 0x60]);
  expect([0, 1, 2].map((channel) => crop[second + channel * plane + middle])).toEqual([0x20, 0x40, 0x60]);
  const dark = (from: number) => crop.subarray(from, from + plane).filter((value) => value < 0x80).length;
  expect(dark(second)).toBeGreaterThan(dark(0) * 4);
});

test('what lies outside the picture repeats its edge', () => {
  const crop = new Uint8Array(CROP_LENGTH);
  writeCrop({ width: 1, height: 1, colors: Uint32Array.of(0x0a141e) }, { x: 0, y: 0, width: 1, height: 1 }, 1, crop, 0);
  expect(new Set(crop.subarray(0, plane))).toEqual(new Set([10]));
  expect(new Set(crop.subarray(2 * plane, 3 * plane))).toEqual(new Set([30]));
});

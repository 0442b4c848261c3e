import { expect, test } from 'vitest';
import { drawRects } from '../../boxes/testing/draw-pixels.ts';
import { brightness, CROP_LENGTH, cropInside, cropNode, INSIDE_LENGTH, INSIDE_SIDE } from './crop-node.ts';

const pixels = drawRects(100, 60, 0xffffff, [{ x: 20, y: 20, width: 40, height: 20, color: 0xff0000 }]);

test('a crop shows the box in its surroundings', () => {
  const out = new Uint8Array(CROP_LENGTH);
  cropNode(pixels, { x: 20, y: 20, width: 40, height: 20 }, 1, out, 0);
  expect(out[0]).toBe(255);
  expect(out[16 * 32 + 16]).toBe(brightness(0xff0000));
});

test('the view inside has the colours of the box alone', () => {
  const out = new Uint8Array(INSIDE_LENGTH);
  cropInside(pixels, { x: 20, y: 20, width: 40, height: 20 }, out, 0);
  const plane = INSIDE_SIDE * INSIDE_SIDE;
  expect([...out.subarray(0, plane)].every((level) => level === 255)).toBe(true);
  expect([...out.subarray(plane)].every((level) => level === 0)).toBe(true);
});

test('a box that reaches beyond the picture shows the edge', () => {
  const out = new Uint8Array(CROP_LENGTH);
  cropNode(pixels, { x: -50, y: -50, width: 20, height: 20 }, 1, out, 0);
  expect(new Set(out)).toEqual(new Set([255]));
});

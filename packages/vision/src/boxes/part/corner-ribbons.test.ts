import { expect, test } from 'vitest';
import type { Pixels } from '../../contract.ts';
import { findShapes } from '../find-shapes.ts';
import { drawRects } from '../testing/draw-pixels.ts';

const HEADER = { x: 0, y: 0, width: 300, height: 80, color: 0xffc107 };

/** A picture with a triangle of 60 pixels a side in its upper corner at the right, or somewhere to the left of it. */
const withTriangle = (fromRight: number, shade = (_: number) => 0x4caf50): Pixels => {
  const picture = drawRects(300, 200, 0xffffff, [HEADER]);
  for (let y = 0; y < 60; y++)
    for (let x = 240 + y - fromRight; x < 300 - fromRight; x++) picture.colors[y * 300 + x] = shade(y);
  return picture;
};
const signsOn = (picture: Pixels) =>
  findShapes(picture, [], 1)
    .filter(({ isSign }) => isSign)
    .map(({ box }) => box);

test('a triangle that fills a corner of the page is a ribbon', () => {
  expect(signsOn(withTriangle(0))).toEqual([{ x: 240, y: 0, width: 60, height: 60 }]);
});

test('its colour may change from row to row', () => {
  const shaded = withTriangle(0, (y) => 0x4b2a82 + y * 0x010101);
  expect(signsOn(shaded)).toEqual([{ x: 240, y: 0, width: 60, height: 60 }]);
});

test('a triangle elsewhere and a square in the corner are none', () => {
  expect(signsOn(withTriangle(40))).toEqual([]);
  const square = { x: 240, y: 0, width: 60, height: 60, color: 0x4caf50 };
  expect(signsOn(drawRects(300, 200, 0xffffff, [HEADER, square]))).toEqual([]);
});

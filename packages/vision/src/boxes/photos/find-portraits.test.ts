import { expect, test } from 'vitest';
import type { Pixels } from '../../contract.ts';
import { findShapes } from '../find-shapes.ts';
import { drawRects } from '../testing/draw-pixels.ts';

/** A pale disc of 48 pixels on blue; below the given row it is of another colour. */
const drawn = (shoulders: number, cloth: number): Pixels => {
  const picture = drawRects(100, 100, 0x2244aa, [{ x: 20, y: 20, width: 48, height: 48, color: 0xf5eee5, radius: 24 }]);
  for (let y = shoulders; y < 68; y++)
    for (let x = 20; x < 68; x++) if (Math.hypot(x + 0.5 - 44, y + 0.5 - 44) <= 24) picture.colors[y * 100 + x] = cloth;
  return picture;
};
const picturesOn = (picture: Pixels) =>
  findShapes(picture, [], 1)
    .filter(({ isPicture }) => isPicture)
    .map(({ box, radius }) => ({ ...box, radius }));

test('the ground of a portrait, cut by shoulders that reach the rim, is completed to a disc', () => {
  expect(picturesOn(drawn(57, 0x222222))).toEqual([{ x: 20, y: 20, width: 48, height: 48, radius: 24 }]);
});

test('a disc that is cut off with nothing below it is no portrait, and neither is a whole one', () => {
  expect(picturesOn(drawn(57, 0x2244aa))).toEqual([]);
  expect(picturesOn(drawn(68, 0x222222))).toEqual([]);
});

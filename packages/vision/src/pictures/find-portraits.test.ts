import { expect, test } from 'vitest';
import { drawRects } from '../boxes/testing/draw-pixels.ts';
import type { Pixels } from '../contract.ts';
import { findPortraits } from './find-portraits.ts';

/** A pale disc of 48 pixels on blue; below the given row it is of another colour. */
const drawn = (shoulders: number, cloth: number): Pixels => {
  const picture = drawRects(100, 100, 0x2244aa, [{ x: 20, y: 20, width: 48, height: 48, color: 0xf5eee5, radius: 24 }]);
  for (let y = shoulders; y < 68; y++)
    for (let x = 20; x < 68; x++) if (Math.hypot(x + 0.5 - 44, y + 0.5 - 44) <= 24) picture.colors[y * 100 + x] = cloth;
  return picture;
};
const ground = {
  kind: 'box' as const,
  box: { x: 21, y: 21, width: 46, height: 36 },
  fill: 0xf5eee5,
  radius: 20,
  busy: 0,
};

test('the ground of a portrait, cut by shoulders that reach the rim, is completed to a disc', () => {
  expect(findPortraits([ground], drawn(57, 0x222222), 1)).toMatchObject([
    { box: { x: 20, y: 20, width: 48, height: 48 }, radius: 24, isPicture: true },
  ]);
});

test('a rounded box with nothing below it is no portrait, and a whole disc needs no completing', () => {
  expect(findPortraits([ground], drawn(57, 0x2244aa), 1)).toEqual([]);
  const disc = { ...ground, box: { ...ground.box, height: 46 } };
  expect(findPortraits([disc], drawn(68, 0x222222), 1)).toEqual([]);
});

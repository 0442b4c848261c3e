import { expect, test } from 'vitest';
import type { Shape } from '../boxes/shape.ts';
import { drawRects } from '../boxes/testing/draw-pixels.ts';
import { findMainGround } from './find-main-ground.ts';

const WIDTH = 400;
const HEIGHT = 600;
const main = { role: 'main' as const, box: { x: 0, y: 100, width: WIDTH, height: 500 } };
const cards = [120, 360].map((y) => ({ x: 20, y, width: 360, height: 220, color: 0xffffff }));
const shapes = cards.map(({ color, ...box }): Shape => ({ kind: 'box', box, fill: color, radius: 0, busy: 0 }));
const groundOn = (color: number): string | undefined => {
  const pixels = drawRects(WIDTH, HEIGHT, color, [
    { x: 0, y: 0, width: WIDTH, height: 100, color: 0xffffff },
    ...cards,
  ]);
  const page = { width: WIDTH, height: HEIGHT, scale: 1, bodySize: 14, background: 0xffffff };
  return findMainGround([main], shapes, pixels, page)[0]!.fill;
};

test('white cards that cover most of a tinted page leave it its tint', () => {
  expect(groundOn(0xeef2ff)).toBe('#eef2ff');
});

test('a ground in the colour of the page is not told again', () => {
  expect(groundOn(0xffffff)).toBeUndefined();
});

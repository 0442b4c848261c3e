import { expect, test } from 'vitest';
import type { Shape } from '../boxes/shape.ts';
import { drawRects } from '../boxes/testing/draw-pixels.ts';
import { findBands } from './find-bands.ts';

const main = { role: 'main' as const, box: { x: 0, y: 0, width: 400, height: 600 } };
const band = { x: 0, y: 0, width: 400, height: 180, color: 0xdb2777 };
const card = { x: 40, y: 100, width: 320, height: 300, color: 0xffffff };
const shapes: Shape[] = [
  { kind: 'box', box: { x: 40, y: 100, width: 320, height: 300 }, fill: 0xffffff, radius: 0, busy: 0 },
];

test('a band that a card stands half on is recognised by the gutters, and the rest is the ground', () => {
  expect(findBands([main], shapes, drawRects(400, 600, 0xf8fafc, [band, card]), 1)).toEqual([
    { ...main, fill: '#f8fafc' },
    { role: 'section', box: { x: 0, y: 0, width: 400, height: 180 }, fill: '#db2777' },
  ]);
});

test('a page of one colour has no bands, and a band that has a box of its own is not told again', () => {
  expect(findBands([main], shapes, drawRects(400, 600, 0xf8fafc, [card]), 1)).toEqual([main]);
  const known = { role: 'header' as const, box: { x: 0, y: 0, width: 400, height: 180 }, fill: '#db2777' };
  expect(findBands([known, main], shapes, drawRects(400, 600, 0xf8fafc, [band, card]), 1)).toHaveLength(2);
});

test('the shade that a tall card casts on the gutters is no band, and the ground is what lies open', () => {
  const shade = [2, 1, 0].map((step) => ({
    x: 0,
    y: 150 - 10 * step,
    width: 400,
    height: 200 + 20 * step,
    color: 0xf8f9fc - 0x010101 * (3 - step),
  }));
  expect(findBands([main], shapes, drawRects(400, 600, 0xf8f9fc, [...shade.toReversed(), card]), 1)).toEqual([main]);
  const pale = { x: 0, y: 100, width: 400, height: 200, color: 0xf5f6f9 };
  expect(findBands([main], shapes, drawRects(400, 600, 0xf8f9fc, [pale, card]), 1)).toHaveLength(2);
});

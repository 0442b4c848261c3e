import { expect, test } from 'vitest';
import { drawRects } from '../boxes/testing/draw-pixels.ts';
import { findBands } from './find-bands.ts';

const main = { role: 'main' as const, box: { x: 0, y: 0, width: 400, height: 600 } };
const band = { x: 0, y: 0, width: 400, height: 180, color: 0xdb2777 };
const card = { x: 40, y: 100, width: 320, height: 300, color: 0xffffff };

test('a band that a card stands half on is told by the gutters, and the rest is the ground', () => {
  expect(findBands([main], drawRects(400, 600, 0xf8fafc, [band, card]), 1)).toEqual([
    { ...main, fill: '#f8fafc' },
    { role: 'section', box: { x: 0, y: 0, width: 400, height: 180 }, fill: '#db2777' },
  ]);
});

test('a page of one colour has no bands, and a band that has a box of its own is not told again', () => {
  expect(findBands([main], drawRects(400, 600, 0xf8fafc, [card]), 1)).toEqual([main]);
  const known = { role: 'header' as const, box: { x: 0, y: 0, width: 400, height: 180 }, fill: '#db2777' };
  expect(findBands([known, main], drawRects(400, 600, 0xf8fafc, [band, card]), 1)).toHaveLength(2);
});

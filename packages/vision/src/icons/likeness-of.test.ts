import { expect, test } from 'vitest';
import { drawRects } from '../boxes/testing/draw-pixels.ts';
import { likenessOf } from './likeness-of.ts';

const page = { width: 500, height: 500, scale: 1, bodySize: 16, background: 0xffffff };

test('a card with its dark stripe is what every set calls a credit card', () => {
  const box = { x: 10, y: 11, width: 16, height: 12 };
  const pixels = drawRects(40, 40, 0xffffff, [
    { ...box, color: 0xffffff, border: { color: 0x333333, width: 1 } },
    { x: 10, y: 14, width: 16, height: 3, color: 0x333333 },
  ]);
  expect(likenessOf(box, { texts: [], pixels, page })).toBe('sure');
});

test('a photo, however many colours it has, is like no icon', () => {
  const box = { x: 20, y: 20, width: 460, height: 460 };
  const pixels = drawRects(500, 500, 0xffffff, []);
  for (let y = 20; y < 480; y++) for (let x = 20; x < 480; x++) pixels.colors[y * 500 + x] = (y << 12) | (x << 2);
  expect(likenessOf(box, { texts: [], pixels, page })).toBe('none');
});

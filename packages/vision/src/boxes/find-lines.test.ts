import { expect, test } from 'vitest';
import { drawRects } from './testing/draw-pixels.ts';
import { findShapes } from './testing/find-shapes.ts';

const linesOf = (rects: Parameters<typeof drawRects>[3], background = 0xe5e5e5) =>
  findShapes(drawRects(600, 400, background, rects), [], 1)
    .filter(({ kind }) => kind === 'line')
    .map(({ box }) => `${box.x},${box.y} ${box.width}×${box.height}`);

test('a line from side to side of a column parts it and is no edge of its halves', () => {
  const column = { x: 0, y: 0, width: 200, height: 400, color: 0x212a39 };
  expect(linesOf([column, { x: 0, y: 250, width: 200, height: 1, color: 0x48505d }])).toEqual(['0,250 200×1']);
});

test('the shadow below a band is none, though it begins beside the band', () => {
  const band = { x: 60, y: 50, width: 540, height: 90, color: 0xffffff };
  expect(linesOf([band, { x: 40, y: 140, width: 560, height: 1, color: 0xc5c5c5 }])).toEqual([]);
  expect(linesOf([band, { x: 40, y: 160, width: 560, height: 1, color: 0xc5c5c5 }])).toEqual(['40,160 560×1']);
});

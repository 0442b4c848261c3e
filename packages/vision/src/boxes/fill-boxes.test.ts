import { expect, test } from 'vitest';
import { findShapes } from './find-shapes.ts';
import { drawRects, textLine } from './testing/draw-pixels.ts';

test('a card larger than any letter stays, even where a drawing on it was read as a word', () => {
  const pixels = drawRects(600, 500, 0xf0f3f6, [
    { x: 40, y: 40, width: 460, height: 320, color: 0xffffff },
    { x: 100, y: 140, width: 40, height: 160, color: 0x33aa33 },
    { x: 300, y: 180, width: 40, height: 120, color: 0x33aa33 },
  ]);
  const boxes = findShapes(pixels, [textLine('ll', 20, 50, 500, 300)], 1).map(({ box }) => box);
  expect(boxes).toContainEqual({ x: 40, y: 40, width: 460, height: 320 });
});

import { expect, test } from 'vitest';
import { drawRects, textLine } from './testing/draw-pixels.ts';
import { findShapes } from './testing/find-shapes.ts';

test('a card larger than any letter stays, even where a drawing on it was read as a word', () => {
  const pixels = drawRects(600, 500, 0xf0f3f6, [
    { x: 40, y: 40, width: 460, height: 320, color: 0xffffff },
    { x: 100, y: 140, width: 40, height: 160, color: 0x33aa33 },
    { x: 300, y: 180, width: 40, height: 120, color: 0x33aa33 },
  ]);
  const boxes = findShapes(pixels, [textLine('ll', 20, 50, 500, 300)], 1).map(({ box }) => box);
  expect(boxes).toContainEqual({ x: 40, y: 40, width: 460, height: 320 });
});

test('a low field that its words nearly fill is a box, the inside of one word is not', () => {
  const border = { color: 0x767676, width: 1 };
  const pixels = drawRects(300, 80, 0xffffff, [
    { x: 8, y: 26, width: 177, height: 21, color: 0xffffff, radius: 2, border },
  ]);
  const field = { x: 8, y: 26, width: 177, height: 21 };
  const boxesUnder = (text: string) =>
    findShapes(pixels, [textLine(text, 8, 27, 170, 20)], 1)
      .filter(({ kind }) => kind === 'box')
      .map(({ box }) => box);
  expect(boxesUnder('Search for keywords')).toEqual([field]);
  expect(boxesUnder('Searchforkeywords')).toEqual([]);
});

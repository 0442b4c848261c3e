import { expect, test } from 'vitest';
import type { Shape } from '../boxes/shape.ts';
import { drawRects } from '../boxes/testing/draw-pixels.ts';
import { splitStacks } from './split-stacks.ts';

const circle = (x: number, color: number, size = 32) => ({
  x,
  y: 10,
  width: size,
  height: size,
  radius: size / 2,
  color,
});
const whole: Shape = { kind: 'box', box: { x: 10, y: 10, width: 80, height: 32 }, radius: 0, busy: 1 };

test('round pictures that overlap are pictures of their own, and what was found in them is gone', () => {
  const pixels = drawRects(120, 60, 0xffffff, [circle(10, 0x884422), circle(34, 0x228844), circle(58, 0x442288)]);
  const inner: Shape = { ...whole, box: { x: 12, y: 12, width: 76, height: 28 } };
  expect(splitStacks([whole, inner], pixels, 1)).toEqual(
    [10, 34, 58].map((x) => ({ kind: 'box', box: { x, y: 10, width: 32, height: 32 }, radius: 16, busy: 1 })),
  );
});

test('two that cover each other by a third differ from a bar between their middles, and are as soft as that at their ends', () => {
  // Where the faces of 24 px begin in each column, as a browser draws them.
  const tops = [
    11, 8, 6, 5, 4, 3, 2, 2, 1, 1, 1, 0, 0, 1, 1, 1, 2, 2, 3, 5, 4, 3, 2, 2, 1, 1, 1, 0, 0, 1, 1, 1, 2, 2, 3, 4, 5, 6,
    8, 11,
  ];
  const pixels = drawRects(
    80,
    60,
    0xeaf8ec,
    tops.map((top, x) => ({ x: 10 + x, y: 10 + top, width: 1, height: 24 - 2 * top, color: 0xd3adcc })),
  );
  const pair: Shape = { ...whole, box: { x: 10, y: 10, width: 40, height: 24 } };
  expect(splitStacks([pair], pixels, 1).map(({ box }) => [box.x, box.width])).toEqual([
    [10, 24],
    [26, 24],
  ]);
});

test.each([
  ['a bar with round ends', { x: 10, y: 10, width: 80, height: 32, radius: 16, color: 0x884422 }],
  ['a plain strip', { x: 10, y: 10, width: 80, height: 32, color: 0x884422 }],
])('%s stays one', (_, rect) => {
  expect(splitStacks([whole], drawRects(120, 60, 0xffffff, [rect]), 1)).toEqual([whole]);
});

test('faces of a small stack are reported too', () => {
  const pixels = drawRects(
    90,
    40,
    0xffffff,
    [0x884422, 0x228844, 0x442288, 0x884422].map((color, at) => circle(10 + at * 14, color, 16)),
  );
  const stack: Shape = { kind: 'blob', box: { x: 10, y: 10, width: 58, height: 16 }, radius: 0, busy: 0.54 };
  expect(splitStacks([stack], pixels, 1).map(({ box }) => box.x)).toEqual([10, 24, 38, 52]);
});

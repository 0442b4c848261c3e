import { expect, test } from 'vitest';
import { drawRows } from '../../boxes/testing/draw-pixels.ts';
import { colorAlong } from './color-along.ts';

const pixels = drawRows(['aaab', 'abbb', 'cccc', 'dbcb'], { a: 1, b: 2, c: 3, d: 4 });

test('the most frequent colour of a row or a column has a share of it', () => {
  expect(colorAlong(pixels, 'row', 0, 0, 4)).toEqual({ color: 1, share: 0.75 });
  expect(colorAlong(pixels, 'column', 3, 0, 4)).toEqual({ color: 2, share: 0.75 });
});

test('a few pixels of a curve count as one colour', () => {
  expect(colorAlong(pixels, 'row', 3, 0, 2)).toEqual({ color: 4, share: 1 });
});

test('nothing is seen beyond the picture, and only what is left of a line that leaves it', () => {
  expect(colorAlong(pixels, 'row', -1, 0, 4)).toBeUndefined();
  expect(colorAlong(pixels, 'column', 4, 0, 4)).toBeUndefined();
  expect(colorAlong(pixels, 'row', 0, 4, 9)).toBeUndefined();
  expect(colorAlong(pixels, 'row', 2, -5, 9)).toEqual({ color: 3, share: 1 });
});

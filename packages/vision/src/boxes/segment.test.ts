import { expect, test } from 'vitest';
import { segment } from './segment.ts';
import { drawRows } from './testing/draw-pixels.ts';

test('equal neighbours make one part, diagonal ones do not', () => {
  const pixels = drawRows(['aab', 'abb', 'baa'], { a: 0x111111, b: 0xeeeeee });
  const { count, size, color } = segment(pixels, 0);
  expect(count).toBe(4);
  expect([...size]).toEqual([3, 3, 1, 2]);
  expect([...color]).toEqual([0x111111, 0xeeeeee, 0xeeeeee, 0x111111]);
});

test('one level of difference separates exact parts and joins smooth ones', () => {
  const pixels = drawRows(['abc'], { a: 0xf8f9fa, b: 0xf9f9fa, c: 0xffffff });
  expect(segment(pixels, 0).count).toBe(3);
  expect(segment(pixels, 1).count).toBe(2);
  expect(segment(pixels, 6).count).toBe(1);
});

test('a part knows its bounding box', () => {
  const pixels = drawRows(['....', '.xx.', '..x.'], { '.': 0xffffff, x: 0 });
  const { left, top, right, bottom } = segment(pixels, 0);
  expect([left[1], top[1], right[1], bottom[1]]).toEqual([1, 1, 3, 3]);
});

import { expect, test } from 'vitest';
import { drawRows } from '../testing/draw-pixels.ts';
import { segment } from './segment.ts';
import { smoothen } from './smoothen.ts';

test('equal neighbours make one part, diagonal ones do not', () => {
  const pixels = drawRows(['aab', 'abb', 'baa'], { a: 0x111111, b: 0xeeeeee });
  const { count, size, color } = segment(pixels);
  expect(count).toBe(4);
  expect([...size]).toEqual([3, 3, 1, 2]);
  expect([...color]).toEqual([0x111111, 0xeeeeee, 0xeeeeee, 0x111111]);
});

test('one level of difference separates exact parts and joins smooth ones', () => {
  const pixels = drawRows(['abc'], { a: 0xf8f9fa, b: 0xf9f9fa, c: 0xffffff });
  expect(segment(pixels).count).toBe(3);
  expect(smoothen(segment(pixels), 1).count).toBe(2);
  expect(smoothen(segment(pixels), 6).count).toBe(1);
});

test('a part knows its bounding box', () => {
  const pixels = drawRows(['....', '.xx.', '..x.'], { '.': 0xffffff, x: 0 });
  const { left, top, right, bottom } = segment(pixels);
  expect([left[1], top[1], right[1], bottom[1]]).toEqual([1, 1, 3, 3]);
});

test('a smooth part is made of whole exact ones, and grows around corners', () => {
  const pixels = drawRows(['abx', 'xcc', 'xxx'], { a: 0xf0f0f0, b: 0xf2f2f2, c: 0xf4f4f4, x: 0 });
  const exact = segment(pixels);
  const { count, holderOf, firstOf, size, color, runStart, runEnd } = smoothen(exact, 2);
  expect([exact.count, count]).toEqual([5, 3]);
  expect([...holderOf]).toEqual([0, 0, 1, 2, 0]);
  expect([...firstOf]).toEqual([0, 2, 3]);
  expect([...size]).toEqual([4, 1, 4]);
  expect([...color]).toEqual([0xf0f0f0, 0, 0]);
  expect([runStart[0], runEnd[0]]).toEqual([0, 2]);
});

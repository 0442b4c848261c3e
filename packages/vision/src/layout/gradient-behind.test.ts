import { expect, test } from 'vitest';
import { gradientBehind } from './gradient-behind.ts';

const rows = (colorAt: (row: number) => number) =>
  Array.from({ length: 40 }, (_, row) => Array.from({ length: 20 }, (__, i) => (i < 5 ? 0xffffff : colorAt(row))));

test('rows that change evenly under their words are a gradient from top to bottom', () => {
  expect(gradientBehind(rows((row) => 0x6a008a + Math.max(0, row - 10) * 0x40000))).toEqual({
    from: '#6a008a',
    to: '#de008a',
    angle: 180,
  });
});

test('one colour, and two that meet at an edge, are none', () => {
  expect(gradientBehind(rows(() => 0x6a008a))).toBeUndefined();
  expect(gradientBehind(rows((row) => (row < 20 ? 0x6a008a : 0xde008a)))).toBeUndefined();
});

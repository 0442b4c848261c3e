import { expect, test } from 'vitest';
import { insetRoundRect, spreadRoundRect, toRoundRect } from './round-rect.ts';

const BOX = { x: 0, y: 0, width: 20, height: 10 };

test('radii that overlap shrink alike', () => {
  expect(toRoundRect(BOX, [20, 5, 0, 0])?.rx).toEqual([10, 2.5, 0, 0]);
  expect(toRoundRect(BOX, [9999, 9999, 9999, 9999])?.ry).toEqual([5, 5, 5, 5]);
});

test('inside a border each radius loses the width beside it', () => {
  const inside = insetRoundRect(toRoundRect(BOX, [4, 4, 4, 4])!, [1, 0, 2, 6]);
  expect(inside).toEqual({
    left: 6,
    top: 1,
    right: 20,
    bottom: 8,
    rx: [0, 4, 4, 0],
    ry: [3, 3, 2, 2],
  });
});

test('a spread leaves sharp corners sharp and rounds small radii less', () => {
  expect(spreadRoundRect(toRoundRect(BOX, [0, 1, 2, 4])!, 2)?.rx).toEqual([0, 2.75, 4, 6]);
});

test.each([
  [{ ...BOX, width: 0 }, 0],
  [{ ...BOX, height: -3 }, 0],
  [{ ...BOX, x: Number.NaN }, 0],
  [BOX, Number.NaN],
])('what has no area or is no number is no shape', (box, radius) => {
  expect(toRoundRect(box, [radius, 0, 0, 0])).toBeUndefined();
});

import { expect, test } from 'vitest';
import { measureDistances } from './distances.ts';

const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });

test('two cards in a row are apart by the gap, measured in the middle of the height that they share', () => {
  expect(measureDistances(box(0, 0, 100, 80), box(124, 20, 100, 100))).toEqual([
    { of: 'horizontal', px: 24, line: box(100, 50, 24, 0) },
  ]);
});

test('what lies below and beside has both distances, in either order', () => {
  const [a, b] = [box(0, 0, 10, 10), box(30, 50, 10, 10)];
  const both = measureDistances(a, b);
  expect(both.map(({ of, px }) => [of, px])).toEqual([
    ['horizontal', 20],
    ['vertical', 40],
  ]);
  expect(measureDistances(b, a)).toEqual(both);
});

test('a button in a card has four insets, in either order', () => {
  const insets = measureDistances(box(0, 0, 200, 100), box(16, 60, 80, 24));
  expect(insets.map(({ of, px }) => [of, px])).toEqual([
    ['left', 16],
    ['top', 60],
    ['right', 104],
    ['bottom', 16],
  ]);
  expect(measureDistances(box(16, 60, 80, 24), box(0, 0, 200, 100))).toEqual(insets);
});

test('of boxes that overlap only the edges can be compared', () => {
  expect(measureDistances(box(0, 0, 50, 50), box(40, 30, 50, 50))).toEqual([
    { of: 'left edges', px: 40 },
    { of: 'top edges', px: 30 },
  ]);
});

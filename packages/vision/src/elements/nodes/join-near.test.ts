import { expect, test } from 'vitest';
import { joinNear } from './join-near.ts';

const box = (x: number, y: number, width = 4, height = 4) => ({ x, y, width, height });

test('boxes within the gap become one, through others too', () => {
  expect(joinNear([box(0, 0), box(6, 0), box(12, 2), box(40, 0)], 2)).toEqual([box(0, 0, 16, 6), box(40, 0)]);
});

test('boxes further apart stay alone, across and down', () => {
  expect(joinNear([box(0, 0), box(7, 0), box(0, 7)], 2)).toHaveLength(3);
});

test('a box longer than the limit joins nothing and is left out', () => {
  expect(joinNear([box(0, 0), box(2, 2, 100, 4)], 2, 50)).toEqual([box(0, 0)]);
});

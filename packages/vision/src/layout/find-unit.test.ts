import { expect, test } from 'vitest';
import { findUnit } from './find-unit.ts';

const tally = (...values: number[]) => values.map((px) => ({ px, count: 1 }));

test.each([
  [4, tally(4, 8, 12, 16, 20, 24), tally(12, 28)],
  [5, tally(5, 15, 25, 30), tally(10, 35)],
  [8, tally(8, 16, 24, 40, 48), tally(32, 8)],
])('the unit of the spaces is %i', (unit, gaps, paddings) => {
  expect(findUnit(gaps, paddings)).toBe(unit);
});

test('without spaces the usual unit is assumed', () => {
  expect(findUnit([], [])).toBe(4);
});

test('indents of texts tell the unit where boxes say little, and are outvoted where boxes say much', () => {
  const indents = [15, 20, 25, 30, 35, 45].map((px) => ({ px, count: 4 }));
  expect(findUnit(tally(15), [], indents)).toBe(5);
  expect(
    findUnit(
      tally(4, 8, 12, 16, 24, 28),
      [8, 12, 16, 24].map((px) => ({ px, count: 9 })),
      indents,
    ),
  ).toBe(4);
});

test('the unit is doubled when nearly every space is a multiple of that', () => {
  const often = (...values: number[]) => values.map((px) => ({ px, count: 3 }));
  expect(findUnit(often(8, 16, 24), often(8, 16, 48))).toBe(8);
  expect(findUnit(often(8, 16, 24), often(8, 12, 48))).toBe(4);
});

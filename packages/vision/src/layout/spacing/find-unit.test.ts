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

test('among spaces that measuring or a border moved, all multiples of 4 being multiples of 8 tells 8, few sizes do not', () => {
  const often = (...values: number[]) => values.map((px) => ({ px, count: 3 }));
  expect(findUnit(often(6, 33, 34), often(8, 16, 24, 48), tally(7, 22, 23))).toBe(8);
  expect(findUnit(often(6, 33, 34), often(8, 16, 24, 48, 20), tally(7, 22, 23))).toBe(4);
  expect(findUnit(often(6, 33, 34), often(16, 48), tally(7, 22, 23))).toBe(4);
});

test('few sizes that occur often, all of them multiples of 8, tell 8; one size, or a 12 among them, does not', () => {
  const odd = [29, 23, 30, 34].map((px) => ({ px, count: 1 }));
  expect(findUnit([{ px: 32, count: 8 }], [{ px: 8, count: 1 }, ...odd])).toBe(8);
  expect(findUnit([{ px: 32, count: 9 }], odd)).toBe(4);
  expect(
    findUnit(
      [
        { px: 32, count: 8 },
        { px: 12, count: 1 },
      ],
      [{ px: 8, count: 1 }, ...odd],
    ),
  ).toBe(4);
});

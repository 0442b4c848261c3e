import { expect, test } from 'vitest';
import { spacingUnit } from './spacing-unit.ts';

test.each([
  [[8, 16, 24, 16, 32], 8],
  [[4, 12, 20, 28, 8], 4],
  [[5, 10, 15, 25, 35], 5],
  [[10, 20, 30, 60], 10],
  [[7, 13, 19, 23, 11, 31], null],
  [[], null],
])('the unit of %j is %s', (lengths, unit) => {
  expect(spacingUnit(lengths)).toBe(unit);
});

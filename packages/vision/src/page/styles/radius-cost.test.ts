import { expect, test } from 'vitest';
import { radiusCost, radiusEntryCost } from './radius-cost.ts';

test('a radius costs the more the further it is from the measured one, up to what a covered corner costs', () => {
  expect(radiusCost(8, 8, 1)).toBe(0);
  expect(radiusCost(9, 8, 1)).toBeLessThan(radiusCost(10, 8, 1));
  expect(radiusCost(18, 16, 2)).toBe(radiusCost(9, 8, 1));
  expect(radiusCost(4, 60, 1)).toBe(8);
});

test('a box that looks square may have something in its corners, and one that was not measured is square', () => {
  expect(radiusCost(0, 8, 1)).toBe(4.5);
  expect(radiusCost(undefined, 8, 1)).toBe(1.5);
  expect(radiusCost(undefined, 0, 1)).toBe(0);
});

test('what a radius costs in the sheet says how rare it is on pages', () => {
  expect(Math.exp(-radiusEntryCost(0, 1))).toBeCloseTo(173 / 520);
  expect(Math.exp(-radiusEntryCost(16, 2))).toBeCloseTo(45 / 520);
  expect(Math.exp(radiusEntryCost(13, 1))).toBeCloseTo(520 / 1.5);
});

import { expect, test } from 'vitest';
import { isSideOf } from './is-side-of.ts';

const card = { x: 40, y: 40, width: 300, height: 200 };

test('a line along a whole side of a box is that side; one through it or along a part of it is not', () => {
  expect(isSideOf({ x: 40, y: 46, width: 1, height: 188 }, card, 2)).toBe(true);
  expect(isSideOf({ x: 40, y: 239, width: 300, height: 1 }, card, 2)).toBe(true);
  expect(isSideOf({ x: 40, y: 100, width: 300, height: 1 }, card, 2)).toBe(false);
  expect(isSideOf({ x: 40, y: 40, width: 1, height: 80 }, card, 2)).toBe(false);
});

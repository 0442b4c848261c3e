import { expect, test } from 'vitest';
import { areLayered } from './are-layered.ts';

const at = (x: number, y: number, width: number, height: number) => ({ box: { x, y, width, height } });

test('line boxes that overlap a little are under each other, and boxes that overlap are layered', () => {
  expect(areLayered([at(0, 0, 100, 20), at(0, 14, 100, 20)])).toBe(false);
  expect(areLayered([at(0, 0, 100, 20), at(0, 6, 100, 20)])).toBe(true);
  expect(areLayered([at(0, 0, 200, 100), at(100, 90, 200, 100)])).toBe(true);
  expect(areLayered([at(0, 0, 100, 100), at(100, 0, 100, 100)])).toBe(false);
});

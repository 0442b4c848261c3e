import { expect, test } from 'vitest';
import type { Pixels } from '../../contract.ts';
import { segment } from './segment.ts';
import { smoothen } from './smoothen.ts';

/** A picture of greys, row by row. */
const greys = (rows: readonly number[][]): Pixels => ({
  width: rows[0]!.length,
  height: rows.length,
  colors: Uint32Array.from(rows.flat(), (grey) => grey * 0x010101),
});

test('parts whose colours are near lie in one smooth part, and the first of them is known', () => {
  const exact = segment(
    greys([
      [10, 12, 90, 90],
      [14, 14, 90, 92],
    ]),
  );
  const smooth = smoothen(exact, 3);
  expect(smooth.count).toBe(2);
  expect([...smooth.holderOf]).toEqual([0, 0, 1, 0, 1]);
  expect([...smooth.firstOf]).toEqual([0, 2]);
});

test('where no colours are near the smooth parts are the exact ones, and take no memory of their own', () => {
  const exact = segment(
    greys([
      [10, 90, 10],
      [90, 10, 90],
    ]),
  );
  const smooth = smoothen(exact, 3);
  expect([...smooth.holderOf]).toEqual([0, 1, 2, 3, 4, 5]);
  expect([...smooth.firstOf]).toEqual([0, 1, 2, 3, 4, 5]);
  expect(smooth.order).toBe(exact.order);
});

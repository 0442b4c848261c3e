import { expect, test } from 'vitest';
import type { Shape } from '../shape.ts';
import { drawRects } from '../testing/draw-pixels.ts';
import { partRow } from './part-row.ts';

/** Diamonds of 12 pixels whose tips touch: rows that grow and shrink. */
const diamond = (x: number) =>
  [2, 4, 6, 8, 10, 12, 12, 10, 8, 6, 4, 2].map((width, row) => ({
    x: x + (12 - width) / 2,
    y: 10 + row,
    width,
    height: 1,
    color: 0xffaa00,
  }));
const blob = (width: number): Shape => ({
  kind: 'blob',
  box: { x: 10, y: 10, width, height: 12 },
  radius: 0,
  busy: 0,
  under: 0xffffff,
});

test('a row of equal marks that touch is parted, and its parts stay marks of their own', () => {
  const pixels = drawRects(100, 40, 0xffffff, [10, 22, 34, 46].flatMap(diamond));
  const parts = partRow(blob(48), pixels, 1);
  expect(parts.map(({ box }) => box.x)).toEqual([10, 22, 34, 46]);
  expect(parts.every(({ box, isWhole }) => box.width === 12 && isWhole)).toBe(true);
});

test('a solid bar, a pair and marks of other shapes are left whole', () => {
  const bar = { x: 10, y: 10, width: 48, height: 12, color: 0xffaa00 };
  expect(partRow(blob(48), drawRects(100, 40, 0xffffff, [bar]), 1)).toEqual([blob(48)]);
  expect(partRow(blob(24), drawRects(100, 40, 0xffffff, [10, 22].flatMap(diamond)), 1)).toEqual([blob(24)]);
  const mixed = [...[10, 34, 46].flatMap(diamond), { x: 27, y: 15, width: 2, height: 2, color: 0xffaa00 }];
  expect(partRow(blob(48), drawRects(100, 40, 0xffffff, mixed), 1)).toEqual([blob(48)]);
});

import { expect, test } from 'vitest';
import type { Shape } from '../shape.ts';
import { joinRows } from './join-rows.ts';

const row = (y: number, fill: number): Shape => ({
  kind: 'box',
  box: { x: 0, y, width: 240, height: 80 },
  fill,
  radius: 0,
  busy: 0,
});
const count = (fills: number[]) =>
  joinRows(
    fills.map((fill, at) => row(at * 80, fill)),
    1,
  ).length;

test('stacked boxes that repeat their colour are rows of one thing; boxes that all differ are not', () => {
  expect(count([0x333333, 0xffffff, 0xffffff])).toBe(1);
  expect(count([0x4c84ff, 0x212a38, 0x1d2531])).toBe(3);
});

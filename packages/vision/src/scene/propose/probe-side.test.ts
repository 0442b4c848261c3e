import { expect, test } from 'vitest';
import type { Pixels } from '../../contract.ts';
import { boxAt, dropShadow, type Place, paint, surface } from '../testing/paint-surfaces.ts';
import { probeSide, SIDE_INDEXES } from './probe-side.ts';

const [GREY, WHITE, LINE] = [0xf3f4f6, 0xffffff, 0xd1d5db];
const page = surface([0, 0, 80, 60], GREY);
const probe = (pixels: Pixels, place: Place, radius = 0) =>
  SIDE_INDEXES.map((side) => probeSide(pixels, boxAt(place), [radius, radius, radius, radius], side, WHITE));

test.each([1, 2, 3, 4])('a border of %d px is seen on all sides', (width) => {
  const card = surface([10, 10, 60, 40], WHITE, { border: { width, color: LINE } });
  const inner = [10 + width, 10 + width, 60 - 2 * width, 40 - 2 * width] as const;
  expect(probe(paint(80, 60, page, card), inner)).toEqual(new Array(4).fill({ width, color: LINE, rest: 0 }));
});

test('a border is seen between round corners', () => {
  const card = surface([10, 10, 60, 40], WHITE, { radius: 12, border: { width: 1, color: LINE } });
  expect(probe(paint(80, 60, page, card), [11, 11, 58, 38], 11)).toEqual(
    new Array(4).fill({ width: 1, color: LINE, rest: 0 }),
  );
});

test('beyond a bare side there is nothing', () => {
  const pixels = paint(80, 60, page, surface([10, 10, 60, 40], WHITE));
  expect(probe(pixels, [10, 10, 60, 40])).toEqual(new Array(4).fill({ width: 0, color: 0, rest: 0 }));
});

test('an edge between two pixels leaves the share that the fill still covers', () => {
  const pixels = paint(80, 60, page, surface([10.5, 10, 40, 39.25], 0x2563eb));
  const [top, right, bottom, left] = SIDE_INDEXES.map((side) =>
    probeSide(pixels, boxAt([11, 10, 39, 39]), [0, 0, 0, 0], side, 0x2563eb),
  );
  expect([top, right, bottom, left].map((side) => side?.width)).toEqual([0, 0, 0, 0]);
  expect(top?.rest).toBe(0);
  expect(right?.rest).toBeCloseTo(0.5, 1);
  expect(bottom?.rest).toBeCloseTo(0.25, 1);
  expect(left?.rest).toBeCloseTo(0.5, 1);
});

test('a soft shadow is no border', () => {
  const card = surface([20, 15, 40, 25], WHITE, { shadows: [dropShadow(4, 12, 0.15)] });
  const sides = probe(paint(80, 60, page, card), [20, 15, 40, 25]);
  expect(sides.map((side) => side?.width ?? 0)).toEqual([0, 0, 0, 0]);
});

test('beyond the picture nothing is seen', () => {
  expect(probe(paint(80, 60, surface([0, 0, 80, 60], WHITE)), [0, 0, 80, 60])).toEqual(new Array(4).fill(undefined));
});

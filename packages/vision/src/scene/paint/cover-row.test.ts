import { expect, test } from 'vitest';
import { coverAt, coverRow, createRowCover } from './cover-row.ts';
import { toOutline } from './outline.ts';
import { type RoundRect, toRoundRect } from './round-rect.ts';

const shapeOf = (x: number, y: number, width: number, height: number, radius = 0): RoundRect =>
  toRoundRect({ x, y, width, height }, [radius, radius, radius, radius])!;

const coverOf = (shape: RoundRect, width: number, height: number): number[][] => {
  const outline = toOutline(shape);
  const row = createRowCover(0, width);
  return Array.from({ length: height }, (_, y) => {
    coverRow(outline, y, row);
    return Array.from({ length: width }, (_, x) => Math.round(100 * coverAt(row, x)) / 100);
  });
};

test('a box between pixels covers the share of each that lies in it', () => {
  expect(coverOf(shapeOf(0.25, 0.5, 2.5, 1.25), 3, 2)).toEqual([
    [0.38, 0.5, 0.38],
    [0.56, 0.75, 0.56],
  ]);
});

test('a circle covers as much as its area, within what lines for arcs lose', () => {
  const sum = coverOf(shapeOf(0, 0, 40, 40, 20), 40, 40)
    .flat()
    .reduce((total, share) => total + share, 0);
  expect(sum / (Math.PI * 20 * 20)).toBeCloseTo(1, 2);
});

test('a row without the shape has no cover, and columns outside the room are left out', () => {
  const row = createRowCover(2, 4);
  const outline = toOutline(shapeOf(0, 1, 10, 2));
  expect(coverRow(outline, 0, row)).toBe(false);
  expect(coverRow(outline, 1, row)).toBe(true);
  expect([row.from, row.solidFrom, row.solidTo, row.to]).toEqual([2, 2, 4, 4]);
});

import { expect, test } from 'vitest';
import { drawRects } from '../../boxes/testing/draw-pixels.ts';
import { cutChart } from '../canvas/chart-canvas.ts';
import { findParts } from '../canvas/find-parts.ts';
import { nameInks } from '../canvas/name-inks.ts';
import { splitSteps } from './split-steps.ts';
import { trimPart } from './trim-part.ts';

const split = (heights: readonly number[], width: number) => {
  const bars = heights.map((height, index) => ({
    x: 10 + index * width,
    y: 80 - height,
    width,
    height,
    color: 0x3f52e3,
  }));
  const box = { x: 10, y: 10, width: heights.length * width, height: 70 };
  const canvas = cutChart(box, drawRects(200, 100, 0xffffff, bars), [], 1);
  const inks = nameInks(canvas)!;
  return findParts(canvas, inks).flatMap((part) => splitSteps(part, inks, canvas));
};

test('bars that touch are reported one by one, also two of one height', () => {
  const heights = [60, 20, 40, 40, 10, 50, 30];
  const bars = split(heights, 12);
  expect(bars.map(({ box }) => box.height)).toEqual(heights);
  expect(new Set(bars.map(({ box }) => box.width))).toEqual(new Set([12]));
});

test('a slope is no row of bars', () => {
  expect(
    split(
      Array.from({ length: 60 }, (_, x) => 5 + x),
      1,
    ),
  ).toHaveLength(1);
});

test('a bar is reported without the piece of axis that hangs on to it', () => {
  const rects = [
    { x: 20, y: 20, width: 10, height: 60, color: 0x0f172a },
    { x: 30, y: 79, width: 30, height: 1, color: 0x0f172a },
  ];
  const canvas = cutChart({ x: 10, y: 10, width: 80, height: 80 }, drawRects(100, 100, 0xffffff, rects), [], 1);
  const inks = nameInks(canvas)!;
  const [part] = findParts(canvas, inks);
  const { box } = trimPart(part!, inks, canvas);
  expect(box).toEqual({ x: 20 - canvas.box.x, y: 20 - canvas.box.y, width: 10, height: 60 });
});

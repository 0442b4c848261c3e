import { expect, test } from 'vitest';
import { findHoles } from '../areas/holes.ts';
import { outlineOf } from '../areas/outline.ts';
import { segment } from '../areas/segment.ts';
import { drawRects, drawRows } from '../testing/draw-pixels.ts';
import { fitRoundedRect } from './fit-rounded-rect.ts';

const fill = 0x2563eb;
const fit = (radius: number, width = 80, height = 40) => {
  const pixels = drawRects(width + 20, height + 20, 0xffffff, [{ x: 10, y: 10, width, height, color: fill, radius }]);
  const segments = segment(pixels);
  const exact = fitRoundedRect(outlineOf(segments, [...segments.color].indexOf(fill)), 'outside');
  const hole = fitRoundedRect(findHoles(segments, 0, pixels, 4)[0]!.outline, 'inside');
  return { exact: exact?.radius, hole: hole?.radius };
};

test.each([0, 4, 6, 8, 12, 16, 20])(
  'a radius of %i pixels is measured from fill and from hole, within a pixel',
  (radius) => {
    const { exact, hole } = fit(radius);
    expect(Math.abs(exact! - radius)).toBeLessThanOrEqual(1);
    expect(Math.abs(hole! - radius)).toBeLessThanOrEqual(1);
  },
);

test('a circle is a rounded rectangle with half its side as radius', () => {
  expect(fit(20, 40, 40).hole).toBeGreaterThanOrEqual(19);
});

test('a triangle is no rounded rectangle', () => {
  const rows = Array.from({ length: 20 }, (_, y) => 'x'.repeat(y + 1).padEnd(20, '.'));
  const segments = segment(drawRows(rows, { x: 0, '.': 0xffffff }));
  expect(fitRoundedRect(outlineOf(segments, 0), 'outside')).toBeUndefined();
});

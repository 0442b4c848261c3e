import { expect, test } from 'vitest';
import type { Shape } from '../shape.ts';
import { textLine } from '../testing/draw-pixels.ts';
import { joinDrawings } from './join-drawings.ts';

/** Bars of a chart on one line, `gap` apart. */
const bars = (heights: readonly number[], gap: number, width = 12): Shape[] =>
  heights.map((height, at) => ({
    kind: 'box',
    box: { x: 20 + at * (width + gap), y: 100 - height, width, height },
    radius: 0,
    busy: 0,
    fill: 0x2563eb,
  }));

test('five bars without words are one drawing, four are boxes', () => {
  expect(joinDrawings(bars([20, 35, 28, 40, 31], 8), [], 1)).toEqual([
    { kind: 'blob', box: { x: 20, y: 60, width: 92, height: 40 }, radius: 0, busy: 0, marks: 5 },
  ]);
  expect(joinDrawings(bars([20, 35, 28, 40], 8), [], 1)).toHaveLength(4);
});

test('a drawing is at least 48 px wide and 24 px high', () => {
  expect(joinDrawings(bars([20, 24, 21, 22, 23], 4, 6.4), [], 1)).toHaveLength(1);
  expect(joinDrawings(bars([20, 24, 21, 22, 23], 3, 6.4), [], 1)).toHaveLength(5);
  expect(joinDrawings(bars([20, 23, 21, 22, 19], 8), [], 1)).toHaveLength(5);
});

test('marks lie 10 px apart at most, unless they are bars of different heights', () => {
  const dots = (gap: number) => bars([30, 30, 30, 30, 30], gap).map((dot): Shape => ({ ...dot, kind: 'blob' }));
  expect(joinDrawings(dots(10), [], 1)).toHaveLength(1);
  expect(joinDrawings(dots(11), [], 1)).toHaveLength(5);
  expect(joinDrawings(bars([20, 35, 28, 40, 31], 36), [], 1)).toHaveLength(1);
});

test('boxes with words in them are no marks', () => {
  const boxes = bars([30, 34, 32, 36, 31], 4, 60);
  const texts = boxes.map(({ box }) => textLine('Mon', box.x + 10, box.y + 10, 30, 12));
  expect(joinDrawings(boxes, texts, 1)).toEqual(boxes);
});

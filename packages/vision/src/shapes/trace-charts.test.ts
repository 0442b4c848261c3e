import type { Element } from '@blueprompt/core/measurement';
import { expect, test } from 'vitest';
import { drawRects, textLine } from '../boxes/testing/draw-pixels.ts';
import { type Paper, traceCharts } from './trace-charts.ts';

const box = { x: 20, y: 20, width: 200, height: 100 };
const chart: Element = { id: 'e1', type: 'chart', box, confidence: 1 };
const bar = (x: number, height: number, color: number) => ({ x, y: 120 - height, width: 16, height, color });
const traced = (rects: Parameters<typeof drawRects>[3], texts: Paper['texts'] = [], ground = 0xffffff) =>
  traceCharts([chart], { texts, pixels: drawRects(240, 140, ground, rects), scale: 1, chance: 1 })[0]!;
const seriesOf = (...drawn: Parameters<typeof traced>) => traced(...drawn).series;

test('bars are measured to the pixel, colour by colour, without grid lines', () => {
  const grid = { x: 20, y: 60, width: 200, height: 1, color: 0xe5e7eb };
  const shown = traced([grid, bar(30, 80, 0x4f46e5), bar(60, 40, 0x4f46e5), bar(90, 25, 0xf59e0b)]);
  expect(shown.series).toBeUndefined();
  expect(shown.chart).toEqual({
    bars: {
      direction: 'vertical',
      // At even steps: one of them is painted differently.
      arranged: 'single',
      base: 120,
      rows: [
        {
          color: '#4f46e5',
          boxes: [
            { x: 30, y: 40, width: 16, height: 80 },
            { x: 60, y: 80, width: 16, height: 40 },
          ],
        },
        { color: '#f59e0b', boxes: [{ x: 90, y: 95, width: 16, height: 25 }] },
      ],
    },
    grid: { color: '#e5e7eb', isDashed: false, rows: [60.5], columns: [] },
  });
});

test('grid lines on a coloured ground are no series', () => {
  const grid = [40, 60, 80].map((y) => ({ x: 20, y, width: 200, height: 1, color: 0x515d6e }));
  expect(seriesOf([...grid, bar(30, 80, 0xf59e0b)], [], 0x334155)).toEqual([
    { color: '#f59e0b', boxes: [{ x: 30, y: 40, width: 16, height: 80 }] },
  ]);
});

test('the pale rim of a bar is part of it', () => {
  const rim = { x: 29, y: 40, width: 18, height: 80, color: 0xd3d1f8 };
  expect(seriesOf([rim, bar(30, 80, 0x4f46e5)])).toEqual([
    { color: '#4f46e5', boxes: [{ x: 29, y: 40, width: 18, height: 80 }] },
  ]);
});

test('a straight line is reported by its two ends', () => {
  const line = Array.from({ length: 200 }, (_, x) => ({
    x: 20 + x,
    y: 30 + Math.round(x * 0.4),
    width: 1,
    height: 3,
    color: 0x10b981,
  }));
  const [curve] = traced(line).chart!.curves!;
  expect(curve).toMatchObject({ color: '#10b981', isSmooth: false });
  expect(curve!.points.map(({ x }) => Math.round(x))).toEqual([21, 220]);
  expect(Math.abs(curve!.points[0]!.y - 31.5)).toBeLessThan(1);
  expect(Math.abs(curve!.points[1]!.y - 111.5)).toBeLessThan(1);
});

test('a shape of no known kind is reported as the boxes that it is made of', () => {
  const blot = { x: 40, y: 30, width: 60, height: 60, color: 0x10b981 };
  const bite = { x: 60, y: 30, width: 20, height: 30, color: 0xffffff };
  const blob = { x: 140, y: 70, width: 30, height: 40, color: 0x10b981 };
  expect(seriesOf([blot, bite, blob])).toEqual([
    {
      color: '#10b981',
      boxes: [
        { x: 40, y: 30, width: 20, height: 60 },
        { x: 60, y: 60, width: 20, height: 30 },
        { x: 80, y: 30, width: 20, height: 60 },
        { x: 140, y: 70, width: 30, height: 40 },
      ],
    },
  ]);
});

test('words in a chart are not drawn, and a chart without colours shows nothing', () => {
  const label = { x: 40, y: 30, width: 40, height: 10, color: 0xdc2626 };
  expect(seriesOf([label], [textLine('Votes', 40, 30, 40, 10)])).toBeUndefined();
  expect(seriesOf([{ x: 20, y: 119, width: 200, height: 1, color: 0x9ca3af }])).toBeUndefined();
});

test('an illustration is a picture with its colours, not a chart', () => {
  const shown = traced([
    { x: 60, y: 24, width: 40, height: 40, color: 0x3f3d56, radius: 20 },
    { x: 40, y: 64, width: 80, height: 50, color: 0x6c63ff, radius: 16 },
    { x: 120, y: 70, width: 70, height: 20, color: 0xa0616a, radius: 10 },
  ]);
  expect([shown.type, shown.chart]).toEqual(['image', undefined]);
  expect(shown.series!.map(({ color }) => color)).toContain('#a0616a');
});

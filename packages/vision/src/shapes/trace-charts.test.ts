import type { Element } from '@blueprompt/core/measurement';
import { expect, test } from 'vitest';
import { drawRects, textLine } from '../boxes/testing/draw-pixels.ts';
import { traceCharts } from './trace-charts.ts';

const box = { x: 20, y: 20, width: 200, height: 100 };
const chart: Element = { id: 'e1', type: 'chart', box, confidence: 1 };
const bar = (x: number, height: number, color: number) => ({ x, y: 120 - height, width: 16, height, color });
const seriesOf = (
  rects: Parameters<typeof drawRects>[3],
  texts = [] as Parameters<typeof traceCharts>[1],
  ground = 0xffffff,
) => traceCharts([chart], texts, drawRects(240, 140, ground, rects))[0]!.series;

test('bars are told to the pixel, colour by colour, without grid lines', () => {
  const grid = { x: 20, y: 60, width: 200, height: 1, color: 0xe5e7eb };
  expect(seriesOf([grid, bar(30, 80, 0x4f46e5), bar(60, 40, 0x4f46e5), bar(90, 25, 0xf59e0b)])).toEqual([
    {
      color: '#4f46e5',
      boxes: [
        { x: 30, y: 40, width: 16, height: 80 },
        { x: 60, y: 80, width: 16, height: 40 },
      ],
    },
    { color: '#f59e0b', boxes: [{ x: 90, y: 95, width: 16, height: 25 }] },
  ]);
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

test('a curve is told by few boxes that follow it', () => {
  const curve = Array.from({ length: 200 }, (_, x) => ({
    x: 20 + x,
    y: 30 + Math.round(x * 0.4),
    width: 1,
    height: 3,
    color: 0x10b981,
  }));
  const [series] = seriesOf(curve)!;
  expect(series!.boxes.length).toBeLessThanOrEqual(48);
  for (const { x, y, width } of series!.boxes) expect(Math.abs(30 + 0.4 * (x + width / 2 - 20) - y)).toBeLessThan(3);
});

test('an area of slopes and flats is told by few boxes without a gap between them', () => {
  const heightAt = (x: number): number => (x % 40 < 17 ? 20 : 20 + (x % 40) - 16);
  const area = Array.from({ length: 200 }, (_, x) => bar(20 + x, heightAt(x), 0x10b981)).map((one) => ({
    ...one,
    width: 1,
  }));
  const boxes = seriesOf(area)![0]!.boxes;
  expect(boxes.length).toBeLessThanOrEqual(48);
  const gaps = area.filter(({ x }) => !boxes.some((one) => one.x <= x && one.x + one.width > x));
  expect(gaps.map(({ x }) => x)).toEqual([]);
});

test('words in a chart are not drawn, and a chart without colours shows nothing', () => {
  const label = { x: 40, y: 30, width: 40, height: 10, color: 0xdc2626 };
  expect(seriesOf([label], [textLine('Votes', 40, 30, 40, 10)])).toBeUndefined();
  expect(seriesOf([{ x: 20, y: 119, width: 200, height: 1, color: 0x9ca3af }])).toBeUndefined();
});

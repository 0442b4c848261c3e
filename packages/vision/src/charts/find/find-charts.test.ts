import type { Box } from '@blueprompt/core/geometry';
import type { TextLine } from '@blueprompt/core/measurement';
import { expect, test } from 'vitest';
import { drawRects, textLine } from '../../boxes/testing/draw-pixels.ts';
import { mix } from '../../colour/rgb.ts';
import type { Pixels } from '../../contract.ts';
import { awayFromLine, paintPixels } from '../draw-chart.fixture.ts';
import { findCharts } from './find-charts.ts';

const find = (pixels: Pixels, texts: readonly TextLine[] = [], cards: readonly Box[] = []) =>
  findCharts({ texts, pixels, scale: 1, cards, closed: [], pictures: [] });

const title = textLine('Visitors', 20, 12, 60, 14);
const spark = [30, 18, 24, 9, 14, 2].map((y, index) => [40 + index * 24, 60 + y] as const);

test.each([
  ['white', () => 0xffffff, 0x4e73df],
  ['dark', () => 0x16181d, 0x34c38f],
  ['a gradient', (x: number) => mix(0x2563eb, 0x7c3aed, x / 240), 0xffffff],
])('a line without an axis is found on %s', (_, groundAt, ink) => {
  const pixels = paintPixels(240, 130, (x, y) => (awayFromLine(spark, x, y) <= 1.2 ? ink : groundAt(x)));
  const [found, ...others] = find(pixels, [title]);
  expect(others).toEqual([]);
  const [curve] = found!.chart.curves!;
  expect(curve!.points).toHaveLength(spark.length);
  curve!.points.forEach(({ x, y }, index) => {
    expect(Math.hypot(x - spark[index]![0], y - spark[index]![1])).toBeLessThan(1);
  });
});

test('bars of which one is painted differently are one row', () => {
  const bars = [40, 60, 30, 80, 50].map((height, index) => ({
    x: 30 + index * 30,
    y: 120 - height,
    width: 18,
    height,
    color: index === 3 ? 0xf59e0b : 0xa7f3d0,
  }));
  const [found] = find(drawRects(220, 150, 0xffffff, bars), [title]);
  expect(found!.chart.bars).toMatchObject({ arranged: 'single', direction: 'vertical' });
  expect(found!.box).toEqual({ x: 30, y: 40, width: 138, height: 80 });
});

test('the plot beside a column of numbers reaches as far as its grid, and its box holds the numbers', () => {
  const numbers = [30, 20, 10].map((value, index) => textLine(String(value), 10, 33 + index * 40, 14, 9));
  const grid = [37, 77, 117, 157].map((y) => ({ x: 40, y, width: 200, height: 1, color: 0xe5e7eb }));
  const bars = [60, 100, 40, 80].map((height, index) => ({
    x: 55 + index * 50,
    y: 157 - height,
    width: 24,
    height,
    color: 0x4f46e5,
  }));
  const [found] = find(drawRects(300, 200, 0xffffff, [...grid, ...bars]), [title, ...numbers]);
  expect(found!.box.x).toBe(10);
  expect(found!.box.x + found!.box.width).toBe(240);
  const { values, bars: read } = found!.chart;
  expect(read!.rows[0]!.boxes.map(({ height }) => Math.round(height * Math.abs(values!.perPx)))).toEqual([
    15, 25, 10, 20,
  ]);
});

test('the edge between two surfaces is no line', () => {
  const edge = (x: number): number => 60 + 20 * Math.sin(x / 40);
  const pixels = paintPixels(400, 160, (x, y) => (y < edge(x) ? 0xc7d2fe : 0x166534));
  const texts = [title, textLine('On the hill', 20, 130, 80, 14)];
  expect(find(pixels, texts)).toEqual([]);
});

test('a disc, a frame and a row of equal boxes are no charts', () => {
  const pixels = drawRects(400, 200, 0xffffff, [
    { x: 20, y: 60, width: 80, height: 80, color: 0xfbbf24, radius: 40 },
    { x: 120, y: 60, width: 100, height: 80, color: 0x94a3b8, radius: 8 },
    { x: 122, y: 62, width: 96, height: 76, color: 0xffffff, radius: 6 },
    ...[0, 1, 2, 3, 4].map((index) => ({ x: 240 + index * 30, y: 80, width: 24, height: 24, color: 0x4f46e5 })),
  ]);
  expect(find(pixels, [title])).toEqual([]);
});

test('a photo in which a line runs is no chart', () => {
  const noise = (x: number, y: number): number => {
    const level = 90 + ((x * 7919 + y * 104_729) % 61);
    return (level << 16) | (level << 8) | level;
  };
  const pixels = paintPixels(240, 130, (x, y) => (awayFromLine(spark, x, y) <= 1.2 ? 0xffffff : noise(x | 0, y | 0)));
  expect(find(pixels, [title])).toEqual([]);
});

test('a ring is found with lines that lead to labels above and below it', () => {
  const lines = [
    [90, 28, 40],
    [90, 160, 176],
  ];
  const pixels = paintPixels(240, 220, (x, y) => {
    const [dx, dy] = [x + 0.5 - 120, y + 0.5 - 100];
    const away = Math.hypot(dx, dy);
    if (away <= 60 && away >= 42) return dx > 0 ? 0x688ae8 : dy > 0 ? 0xc33d69 : 0x2ea597;
    return lines.some(([left, top, end]) => x === left! + 30 && y >= top! && y <= end!) ? 0x8d99a8 : 0xffffff;
  });
  const [found, ...others] = find(pixels);
  expect(others).toEqual([]);
  expect(found!.chart.ring!.slices.map(({ from, to }) => Math.round(to - from))).toEqual([180, 90, 90]);
});

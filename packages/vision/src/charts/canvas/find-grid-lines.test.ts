import { expect, test } from 'vitest';
import { drawRects } from '../../boxes/testing/draw-pixels.ts';
import { cutChart } from './chart-canvas.ts';
import { takeGridLines } from './find-grid-lines.ts';

const cut = (rects: Parameters<typeof drawRects>[3]) =>
  cutChart({ x: 10, y: 10, width: 180, height: 80 }, drawRects(200, 100, 0xffffff, rects), [], 1);
const line = (y: number, color: number) => ({ x: 10, y, width: 180, height: 1, color });
const pale = { x: 10, y: 50, width: 180, height: 40, color: 0xe1ebf7 };

test('lines are found behind bars and through a pale area, in the colour that they have on the ground', () => {
  const bars = [30, 80, 130].map((x) => ({ x, y: 20, width: 30, height: 60, color: 0x4f46e5 }));
  const canvas = cut([line(30, 0xe5e7eb), pale, line(70, 0xcad6e6), ...bars]);
  expect(takeGridLines(canvas)).toEqual({ color: '#e5e7eb', isDashed: false, rows: [30.5, 70.5], columns: [] });
  const colorAt = (x: number, y: number) => canvas.colors[(y - canvas.box.y) * canvas.width + x - canvas.box.x];
  expect([colorAt(15, 30), colorAt(15, 70), colorAt(40, 30)]).toEqual([0xffffff, 0xe1ebf7, 0x4f46e5]);
});

test('dashes in a row are a line, gaps between bars and a level line of the chart are none', () => {
  const dashes = Array.from({ length: 22 }, (_, index) => ({
    x: 11 + index * 8,
    y: 30,
    width: 4,
    height: 1,
    color: 0xe5e7eb,
  }));
  expect(takeGridLines(cut(dashes))).toMatchObject({ isDashed: true, rows: [30.5] });
  const bars = Array.from({ length: 18 }, (_, index) => ({
    x: 11 + index * 10,
    y: 20,
    width: 9,
    height: 60,
    color: 0x4f46e5,
  }));
  expect(takeGridLines(cut(bars))).toBeUndefined();
  expect(takeGridLines(cut([line(40, 0x4f46e5)]))).toBeUndefined();
});

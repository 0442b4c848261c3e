import { expect, test } from 'vitest';
import { listParts } from './list-parts.ts';

const column = (count: number) => ({
  count,
  boxes: Float32Array.from({ length: count * 4 }, (_, at) => [0, Math.floor(at / 4) * 10, 20, 8][at % 4] ?? 0),
});

test('a usual page is asked about at once', () => {
  expect(listParts(column(400))).toHaveLength(1);
  expect(listParts(column(0))).toEqual([]);
});

test('a page with very many nodes is asked about in stretches, each node once', () => {
  const parts = listParts(column(2000));
  expect(parts.length).toBeGreaterThan(3);
  expect(parts.flatMap(({ asked }) => asked).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 2000 }, (_, i) => i),
  );
  expect(Math.max(...parts.map(({ asked, around }) => asked.length + around.length))).toBeLessThanOrEqual(600);
});

test('what reaches across a stretch is seen with it', () => {
  const page = column(1500);
  page.boxes.set([0, 0, 500, 15000], 0);
  expect(listParts(page).every(({ asked, around }) => asked.includes(0) || around.includes(0))).toBe(true);
});

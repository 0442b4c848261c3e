import { expect, test } from 'vitest';
import { smoothLines, toPath } from './interpolate.ts';
import { pickPoints } from './pick-points.ts';

const columns = Array.from({ length: 331 }, (_, x) => 20.5 + x);
const data = [40, 90, 30, 110, 70, 20, 80, 60, 100, 25, 55, 90].map((y, index) => ({ x: 20.5 + index * 30, y }));

test('a smooth line through twelve points is reported by twelve points', () => {
  const [, seen] = [...smoothLines(toPath(data))].map((draw) => columns.map(draw()));
  const { points, isSmooth } = pickPoints(
    columns.map((x, index) => ({ x, y: seen![index]! })),
    [],
    { thick: 2, cap: 2 },
    1,
  );
  expect(isSmooth).toBe(true);
  expect(points.map(({ y }) => Math.round(y))).toEqual(data.map(({ y }) => y));
});

test('where every second point has a label, the points between are reported, too', () => {
  const [seen] = [...smoothLines(toPath(data))].map((draw) => columns.map(draw()));
  const labels = data.filter((_, index) => index % 2 === 0).map(({ x }) => x);
  const { points } = pickPoints(
    columns.map((x, index) => ({ x, y: seen![index]! })),
    labels,
    { thick: 2, cap: 2 },
    1,
  );
  expect(points.length).toBe(12);
});

test('a line without even steps is reported by its bends', () => {
  const bends = [
    { x: 20.5, y: 50 },
    { x: 33.5, y: 90 },
    { x: 171.5, y: 20 },
    { x: 180.5, y: 95 },
    { x: 350.5, y: 60 },
  ];
  const at = (x: number): number => {
    const side = Math.max(0, bends.findIndex((bend) => bend.x >= x) - 1);
    const [a, b] = [bends[side]!, bends[side + 1]!];
    return a.y + ((x - a.x) / (b.x - a.x)) * (b.y - a.y);
  };
  const picked = pickPoints(
    columns.map((x) => ({ x, y: at(x) })),
    [],
    { thick: 1, cap: 1 },
    1,
  );
  expect(picked).toEqual({ points: bends, isSmooth: false });
});

import { expect, test } from 'vitest';
import { lookWords } from './look-words.ts';
import { seriesWords } from './series-words.ts';

const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });

test('bars are told with their places and heights', () => {
  const boxes = [80, 40, 60, 20].map((height, index) => box(30 + index * 24, 120 - height, 16, height));
  expect(seriesWords([{ color: '#4f46e5', boxes }])).toEqual([
    '#4f46e5 4 bars 16 wide on y=120, x=30, then every 24, heights 80 40 60 20',
  ]);
});

test('a line is told by points on it, once, without its soft rim', () => {
  const boxes = [0, 1, 2, 3].map((step) => box(10 + step * 20, 40 + step * 10, 20, 2));
  const rim = boxes.map((one) => ({ ...one, y: one.y + 2, height: 1 }));
  expect(
    seriesWords([
      { color: '#ff6384', boxes },
      { color: '#ffb1c1', boxes: rim },
    ]),
  ).toEqual(['#ff6384 line through 20,41 40,51 60,61 80,71']);
});

test('points of a line come from left to right, also where a long flat stretch lies under it', () => {
  const slope = [1, 2, 3].map((step) => box(10 + step * 20, 40 + step * 10, 20, 2));
  expect(seriesWords([{ color: '#ff6384', boxes: [box(10, 90, 120, 2), ...slope] }])).toEqual([
    '#ff6384 line through 40,51 60,61 70,91 80,71',
  ]);
});

test('places of a chart are as round as all others', () => {
  expect(seriesWords([{ color: '#ff6384', boxes: [box(0.1, 0.2, 30.25, 60)] }])).toEqual([
    '#ff6384 in x 0.1–30.4, y 0.2–60.2',
  ]);
});

test('an area has a ground line and an upper edge; anything else is told by the box around it', () => {
  const area = Array.from({ length: 28 }, (_, step) => box(10 + step * 4, 40 + step, 4, 60 - step));
  expect(seriesWords([{ color: '#b2baf4', boxes: area }])).toEqual([
    '#b2baf4 area down to y=100, upper edge through 12,40 24,43 36,46 48,49 60,52 72,55 84,58 96,61 108,64 120,67',
  ]);
  expect(seriesWords([{ color: '#ffe0e6', boxes: [box(10, 40, 30, 60)] }])).toEqual(['#ffe0e6 in x 10–40, y 40–100']);
});

test('a frame around bars is not told', () => {
  const frame = [box(10, 40, 1, 200), box(11, 40, 50, 1), box(61, 40, 1, 200)];
  expect(seriesWords([{ color: '#36a2eb', boxes: frame }])).toEqual([]);
});

test('a chart of which nothing can be told says nothing of what it shows', () => {
  const boxes = [box(10, 40, 1, 200), box(11, 40, 50, 1), box(61, 40, 1, 200)];
  const chart = { id: 'c', type: 'chart' as const, box: box(0, 0, 300, 300), confidence: 1 };
  expect(lookWords({ ...chart, series: [{ color: '#36a2eb', boxes }] })).toEqual([]);
});

test('of an illustration only its colours are told', () => {
  const image = { id: 'i', type: 'image' as const, box: box(0, 0, 300, 300), confidence: 1 };
  const series = [{ color: '#3f3d56', boxes: [box(10, 40, 30, 60)] }];
  expect(lookWords({ ...image, series })).toEqual(['drawn in #3f3d56']);
});

import { expect, test } from 'vitest';
import { splitRows } from './split-rows.ts';

test('a row of five stars that touch falls into five', () => {
  const stars = splitRows([{ x: 10, y: 20, width: 70, height: 14 }]);
  expect(stars.map(({ x, y, width, height }) => [x, y, width, height])).toEqual([
    [10, 20, 14, 14],
    [24, 20, 14, 14],
    [38, 20, 14, 14],
    [52, 20, 14, 14],
    [66, 20, 14, 14],
  ]);
});

test('a single mark, a long line and what is no whole number of squares stay whole', () => {
  expect(splitRows([{ x: 0, y: 0, width: 16, height: 16 }])).toEqual([]);
  expect(splitRows([{ x: 0, y: 0, width: 400, height: 10 }])).toEqual([]);
  expect(splitRows([{ x: 0, y: 0, width: 24, height: 16 }])).toEqual([]);
});

import { expect, test } from 'vitest';
import type { Box } from '../geometry.ts';
import { readRowColumns, stepsOf } from './even-columns.ts';

const row = (...places: [x: number, width: number][]): Box[] =>
  places.map(([x, width]) => ({ x, y: 0, width, height: 100 }));

test.each<[string, Box[], number, [count: number, from: number][]]>([
  ['three even columns fit or go below each other', row([0, 300], [320, 300], [640, 300]), 358, [[3, 940]]],
  [
    'of four also two make whole rows',
    row([0, 240], [260, 240], [520, 240], [780, 240]),
    358,
    [
      [4, 1020],
      [2, 500],
    ],
  ],
  ['columns of two widths need both', row([0, 400], [420, 200]), 358, [[2, 620]]],
  ['the room between a title and what is at the end of its row is no gap', row([0, 200], [900, 100]), 358, [[2, 359]]],
])('%s', (_, boxes, width, steps) => {
  expect(stepsOf(readRowColumns(boxes, 1), width, 1)).toEqual(steps.map(([count, from]) => ({ count, from })));
});

test('of a list of several rows any number of columns is side by side', () => {
  const row4 = readRowColumns(row([0, 240], [260, 240], [520, 240], [780, 240]), 1);
  expect(stepsOf({ ...row4, hasMoreRows: true }, 358, 1).map(({ count }) => count)).toEqual([4, 3, 2]);
});

test('two columns that differ are even where they are members of one set', () => {
  const two = row([0, 200], [320, 240]);
  expect(readRowColumns(two, 1).even).toBeUndefined();
  expect(readRowColumns(two, 1, true).even).toBeDefined();
});

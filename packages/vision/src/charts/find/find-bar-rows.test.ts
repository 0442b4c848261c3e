import { area, type Box } from '@blueprompt/core/geometry';
import { expect, test } from 'vitest';
import { findBarRows } from './find-bar-rows.ts';
import type { GroundMap } from './map-grounds.ts';

const FOOT = 100;

const rowsOf = (boxes: readonly Box[], solid = 1): Box[] => {
  const parts = boxes.map((box, label) => ({ label, box, size: solid * area(box), isGround: false }));
  return findBarRows({ parts: new Map(parts.map((part) => [part.label, part])), scale: 1 } as GroundMap);
};
/** Bars of one width side by side on one line. */
const bars = (heights: readonly number[], width = 10, gap = 5): Box[] =>
  heights.map((height, at) => ({ x: at * (width + gap), y: FOOT - height, width, height }));
const equal = (count: number, height: number): number[] => Array.from({ length: count }, () => height);

test('four bars of two heights are a row, three are not', () => {
  expect(rowsOf(bars([20, 10, 15, 12]))).toEqual([{ x: 0, y: 80, width: 55, height: 20 }]);
  expect(rowsOf(bars([20, 10, 15]))).toEqual([]);
});

test.each([
  ['heights differ by 3 px', bars([20, 20, 20, 17]), bars([20, 20, 20, 18])],
  ['bars are 2 px thick', bars([20, 10, 15, 12], 2, 12), bars([20, 10, 15, 12], 1, 13)],
  ['bars are 140 px thick', bars([20, 10, 15, 12], 140), bars([20, 10, 15, 12], 141)],
  ['gaps are five bars wide', bars([20, 10, 15, 12], 10, 50), bars([20, 10, 15, 12], 10, 51)],
  ['gaps are 90 px wide', bars([20, 10, 15, 12], 30, 90), bars([20, 10, 15, 12], 30, 91)],
  ['gaps between thin bars are 24 px wide', bars([20, 10, 15, 12], 2, 24), bars([20, 10, 15, 12], 2, 25)],
  ['the row is 40 px wide', bars([20, 10, 15, 12], 4, 8), bars([20, 10, 15, 12], 3, 9)],
  ['the row is 10 px high', bars([10, 5, 5, 5]), bars([9, 5, 5, 5])],
  ['twenty bars are equally high', bars(equal(20, 15)), bars(equal(19, 15))],
  ['equal bars are slender', bars(equal(20, 15)), bars(equal(20, 14))],
])('a row is found as long as %s', (_, found, missed) => {
  expect(rowsOf(found)).toHaveLength(1);
  expect(rowsOf(missed)).toEqual([]);
});

test('bars fill their boxes and are equally wide', () => {
  const heights = [20, 10, 15, 12];
  expect(rowsOf(bars(heights), 0.8)).toHaveLength(1);
  expect(rowsOf(bars(heights), 0.79)).toEqual([]);
  expect(rowsOf([...bars([20, 10, 15]), { x: 45, y: 88, width: 12, height: 12 }])).toEqual([]);
});

test('parts that stand on each other within 3 px are one bar', () => {
  const above = (space: number): Box => ({ x: 0, y: FOOT - 20 - space, width: 10, height: 10 });
  expect(rowsOf([...bars(equal(4, 10)), above(3)])).toEqual([{ x: 0, y: 77, width: 55, height: 23 }]);
  expect(rowsOf([...bars(equal(4, 10)), above(4)])).toEqual([]);
});

import { expect, test } from 'vitest';
import { cutBands } from './cut-bands.ts';

const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });

test('a line from side to side cuts a box in two', () => {
  expect(cutBands(box(0, 0, 400, 300), [box(0, 60, 400, 1)])).toEqual([box(0, 0, 400, 60), box(0, 61, 400, 239)]);
});

test('a column from top to bottom leaves what is beside it', () => {
  expect(cutBands(box(0, 0, 400, 300), [box(0, 0, 100, 300)])).toEqual([box(0, 0, 100, 300), box(100, 0, 300, 300)]);
});

test('a short line cuts nothing, and neither do slivers', () => {
  expect(cutBands(box(0, 0, 400, 300), [box(0, 60, 200, 1)])).toEqual([]);
  expect(cutBands(box(0, 0, 400, 300), [box(0, 5, 400, 1)])).toEqual([box(0, 6, 400, 294)]);
});

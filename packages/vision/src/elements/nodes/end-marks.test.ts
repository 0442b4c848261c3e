import { expect, test } from 'vitest';
import { textLine } from '../../boxes/testing/draw-pixels.ts';
import { endMarks } from './end-marks.ts';

const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });
const line = textLine('Stride', 28, 24, 87, 24);

test('the mark before a word is told from it', () => {
  expect(endMarks([box(28, 24, 24, 24), box(60, 30, 8, 12), box(106, 30, 8, 12)], [line], 1)).toEqual([
    box(28, 24, 24, 24),
    box(106, 30, 8, 12),
  ]);
});

test('flat and tiny pieces are no marks, and what no line holds is not asked about', () => {
  expect(endMarks([box(28, 24, 40, 4), box(108, 30, 4, 4), box(300, 300, 20, 20)], [line], 1)).toEqual([]);
});

test.each([
  ['is 7 px high', box(28, 24, 7, 7), box(28, 24, 6, 6)],
  ['is at most twice as wide as high', box(28, 24, 20, 10), box(28, 24, 21, 10)],
  ['stands out of its line by 3 px', box(28, 21, 24, 24), box(28, 20, 24, 24)],
])('a mark %s', (_, mark, other) => {
  expect(endMarks([mark], [line], 1)).toContainEqual(mark);
  expect(endMarks([other], [line], 1)).toEqual([]);
});

import { expect, test } from 'vitest';
import { settleGaps } from './settle-gaps.ts';

const tops = (...list: number[]) =>
  list.map((y) => ({
    box: { x: 0, y, width: 50, height: 20 },
    measured: { x: 0, y, width: 50, height: 20 },
    isText: false,
  }));

test('a gap is one where it puts nothing more than a pixel from where it was measured', () => {
  expect(settleGaps(tops(10, 41, 70), 'y', 10)).toEqual({ gap: 10, starts: [10, 40, 70] });
  expect(settleGaps(tops(10, 43, 70), 'y', 10)).toEqual({ starts: [10, 43, 70] });
});

test('a step that is no whole pixel has a decimal', () => {
  expect(settleGaps(tops(0, 37, 75, 112, 149, 187), 'y', 0).gap).toBe(17.4);
});

test('of uneven gaps each goes on for as long as it fits, and none is negative', () => {
  expect(settleGaps(tops(0, 30, 61, 120, 138), 'y', 0).starts).toEqual([0, 30, 60, 120, 140]);
});

test('words of which the width is not known for sure may be two pixels off', () => {
  const words = (second: number) =>
    [0, second, 160].map((x) => ({
      box: { x, y: 0, width: 50, height: 20 },
      measured: { x, y: 0, width: 50, height: 20 },
      isText: true,
    }));
  expect(settleGaps(words(82), 'x', 0).gap).toBe(30);
  expect(settleGaps(words(83), 'x', 0).gap).toBeUndefined();
});

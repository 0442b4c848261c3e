import { expect, test } from 'vitest';
import { drawRows } from '../testing/draw-pixels.ts';
import { findHoles } from './holes.ts';
import { segment } from './segment.ts';

const legend = { '.': 0xffffff, x: 0, o: 0x888888 };
const holesOf = (rows: string[]) => {
  const pixels = drawRows(rows, legend);
  return findHoles(segment(pixels), 0, pixels, 1).map(({ box, size }) => ({ ...box, size }));
};

test('a hole is everything inside a surface, whatever its colours', () => {
  expect(holesOf(['......', '.xxo..', '.xoo..', '......'])).toEqual([{ x: 1, y: 1, width: 3, height: 2, size: 6 }]);
});

test('two things that touch only at a corner are one hole', () => {
  expect(holesOf(['.....', '.x...', '..x..', '.....'])).toEqual([{ x: 1, y: 1, width: 2, height: 2, size: 2 }]);
});

test('the edge of the picture closes what it cuts', () => {
  expect(holesOf(['....', '.xx.', '.xx.'])).toEqual([{ x: 1, y: 1, width: 2, height: 2, size: 4 }]);
});

test('what leads out of the surface is not a hole of it', () => {
  const pixels = drawRows(['xxxxx', 'x...x', 'xxx.x', 'xxxxx'], legend);
  const segments = segment(pixels);
  const surface = [...segments.color].indexOf(0xffffff);
  expect(findHoles(segments, surface, pixels, 1)).toEqual([]);
});

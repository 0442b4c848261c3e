import { expect, test } from 'vitest';
import { segment } from '../../boxes/areas/segment.ts';
import { paint, surface } from '../testing/paint-surfaces.ts';
import { proposeLines } from './propose-lines.ts';

const LINE = 0xd1d5db;
const net = [
  ...[0, 1, 2, 3, 4].map((row) => surface([10, 10 + 25 * row, 121, 1], LINE)),
  ...[0, 1, 2, 3].map((column) => surface([10 + 40 * column, 10, 1, 101], LINE)),
];
const linesOf = (...items: Parameters<typeof paint>[2][]) =>
  proposeLines(segment(paint(150, 120, ...items))).map(({ surface: { box, fill } }) => ({ box, fill }));

test('a net of three by four cells is its lines', () => {
  const fill = { kind: 'flat', color: LINE };
  expect(linesOf(...net)).toEqual([
    ...[10, 35, 60, 85, 110].map((y) => ({ box: { x: 10, y, width: 121, height: 1 }, fill })),
    ...[10, 50, 90, 130].map((x) => ({ box: { x, y: 11, width: 1, height: 99 }, fill })),
  ]);
});

test('a thick frame is four lines, a filled box none', () => {
  const frame = surface([10, 10, 100, 60], undefined, { border: { width: 3, color: LINE } });
  expect(linesOf(frame).map(({ box }) => box)).toEqual([
    { x: 10, y: 10, width: 100, height: 3 },
    { x: 10, y: 67, width: 100, height: 3 },
    { x: 10, y: 13, width: 3, height: 54 },
    { x: 107, y: 13, width: 3, height: 54 },
  ]);
  expect(linesOf(surface([10, 10, 100, 60], LINE))).toEqual([]);
});

import { expect, test } from 'vitest';
import { plainSurface } from '../../scene/propose/hypothesis.ts';
import { lineEdges } from './line-edges.ts';

const line = (x: number, y: number, width: number, height: number, color = 0xdddddd) =>
  plainSurface({ box: { x, y, width, height }, fill: { kind: 'flat', color } });
const box = { x: 100, y: 100, width: 200, height: 60 };

test('a line along the lower side is its border', () => {
  expect(lineEdges(box, [line(100, 159, 200, 1)])).toEqual([{ side: 'bottom', color: '#dddddd', width: 1 }]);
});

test('a bar at the left side is one too', () => {
  expect(lineEdges(box, [line(100, 100, 4, 60, 0x0d6efd)])).toEqual([{ side: 'left', color: '#0d6efd', width: 4 }]);
});

test('a line inside, a short one and one that goes on belong to others', () => {
  expect(lineEdges(box, [line(100, 130, 200, 1), line(100, 159, 80, 1), line(0, 159, 500, 1)])).toEqual([]);
});

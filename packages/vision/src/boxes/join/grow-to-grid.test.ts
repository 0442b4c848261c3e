import { expect, test } from 'vitest';
import type { Shape } from '../shape.ts';
import { growToGrid } from './grow-to-grid.ts';

const curve: Shape = { kind: 'blob', box: { x: 100, y: 120, width: 400, height: 60 }, radius: 0, busy: 0 };
const line = (y: number, over: Partial<Shape['box']> = {}): Shape => ({
  kind: 'line',
  box: { x: 101, y, width: 398, height: 1, ...over },
  radius: 0,
  busy: 0,
});

test('a chart reaches as far as the grid lines above and below its curve', () => {
  const lines = [100, 130, 160, 190, 220].map((y) => line(y));
  expect(growToGrid(curve, lines, 1).box).toEqual({ x: 100, y: 100, width: 400, height: 121 });
});

test('shorter lines, a lone line and lines farther away are none of its grid', () => {
  expect(growToGrid(curve, [line(190, { width: 200 }), line(220, { width: 200 })], 1)).toEqual(curve);
  expect(growToGrid(curve, [line(190)], 1)).toEqual(curve);
  expect(growToGrid(curve, [line(300), line(330)], 1)).toEqual(curve);
});

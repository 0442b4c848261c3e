import { expect, test } from 'vitest';
import type { Shape } from '../shape.ts';
import { joinStrokes } from './join-strokes.ts';

const stroke = (x: number, width: number, height = 10): Shape => ({
  kind: 'blob',
  box: { x, y: 20, width, height },
  radius: 0,
  busy: 0,
});
const count = (...strokes: Shape[]): number => joinStrokes(strokes, [], 1).length;

test('strokes become one icon up to its size, within the air of a stroke, and only small ones', () => {
  expect([count(stroke(0, 20), stroke(21, 19)), count(stroke(0, 20), stroke(21, 20))]).toEqual([1, 2]);
  expect([count(stroke(0, 10), stroke(13, 10)), count(stroke(0, 10), stroke(14, 10))]).toEqual([1, 2]);
  expect([count(stroke(0, 32), stroke(33, 5)), count(stroke(0, 33), stroke(34, 5))]).toEqual([1, 2]);
});

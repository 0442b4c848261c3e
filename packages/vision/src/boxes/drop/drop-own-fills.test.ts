import { expect, test } from 'vitest';
import type { Shape } from '../shape.ts';
import { textLine } from '../testing/draw-pixels.ts';
import { dropOwnFills } from './drop-own-fills.ts';

const box = (y: number, height: number, fill: number): Shape => ({
  kind: 'box',
  box: { x: 80, y, width: 356, height },
  fill,
  radius: 0,
  busy: 0,
});
const whole = box(100, 356, 0x010101);
const picture = box(100, 267, 0x010101);
const caption = box(367, 89, 0xffffff);
const words = [textLine('Threads', 200, 390, 80, 14), textLine('Illustration', 190, 415, 100, 12)];

test('of a card with a caption the picture stays, though one line was read into it', () => {
  const shapes = [whole, picture, caption];
  expect(dropOwnFills(shapes, [...words, textLine('g', 210, 180, 8, 12)])).toEqual(shapes);
});

test('without a caption of its own the largest part is the surface of the box', () => {
  expect(dropOwnFills([whole, picture], [textLine('Threads', 200, 180, 80, 14)])).toEqual([whole]);
});

import { expect, test } from 'vitest';
import type { Shape } from '../boxes/shape.ts';
import { drawRects, textLine } from '../boxes/testing/draw-pixels.ts';
import { findColumnHeads } from './find-column-heads.ts';

const [WIDTH, HEIGHT] = [800, 600];
const box = (x: number, y: number, width: number, height: number): Shape => ({
  kind: 'box',
  box: { x, y, width, height },
  fill: 0xffffff,
  radius: 0,
  busy: 0,
});
const pixels = drawRects(WIDTH, HEIGHT, 0xeeeeee, []);
for (let y = 60; y < 180; y++)
  for (let x = 0; x < 240; x++)
    pixels.colors[y * WIDTH + x] = 0x303028 + ((x * 7919 + y * 104729) % 97) * 0x010100 + ((x * y) % 89);
const [bar, column] = [box(0, 0, WIDTH, 60), box(0, 220, 240, 380)];
const name = [textLine('John Doe', 16, 140, 60, 12)];
const headsOf = (shapes: Shape[], texts = name) => findColumnHeads(shapes, texts, pixels, 1).map((head) => head.box);

test('the picture behind a name at the head of a menu goes from the bar to the menu and its title', () => {
  const head = { x: 0, y: 60, width: 240, height: 120 };
  expect(headsOf([bar, box(0, 180, 240, 40), column])).toEqual([head]);
  expect(headsOf([bar, box(0, 180, 240, 420)])).toEqual([head]);
});

test('without a name it is a picture like others, and a flat head is none', () => {
  expect(headsOf([bar, box(0, 180, 240, 420)], [])).toEqual([]);
  expect(headsOf([bar, box(560, 180, 240, 420)], [textLine('John Doe', 600, 140, 60, 12)])).toEqual([]);
});

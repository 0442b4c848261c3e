import { expect, test } from 'vitest';
import type { Shape } from '../shape.ts';
import { drawRects } from '../testing/draw-pixels.ts';
import { partDot } from './part-dot.ts';

const ground = 0x6777ef;
const mail = { x: 10, y: 16, width: 18, height: 14, color: 0xf0f0f5 };
const dot = { x: 28, y: 9, width: 7, height: 7, color: 0xffa426, radius: 3 };
const blob: Shape = {
  kind: 'blob',
  box: { x: 10, y: 9, width: 25, height: 21 },
  radius: 0,
  busy: 0,
  under: ground,
};

test('an icon with a dot on its corner is the icon without it', () => {
  const { color: _color, ...icon } = mail;
  const parted = partDot(blob, drawRects(60, 50, ground, [mail, dot]), 1);
  expect(parted).toEqual({ icon, dot: { x: 28, y: 9, width: 7, height: 7 } });
});

test('a drawing of one paint, a long mark and a mark in the middle stay part of it', () => {
  const same = { ...mail, color: dot.color };
  const long = { ...dot, x: 20, width: 15 };
  const low = { ...dot, y: 20 };
  for (const rects of [
    [same, dot],
    [mail, long],
    [mail, low],
  ])
    expect(partDot(blob, drawRects(60, 50, ground, rects), 1)).toBeUndefined();
});

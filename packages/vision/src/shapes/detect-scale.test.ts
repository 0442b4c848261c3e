import { expect, test } from 'vitest';
import { drawRects, textLine } from '../boxes/testing/draw-pixels.ts';
import { detectScale } from './detect-scale.ts';

const boxes = (scale: number) =>
  drawRects(
    400 * scale,
    300 * scale,
    0xffffff,
    [31, 113, 215].map((x, i) => ({
      x: x * scale,
      y: 20 * scale,
      width: 61 * scale,
      height: 200 * scale,
      color: 0x336699 + i,
    })),
  );
const texts = (size: number) => [0, 1, 2].map((i) => textLine('Some words', 20, 40 * i, 100, size, { fontSize: size }));

test('edges on even columns and large letters mean two device pixels a CSS pixel', () => {
  expect(detectScale(boxes(2), texts(28))).toBe(2);
});

test('odd edges or small letters mean one', () => {
  expect(detectScale(boxes(1), texts(28))).toBe(1);
  expect(detectScale(boxes(2), texts(14))).toBe(1);
});

test('a picture without text counts as scale 1', () => {
  expect(detectScale(boxes(2), [])).toBe(1);
});

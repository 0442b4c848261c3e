import { expect, test } from 'vitest';
import { drawRects, textLine } from '../boxes/testing/draw-pixels.ts';
import { detectScale } from './detect-scale.ts';

const page = (width: number, height: number, scale: number) =>
  drawRects(
    width * scale,
    height * scale,
    0xffffff,
    [31, 113, 215].map((x, i) => ({
      x: x * scale,
      y: 21 * scale,
      width: 61 * scale,
      height: 201 * scale,
      color: 0x336699 + i,
    })),
  );
const texts = (size: number) => [0, 1, 2].map((i) => textLine('Some words', 20, 40 * i, 100, size, { fontSize: size }));

test('edges on even pixels and large letters mean two device pixels a CSS pixel', () => {
  expect(detectScale(page(700, 300, 2), texts(28))).toBe(2);
});

test('odd edges or small letters mean one', () => {
  expect(detectScale(page(700, 300, 1), texts(28))).toBe(1);
  expect(detectScale(page(700, 300, 2), texts(14))).toBe(1);
});

test('a wide window with large letters only is a fine screen, whatever its edges are', () => {
  expect(detectScale(drawRects(2880, 900, 0xffffff, []), texts(24))).toBe(2);
  expect(detectScale(drawRects(2560, 900, 0xffffff, []), texts(16))).toBe(1);
  expect(detectScale(drawRects(1440, 900, 0xffffff, []), texts(24))).toBe(1);
});

test('a phone tells its pixels by its width and its letters', () => {
  expect(detectScale(page(390, 844, 3), texts(42))).toBe(3);
  expect(detectScale(page(390, 844, 2), texts(28))).toBe(2);
  expect(detectScale(page(390, 844, 1), texts(20))).toBe(1);
});

test('a picture without text counts as scale 1', () => {
  expect(detectScale(page(390, 844, 2), [])).toBe(1);
});

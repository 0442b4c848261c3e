import { expect, test } from 'vitest';
import { drawRects, textLine } from '../boxes/testing/draw-pixels.ts';
import { detectScale, displayScale } from './detect-scale.ts';

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

const menu = (sizes: number[], sure = true) =>
  sizes.flatMap((size) =>
    [0, 1, 2, 3].map((i) =>
      textLine('Some words', 20, 40 * i, 100, size, { fontSize: size, font: { family: 'Inter', sure } }),
    ),
  );
const blank = (width: number, height: number) => drawRects(width, height, 0xffffff, []);

test.each([
  [1.25, 1920, 1080, [20, 17, 15, 25]],
  [1.5, 1920, 1080, [24, 21, 18, 30]],
  [1.75, 1900, 1000, [28, 24, 21, 35]],
  [2.625, 1080, 2400, [42, 37, 34, 53, 63]],
])('usual font sizes times %d tell that display scale', (scale, width, height, sizes) => {
  expect(displayScale(blank(width, height), menu(sizes))).toBe(scale);
});

test('usual font sizes, and large ones that could be anything, are taken as they are', () => {
  expect(displayScale(blank(1920, 1080), menu([16, 14, 12, 20]))).toBe(1);
  expect(displayScale(blank(1920, 1080), menu([20, 32]))).toBe(1);
  expect(displayScale(blank(390, 844), menu([20, 17, 15, 25]))).toBe(1);
  expect(displayScale(blank(2880, 1800), menu([32, 28, 24, 40]))).toBe(2);
  expect(displayScale(blank(1170, 2532), menu([48, 42, 36, 60]))).toBe(3);
});

test('sizes of faces that are not known tell no fraction', () => {
  expect(displayScale(blank(1920, 1080), menu([20, 17, 15, 25], false))).toBe(1);
});

test('stages that count pixels are given a whole scale', () => {
  expect(detectScale(blank(1920, 1080), menu([20, 17, 15, 25]))).toBe(1);
  expect(detectScale(blank(1920, 1080), menu([24, 21, 18, 30]))).toBe(2);
});

test('a picture without text counts as scale 1', () => {
  expect(detectScale(page(390, 844, 2), [])).toBe(1);
});

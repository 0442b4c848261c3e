import { expect, test } from 'vitest';
import { draw } from '../testing/draw.ts';
import { CROP_HEIGHT_PX, cropLine } from './crop-line.ts';

test('a crop is 32 high, keeps the proportions, and takes the channel that varies most', () => {
  const pixels = draw(
    Array.from({ length: 16 }, () => '        BBBBBBBB'),
    { B: 0xffff00, ' ': 0xffffff },
  );
  const { width, values } = cropLine(pixels, { left: 0, top: 0, right: 16, bottom: 16 });
  expect([width, values.length]).toEqual([32, 32 * CROP_HEIGHT_PX]);
  expect([Math.round(values[0]!), Math.round(values[31]!)]).toEqual([255, 0]);
});

test('shrinking averages, so that a thin stroke does not vanish', () => {
  const pixels = draw(Array.from({ length: 64 }, () => '#   '.repeat(16)));
  const { width, values } = cropLine(pixels, { left: 0, top: 0, right: 64, bottom: 64 });
  expect(width).toBe(32);
  expect(Math.max(...values.subarray(32 * 8, 32 * 9 - 1))).toBeLessThan(240);
});

test('words that the strongest channel does not show are still seen where colours are mixed', () => {
  const rows = Array.from({ length: 32 }, (_, y) =>
    y > 8 && y < 24 ? '    CCCC    CCCC    RRRR    ' : ' '.repeat(28),
  );
  const { values, width } = cropLine(draw(rows, { C: 0x00ffff, R: 0xff2020 }), {
    left: 0,
    top: 0,
    right: 28,
    bottom: 32,
  });
  const middle = values.subarray(16 * width, 17 * width);
  expect([middle[6], middle[14], middle[22], middle[18]].map((value) => value! < 60)).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test('coloured sides of sub-pixel text do not make its strokes wider', () => {
  const rows = Array.from({ length: 32 }, (_, y) => (y > 8 && y < 24 ? '   RKKB   RKKB   RKKB   ' : ' '.repeat(24)));
  const { values, width } = cropLine(draw(rows, { R: 0xffaa55, K: 0x000000, B: 0x55aaff }), {
    left: 0,
    top: 0,
    right: 24,
    bottom: 32,
  });
  const ink = values.subarray(16 * width, 17 * width).reduce((sum, value) => sum + 1 - value / 255, 0);
  expect(ink).toBeLessThan(9.5);
});

test('a crop with next to nothing on it is cut like any other', () => {
  const rows = Array.from({ length: 20 }, (_, y) => (y === 10 ? '   .    ' : '        '));
  const { values } = cropLine(draw(rows, { '.': 0xfefefe }), { left: 0, top: 0, right: 8, bottom: 20 });
  expect(Math.min(...values)).toBeGreaterThan(240);
});

import { expect, test } from 'vitest';
import { drawRects } from '../testing/draw-pixels.ts';
import { flattenNoise } from './flatten-noise.ts';

const box = { x: 40, y: 40, width: 120, height: 60, color: 0x2563eb };

test('a lossless picture is returned as it is', () => {
  const pixels = drawRects(240, 160, 0xf9fafb, [box]);
  expect(flattenNoise(pixels)).toBe(pixels);
});

test('ripples around an edge take the colour of their surface, the box stays', () => {
  const clean = drawRects(240, 160, 0xf0f2f4, [box]);
  const noisy = { ...clean, colors: clean.colors.slice() };
  let state = 1;
  for (let y = 24; y < 116; y++)
    for (let x = 24; x < 176; x++) {
      if (x >= 40 && x < 160 && y >= 40 && y < 100) continue;
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      const [r, g, b] = [0, 8, 16].map((shift) => ((state >>> (shift + 6)) % 13) - 6);
      noisy.colors[y * 240 + x] = ((0xf0 + r!) << 16) | ((0xf2 + g!) << 8) | (0xf4 + b!);
    }
  expect(flattenNoise(noisy)).toEqual({ ...clean, isLossy: true });
});

test('a picture that its format calls lossy is flattened however few ripples it has', () => {
  const clean = drawRects(240, 160, 0xffffff, [box]);
  const noisy = { ...clean, colors: clean.colors.slice(), isLossy: true as const };
  noisy.colors[30 * 240 + 60] = 0xf9f9f9;
  expect(flattenNoise(noisy).colors).toEqual(clean.colors);
});

/** A tile that is a small part of a wide page, with one ripple in it and the ripples of the page beside it. */
const drawTile = (color: number) => {
  const clean = drawRects(900, 600, 0xffffff, [{ x: 40, y: 40, width: 24, height: 24, color }]);
  const noisy = { ...clean, colors: clean.colors.slice(), isLossy: true as const };
  noisy.colors[50 * 900 + 50] = color + 0x040404;
  return { clean, noisy };
};

test('a tile is a surface too, though it takes little of the page', () => {
  const { clean, noisy } = drawTile(0xdbe4f0);
  expect(flattenNoise(noisy).colors).toEqual(clean.colors);
});

test('a patch within the noise of its ground is a ripple, not a surface', () => {
  const { noisy } = drawTile(0xf9f9f9);
  expect(new Set(flattenNoise(noisy).colors)).toEqual(new Set([0xffffff]));
});

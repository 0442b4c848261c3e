import { expect, test } from 'vitest';
import { smearedColor } from './smeared-color.ts';

test('hue that was smeared over grey strokes and the paper around them is given back to the ink', () => {
  // A blue of #2060e0 on white: strokes of its brightness in grey, and its hue thinned out over eight times their pixels.
  const counts = new Map([
    [0xffffff, 400],
    [0x5c6478, 40],
    [0xf4f9ff, 300],
  ]);
  const color = smearedColor(counts, 0xffffff)!;
  const [r, g, b] = [color >> 16, (color >> 8) & 255, color & 255];
  expect(b - r).toBeGreaterThan(60);
  expect(b).toBeGreaterThan(g);
});

test('a few pixels that ripples made darker do not set the ink', () => {
  const counts = new Map([
    [0xffffff, 500],
    [0x101010, 3],
    [0x333333, 60],
  ]);
  expect(smearedColor(counts, 0xffffff)).toBe(0x333333);
});

test('white letters on blue stay white', () => {
  const counts = new Map([
    [0x4c84ff, 500],
    [0xf8feff, 60],
    [0x88a8e8, 60],
  ]);
  const color = smearedColor(counts, 0x4c84ff)!;
  expect(color & 255).toBeGreaterThan(230);
});

test('ink hardly darker than its paper is not told', () => {
  expect(
    smearedColor(
      new Map([
        [0xffffff, 90],
        [0xf0f0f0, 10],
      ]),
      0xffffff,
    ),
  ).toBeUndefined();
});

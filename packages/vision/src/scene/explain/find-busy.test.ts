import { expect, test } from 'vitest';
import { segment } from '../../boxes/areas/segment.ts';
import { textLine } from '../../boxes/testing/draw-pixels.ts';
import { boxAt, drawNoise, drawPixels } from '../testing/paint-surfaces.ts';
import { busyAround, findBusy, isBusyAt } from './find-busy.ts';

// The left half is like a photo.
const noise = drawNoise(64, 32).colors;
const pixels = drawPixels(64, 32, (x, y) => (x < 32 ? noise[y * 64 + x]! : 0xffffff));
const segments = segment(pixels);

test('blocks of noise are busy, flat ones are not', () => {
  expect(findBusy(pixels, segments, () => false, [])).toEqual({
    columns: 8,
    isBusy: Uint8Array.from({ length: 32 }, (_, block) => (block % 8 < 4 ? 1 : 0)),
  });
});

test('text and gradients are not busy', () => {
  const busy = findBusy(pixels, segments, () => false, [textLine('Hello', 8, 8, 24, 7)]);
  expect([isBusyAt(busy, 12, 12), isBusyAt(busy, 12, 20), isBusyAt(busy, 2, 12)]).toEqual([false, true, true]);
  expect(findBusy(pixels, segments, () => true, []).isBusy.includes(1)).toBe(false);
});

test('a box is surrounded by as much of a photo as is busy around it', () => {
  const busy = findBusy(pixels, segments, () => false, []);
  expect(busyAround(busy, pixels, boxAt([8, 8, 16, 16]))).toBe(1);
  expect(busyAround(busy, pixels, boxAt([44, 8, 12, 16]))).toBe(0);
  expect(busyAround(busy, pixels, boxAt([24, 8, 16, 16]))).toBeCloseTo(0.5, 1);
  expect(busyAround(busy, pixels, boxAt([-10, -10, 90, 60]))).toBe(0);
});

test('a line of text may reach beyond the picture', () => {
  const busy = findBusy(pixels, segments, () => false, [textLine('Cut off', -20, -5, 200, 100)]);
  expect(busy.isBusy).toEqual(new Uint8Array(32));
});

import type { Measurement } from '@blueprompt/core/measurement';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createSamePixels } from './same-pixels.ts';

/** White, with one dot of a given grey at 12,10. */
const shot = async (dot: number, scale = 1, width = 40) => {
  const data = Buffer.alloc(width * 30 * 3, 255);
  data.fill(dot, (10 * width + 12) * 3, (10 * width + 12) * 3 + 3);
  const bytes = await sharp(data, { raw: { width, height: 30, channels: 3 } })
    .png()
    .toBuffer();
  return { bytes, measurement: { image: { width, height: 30, scale } } as Measurement };
};
const box = (x: number, y: number, width = 10, height = 10) => ({ x, y, width, height });

test('tells boxes that show the same from those that do not', async () => {
  const isSame = await createSamePixels(await shot(0), await shot(200));
  expect(isSame(box(20, 5), box(20, 5))).toBe(true);
  expect(isSame(box(20, 5), box(25, 15))).toBe(true);
  expect(isSame(box(8, 5), box(8, 5))).toBe(false);
  expect(isSame(box(20, 5), box(20, 5, 11))).toBe(false);
  expect(isSame(box(35, 5), box(35, 5))).toBe(false);
});

test('takes the noise of two runs for the same', async () => {
  const isSame = await createSamePixels(await shot(200), await shot(205));
  expect(isSame(box(8, 5), box(8, 5))).toBe(true);
});

test('knows nothing of screenshots of two scales, or of a damaged one', async () => {
  const place = box(20, 5);
  expect((await createSamePixels(await shot(0), await shot(0, 2)))(place, place)).toBe(false);
  // Taken for one scale, and corrected to two: twice as wide.
  expect((await createSamePixels(await shot(0), await shot(0, 1, 80)))(place, place)).toBe(false);
  const damaged = { ...(await shot(0)), bytes: Buffer.from('no picture') };
  expect((await createSamePixels(await shot(0), damaged))(place, place)).toBe(false);
});

/** A grey bar on white, which begins at `x`. */
const bar = async (x: number, grey = 100) => {
  const data = Buffer.alloc(40 * 30 * 3, 255);
  for (let y = 8; y < 20; y++) data.fill(grey, (y * 40 + x) * 3, (y * 40 + x + 12) * 3);
  const bytes = await sharp(data, { raw: { width: 40, height: 30, channels: 3 } })
    .png()
    .toBuffer();
  return { bytes, measurement: { image: { width: 40, height: 30, scale: 1 } } as Measurement };
};

test.each([
  ['an edge a pixel away', 13, 100, true],
  ['an edge three pixels away', 15, 100, false],
  ['another colour', 12, 120, false],
])('takes %s for roughly the same: %s', async (_, x, grey, isRough) => {
  const isSame = await createSamePixels(await bar(12), await bar(x, grey));
  const whole = box(4, 4, 32, 22);
  expect([isSame(whole, whole), isSame(whole, whole, 1)]).toEqual([false, isRough]);
});

test('finds most of what is drawn, and none of it where there is only the ground', async () => {
  const whole = box(4, 4, 32, 22);
  expect((await createSamePixels(await bar(12), await bar(15)))(whole, whole, 0.5)).toBe(true);
  expect((await createSamePixels(await bar(12), await shot(255)))(whole, whole, 0.5)).toBe(false);
});

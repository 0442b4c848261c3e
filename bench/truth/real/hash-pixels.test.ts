import sharp from 'sharp';
import { expect, test } from 'vitest';
import { hashPixels } from './hash-pixels.ts';

const draw = (last: number) =>
  sharp(Buffer.from([255, 0, 0, 0, 255, last]), { raw: { width: 2, height: 1, channels: 3 } });

test('the same pixels have the same hash in any lossless file, with or without an opaque alpha channel', async () => {
  const hash = await hashPixels(await draw(0).png().toBuffer());
  expect(hash).toBe(await hashPixels(await draw(0).png({ palette: true }).toBuffer()));
  expect(hash).toBe(await hashPixels(await draw(0).ensureAlpha().png().toBuffer()));
  expect(hash).toBe(await hashPixels(await draw(0).webp({ lossless: true }).toBuffer()));
});

test('one step in one channel changes the hash', async () => {
  expect(await hashPixels(await draw(0).png().toBuffer())).not.toBe(await hashPixels(await draw(1).png().toBuffer()));
});

import sharp from 'sharp';
import { expect, test } from 'vitest';
import { isLossyFile } from './is-lossy-file.ts';

const picture = (alpha: number) =>
  sharp({ create: { width: 40, height: 30, channels: 4, background: { r: 10, g: 99, b: 200, alpha } } });

test('JPEG and WebP with loss are told from what keeps exact colours', async () => {
  expect(isLossyFile(await picture(1).jpeg().toBuffer(), 'jpeg')).toBe(true);
  expect(isLossyFile(await picture(1).webp({ quality: 80 }).toBuffer(), 'webp')).toBe(true);
  expect(isLossyFile(await picture(1).webp({ lossless: true }).toBuffer(), 'webp')).toBe(false);
  expect(isLossyFile(await picture(1).png().toBuffer(), 'png')).toBe(false);
});

test('transparency and a colour profile before the pixels do not hide the loss', async () => {
  expect(isLossyFile(await picture(0.5).webp({ quality: 80 }).toBuffer(), 'webp')).toBe(true);
  expect(isLossyFile(await picture(0.5).withIccProfile('p3').webp({ quality: 80 }).toBuffer(), 'webp')).toBe(true);
  expect(isLossyFile(Buffer.from('RIFF....WEBPVP8X'), 'webp')).toBe(false);
});

import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readSize } from './read-size.ts';

const picture = sharp({ create: { width: 321, height: 123, channels: 3, background: '#3366cc' } });

test.each([
  ['png', picture.clone().png()],
  ['gif', picture.clone().gif()],
  ['jpeg', picture.clone().jpeg()],
  ['progressive jpeg', picture.clone().jpeg({ progressive: true })],
  ['webp', picture.clone().webp()],
  ['lossless webp', picture.clone().webp({ lossless: true })],
  ['extended webp', picture.clone().ensureAlpha(0.5).webp()],
])('reads the size of a %s from its header', async (_, file) => {
  expect(readSize(await file.toBuffer())).toEqual({ width: 321, height: 123 });
});

test.each([
  ['nothing', new Uint8Array()],
  ['text', Buffer.from('hello')],
  ['a PNG that ends in its header', Buffer.from('\x89PNG\r\n\x1a\n\0\0', 'latin1')],
  ['a JPEG without a frame', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 2, 0, 0)],
])('has no size for %s', (_, bytes) => {
  expect(readSize(bytes)).toBeUndefined();
});

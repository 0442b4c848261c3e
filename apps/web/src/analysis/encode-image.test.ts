import { expect, test } from 'vitest';
import { encodeImage } from './encode-image.ts';

test('[FN12] a picture is sent as base64 without the data-URL prefix', async () => {
  const png = new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], { type: 'image/png' });
  expect(await encodeImage(png)).toBe('iVBORw==');
});

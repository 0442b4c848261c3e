import { expect, test } from 'vitest';
import { encodeImage } from './encode-image.ts';

test('[FN12] a picture is sent as base64 without the data-URL prefix', async () => {
  const png = new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], { type: 'image/png' });
  expect(await (await encodeImage(png)).text()).toBe('iVBORw==');
});

test('the pieces of a large picture join to the same base64', async () => {
  const bytes = Uint8Array.from({ length: 900_001 }, (_, index) => (index * 31) % 251);
  expect(await (await encodeImage(new Blob([bytes]))).text()).toBe(Buffer.from(bytes).toString('base64'));
});

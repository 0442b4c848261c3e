import { afterEach, expect, test, vi } from 'vitest';
import { decode } from './decode.ts';

afterEach(() => vi.unstubAllGlobals());

/** As much of a canvas as the check of its colours needs. */
const stubCanvas = (): void => {
  let drawn: unknown;
  const context = { putImageData: (data: unknown) => (drawn = data), getImageData: () => drawn };
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => context;
    },
  );
  vi.stubGlobal(
    'ImageData',
    class {
      data = new Uint8ClampedArray(16);
    },
  );
};

test('a picture whose header hides its size is refused by the size that it has', async () => {
  const close = vi.fn();
  stubCanvas();
  vi.stubGlobal('createImageBitmap', async () => ({ width: 8000, height: 6000, close }));
  expect(await decode(Uint8Array.of(0xff, 0xd8, 0xff, 0xff))).toEqual({
    ok: false,
    error: { code: 'image-too-large', megapixels: 48, maxMegapixels: 40 },
  });
  expect(close).toHaveBeenCalledOnce();
});

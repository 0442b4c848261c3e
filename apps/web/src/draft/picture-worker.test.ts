import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

/** The worker's listener in a browser that draws nothing; a canvas without a context fails as one out of memory does. */
const startWorker = async (context: object | null) => {
  const listeners: ((event: { data: unknown }) => void)[] = [];
  const post = vi.fn();
  vi.stubGlobal('addEventListener', (_: string, listener: (event: { data: unknown }) => void) =>
    listeners.push(listener),
  );
  vi.stubGlobal('postMessage', post);
  vi.stubGlobal('createImageBitmap', async () => ({ width: 400, height: 300, close: () => {} }));
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => context && { ...context, canvas: this };
      convertToBlob = async () => new Blob(['small']);
    },
  );
  vi.resetModules();
  await import('./picture-worker.ts');
  return { post, open: (data: unknown) => listeners.forEach((listener) => void listener({ data })) };
};

const CONTEXT = {
  drawImage: () => {},
  getImageData: (_x: number, _y: number, width: number, height: number) => ({
    width,
    height,
    data: new Uint8ClampedArray(width * height * 4),
  }),
};

test('a file that changed after it was opened is taken without a digest, and nobody waits for ever', async () => {
  const { post, open } = await startWorker(CONTEXT);
  open({ arrayBuffer: () => Promise.reject(new DOMException('changed', 'NotReadableError')) });
  await vi.waitFor(() => expect(post).toHaveBeenCalledOnce());
  expect(post).toHaveBeenCalledWith(expect.objectContaining({ width: 400, height: 300, digest: undefined }));
});

test('a picture that cannot be drawn is answered as one that cannot be opened', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { post, open } = await startWorker(null);
  open(new Blob(['picture']));
  await vi.waitFor(() => expect(post).toHaveBeenCalledExactlyOnceWith(undefined));
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});

import { afterEach, expect, test, vi } from 'vitest';
import { loadFiles } from './load-files.ts';
import { readBytes } from './model-files.ts';

afterEach(() => vi.unstubAllGlobals());

const refuse = () => Promise.reject(new Error('The store is broken.'));

test('a store that opens and then fails does not keep the engine from loading', async () => {
  const store = { match: refuse, put: refuse, keys: refuse, delete: refuse };
  vi.stubGlobal('caches', { open: async () => store });
  vi.stubGlobal('location', { href: 'https://example.com/' });
  vi.stubGlobal('fetch', async () => new Response(Uint8Array.of(1, 2, 3)));
  const loaded: number[] = [];
  await loadFiles([{ name: 'a.bin', url: '/a.bin', bytes: 3, packedBytes: 2 }], (bytes) => loaded.push(bytes));
  expect(readBytes('a.bin')).toEqual(Uint8Array.of(1, 2, 3));
  expect(loaded).toEqual([2]);
});

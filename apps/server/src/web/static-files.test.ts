import { expect, test, vi } from 'vitest';

const failing = vi.hoisted(() => {
  vi.resetModules();
  return { count: 0 };
});
vi.mock('node:zlib', async (importOriginal) => {
  const zlib = await importOriginal<typeof import('node:zlib')>();
  const gzip = (bytes: Uint8Array, callback: (error: Error | null, packed: Buffer) => void): void => {
    if (failing.count-- > 0) callback(new Error('out of memory'), Buffer.alloc(0));
    else zlib.gzip(bytes, callback);
  };
  return { ...zlib, gzip };
});

test('a file that could not be packed is packed for the next who asks for it', async () => {
  const { toStaticFile } = await import('./static-files.ts');
  const { pack } = toStaticFile(Buffer.from('a'.repeat(5_000)), 'text/javascript', true);
  failing.count = 1;
  await expect(pack!('gzip')).rejects.toThrow('out of memory');
  expect((await pack!('gzip')).length).toBeLessThan(100);
});

test('many who ask at once wait for one work', async () => {
  const { toStaticFile } = await import('./static-files.ts');
  const { pack } = toStaticFile(Buffer.from('a'.repeat(5_000)), 'text/javascript', true);
  const [first, ...others] = await Promise.all([pack!('gzip'), pack!('gzip'), pack!('gzip')]);
  expect(others.every((packed) => packed === first)).toBe(true);
});

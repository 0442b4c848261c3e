import { expect, test } from 'vitest';
import { readBody } from './read-body.ts';

const requestOf = (body: string | ReadableStream, headers: Record<string, string> = {}) =>
  new Request('http://localhost', { method: 'POST', body, duplex: 'half', headers } as RequestInit);
const streamOf = (chunks: Uint8Array[], end: boolean, onCancel?: () => void) =>
  new ReadableStream({
    start: (controller) => {
      for (const chunk of chunks) controller.enqueue(chunk);
      if (end) controller.close();
    },
    cancel: () => onCancel?.(),
  });

test('a body comes back as it was sent, in however many pieces', async () => {
  const bytes = Uint8Array.from({ length: 200_000 }, (_, index) => index % 251);
  const pieces = Array.from({ length: 200 }, (_, index) => bytes.subarray(index * 1_000, (index + 1) * 1_000));
  const read = await readBody(requestOf(streamOf(pieces, true)), { maxBytes: 200_000 });
  expect(Buffer.compare(read, bytes)).toBe(0);
  expect(await readBody(new Request('http://localhost', { method: 'POST' }), { maxBytes: 1 })).toHaveLength(0);
});

test('a body that is too large is refused, unread where it says so', async () => {
  const tooLarge = { code: 'too-large' };
  let left = 0;
  const large = streamOf([new Uint8Array(6), new Uint8Array(6)], false, () => left++);
  await expect(readBody(requestOf(large), { maxBytes: 10 })).rejects.toMatchObject(tooLarge);
  expect(left).toBe(1);
  const stated = requestOf('12345678901', { 'content-length': '11' });
  await expect(readBody(stated, { maxBytes: 10 })).rejects.toMatchObject(tooLarge);
  expect(stated.bodyUsed).toBe(false);
});

test('a body that stops arriving is left', async () => {
  let left = 0;
  const silent = streamOf([new Uint8Array(6)], false, () => left++);
  await expect(readBody(requestOf(silent), { maxBytes: 10, idleMs: 1 })).rejects.toMatchObject({ code: 'too-slow' });
  expect(left).toBe(1);
});

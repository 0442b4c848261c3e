import { afterEach, expect, test, vi } from 'vitest';
import { type BodyError, readBody } from './read-body.ts';

afterEach(() => void vi.useRealTimers());

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
  const tooLarge = { problem: 'too-large' };
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
  const tooSlow = { problem: 'too-slow' };
  await expect(readBody(requestOf(silent), { maxBytes: 10, patienceMs: 1 })).rejects.toMatchObject(tooSlow);
  expect(left).toBe(1);
});

test('a body that arrives byte by byte is left, one that keeps the least rate is not', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  /** A piece every second: never silent for as long as the patience. */
  const dripping = (bytes: number, pieces: number) =>
    new ReadableStream({
      pull: async (controller) => {
        await new Promise((resolve) => setTimeout(resolve, 1_000));
        if (pieces-- > 0) controller.enqueue(new Uint8Array(bytes));
        else controller.close();
      },
    });
  const read = (body: ReadableStream) =>
    readBody(requestOf(body), { maxBytes: 1_000_000, patienceMs: 5_000 }).catch((error: BodyError) => error.problem);
  const [slow, steady] = [read(dripping(100, 60)), read(dripping(16_000, 30))];
  await vi.advanceTimersByTimeAsync(60_000);
  expect([await slow, (await steady).length]).toEqual(['too-slow', 480_000]);
});

test('a body in crumbs is left, however fast they come', async () => {
  let taken = 0;
  const crumbs = new ReadableStream({
    pull: (controller) => {
      taken++;
      controller.enqueue(new Uint8Array(1));
    },
  });
  const tooSlow = { problem: 'too-slow' };
  await expect(readBody(requestOf(crumbs), { maxBytes: 10_000 })).rejects.toMatchObject(tooSlow);
  expect(taken).toBeLessThan(1_100);
  const few = streamOf(
    Array.from({ length: 900 }, () => new Uint8Array(1)),
    true,
  );
  expect(await readBody(requestOf(few), { maxBytes: 10_000 })).toHaveLength(900);
});

test('a body whose sender hangs up is told from a failure of ours', async () => {
  const cut = new ReadableStream({ start: (controller) => controller.error(new Error('aborted')) });
  await expect(readBody(requestOf(cut), { maxBytes: 10 })).rejects.toMatchObject({ problem: 'cut-off' });
});

test('memory is asked for as the body arrives, and a refusal leaves it', async () => {
  const asked: number[] = [];
  const pieces = Array.from({ length: 4 }, () => new Uint8Array(50_000));
  await readBody(requestOf(streamOf(pieces, true)), { maxBytes: 1_000_000, grow: (bytes) => asked.push(bytes) });
  expect(asked).toEqual([131_072, 262_144]);
  let left = 0;
  const grow = () => {
    throw new Error('full');
  };
  const refused = streamOf(pieces, false, () => left++);
  await expect(readBody(requestOf(refused), { maxBytes: 1_000_000, grow })).rejects.toThrow('full');
  expect(left).toBe(1);
});

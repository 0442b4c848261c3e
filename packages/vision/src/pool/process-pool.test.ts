import { afterEach, expect, test } from 'vitest';
import type { MeasurePool } from '../contract.ts';
import { createProcessPool } from './process-pool.ts';

const MOODY = new URL('./fixtures/moody-worker.ts', import.meta.url);
const HANG = Uint8Array.of(1);
const CRASH = Uint8Array.of(2);
const ANSWER = Uint8Array.of(3);

let pool: MeasurePool;
const open = (workers: number, timeoutMs: number, maxQueue: number): MeasurePool => {
  pool = createProcessPool({ workers, timeoutMs, maxQueue }, MOODY);
  return pool;
};
afterEach(() => pool.close());

const answered = { ok: false, error: { code: 'broken-image', detail: expect.any(String) } };

test('a hanging worker is replaced and only its own call fails', async () => {
  const { measure } = open(1, 1_500, 4);
  const [hung, next] = await Promise.all([measure(HANG), measure(ANSWER)]);
  expect(hung).toEqual({ ok: false, error: { code: 'timed-out', timeoutMs: 1_500 } });
  expect(next).toEqual(answered);
});

test('a crashing worker is replaced and only its own call fails', async () => {
  const { measure } = open(1, 10_000, 4);
  const [before, crashed, after] = await Promise.all([measure(ANSWER), measure(CRASH), measure(ANSWER)]);
  expect(before).toEqual(answered);
  expect(crashed).toEqual({ ok: false, error: { code: 'worker-crashed' } });
  expect(after).toEqual(answered);
  expect(after).not.toEqual(before);
});

test('a full queue refuses at once and says how many wait', async () => {
  const { measure, load } = open(1, 10_000, 1);
  const first = measure(HANG);
  const second = measure(ANSWER);
  expect(load()).toEqual({ running: 1, waiting: 1 });
  expect(await measure(ANSWER)).toEqual({ ok: false, error: { code: 'queue-full', waiting: 1 } });
  await pool.close();
  expect(await first).toEqual({ ok: false, error: { code: 'cancelled' } });
  expect(await second).toEqual({ ok: false, error: { code: 'cancelled' } });
});

test('aborting ends a running call and takes a waiting one out of the queue', async () => {
  const { measure, load } = open(1, 10_000, 4);
  const running = new AbortController();
  const waiting = new AbortController();
  const stages: string[] = [];
  const first = measure(HANG, {
    signal: running.signal,
    onStage: (stage) => {
      stages.push(stage);
      if (stage === 'decoding') running.abort();
    },
  });
  const second = measure(ANSWER, { signal: waiting.signal });
  waiting.abort();
  expect(await second).toEqual({ ok: false, error: { code: 'cancelled' } });
  expect(await first).toEqual({ ok: false, error: { code: 'cancelled' } });
  expect(stages).toEqual(['queued', 'decoding']);
  expect(await measure(ANSWER)).toEqual(answered);
  expect(load()).toEqual({ running: 0, waiting: 0 });
});

test('a newcomer is served after the running job, before the rest of those that came earlier', async () => {
  const { measure } = open(1, 10_000, 8);
  const served: string[] = [];
  const send = (owner: string, name: string) => measure(ANSWER, { owner }).then(() => served.push(name));
  await Promise.all([send('a', 'a1'), send('a', 'a2'), send('a', 'a3'), send('b', 'b1')]);
  expect(served).toEqual(['a1', 'b1', 'a2', 'a3']);
});

test('one owner leaves a worker for others, however many pictures wait', async () => {
  const { measure, load } = open(2, 10_000, 2);
  const hanging = [measure(HANG, { owner: 'a' }), measure(HANG, { owner: 'a' }), measure(HANG, { owner: 'a' })];
  expect(load()).toEqual({ running: 1, waiting: 2 });
  expect(await measure(HANG, { owner: 'a' })).toEqual({ ok: false, error: { code: 'queue-full', waiting: 2 } });
  expect(await measure(ANSWER, { owner: 'b' })).toEqual(answered);
  await pool.close();
  expect(await Promise.all(hanging)).toEqual(hanging.map(() => ({ ok: false, error: { code: 'cancelled' } })));
});

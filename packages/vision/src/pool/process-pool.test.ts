import { existsSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import type { MeasurePool, MeasurePoolOptions } from '../contract.ts';
import { createProcessPool } from './process-pool.ts';

const MOODY = new URL('./fixtures/moody-worker.ts', import.meta.url);
const HANG = Uint8Array.of(1);
const CRASH = Uint8Array.of(2);
const ANSWER = Uint8Array.of(3);
const WAIT_A_SECOND = Uint8Array.of(4);
const WAIT = Uint8Array.of(5);
/** However busy the machine is that the tests run on, work and not time decides. */
const PATIENCE_MS = 600_000;
/** Elsewhere nobody says what another process has used, and all of the time counts. */
const isWorkTold = existsSync('/proc/self/stat');
/** The header of a small PNG before a mood. */
const quick = (mood: Uint8Array): Uint8Array => {
  const header = Buffer.alloc(24);
  header.write('\x89PNG\r\n\x1a\n', 'latin1');
  header.writeUInt32BE(400, 16);
  header.writeUInt32BE(300, 20);
  return Buffer.concat([header, mood]);
};

let pool: MeasurePool;
const open = (
  workers: number,
  timeoutMs: number,
  maxQueue: number,
  budget?: MeasurePoolOptions['budget'],
): MeasurePool => {
  pool = createProcessPool({ workers, timeoutMs, maxPassedMs: PATIENCE_MS, maxQueue, budget }, MOODY);
  return pool;
};
afterEach(() => pool.close());

const answered = { ok: false, error: { code: 'broken-image', detail: expect.any(String) } };

test('a hanging worker is replaced and only its own call fails', async () => {
  const { measure } = open(1, 500, 4);
  const [hung, next] = await Promise.all([measure(HANG), measure(ANSWER)]);
  expect(hung).toEqual({ ok: false, error: { code: 'timed-out', timeoutMs: 500 } });
  expect(next).toEqual(answered);
});

test.runIf(isWorkTold)(
  'a picture that waits for a busy machine longer than its limit is measured all the same',
  async () => {
    const { measure } = open(1, 500, 4);
    const told: number[] = [];
    expect(await measure(WAIT_A_SECOND, { onWork: (ms) => told.push(ms) })).toEqual(answered);
    expect(told.length).toBeGreaterThan(1);
    expect(Math.max(...told)).toBeLessThan(500);
  },
);

test('a picture that works on nothing is given up when several times its limit has passed', async () => {
  pool = createProcessPool({ workers: 1, timeoutMs: 250, maxQueue: 4 }, MOODY);
  const { measure } = pool;
  const timeoutMs = isWorkTold ? 1_000 : 250;
  expect(await measure(WAIT)).toEqual({ ok: false, error: { code: 'timed-out', timeoutMs } });
  expect(await measure(ANSWER)).toEqual(answered);
});

test('who says how long to wait waits no longer', async () => {
  pool = createProcessPool({ workers: 1, timeoutMs: 300, maxPassedMs: 300, maxQueue: 4 }, MOODY);
  expect(await pool.measure(WAIT)).toEqual({ ok: false, error: { code: 'timed-out', timeoutMs: 300 } });
});

test.runIf(isWorkTold)('nobody is charged for waiting for a busy machine', async () => {
  const { measure } = open(1, 600, 4, { burstMs: 600, perMinuteMs: 1 });
  expect(await measure(WAIT_A_SECOND, { owner: 'a' })).toEqual(answered);
  expect(await measure(ANSWER, { owner: 'a' })).toEqual(answered);
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
  // A free worker took it at once, so it never waited.
  expect(stages).toEqual(['decoding']);
  expect(await measure(ANSWER)).toEqual(answered);
  expect(load()).toEqual({ running: 0, waiting: 0 });
});

test('only a job that has to wait for a worker is queued', async () => {
  const { measure } = open(1, 10_000, 4);
  const stages: Record<string, string[]> = { first: [], second: [] };
  const send = (name: string) => measure(ANSWER, { owner: name, onStage: (stage) => stages[name]?.push(stage) });
  await Promise.all([send('first'), send('second')]);
  expect(stages.first).not.toContain('queued');
  expect(stages.second?.[0]).toBe('queued');
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

test('a screen is measured beside long pictures of others, however many wait', async () => {
  const { measure, load } = open(1, 60_000, 24);
  const hanging = Array.from({ length: 10 }, (_, n) => measure(HANG, { owner: `long ${n}` }));
  for (let n = 0; n < 5; n++) expect(await measure(quick(ANSWER), { owner: 'victim' })).toEqual(answered);
  expect(load()).toEqual({ running: 1, waiting: 9 });
  await pool.close();
  await Promise.all(hanging);
});

test('a screen that is not quick goes back into the queue, and its owner has no claim to the fast lane any more', async () => {
  const { measure, load } = open(1, 600_000, 24);
  const stages: string[] = [];
  const long = measure(HANG, { owner: 'long' });
  const slow = measure(quick(HANG), { owner: 'slow', onStage: (stage) => stages.push(stage) });
  expect(load()).toEqual({ running: 2, waiting: 0 });
  await expect.poll(() => stages, { timeout: PATIENCE_MS }).toEqual(['decoding', 'queued']);
  expect(load()).toEqual({ running: 1, waiting: 1 });
  // A second one is not tried there either: each would hold up the screens of others as long.
  const again = measure(quick(ANSWER), { owner: 'slow' });
  expect(load()).toEqual({ running: 1, waiting: 2 });
  expect(await measure(quick(ANSWER), { owner: 'victim' })).toEqual(answered);
  await pool.close();
  await Promise.all([long, slow, again]);
});

test('who gives a screen up in the fast lane, whose process is ended for that, has no claim to it any more', async () => {
  const { measure, load } = open(1, 600_000, 24);
  const long = measure(HANG, { owner: 'long' });
  const leave = new AbortController();
  const onStage = (stage: string) => stage === 'decoding' && leave.abort();
  await measure(quick(HANG), { owner: 'fickle', signal: leave.signal, onStage });
  const again = measure(quick(ANSWER), { owner: 'fickle' });
  expect(load()).toEqual({ running: 1, waiting: 1 });
  expect(await measure(quick(ANSWER), { owner: 'victim' })).toEqual(answered);
  await pool.close();
  await Promise.all([long, again]);
});

test('of many people who are one owner only those whose screens are not quick lose the fast lane', async () => {
  const { measure, load } = open(1, 600_000, 24);
  const long = measure(HANG, { owner: 'long' });
  const giveUp = (sender: string) => {
    const leave = new AbortController();
    const onStage = (stage: string) => stage === 'decoding' && leave.abort();
    return measure(quick(HANG), { owner: 'visitors', sender, signal: leave.signal, onStage });
  };
  const send = (sender: string) => measure(quick(ANSWER), { owner: 'visitors', sender });
  await giveUp('fickle');
  expect(await send('victim')).toEqual(answered);
  const again = send('fickle');
  expect(load()).toEqual({ running: 1, waiting: 1 });
  await pool.close();
  await Promise.all([long, again]);
});

test('who has used up the budget is told when to come back, with work that timed out counted; others are not', async () => {
  const { measure } = open(1, 500, 4, { burstMs: 450, perMinuteMs: 1 });
  const hung = await measure(HANG, { owner: 'a' });
  expect(hung).toEqual({ ok: false, error: { code: 'timed-out', timeoutMs: 500 } });
  const refused = { ok: false, error: { code: 'budget-spent', retryAfterSeconds: expect.any(Number) } };
  expect(await measure(ANSWER, { owner: 'a' })).toEqual(refused);
  expect(await measure(ANSWER, { owner: 'b' })).toEqual(answered);
});

test('who gives a picture up as soon as it begins has used the start of the process that is ended for it', async () => {
  const { measure } = open(1, 60_000, 4, { burstMs: 25, perMinuteMs: 1 });
  const leave = new AbortController();
  const onStage = (stage: string) => stage === 'decoding' && leave.abort();
  const given = await measure(HANG, { owner: 'a', signal: leave.signal, onStage });
  expect(given).toEqual({ ok: false, error: { code: 'cancelled' } });
  // No process of Node starts within 25 ms, and the next picture, whoever sends it, has to wait for one.
  const refused = { ok: false, error: { code: 'budget-spent', retryAfterSeconds: expect.any(Number) } };
  expect(await measure(ANSWER, { owner: 'a' })).toEqual(refused);
  expect(await measure(ANSWER, { owner: 'b' })).toEqual(answered);
});

test('a full queue makes room for who has fewer places in it', async () => {
  const { measure, load } = open(1, 60_000, 3);
  const running = measure(HANG, { owner: 'a' });
  const waiting = [measure(HANG, { owner: 'a' }), measure(HANG, { owner: 'a' }), measure(HANG, { owner: 'a' })];
  const newcomer = measure(ANSWER, { owner: 'b' });
  expect(await waiting[2]).toEqual({ ok: false, error: { code: 'queue-full', waiting: 3 } });
  expect(load()).toEqual({ running: 1, waiting: 3 });
  expect(await measure(HANG, { owner: 'a' })).toEqual({ ok: false, error: { code: 'queue-full', waiting: 3 } });
  await pool.close();
  await Promise.all([running, newcomer, ...waiting]);
});

import { expect, test } from 'vitest';
import { createPatientPool } from '../testing/patient-pool.ts';
import { createBriefMeasure } from './measure-brief.ts';
import { measureInPool } from './measure-in-pool.ts';
import { createSharedMeasure } from './measure-shared.ts';

const image = { bytes: new Uint8Array(), hash: 'a' };
const forever = { signal: new AbortController().signal, userId: 'user' };
const timedOut = { ok: false, error: { code: 'timed-out', timeoutMs: 5 } };
const cancelled = { ok: false, error: { code: 'cancelled' } };

const open = () => {
  const { pool, seen, work } = createPatientPool();
  const worked: number[] = [];
  const onWorked = (_: string, ms: number) => void worked.push(ms);
  return { ...createSharedMeasure(measureInPool(pool)), seen, work, worked, onWorked };
};
const started = () => new Promise((resolve) => setImmediate(resolve));

test('who has less time leaves when it is over, and the picture goes on for who has more', async () => {
  const { measure, seen, work, worked, onWorked } = open();
  const leaving = new AbortController();
  const patient = measure(image, { ...forever, signal: leaving.signal });
  const brief = createBriefMeasure(measure, { timeoutMs: 5, onWorked })(image, forever);
  await started();
  work(4);
  expect(worked).toEqual([]);
  work(6);
  expect(await brief).toEqual(timedOut);
  expect([seen, worked]).toEqual([{ started: 1, aborted: 0 }, [6]]);
  leaving.abort();
  expect(await patient).toEqual(cancelled);
  expect(seen).toEqual({ started: 1, aborted: 1 });
});

test('who comes later is not charged for what was done before', async () => {
  const { measure, work, worked, onWorked } = open();
  const leaving = new AbortController();
  const patient = measure(image, { ...forever, signal: leaving.signal });
  await started();
  work(100);
  const brief = createBriefMeasure(measure, { timeoutMs: 5, onWorked })(image, forever);
  work(104);
  expect(worked).toEqual([]);
  work(105);
  expect(await brief).toEqual(timedOut);
  expect(worked).toEqual([5]);
  leaving.abort();
  await patient;
});

test('who has less time stays while somebody whose plan counts the picture waits for it', async () => {
  const { measure, isWanted, work, worked, onWorked } = open();
  const leaving = new AbortController();
  const counted = measure(image, { ...forever, signal: leaving.signal });
  const brief = createBriefMeasure(measure, { timeoutMs: 5, mayStay: ({ hash }) => isWanted(hash), onWorked });
  const judged = brief(image, { ...forever, isUncounted: true });
  await started();
  work(40);
  await started();
  expect(worked).toEqual([]);
  leaving.abort();
  await counted;
  work(41);
  expect(await judged).toEqual(timedOut);
});

test('work is charged to who has it done for himself, not beside somebody whose plan counts the picture', async () => {
  const { measure, isWanted, work, worked, onWorked } = open();
  const leaving = new AbortController();
  const counted = measure(image, { ...forever, signal: leaving.signal });
  const going = new AbortController();
  const brief = createBriefMeasure(measure, { timeoutMs: 1_000, mayStay: ({ hash }) => isWanted(hash), onWorked });
  const judged = brief(image, { ...forever, signal: going.signal, isUncounted: true });
  await started();
  work(40);
  leaving.abort();
  await counted;
  work(47);
  going.abort();
  expect(await judged).toEqual(cancelled);
  expect(worked).toEqual([7]);
});

test('time that passes without work does not count', async () => {
  const worked: number[] = [];
  const outcome = createBriefMeasure(
    async (_, { signal, onStage, onWork }) => {
      onStage?.('queued');
      onStage?.('decoding');
      await new Promise((resolve) => setTimeout(resolve, 20));
      onWork?.(0);
      return { ok: false, error: { code: signal.aborted ? 'cancelled' : 'empty-file' } };
    },
    { timeoutMs: 1, onWorked: (_, ms) => worked.push(ms) },
  )(image, forever);
  expect(await outcome).toEqual({ ok: false, error: { code: 'empty-file' } });
  expect(worked).toEqual([0]);
});

test('who leaves is charged for what the worker did until then', async () => {
  const { measure, seen, work, worked, onWorked } = open();
  const leaving = new AbortController();
  const given = createBriefMeasure(measure, { timeoutMs: 5, onWorked })(image, { ...forever, signal: leaving.signal });
  await started();
  work(3);
  leaving.abort();
  expect(await given).toEqual(cancelled);
  expect([seen, worked]).toEqual([{ started: 1, aborted: 1 }, [3]]);
});

test('a picture that is done is answered, also where it took longer', async () => {
  const done = async (_: object, { onWork }: { onWork?: (ms: number) => void }) => {
    onWork?.(6);
    return { ok: false, error: { code: 'empty-file' } } as const;
  };
  const { measure } = createSharedMeasure(done);
  expect(await createBriefMeasure(measure, { timeoutMs: 5 })(image, forever)).toEqual({
    ok: false,
    error: { code: 'empty-file' },
  });
});

import { expect, test } from 'vitest';
import { createPatientPool } from '../testing/patient-pool.ts';
import { createBriefMeasure } from './measure-brief.ts';
import { createSharedMeasure } from './measure-shared.ts';

const image = { bytes: new Uint8Array(), hash: 'a' };
const forever = { signal: new AbortController().signal, userId: 'user' };

test('who has less time leaves when it is over, and the picture goes on for who has more', async () => {
  const { pool, seen } = createPatientPool();
  const { measure } = createSharedMeasure(({ bytes }, { signal, onStage }) =>
    pool.measure(bytes, { signal, onStage: onStage! }),
  );
  const leaving = new AbortController();
  const patient = measure(image, { ...forever, signal: leaving.signal });
  const brief = await createBriefMeasure(measure, { timeoutMs: 5 })(image, forever);
  expect(brief).toEqual({ ok: false, error: { code: 'timed-out', timeoutMs: 5 } });
  expect(seen).toEqual({ started: 1, aborted: 0 });
  leaving.abort();
  expect(await patient).toEqual({ ok: false, error: { code: 'cancelled' } });
  expect(seen).toEqual({ started: 1, aborted: 1 });
});

test('who has less time stays while somebody whose plan counts the picture waits for it', async () => {
  const { pool } = createPatientPool();
  const { measure, isWanted } = createSharedMeasure(({ bytes }, { signal, onStage }) =>
    pool.measure(bytes, { signal, onStage: onStage! }),
  );
  const leaving = new AbortController();
  const counted = measure(image, { ...forever, signal: leaving.signal });
  const brief = createBriefMeasure(measure, { timeoutMs: 5, mayStay: ({ hash }) => isWanted(hash) });
  let isOver = false;
  const judged = brief(image, { ...forever, isUncounted: true }).finally(() => {
    isOver = true;
  });
  await new Promise((resolve) => setTimeout(resolve, 40));
  expect(isOver).toBe(false);
  leaving.abort();
  await counted;
  expect(await judged).toEqual({ ok: false, error: { code: 'timed-out', timeoutMs: 5 } });
});

test('waiting for a worker does not count', async () => {
  const outcome = createBriefMeasure(
    async (_, { signal, onStage }) => {
      onStage?.('queued');
      await new Promise((resolve) => setTimeout(resolve, 20));
      return { ok: false, error: { code: signal.aborted ? 'cancelled' : 'empty-file' } };
    },
    { timeoutMs: 1 },
  )(image, forever);
  expect(await outcome).toEqual({ ok: false, error: { code: 'empty-file' } });
});

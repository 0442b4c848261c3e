import type { MeasureOutcome, OnStage } from '@blueprompt/vision/contract';
import { expect, test } from 'vitest';
import { SIGN_IN_PAGE } from '../testing/sample-measurement.ts';
import { createSharedMeasure } from './measure-shared.ts';

const DONE: MeasureOutcome = { ok: true, measurement: SIGN_IN_PAGE };
const CANCELLED: MeasureOutcome = { ok: false, error: { code: 'cancelled' } };
const picture = (hash: string) => ({ bytes: new Uint8Array(), hash });

/** A measurer that works until told what comes out, and ends early when it is given up. */
const patientMeasure = () => {
  const runs: { onStage: OnStage; settle: (outcome: MeasureOutcome) => void; fail: (error: Error) => void }[] = [];
  const given = { up: 0 };
  const { measure } = createSharedMeasure(
    (_, { signal, onStage }) =>
      new Promise((settle, fail) => {
        runs.push({ onStage: onStage!, settle, fail });
        signal.addEventListener('abort', () => {
          given.up += 1;
          settle(CANCELLED);
        });
      }),
  );
  const ask = (hash = 'a') => {
    const leaving = new AbortController();
    const stages: string[] = [];
    const outcome = measure(picture(hash), {
      signal: leaving.signal,
      userId: 'user',
      onStage: (stage) => stages.push(stage),
    });
    return { outcome, stages, leave: () => leaving.abort() };
  };
  return { runs, given, ask, started: () => new Promise((resolve) => setImmediate(resolve)) };
};

test('the same picture asked for twice at the same time is measured once, and both hear the stages', async () => {
  const { runs, ask, started } = patientMeasure();
  const first = ask();
  await started();
  runs[0]!.onStage('decoding');
  const second = ask();
  runs[0]!.onStage('text');
  runs[0]!.settle(DONE);
  expect(await Promise.all([first.outcome, second.outcome])).toEqual([DONE, DONE]);
  expect([first.stages, second.stages]).toEqual([
    ['decoding', 'text'],
    ['decoding', 'text'],
  ]);
  expect(runs).toHaveLength(1);
});

test('another picture is measured by itself, and the same one again when it is asked for later', async () => {
  const { runs, ask, started } = patientMeasure();
  ask('a');
  ask('b');
  await started();
  expect(runs).toHaveLength(2);
  runs[0]!.settle(DONE);
  await started();
  ask('a');
  await started();
  expect(runs).toHaveLength(3);
});

test('one of two who goes away is told so at once and takes nothing from the other', async () => {
  const { runs, given, ask, started } = patientMeasure();
  const [first, second] = [ask(), ask()];
  await started();
  first.leave();
  expect(await first.outcome).toEqual(CANCELLED);
  expect(given.up).toBe(0);
  runs[0]!.onStage('text');
  runs[0]!.settle(DONE);
  expect(await second.outcome).toEqual(DONE);
  expect([first.stages, second.stages]).toEqual([[], ['text']]);
});

test('when all went away the work is given up, and who asks then starts anew', async () => {
  const { runs, given, ask, started } = patientMeasure();
  const [first, second] = [ask(), ask()];
  await started();
  first.leave();
  second.leave();
  const third = ask();
  await started();
  expect([given.up, runs.length]).toEqual([1, 2]);
  runs[1]!.settle(DONE);
  expect(await Promise.all([first.outcome, second.outcome, third.outcome])).toEqual([CANCELLED, CANCELLED, DONE]);
});

test('a failure reaches everyone who waits, and the next one tries again', async () => {
  const { runs, ask, started } = patientMeasure();
  const waiting = [ask(), ask()].map(({ outcome }) => outcome.catch((error: Error) => error.message));
  await started();
  runs[0]!.fail(new Error('the database is gone'));
  expect(await Promise.all(waiting)).toEqual(['the database is gone', 'the database is gone']);
  ask();
  await started();
  expect(runs).toHaveLength(2);
});

test('who has gone already starts nothing', async () => {
  const leaving = new AbortController();
  leaving.abort();
  const { measure } = createSharedMeasure(() => Promise.reject(new Error('measured for nobody')));
  expect(await measure(picture('a'), { signal: leaving.signal, userId: 'user' })).toEqual(CANCELLED);
});

import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PAGE } from '@blueprompt/core/states/states.fixture';
import type { MeasureOutcome } from '@blueprompt/vision/contract';
import { expect, test } from 'vitest';
import { keepMeasurements } from './keep-measurements.ts';

const picture = (name: string): Uint8Array => new TextEncoder().encode(name);

/** An engine that counts its pictures. */
const countCalls = (outcome: MeasureOutcome) => {
  const asked: string[] = [];
  return {
    asked,
    measure: async (bytes: Uint8Array) => {
      asked.push(new TextDecoder().decode(bytes));
      return outcome;
    },
  };
};

test('a picture is measured once for an engine, and again for another, which leaves nothing of the first', async () => {
  const kept = path.join(mkdtempSync(path.join(tmpdir(), 'blueprompt-measured-')), 'kept');
  const { asked, measure } = countCalls({ ok: true, measurement: PAGE });
  const answers = [];
  for (const engine of ['first', 'first', 'second'])
    for (const name of ['a', 'b']) answers.push(await keepMeasurements(measure, kept, engine)(picture(name), 0));
  expect(asked).toEqual(['a', 'b', 'a', 'b']);
  expect(answers).toEqual(Array.from({ length: 6 }, () => ({ ok: true, measurement: PAGE })));
  expect(readdirSync(kept)).toEqual(['second']);
});

test('a picture that could not be measured is tried again', async () => {
  const kept = mkdtempSync(path.join(tmpdir(), 'blueprompt-measured-'));
  const { asked, measure } = countCalls({ ok: false, error: { code: 'cancelled' } });
  for (let time = 0; time < 2; time++) await keepMeasurements(measure, kept, 'engine')(picture('a'), 0);
  expect(asked).toEqual(['a', 'a']);
});

test('a file that was cut off is measured again', async () => {
  const kept = mkdtempSync(path.join(tmpdir(), 'blueprompt-measured-'));
  const { asked, measure } = countCalls({ ok: true, measurement: PAGE });
  const ask = () => keepMeasurements(measure, kept, 'engine')(picture('a'), 0);
  await ask();
  const folder = path.join(kept, 'engine');
  const [file = ''] = readdirSync(folder);
  writeFileSync(path.join(folder, file), 'cut off');
  expect(await ask()).toEqual({ ok: true, measurement: PAGE });
  expect(await ask()).toEqual({ ok: true, measurement: PAGE });
  expect(asked).toEqual(['a', 'a']);
  expect(readdirSync(folder)).toEqual([file]);
});

import { spawnSync } from 'node:child_process';
import { Measurement } from '@blueprompt/core/measurement';
import { expect, test } from 'vitest';

const PAGE = new URL('../fixtures/form.png', import.meta.url);

/** Two starts of the engine, of seconds each; far more on a busy machine. */
const SLOW_MS = 240_000;

/** A process of its own for each runtime: a process chooses once. */
const MEASURE = `
  const { measure } = await import(${JSON.stringify(new URL('../measure.ts', import.meta.url).href)});
  const { readFileSync } = await import('node:fs');
  const outcome = await measure(readFileSync(new URL(${JSON.stringify(PAGE.href)})));
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
  process.stdout.write(JSON.stringify(outcome.measurement));`;

const measureWith = (runtime: string) => {
  const env = { ...process.env, BLUEPROMPT_RUNTIME: runtime };
  return spawnSync(process.execPath, ['--input-type=module', '-e', MEASURE], { env, encoding: 'utf8' });
};

test(
  'WebAssembly reads the same text and finds the same elements as native code',
  () => {
    const [native, wasm] = ['native', 'wasm'].map((runtime) =>
      Measurement.parse(JSON.parse(measureWith(runtime).stdout)),
    );
    const factsOf = ({ texts, elements }: Measurement) => ({
      texts: texts.map(({ text, box }) => ({ text, box })),
      elements: elements.map(({ type, box }) => ({ type, box })),
    });
    expect(factsOf(wasm!)).toEqual(factsOf(native!));
  },
  SLOW_MS,
);

test('an unknown runtime is refused in one sentence', () => {
  expect(measureWith('gpu').stderr).toContain("BLUEPROMPT_RUNTIME must be native or wasm, not 'gpu'.");
});

import { expect, test } from 'vitest';
import type { LineCrop } from './crop-line.ts';
import { rememberReadings } from './remember-readings.ts';

const crop = (...values: number[]): LineCrop => ({ width: values.length, values: Float32Array.from(values) });

test('the same pixels are read once for each effort, others anew', async () => {
  const calls: string[] = [];
  const read = rememberReadings(async ({ values }, effort) => {
    calls.push(`${effort} ${[...values]}`);
    return { chars: [{ char: String(calls.length), confidence: 1, at: 0, spaceBefore: 0 }] };
  });
  const texts = [];
  for (const [pixels, effort] of [
    [crop(1, 2), 'usual'],
    [crop(1, 2), undefined],
    [crop(1, 3), 'usual'],
    [crop(1, 2), 'careful'],
  ] as const) {
    texts.push((await read(pixels, effort)).chars[0]!.char);
  }
  expect(texts).toEqual(['1', '1', '2', '3']);
  expect(calls).toEqual(['usual 1,2', 'usual 1,3', 'careful 1,2']);
});

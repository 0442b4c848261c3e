import { expect, test } from 'vitest';
import type { Given } from './command.ts';
import { readMeasureOptions } from './measure-options.ts';

const given = (options: Record<string, string>): Given => ({
  positionals: [],
  text: (option) => options[option],
  list: () => [],
  flag: () => false,
});

test('--timeout is about the time that passes; without it only work counts, which a busy machine makes wait', () => {
  const asked = readMeasureOptions(given({ timeout: '5' }));
  expect([asked.timeoutMs, asked.maxPassedMs]).toEqual([5_000, 5_000]);
  const usual = readMeasureOptions(given({}));
  expect([usual.timeoutMs, usual.maxPassedMs]).toEqual([120_000, undefined]);
});

import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readProcessorMs, startWorkClock } from './processor-time.ts';

const start = (processor: { ms: number | undefined }) => {
  const clock = { ms: 1_000 };
  return { clock, ...startWorkClock(1, { now: () => clock.ms, processorMs: () => processor.ms }) };
};

test('waiting for a processor is no work', () => {
  const processor = { ms: 700 };
  const { clock, workedMs, passedMs } = start(processor);
  [clock.ms, processor.ms] = [31_000, 2_700];
  expect([workedMs(), passedMs()]).toEqual([2_000, 30_000]);
});

test('a process on several processors works no longer than the time that passes', () => {
  const processor = { ms: 0 };
  const { clock, workedMs } = start(processor);
  [clock.ms, processor.ms] = [2_000, 4_000];
  expect(workedMs()).toBe(1_000);
});

test.each([
  ['does not tell', undefined, undefined],
  ['has ended the process', 100, undefined],
])('all of the time counts where the system %s', (_, before, after) => {
  const processor: { ms: number | undefined } = { ms: before };
  const { clock, workedMs } = start(processor);
  [clock.ms, processor.ms] = [6_000, after];
  expect(workedMs()).toBe(5_000);
});

test('where the system does not tell, what the process says counts, and all of the time since', () => {
  const clock = { ms: 1_000 };
  const processorMs = () => undefined;
  const { workedMs, hear } = startWorkClock(1, { now: () => clock.ms, processorMs, saidMs: 400 });
  clock.ms = 9_000;
  expect(workedMs()).toBe(8_000);
  hear(1_400);
  expect(workedMs()).toBe(1_000);
  clock.ms = 9_500;
  expect(workedMs()).toBe(1_500);
});

test('what a process has used is read from outside, and nothing of one that is not there', () => {
  for (const until = process.cpuUsage().user + 50_000; process.cpuUsage().user < until; );
  const used = readProcessorMs(process.pid);
  if (existsSync('/proc/self/stat')) expect(used).toBeGreaterThanOrEqual(50);
  else expect(used).toBeUndefined();
  expect(readProcessorMs(undefined)).toBeUndefined();
});

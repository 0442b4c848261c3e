import { expect, test } from 'vitest';
import { countThreads } from './count-threads.ts';

test.each([
  { isIsolated: false, cores: 8, threads: 1 },
  { isIsolated: true, cores: 8, threads: 2 },
  { isIsolated: true, cores: 1, threads: 1 },
  // A browser that does not say how many there are.
  { isIsolated: true, cores: Number.NaN, threads: 1 },
])('$threads threads with $cores cores where a page is isolated: $isIsolated', ({ threads, ...place }) => {
  expect(countThreads(place)).toBe(threads);
});

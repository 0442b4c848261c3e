import { RETRY, SUBSCRIPTION_CHECK_LIMIT } from '@blueprompt/core/spec/timing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';
import { RestError } from './rest-error.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const countTries = async (error: unknown): Promise<number> => {
  let tries = 0;
  const failing = createQueryClient().fetchQuery({
    queryKey: ['x'],
    queryFn: () => {
      tries += 1;
      throw error;
    },
    retry: createQueryClient().getDefaultOptions().queries?.retry ?? false,
  });
  failing.catch(() => {});
  await vi.advanceTimersByTimeAsync(60_000);
  await expect(failing).rejects.toBe(error);
  return tries;
};

test('[CN3] a result counts as fresh for five minutes', async () => {
  const client = createQueryClient();
  let reads = 0;
  const read = () => client.fetchQuery({ queryKey: ['x'], queryFn: () => ++reads });
  await read();
  vi.advanceTimersByTime(5 * 60_000 - 1);
  await read();
  expect(reads).toBe(1);
  vi.advanceTimersByTime(2);
  await read();
  expect(reads).toBe(2);
});

test('[CN4] a query that fails without a status is tried three times in all', async () => {
  expect(await countTries(new Error('network'))).toBe(3);
});

test.each([[500], [503]])('[CN4] status %d is tried three times in all', async (status) => {
  expect(await countTries(new RestError({ message: 'x', code: 'x' }, status))).toBe(3);
});

test.each([[400], [404], [429], [499]])('[CN4] status %d is never tried again', async (status) => {
  expect(await countTries(new RestError({ message: 'x', code: 'x' }, status))).toBe(1);
});

test('[CN1] the retry values are 3 retries and 1000 ms', () => {
  expect(RETRY).toEqual({ MAX_RETRIES: 3, RETRY_DELAY: 1_000 });
  const delay = createQueryClient().getDefaultOptions().queries?.retryDelay as (attempt: number) => number;
  expect(delay(0)).toBe(1_000);
});

test('[CN2] the subscription check limit is 30 in 60000 ms', () => {
  expect(SUBSCRIPTION_CHECK_LIMIT).toEqual({ max: 30, windowMs: 60_000 });
});

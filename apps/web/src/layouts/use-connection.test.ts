import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reachServer } from '@/client/reach-server.ts';
import { useConnection } from './use-connection.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const call = (outcome: unknown) =>
  act(async () => {
    await reachServer(() => Promise.reject(outcome))('/rest/v1/x').catch(() => {});
  });

test('a call that does not reach the server is said until the server answers again', async () => {
  const isThere = vi.fn(() => Promise.resolve(false));
  const { result } = renderHook(() => useConnection(isThere));
  await pass(60_000);
  expect([result.current, isThere.mock.calls.length]).toEqual(['fine', 0]);
  await call(new TypeError('Failed to fetch'));
  expect(result.current).toBe('lost');
  await pass(9_000);
  expect(isThere).toHaveBeenCalledTimes(4);
  isThere.mockResolvedValue(true);
  await pass(3_000);
  expect(result.current).toBe('back');
  await pass(3_000);
  expect(result.current).toBe('fine');
});

test.each([
  ['a single call that broke off', new TypeError('Failed to fetch'), 1],
  ['a call that was given up', new DOMException('left', 'AbortError'), 0],
])('%s is not said', async (_, outcome, asked) => {
  const isThere = vi.fn(() => Promise.resolve(true));
  const { result } = renderHook(() => useConnection(isThere));
  await call(outcome);
  expect([result.current, isThere.mock.calls.length]).toEqual(['fine', asked]);
});

const isGone = () => Promise.resolve(false);

test('a device that goes offline is said at once', async () => {
  const { result } = renderHook(() => useConnection(isGone));
  await act(async () => void window.dispatchEvent(new Event('offline')));
  expect(result.current).toBe('lost');
});

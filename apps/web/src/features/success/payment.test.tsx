import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ConfigContext } from '@/client/config.ts';
import { ToastOutlet } from '@/components/ui/toast-outlet.tsx';
import { CONFIG } from '@/testing/render-app.tsx';
import { PaymentPanel } from './payment-panel.tsx';
import { pollPayment } from './poll-payment.ts';

// Fetched with the first toast, which no fake clock can wait for.
beforeAll(() => import('@/components/ui/toaster.tsx'));
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Polls with a clock of its own and writes down what happened when. */
const poll = async (answers: (boolean | 'error')[]) => {
  const log: string[] = [];
  let now = 0;
  const end = await pollPayment({
    refetch: async () => {
      log.push(`${now} refetch`);
      const answer = answers.shift();
      if (answer === 'error') throw new Error('unreadable');
      return answer ?? false;
    },
    wait: async (ms) => {
      now += ms;
    },
    onAttempt: (attempt) => log.push(`${now} attempt ${attempt}`),
    isCancelled: () => false,
  });
  return { end, log, now };
};

const elapse = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const renderPayment = (refetch: () => Promise<boolean>) =>
  render(
    <ConfigContext value={CONFIG}>
      <MemoryRouter>
        <PaymentPanel refetch={refetch} />
        <ToastOutlet />
      </MemoryRouter>
    </ConfigContext>,
  );
const toast = (title: string) => screen.getByText(title).closest('[data-sonner-toast]');

test("[SU2] the toast 'Payment Received!' appears and polling begins 2 s later", async () => {
  const refetch = vi.fn(async () => false);
  renderPayment(refetch);
  await elapse(1_000);
  await elapse(999);
  expect(toast('Payment Received!')).not.toBeNull();
  expect(refetch).not.toHaveBeenCalled();
  await elapse(1);
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('[SU4] each attempt refetches, waits 1 s, then checks', async () => {
  const { end, log, now } = await poll([true]);
  expect({ end, log, now }).toEqual({ end: 'subscribed', log: ['2000 attempt 1', '2000 refetch'], now: 3_000 });
});

test('[SU7] not subscribed: the next attempt is 3 s after the check, and there are never more than 10', async () => {
  const { end, log } = await poll([]);
  expect(end).toBe('not-subscribed');
  const refetches = log.filter((entry) => entry.endsWith('refetch')).map((entry) => Number.parseInt(entry, 10));
  expect(refetches).toEqual([2, 6, 10, 14, 18, 22, 26, 30, 34, 38].map((seconds) => seconds * 1_000));
});

test('[SU9] a refetch error before attempt 10 is tried again', async () => {
  expect((await poll(['error', 'error', true])).end).toBe('subscribed');
});

const TEN_ATTEMPTS_MS = 2_000 + 10 * 1_000 + 9 * 3_000;

test("[SU6] not subscribed at attempt 10: toast 'Payment Processed Successfully' for 10 s", async () => {
  renderPayment(async () => false);
  await elapse(TEN_ATTEMPTS_MS);
  await elapse(100);
  expect(toast('Payment Processed Successfully')).toHaveTextContent(/refresh .* or contact support/);
  await elapse(9_000);
  expect(screen.queryByText('Payment Processed Successfully')).not.toBeNull();
  await elapse(1_500);
  expect(screen.queryByText('Payment Processed Successfully')).toBeNull();
});

test("[SU8] a refetch error at attempt 10: done, toast 'Payment Successful' for 10 s", async () => {
  renderPayment(async () => {
    throw new Error('unreadable');
  });
  await elapse(2_000 + 9 * 3_000);
  await elapse(100);
  expect(toast('Payment Successful')).not.toBeNull();
  await elapse(9_000);
  expect(screen.queryByText('Payment Successful')).not.toBeNull();
  await elapse(1_500);
  expect(screen.queryByText('Payment Successful')).toBeNull();
});

test("[SU12] the other end view shows 'Payment Processed' with 'Continue' and 'Refresh'", async () => {
  renderPayment(async () => false);
  await elapse(TEN_ATTEMPTS_MS);
  expect(screen.getByRole('heading', { name: 'Payment Processed' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('button', { name: 'Refresh' })).toBeEnabled();
});

test("[SU14] 'Refresh' refetches and shows the result after 2 s", async () => {
  let isSubscribed = false;
  renderPayment(async () => isSubscribed);
  await elapse(TEN_ATTEMPTS_MS);
  isSubscribed = true;
  await act(() => screen.getByRole('button', { name: 'Refresh' }).click());
  await elapse(1_999);
  expect(screen.queryByText('Payment Successful!')).toBeNull();
  await elapse(1);
  expect(screen.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
});

import { PAYMENT_POLLING } from '@blueprompt/core/spec/timing';
import { useCallback, useEffect, useRef, useState } from 'react';
import { showToast } from '@/components/ui/toast.tsx';
import { SUCCESS_STRINGS } from '@/strings/payment/success.ts';
import { type PaymentEnd, pollPayment } from './poll-payment.ts';

type Payment =
  | { state: 'processing'; attempt: number }
  | { state: 'subscribed' }
  | { state: 'processed'; refreshing: boolean };

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const announce = (end: PaymentEnd): void => {
  const { welcome, processed, unreadable } = SUCCESS_STRINGS.toasts;
  if (end === 'subscribed') showToast(welcome, { tone: 'success' });
  if (end === 'not-subscribed') showToast(processed, { durationMs: PAYMENT_POLLING.toastMs });
  if (end === 'unreadable') showToast(unreadable, { durationMs: PAYMENT_POLLING.toastMs });
};

/** Follows a payment from the return of the provider to the plan being active. */
export const usePayment = (refetch: () => Promise<boolean>): { payment: Payment; refresh: () => Promise<void> } => {
  const [payment, setPayment] = useState<Payment>({ state: 'processing', attempt: 1 });
  // The latest one, without starting the polling over when the session renders anew.
  const latest = useRef(refetch);
  latest.current = refetch;
  useEffect(() => {
    let cancelled = false;
    showToast(SUCCESS_STRINGS.toasts.received, { tone: 'success' });
    void pollPayment({
      refetch: () => latest.current(),
      wait: sleep,
      onAttempt: (attempt) => setPayment({ state: 'processing', attempt }),
      isCancelled: () => cancelled,
    }).then((end) => {
      if (end === undefined) return;
      announce(end);
      setPayment(end === 'subscribed' ? { state: 'subscribed' } : { state: 'processed', refreshing: false });
    });
    return () => {
      cancelled = true;
    };
  }, []);
  const refresh = useCallback(async () => {
    setPayment({ state: 'processed', refreshing: true });
    const [subscribed] = await Promise.all([latest.current().catch(() => false), sleep(PAYMENT_POLLING.refreshMs)]);
    setPayment(subscribed ? { state: 'subscribed' } : { state: 'processed', refreshing: false });
  }, []);
  return { payment, refresh };
};

import { PAYMENT_POLLING } from '@blueprompt/core/spec/timing';

export type PaymentEnd = 'subscribed' | 'not-subscribed' | 'unreadable';

type PollDeps = {
  /** Reads the subscription again; throws when it cannot. */
  refetch: () => Promise<boolean>;
  wait: (ms: number) => Promise<void>;
  onAttempt: (attempt: number) => void;
  isCancelled: () => boolean;
};

/** One look at the subscription: ask, wait for it to settle, then say what was found (SU4). */
const look = async ({ refetch, wait }: PollDeps): Promise<PaymentEnd> => {
  try {
    const subscribed = await refetch();
    await wait(PAYMENT_POLLING.waitAfterRefetchMs);
    return subscribed ? 'subscribed' : 'not-subscribed';
  } catch (error) {
    console.error('The subscription could not be read.', error);
    return 'unreadable';
  }
};

/** Waits, then looks up to ten times, three seconds apart, until Pro is there (SU2–SU9). Undefined when cancelled. */
export const pollPayment = async (deps: PollDeps): Promise<PaymentEnd | undefined> => {
  const { maxAttempts, initialDelayMs, betweenAttemptsMs } = PAYMENT_POLLING;
  await deps.wait(initialDelayMs);
  for (let attempt = 1; !deps.isCancelled(); attempt += 1) {
    deps.onAttempt(attempt);
    const end = await look(deps);
    if (deps.isCancelled()) return undefined;
    if (end === 'subscribed' || attempt === maxAttempts) return end;
    await deps.wait(betweenAttemptsMs);
  }
  return undefined;
};

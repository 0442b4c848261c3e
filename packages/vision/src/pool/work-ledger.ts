import type { Budget } from '../contract.ts';

/** How long the workers have worked for each owner, with time making up for it. */
export type WorkLedger = {
  /** Books work that was done or is promised; a negative amount gives back. */
  book: (owner: string, ms: number) => void;
  /** Milliseconds of work that time has not made up for yet. */
  owed: (owner: string) => number;
  /** In how many seconds the owner may send more; undefined when now. */
  waitSeconds: (owner: string) => number | undefined;
};

const MINUTE_MS = 60_000;
/** Those who owe nothing are forgotten when so many are known. */
const MAX_KNOWN = 10_000;

/** A leaky bucket for each owner: failed and given up work counts as any other. */
export function createWorkLedger(
  { burstMs, perMinuteMs }: Budget,
  now: () => number = () => performance.now(),
): WorkLedger {
  const accounts = new Map<string, { owed: number; at: number }>();
  const owed = (owner: string): number => {
    const account = accounts.get(owner);
    return account ? Math.max(0, account.owed - ((now() - account.at) * perMinuteMs) / MINUTE_MS) : 0;
  };
  return {
    owed,
    book: (owner, ms) => {
      accounts.set(owner, { owed: Math.max(0, owed(owner) + ms), at: now() });
      if (accounts.size > MAX_KNOWN) for (const key of [...accounts.keys()]) if (owed(key) === 0) accounts.delete(key);
    },
    waitSeconds: (owner) => {
      const excess = owed(owner) - burstMs;
      return excess >= 0 ? Math.max(1, Math.ceil((excess / perMinuteMs) * 60)) : undefined;
    },
  };
}

import type { Caller } from './contract.ts';

/** Takes calls of a key; answers for how many seconds there are none left, or undefined. */
type CallCount = (key: string, amount?: number) => number | undefined;
/** The same for a user; a visitor's are not counted. */
export type CallLimit = (caller: Caller, amount?: number) => number | undefined;

type Limit = { max: number; windowMs: number };

/**
 * Counts calls in this process alone: what it protects is this process, and a counter in the database would make a write of
 * every read and have a refusal wait in line with everybody's work. A call that costs as much as many counts as many, and a
 * negative amount gives back.
 */
export function createCallCount({ max, windowMs }: Limit, now: () => Date): CallCount {
  const used = new Map<string, number>();
  let endsAt = 0;
  return (key, amount = 1) => {
    const at = now().getTime();
    if (at >= endsAt) {
      used.clear();
      endsAt = at + windowMs;
    }
    const count = Math.max(0, (used.get(key) ?? 0) + amount);
    used.set(key, count);
    return count > max ? Math.ceil((endsAt - at) / 1000) : undefined;
  };
}

/** Counts the calls of each user. */
export function createCallLimit(limit: Limit, now: () => Date): CallLimit {
  const count = createCallCount(limit, now);
  return (caller, amount) => (caller.role === 'anon' ? undefined : count(caller.userId, amount));
}

import type { Caller } from './contract.ts';

/** Takes calls of a user; answers for how many seconds there are none left, or undefined. */
export type CallLimit = (caller: Caller, amount?: number) => number | undefined;

/**
 * Counts every data and file call of a user, in this process alone: what it protects is this process, and a counter in the
 * database would make a write of every read. A call that costs as much as many counts as many.
 */
export function createCallLimit({ max, windowMs }: { max: number; windowMs: number }, now: () => Date): CallLimit {
  const used = new Map<string, number>();
  let endsAt = 0;
  return (caller, amount = 1) => {
    if (caller.role === 'anon') return undefined;
    const at = now().getTime();
    if (at >= endsAt) {
      used.clear();
      endsAt = at + windowMs;
    }
    const count = (used.get(caller.userId) ?? 0) + amount;
    used.set(caller.userId, count);
    return count > max ? Math.ceil((endsAt - at) / 1000) : undefined;
  };
}

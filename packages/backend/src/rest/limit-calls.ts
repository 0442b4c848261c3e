import type { RestContext, RestDeps } from './rest-app.ts';
import { RestError } from './rest-error.ts';

/**
 * Counts every call of a user, in this process alone: what it protects is this process, and a counter in the database would
 * make a write of every read.
 */
export function createCallLimit({ limits, now }: RestDeps): (c: RestContext) => void {
  const { max, windowMs } = limits['rest-user'];
  const used = new Map<string, number>();
  let endsAt = 0;
  return (c) => {
    const caller = c.get('caller');
    if (caller.role === 'anon') return;
    const at = now().getTime();
    if (at >= endsAt) {
      used.clear();
      endsAt = at + windowMs;
    }
    const count = (used.get(caller.userId) ?? 0) + 1;
    used.set(caller.userId, count);
    if (count > max) refuse(c, 'calls', Math.ceil((endsAt - at) / 1000));
  };
}

/** By rows, not by calls: a call can bring a hundred. */
export async function limitInserts(deps: RestDeps, c: RestContext, amount: number): Promise<void> {
  const caller = c.get('caller');
  if (caller.role === 'anon') return;
  const limit = deps.limits['insert-user'];
  const taken = await deps.takeToken({ name: 'rest:insert', key: caller.userId, ...limit, amount });
  if (!taken.ok) refuse(c, 'changes', taken.retryAfterSeconds);
}

function refuse(c: RestContext, what: string, seconds: number): never {
  c.header('Retry-After', String(seconds));
  throw new RestError(429, 'PGRST429', `Too many ${what}, try again in ${seconds} seconds`);
}

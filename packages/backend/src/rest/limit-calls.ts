import type { RestContext, RestDeps } from './rest-context.ts';
import { tooMany } from './rest-error.ts';

/** Takes a call from the caller's minute or refuses the request. */
export function takeCall(deps: RestDeps, c: RestContext): void {
  const seconds = deps.callLimit(c.get('caller'));
  if (seconds !== undefined) throw tooMany('calls', seconds);
}

/** By rows, not by calls: a call can bring a hundred. */
export async function limitInserts(deps: RestDeps, c: RestContext, amount: number): Promise<void> {
  const caller = c.get('caller');
  if (caller.role === 'anon') return;
  const limit = deps.limits['insert-user'];
  const taken = await deps.takeToken({ name: 'rest:insert', key: caller.userId, ...limit, amount });
  if (!taken.ok) throw tooMany('changes', taken.retryAfterSeconds);
}

import { createCallCount } from '@blueprompt/backend/call-limit';
import { clientNetwork } from '@blueprompt/backend/client-network';
import type { Context, MiddlewareHandler } from 'hono';
import { answerFailure } from './failure.ts';

/** After so long whoever was refused because others are at work may try again. */
export const BUSY_SECONDS = 3;

type NetworkDeps = { trustProxy: boolean; now: () => Date };

/** Counts the calls of one network in this process and refuses those above the limit, from memory alone. */
export const limitNetwork = (limit: { max: number; windowMs: number }, deps: NetworkDeps) => {
  const count = createCallCount(limit, deps.now);
  const refuse: MiddlewareHandler = async (c, next) => {
    const retryAfterSeconds = count(clientNetwork(c, deps.trustProxy));
    if (retryAfterSeconds !== undefined) return answerFailure(c, { code: 'rate_limited', retryAfterSeconds });
    await next();
  };
  return { refuse, count };
};

/** At most `max` calls of each user at the same time in this process: one account alone must not fill the measuring queue. */
export const limitAtOnce = (max: number, userOf: (c: Context) => string): MiddlewareHandler => {
  const inFlight = new Map<string, number>();
  return async (c, next) => {
    const userId = userOf(c);
    const running = inFlight.get(userId) ?? 0;
    if (running >= max) return answerFailure(c, { code: 'rate_limited', retryAfterSeconds: BUSY_SECONDS });
    inFlight.set(userId, running + 1);
    try {
      await next();
    } finally {
      const giveBack = () => {
        const left = inFlight.get(userId)! - 1;
        if (left > 0) inFlight.set(userId, left);
        else inFlight.delete(userId);
      };
      // A stream is at work long after its answer began.
      const streaming = c.get('streaming') as Promise<void> | undefined;
      if (streaming) void streaming.then(giveBack);
      else giveBack();
    }
  };
};

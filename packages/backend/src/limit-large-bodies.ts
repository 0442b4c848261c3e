import type { Context, MiddlewareHandler } from 'hono';

/** A body of this size is in memory several times over while it is read. */
export const LARGE_BODY_BYTES = 256 * 1024;

/** Without a length it may be as large as is allowed. */
export const hasLargeBody = (c: Context): boolean =>
  Number(c.req.header('content-length') ?? Number.POSITIVE_INFINITY) > LARGE_BODY_BYTES;

type Options = {
  /** Large bodies in this process at the same time, of all callers together. */
  max: number;
  onFull: (c: Context) => Response;
};

/**
 * Keeps memory bounded however many large bodies arrive together: those above the limit are told to come back. An answer
 * that streams sets `streaming`, which resolves when its work is over; its place is taken until then.
 */
export const limitLargeBodies = ({ max, onFull }: Options): MiddlewareHandler => {
  let inFlight = 0;
  return async (c, next) => {
    if (!hasLargeBody(c)) return next();
    if (inFlight >= max) return onFull(c);
    inFlight += 1;
    try {
      await next();
    } finally {
      const giveBack = () => {
        inFlight -= 1;
      };
      const streaming = c.get('streaming') as Promise<void> | undefined;
      if (streaming) void streaming.then(giveBack);
      else giveBack();
    }
  };
};

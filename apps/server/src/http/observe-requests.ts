import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Log } from './logger.ts';
import type { Metrics } from './metrics.ts';

/** An id that a proxy may have given already: short and plain, so that it cannot break a log line. */
const GIVEN_ID = /^[\w-]{8,64}$/;
/** Below this a successful answer is not worth a line at the info level. */
const SLOW_MS = 1_000;

export type RequestVariables = { requestId: string };

/** Gives every request an id, a log line without query or body, and its place in the metrics. */
export const observeRequests =
  ({ log, metrics }: { log: Log; metrics: Metrics }): MiddlewareHandler<{ Variables: RequestVariables }> =>
  async (c, next) => {
    const given = c.req.header('x-request-id');
    const requestId = given && GIVEN_ID.test(given) ? given : randomUUID();
    c.set('requestId', requestId);
    const started = performance.now();
    await next();
    c.res.headers.set('X-Request-Id', requestId);
    const ms = performance.now() - started;
    const facts = { requestId, method: c.req.method, path: c.req.path, status: c.res.status, ms: Math.round(ms) };
    metrics.requests.observe({ method: c.req.method, route: routePath(c, -1), status: c.res.status }, ms / 1000);
    if (c.res.status >= 500) log.error(facts, 'request failed');
    else if (ms > SLOW_MS || c.req.path.startsWith('/functions/')) log.info(facts, 'request');
    else log.debug(facts, 'request');
  };

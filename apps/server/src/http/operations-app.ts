import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { answerFailure } from './failure.ts';
import { isLocalCall } from './local-call.ts';
import type { Metrics } from './metrics.ts';

type OperationsDeps = {
  metrics: Metrics;
  metricsToken?: string | undefined;
  /** True while the server takes work: the database answers and no shutdown is under way. */
  isReady: () => Promise<boolean>;
  /** What is written is refused for want of room. */
  isFull?: () => Promise<boolean>;
};

/** Hashes have one length whatever the caller sent, as the comparison wants it. */
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
const isSame = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b));

/** What the people and machines that run the product ask: is it alive, is it ready, how is it doing. */
export const createOperationsApp = (deps: OperationsDeps): Hono =>
  new Hono()
    .get('/healthz', (c) => c.json({ status: 'ok' }))
    .get('/readyz', async (c) => {
      if (!(await deps.isReady())) return answerFailure(c, { code: 'not_ready' });
      return (await deps.isFull?.()) ? answerFailure(c, { code: 'disk_full' }) : c.json({ status: 'ready' });
    })
    .get('/metrics', async (c) => {
      const bearer = c.req.header('authorization')?.replace(/^Bearer /i, '') ?? '';
      const isAllowed = deps.metricsToken ? isSame(bearer, deps.metricsToken) : isLocalCall(c);
      if (!isAllowed) return answerFailure(c, { code: 'forbidden' });
      return c.text(await deps.metrics.registry.metrics(), 200, { 'Content-Type': deps.metrics.registry.contentType });
    });

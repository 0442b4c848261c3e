import type { Database } from '@blueprompt/backend/contract';
import { readBody } from '@blueprompt/backend/read-body';
import { webhooks } from '@polar-sh/sdk/2026-10';
import { Hono } from 'hono';
import { ofBodyError } from '../http/body-failure.ts';
import { answerFailure } from '../http/failure.ts';
import type { Log } from '../http/logger.ts';
import type { Metrics } from '../http/metrics.ts';
import { applyPaymentEvent } from './apply-payment-event.ts';
import { endOwnerless } from './end-ownerless.ts';
import { isPaymentEventType, PaymentEvent } from './payment-event.ts';
import type { Payments } from './payments.ts';

/** The provider's events are a few kilobytes. Anybody may call, and a body is in memory until its signature is known. */
const MAX_BODY_BYTES = 128 * 1024;

/** In both somebody is charged, now or when the trial ends. */
const CHARGED = ['active', 'trialing'];

type WebhookDeps = {
  database: Database;
  webhookSecret: string;
  productId: string;
  payments: Payments | undefined;
  log: Log;
  metrics: Metrics;
};

type Verified =
  | { state: 'event'; event: unknown }
  | { state: 'unknown-type' }
  | { state: 'forged' }
  | { state: 'not-json' };

const verify = async (body: string, headers: Record<string, string>, secret: string): Promise<Verified> => {
  try {
    return { state: 'event', event: await webhooks.validateEvent(body, headers, secret) };
  } catch (error) {
    if (error instanceof webhooks.PolarWebhookUnknownTypeError) return { state: 'unknown-type' };
    if (error instanceof webhooks.PolarWebhookVerificationError) return { state: 'forged' };
    if (error instanceof webhooks.PolarWebhookError) return { state: 'not-json' };
    throw error;
  }
};

/** The one door through which anybody becomes Pro: events signed by the payment provider. */
export const createWebhookApp = (deps: WebhookDeps): Hono => {
  const app = new Hono();
  app.post('/webhooks/polar', async (c) => {
    const bytes = await readBody(c.req.raw, { maxBytes: MAX_BODY_BYTES }).catch((error: unknown) =>
      ofBodyError(error, { code: 'body_too_large', maxBytes: MAX_BODY_BYTES }),
    );
    if ('code' in bytes) return answerFailure(c, bytes);
    // The signature covers the bytes as they came: nothing may parse and rewrite them first.
    const verified = await verify(new TextDecoder().decode(bytes), c.req.header(), deps.webhookSecret);
    if (verified.state === 'forged') {
      deps.metrics.payments.inc({ outcome: 'forged' });
      deps.log.warn('a webhook call with a bad signature was refused');
      return answerFailure(c, { code: 'bad_signature' });
    }
    if (verified.state === 'not-json')
      return answerFailure(c, { code: 'bad_request', message: 'The body is not JSON.' });
    const type = verified.state === 'event' ? (verified.event as { type?: unknown }).type : undefined;
    // Answered as received: the provider would repeat an event for days that we will never want.
    if (verified.state === 'unknown-type' || !isPaymentEventType(type)) return c.json({ received: true }, 202);
    const event = PaymentEvent.safeParse(verified.event);
    if (!event.success) {
      deps.log.error({ type, issues: event.error.issues.slice(0, 3) }, 'a payment event has an unexpected shape');
      return answerFailure(c, { code: 'bad_request', message: 'The event has an unexpected shape.' });
    }
    const eventId = c.req.header('webhook-id')!;
    const outcome = await deps.database.asService((sql) =>
      applyPaymentEvent(sql, { eventId, event: event.data, productId: deps.productId }),
    );
    deps.metrics.payments.inc({ outcome });
    deps.log.info({ eventId, type: event.data.type, outcome }, 'payment event');
    if (outcome === 'unknown-user' && CHARGED.includes(event.data.data.status)) await endOwnerless(deps, event.data);
    return c.json({ received: true });
  });
  return app;
};

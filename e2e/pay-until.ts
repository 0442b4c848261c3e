import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { signWebhook } from '../apps/server/src/billing/sign-webhook.ts';
import { TEST_PRODUCT_ID } from '../apps/server/src/billing/test-events.ts';
import { type Account, expect, type Product } from './product.ts';

/** Books a payment as the provider would, for a period that ends when `endsAt` says. */
export const payUntil = async (product: Product, account: Account, endsAt: Date): Promise<void> => {
  const { webhookSecret } = JSON.parse(readFileSync(path.join(product.dataDir, 'secrets.json'), 'utf8')) as {
    webhookSecret: string;
  };
  const now = new Date().toISOString();
  const body = JSON.stringify({
    type: 'subscription.active',
    timestamp: now,
    data: {
      id: `subscription-${account.userId}`,
      status: 'active',
      product_id: TEST_PRODUCT_ID,
      checkout_id: null,
      current_period_start: now,
      current_period_end: endsAt.toISOString(),
      cancel_at_period_end: false,
      customer: { id: `customer-${account.userId}`, external_id: account.userId, email: account.email },
    },
  });
  const answer = await fetch(`${product.url}/webhooks/polar`, {
    method: 'POST',
    headers: signWebhook(webhookSecret, randomUUID(), body),
    body,
  });
  expect(answer.ok).toBe(true);
};

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { signWebhook } from '../apps/server/src/billing/sign-webhook.ts';
import { TEST_PRODUCT_ID } from '../apps/server/src/billing/test-events.ts';
import { openAs, toast } from './open-as.ts';
import { type Account, expect, type Product, test } from './product.ts';

test("[SU1] without a checkout_id: toast 'No checkout ID found' and /pricing", async ({ page, product }) => {
  await page.goto(`${product.url}/success`);
  const notice = toast(page, 'No checkout ID found');
  await expect(notice).toBeVisible();
  await expect(notice).toHaveAttribute('data-type', 'error');
  await expect(page).toHaveURL(`${product.url}/pricing`);
});

test('[SU3][SU5][SU10][SU11][SU13] after a payment the page waits, welcomes and leads to /', async ({
  page,
  product,
}) => {
  const account = await product.newUser();
  await openAs(page, product, account, '/success?checkout_id=abc');
  await expect(toast(page, 'Payment Received!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Processing Payment...' })).toBeVisible();
  await expect(page.getByText('Attempt 1 of 10')).toBeVisible();
  await product.makePro(account);
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await expect(toast(page, 'Welcome to Blueprompt Pro!')).toBeVisible();
  const main = page.getByRole('main');
  for (const text of ['Unlimited UI prompt generations', 'Priority support', 'Early access', 'Advanced AI models'])
    await expect(main.getByText(text)).toBeVisible();
  await expect(page.getByText('Pro Member')).toBeVisible();
  await main.getByRole('link', { name: 'Start Using Pro' }).click();
  await expect(page).toHaveURL(`${product.url}/`);
});

test('[SB2] a user without a subscription record gets one that is not subscribed, made by the system', async ({
  page,
  product,
}) => {
  const account = await product.newUser();
  const rows = async () =>
    (await (
      await product.call('/rest/v1/subscriptions?select=is_subscribed,modified_by,email', { account })
    ).json()) as unknown[];
  expect(await rows()).toEqual([]);
  await openAs(page, product, account, '/settings');
  await expect.poll(rows).toEqual([{ is_subscribed: false, modified_by: 'system', email: account.email }]);
});

/** Books a payment as the provider would, for a period that ends when `endsAt` says. */
const payUntil = async (product: Product, account: Account, endsAt: Date): Promise<void> => {
  const { webhookSecret } = JSON.parse(readFileSync(path.join(product.dataDir, 'secrets.json'), 'utf8')) as {
    webhookSecret: string;
  };
  const now = new Date().toISOString();
  const body = JSON.stringify({
    type: 'subscription.active',
    timestamp: now,
    data: {
      id: `ends-soon-${account.userId}`,
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
    headers: signWebhook(webhookSecret, `event-${account.userId}`, body),
    body,
  });
  expect(answer.ok).toBe(true);
};

test('[SB3] an expired subscription is closed by the expiry check and the user is not subscribed', async ({
  page,
  product,
}) => {
  const account = await product.newUser();
  const endsAt = new Date(Date.now() + 4_000);
  await payUntil(product, account, endsAt);
  const row = async () =>
    (await (
      await product.call('/rest/v1/subscriptions?select=is_subscribed,modified_by', { account })
    ).json()) as unknown[];
  expect(await row()).toEqual([{ is_subscribed: true, modified_by: 'payment_webhook' }]);
  await expect.poll(() => Date.now()).toBeGreaterThan(endsAt.getTime());
  await openAs(page, product, account, '/settings');
  await expect.poll(row).toEqual([{ is_subscribed: false, modified_by: 'system_expiry_check' }]);
  await expect(page.getByRole('complementary').getByText('Upgrade to Pro')).toBeVisible();
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Account, startTestProduct, subscriptionOf, type TestProduct } from '../testing/test-product.ts';

const DAY = 86_400_000;
const at = (days: number) => new Date(Date.now() + days * DAY).toISOString();

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

const subscription = async (account: Account) => {
  const [row] = await product.opened.database.asService((sql) =>
    sql<{ is_subscribed: boolean; ends: string | null; modified_by: string }>(
      `select is_subscribed, to_char(subscription_end at time zone 'utc', 'YYYY-MM-DD') as ends, modified_by
       from public.subscriptions where user_id = $1::uuid`,
      [account.userId],
    ),
  );
  return row;
};
const isPro = async (account: Account): Promise<boolean> => {
  const answer = await product.call('image-quota', undefined, account);
  return ((await answer.json()) as { limit: number | null }).limit === null;
};
const refundOf = (account: Account, orderMade: string, status = 'refunded') => ({
  type: 'order.refunded',
  timestamp: at(0),
  data: {
    id: 'order',
    status,
    created_at: orderMade,
    product_id: 'test-pro',
    subscription_id: `sub-${account.userId}`,
    customer: { id: `cus-${account.userId}`, external_id: account.userId },
  },
});

test('[TB5] a verified payment event makes its user Pro until the period ends', async () => {
  const user = await product.newUser();
  expect(await isPro(user)).toBe(false);
  const answer = await product.sendEvent(subscriptionOf(user.userId, { current_period_end: at(30) }));
  expect([answer.status, await answer.json()]).toEqual([200, { received: true }]);
  expect(await subscription(user)).toEqual({
    is_subscribed: true,
    ends: at(30).slice(0, 10),
    modified_by: 'payment_webhook',
  });
  expect(await isPro(user)).toBe(true);
});

test('[TB5] no other door sets it: not the table, not the functions, not sign-up data', async () => {
  const user = await product.newUser();
  const headers = { 'content-type': 'application/json' };
  const write = (path: string, method: string, body: unknown) =>
    product.fetch(path, { method, headers, body: JSON.stringify(body), account: user });
  const row = { user_id: user.userId, email: user.email, is_subscribed: true, modified_by: 'system' };
  expect((await write('/rest/v1/subscriptions', 'POST', row)).status).toBe(403);
  await write('/rest/v1/subscriptions', 'POST', { ...row, is_subscribed: false });
  await write(`/rest/v1/subscriptions?user_id=eq.${user.userId}`, 'PATCH', {
    is_subscribed: true,
    modified_by: 'payment_webhook',
  });
  await write('/auth/v1/user', 'PUT', { data: { is_subscribed: true, role: 'service_role' } });
  await write('/functions/v1/analyze-ui', 'POST', { is_subscribed: true, uiType: 'webapp', imageBase64: '' });
  expect((await subscription(user))?.is_subscribed).toBe(false);
  expect(await isPro(user)).toBe(false);
});

describe('[TB6] a call that fails verification changes nothing', () => {
  const forgeries: [string, (user: Account) => Promise<Response>][] = [
    ['another secret', (user) => product.sendEvent(subscriptionOf(user.userId), { secret: 'not-the-secret' })],
    [
      'a signature of ten minutes ago',
      (user) => product.sendEvent(subscriptionOf(user.userId), { at: new Date(Date.now() - 600_000) }),
    ],
    [
      'no signature',
      (user) => product.fetch('/webhooks/polar', { method: 'POST', body: JSON.stringify(subscriptionOf(user.userId)) }),
    ],
    [
      "another event's signature",
      async (user) => {
        const { signWebhook } = await import('./sign-webhook.ts');
        const headers = signWebhook(product.webhookSecret, 'id', JSON.stringify(subscriptionOf('somebody')));
        return product.fetch('/webhooks/polar', {
          method: 'POST',
          headers,
          body: JSON.stringify(subscriptionOf(user.userId)),
        });
      },
    ],
  ];
  test.each(forgeries)('[TB6] %s', async (_, forge) => {
    const user = await product.newUser();
    const answer = await forge(user);
    expect(answer.status).toBe(403);
    expect(await answer.json()).toEqual({
      code: 'bad_signature',
      error: 'The signature of this webhook call is not valid.',
    });
    expect(await subscription(user)).toBeUndefined();
  });
});

test('the same event again changes nothing, even when the account changed since', async () => {
  const user = await product.newUser();
  await product.sendEvent(subscriptionOf(user.userId, { timestamp: at(-1) }), { id: `one-${user.userId}` });
  await product.sendEvent(subscriptionOf(user.userId, {}, 'subscription.revoked'));
  const again = await product.sendEvent(subscriptionOf(user.userId, { timestamp: at(1) }), {
    id: `one-${user.userId}`,
  });
  expect(again.status).toBe(200);
  expect(await isPro(user)).toBe(false);
});

test('events that arrive in the wrong order end in the right state', async () => {
  const user = await product.newUser();
  await product.sendEvent(
    subscriptionOf(user.userId, { timestamp: at(0), status: 'canceled' }, 'subscription.revoked'),
  );
  await product.sendEvent(subscriptionOf(user.userId, { timestamp: at(-2) }, 'subscription.active'));
  expect(await isPro(user)).toBe(false);
});

test('a renewal moves the end, and an older event does not move it back', async () => {
  const user = await product.newUser();
  await product.sendEvent(
    subscriptionOf(user.userId, { timestamp: at(0), current_period_end: at(60) }, 'subscription.cycled'),
  );
  await product.sendEvent(
    subscriptionOf(user.userId, { timestamp: at(-1), current_period_end: at(30) }, 'subscription.updated'),
  );
  expect((await subscription(user))?.ends).toBe(at(60).slice(0, 10));
});

test('a cancelled subscription keeps its access until the period ends, a revoked one loses it at once', async () => {
  const user = await product.newUser({ pro: true });
  await product.sendEvent(subscriptionOf(user.userId, { cancel_at_period_end: true }, 'subscription.canceled'));
  expect(await isPro(user)).toBe(true);
  await product.sendEvent(subscriptionOf(user.userId, { status: 'active' }, 'subscription.revoked'));
  expect(await isPro(user)).toBe(false);
});

test.each(['past_due', 'unpaid', 'paused', 'incomplete'])(
  'a subscription that is %s gives no access',
  async (status) => {
    const user = await product.newUser({ pro: true });
    await product.sendEvent(subscriptionOf(user.userId, { status }, 'subscription.updated'));
    expect(await isPro(user)).toBe(false);
  },
);

test('a full refund ends the period that it paid for, whichever event comes first; a later period counts', async () => {
  const first = await product.newUser({ pro: true });
  await product.sendEvent(refundOf(first, at(0)));
  expect(await isPro(first)).toBe(false);
  const next = { timestamp: at(0), current_period_start: at(31), current_period_end: at(61) };
  await product.sendEvent(subscriptionOf(first.userId, next, 'subscription.cycled'));
  expect(await isPro(first)).toBe(true);

  const second = await product.newUser();
  await product.sendEvent(refundOf(second, at(0)));
  await product.sendEvent(subscriptionOf(second.userId, { timestamp: at(1) }));
  expect(await isPro(second)).toBe(false);
});

test('a partial refund, and the refund of an earlier period, keep the access', async () => {
  const user = await product.newUser({ pro: true });
  await product.sendEvent(refundOf(user, at(0), 'partially_refunded'));
  await product.sendEvent(refundOf(user, at(-40)));
  expect(await isPro(user)).toBe(true);
});

test('a second subscription keeps the access when the first one ends', async () => {
  const user = await product.newUser({ pro: true });
  await product.sendEvent(subscriptionOf(user.userId, { id: `second-${user.userId}` }));
  await product.sendEvent(subscriptionOf(user.userId, {}, 'subscription.revoked'));
  expect(await isPro(user)).toBe(true);
});

test('the end of the period is honoured without any event', async () => {
  const user = await product.newUser();
  await product.sendEvent(subscriptionOf(user.userId, { current_period_start: at(-30), current_period_end: at(0) }));
  expect(await isPro(user)).toBe(false);
});

test('an event of another product, an unknown user or an unknown type is received and changes nothing', async () => {
  const user = await product.newUser();
  const answers = [
    await product.sendEvent(subscriptionOf(user.userId, { product_id: 'a-cheap-one' })),
    await product.sendEvent(subscriptionOf('00000000-0000-4000-8000-000000000000')),
    await product.sendEvent({ type: 'planet.aligned', timestamp: at(0), data: {} }),
    await product.sendEvent({ type: 'customer.created', timestamp: at(0), data: {} }),
  ];
  expect(answers.map((answer) => answer.status)).toEqual([200, 200, 202, 202]);
  expect(await subscription(user)).toBeUndefined();
});

const customerOf = async ({ userId }: Account) => {
  const rows = await product.opened.database.asService((sql) =>
    sql<{ customer_id: string }>('select customer_id from product.payment_customers where user_id = $1::uuid', [
      userId,
    ]),
  );
  return rows.map((row) => row.customer_id);
};

test('a customer who belonged to another account goes to the one that paid, and a late event does not bring it back', async () => {
  const [before, after] = [await product.newUser({ pro: true }), await product.newUser()];
  const customer = { id: `cus-${before.userId}`, external_id: after.userId };
  expect((await product.sendEvent(subscriptionOf(after.userId, { customer }))).status).toBe(200);
  expect([await isPro(before), await isPro(after)]).toEqual([true, true]);
  expect((await product.sendEvent(subscriptionOf(before.userId, { timestamp: at(-1) }))).status).toBe(200);
  expect([await customerOf(before), await customerOf(after)]).toEqual([[], [customer.id]]);
  // Only the customer is known of this event: the subscription ends for whom it was booked.
  const ended = { customer: { id: customer.id }, timestamp: at(1) };
  await product.sendEvent(subscriptionOf(before.userId, ended, 'subscription.revoked'));
  expect([await isPro(before), await isPro(after)]).toEqual([false, true]);
});

test('a payment whose customer names nobody here is booked for the account that opened the checkout', async () => {
  const user = await product.newUser();
  const nobody = '00000000-0000-4000-8000-000000000000';
  const pay = (metadata: unknown) =>
    product.sendEvent(
      subscriptionOf(user.userId, { customer: { id: `new-${user.userId}`, external_id: nobody }, metadata }),
    );
  for (const metadata of [undefined, null, {}, { user_id: nobody }, { user_id: `${user.userId}'` }, { user_id: 7 }])
    expect((await pay(metadata)).status).toBe(200);
  expect(await isPro(user)).toBe(false);
  await pay({ user_id: user.userId, note: 'x' });
  expect(await isPro(user)).toBe(true);
});

test('a payment is booked for who opened the checkout, whoever the provider takes the customer for', async () => {
  const [buyer, other] = [await product.newUser(), await product.newUser()];
  const customer = { id: `of-${other.userId}`, external_id: other.userId };
  await product.sendEvent(subscriptionOf(buyer.userId, { customer, metadata: { user_id: buyer.userId } }));
  expect(await isPro(buyer)).toBe(true);
  expect(await isPro(other)).toBe(false);
});

test('a signed event of an unexpected shape is an error that the provider will repeat', async () => {
  expect((await product.sendEvent({ type: 'subscription.active', timestamp: 'soon', data: {} })).status).toBe(400);
});

test('fifty copies at once book one payment', async () => {
  const user = await product.newUser();
  const body = subscriptionOf(user.userId);
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => product.sendEvent(body, { id: `same-${user.userId}` })),
  );
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
  const rows = await product.opened.database.asService((sql) =>
    sql('select 1 from product.payment_events where event_id = $1', [`same-${user.userId}`]),
  );
  expect(rows).toHaveLength(1);
});

test('a body that no event has is refused before its signature is looked at', async () => {
  const answer = await product.fetch('/webhooks/polar', { method: 'POST', body: 'x'.repeat(128 * 1024 + 1) });
  expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([413, 'body_too_large']);
});

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Account, startTestProduct, subscriptionOf, type TestProduct } from '../testing/test-product.ts';

describe('with Polar', () => {
  type Call = { method: string; path: string; authorization: string | undefined; body: Record<string, unknown> };
  const calls: Call[] = [];
  let status = 201;
  /** What the provider has on its list, and what it says when one of them is to end. */
  let listed: { id: string; metadata: object; ended_at: string | null }[] = [];
  let revoked: (id: string) => [status: number, body: object] = (id) => [200, { id }];
  const answerTo = ({ method, path }: Call): [number, object] => {
    if (status >= 400) return [status, { error: 'ResourceNotFound', detail: 'secret details' }];
    if (method === 'DELETE') return revoked(path.split('/').at(-1)!);
    if (path.startsWith('/v1/subscriptions'))
      return [200, { items: listed, pagination: { total_count: listed.length, max_page: 1 } }];
    if (path.includes('checkouts')) return [status, { id: 'co_1', url: 'https://polar.example/checkout/co_1' }];
    return [status, { id: 'cs_1', customer_portal_url: 'https://polar.example/portal' }];
  };
  const polar = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      const { authorization } = request.headers;
      const call = { method: request.method!, path: request.url!, authorization, body: text ? JSON.parse(text) : {} };
      calls.push(call);
      const [code, answer] = answerTo(call);
      response.writeHead(code, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer));
    });
  });
  let product: TestProduct;
  beforeAll(async () => {
    await new Promise<void>((resolve) => polar.listen(0, '127.0.0.1', resolve));
    product = await startTestProduct({
      env: {
        POLAR_ACCESS_TOKEN: 'polar-token',
        POLAR_PRODUCT_ID: 'prod-1',
        POLAR_WEBHOOK_SECRET: 'a secret of the provider',
        POLAR_SERVER: `http://127.0.0.1:${(polar.address() as AddressInfo).port}`,
        SITE_URL: 'https://blueprompt.test',
      },
    });
  });
  afterAll(async () => {
    await product.close();
    polar.close();
    polar.closeAllConnections();
  });

  test('[FN9] a checkout is asked for with the buyer’s id, which comes back in the events', async () => {
    status = 201;
    const user = await product.newUser();
    const answer = await product.call('create-polar-checkout', undefined, user);
    expect(await answer.json()).toEqual({ checkoutUrl: 'https://polar.example/checkout/co_1' });
    expect(calls.at(-1)).toMatchObject({
      path: '/v1/checkouts/',
      authorization: 'Bearer polar-token',
      body: {
        products: ['prod-1'],
        success_url: 'https://blueprompt.test/success?checkout_id={CHECKOUT_ID}',
        external_customer_id: user.userId,
        customer_email: user.email,
      },
    });
    await product.sendEvent(subscriptionOf(user.userId, { product_id: 'prod-1' }));
    expect((await product.call('create-polar-checkout', undefined, user)).status).toBe(409);
    const portal = await product.call('customer-portal', undefined, user);
    expect(await portal.json()).toEqual({ portalUrl: 'https://polar.example/portal' });
    expect(calls.at(-1)?.body).toEqual({
      customer_id: subscriptionOf(user.userId).data.customer.id,
      return_url: 'https://blueprompt.test/settings',
    });
  });

  test.each([401, 500, 503])(
    '[FN9] a provider that answers %s gives one clear error without its details',
    async (code) => {
      status = code;
      const user = await product.newUser();
      const answer = await product.call('create-polar-checkout', undefined, user);
      expect([answer.status, await answer.json()]).toEqual([
        502,
        { error: 'The payment provider did not answer. Please try again in a moment.', code: 'payment_unavailable' },
      ]);
    },
  );

  test('somebody who never bought has nothing to manage', async () => {
    status = 404;
    const answer = await product.call('customer-portal', undefined, await product.newUser());
    expect(answer.status).toBe(404);
  });

  describe('of an account that is deleted', () => {
    const remove = (user: Account) => product.call('delete-account', { confirm: user.email }, user);
    const ended = () => calls.filter(({ method }) => method === 'DELETE').map(({ path }) => path);
    const isThere = async (user: Account) => (await product.call('image-quota', undefined, user)).status === 200;
    const subscriber = async (id: string) => {
      const user = await product.newUser();
      await product.sendEvent(subscriptionOf(user.userId, { product_id: 'prod-1', id }));
      return user;
    };
    beforeEach(() => {
      status = 201;
      calls.length = 0;
      listed = [];
      revoked = (id) => [200, { id }];
    });

    test('one that never paid goes although the provider cannot be asked', async () => {
      status = 503;
      const user = await product.newUser();
      expect((await remove(user)).status).toBe(204);
      expect(await isThere(user)).toBe(false);
    });

    test('the subscription ends at the provider, also one that was not announced yet, and nobody else’s', async () => {
      const user = await subscriber('sub-booked');
      listed = [
        { id: 'sub-new', metadata: { user_id: user.userId }, ended_at: null },
        { id: 'sub-old', metadata: { user_id: user.userId }, ended_at: '2026-01-01T00:00:00Z' },
        { id: 'sub-other', metadata: { user_id: 'somebody else' }, ended_at: null },
      ];
      expect((await remove(user)).status).toBe(204);
      expect(calls[0]!.path).toContain(`metadata%5Buser_id%5D=${user.userId}`);
      expect(ended()).toEqual(['/v1/subscriptions/sub-booked', '/v1/subscriptions/sub-new']);
      expect(await isThere(user)).toBe(false);
    });

    test.each(['active', 'trialing'])(
      'a checkout that was open then and is paid later (%s) is ended at once; one of another installation is left alone',
      async (status) => {
        const user = await product.newUser();
        expect((await remove(user)).status).toBe(204);
        calls.length = 0;
        const paid = (userId: string, id: string) => {
          const event = subscriptionOf(userId, { product_id: 'prod-1', id, status });
          return product.sendEvent({ ...event, data: { ...event.data, metadata: { user_id: userId } } });
        };
        expect((await paid(user.userId, 'sub-late')).status).toBe(200);
        expect(ended()).toEqual(['/v1/subscriptions/sub-late']);
        expect((await paid(crypto.randomUUID(), 'sub-elsewhere')).status).toBe(200);
        expect(ended()).toEqual(['/v1/subscriptions/sub-late']);
      },
    );

    test.each([
      [404, 'ResourceNotFound'],
      [403, 'AlreadyCanceledSubscription'],
      [422, 'HTTPValidationError'],
    ])('a subscription that has ended already (%i %s) is no hindrance', async (code, error) => {
      const user = await subscriber(`sub-${code}`);
      revoked = () => [code, { error, detail: 'x' }];
      expect((await remove(user)).status).toBe(204);
      expect(await isThere(user)).toBe(false);
    });

    test.each([
      ['is down', () => (status = 503)],
      ['does not know us', () => (status = 401)],
      ['is busy with it', () => (revoked = () => [409, { error: 'SubscriptionLocked', detail: 'x' }])],
      ['does not let us', () => (revoked = () => [403, { error: 'NotPermitted', detail: 'x' }])],
    ])('a provider that %s leaves the account as it is, and says so', async (_, fail) => {
      const user = await subscriber(`sub-${Math.random()}`);
      fail();
      const answer = await remove(user);
      expect([answer.status, await answer.json()]).toEqual([
        502,
        {
          error:
            'The payment provider could not cancel your subscription, so your account was not deleted. Please try again in a moment.',
          code: 'subscription_not_ended',
        },
      ]);
      expect(await isThere(user)).toBe(true);
      const quota = await product.call('image-quota', undefined, user);
      expect(await quota.json()).toMatchObject({ limit: null });
    });
  });

  test('the test checkout does not exist beside a real provider', async () => {
    const answer = await product.fetch('/dev/checkout/5f2f3d4e-0c52-4b8e-9d61-6f4fb8a3c111');
    expect(await answer.text()).not.toContain('Test checkout');
  });
});

describe('with the built-in test checkout', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct();
  });
  afterAll(() => product.close());

  const checkout = async (account: Account) =>
    new URL(
      ((await (await product.call('create-polar-checkout', undefined, account)).json()) as { checkoutUrl: string })
        .checkoutUrl,
    ).pathname;
  const isPro = async (account: Account) =>
    ((await (await product.call('image-quota', undefined, account)).json()) as { limit: unknown }).limit === null;

  test('[TB5] paying there sends the signed event that makes the buyer Pro, once', async () => {
    const user = await product.newUser();
    const path = await checkout(user);
    const page = await (await product.fetch(path)).text();
    expect(page).toContain('Test checkout');
    expect(page).toContain(user.email);
    expect(await isPro(user)).toBe(false);
    for (let click = 0; click < 3; click++) {
      const paid = await product.fetch(path, { method: 'POST' });
      expect([paid.status, paid.headers.get('location')]).toEqual([
        303,
        `/success?checkout_id=${path.split('/').at(-1)}`,
      ]);
    }
    expect(await isPro(user)).toBe(true);
    const again = await (await product.fetch(path)).text();
    expect(again).toContain('Already paid');
    expect(again).not.toContain('<form');
    const events = await product.opened.database.asService((sql) =>
      sql("select 1 from product.payment_events where payload -> 'data' -> 'customer' ->> 'external_id' = $1", [
        user.userId,
      ]),
    );
    expect(events).toHaveLength(1);
  });

  test('a checkout of an account that is deleted meanwhile ends with the session, not as a failure of the server', async () => {
    const user = await product.newUser();
    const { database } = product.opened;
    const { asService } = database;
    database.asService = (work, options) =>
      asService(
        (sql) =>
          work(async (text, values) => {
            if (text.startsWith('insert into product.test_checkouts'))
              await sql('delete from auth.users where id = $1', [user.userId]);
            return sql(text, values);
          }),
        options,
      );
    const answer = await product.call('create-polar-checkout', undefined, user);
    database.asService = asService;
    expect([answer.status, await answer.json()]).toEqual([
      401,
      { code: 'session_not_found', error: 'The session has ended' },
    ]);
  });

  test.each([
    [{ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, 403],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'same-origin' }, 303],
    [{ origin: 'own' }, 303],
  ] as [Record<string, string>, number][])('a page of somebody else cannot pay there: %o', async (headers, status) => {
    const path = await checkout(await product.newUser());
    const own: Record<string, string> = headers['origin'] === 'own' ? { origin: product.url } : {};
    expect((await product.fetch(path, { method: 'POST', headers: { ...headers, ...own } })).status).toBe(status);
    expect((await product.fetch(path, { headers: { ...headers, ...own } })).status).toBe(200);
  });

  test('cancelling keeps the access, renewing extends it, a refund or an end takes it', async () => {
    const user = await product.newUser();
    const path = await checkout(user);
    expect((await product.call('customer-portal', undefined, user)).status).toBe(404);
    await product.fetch(path, { method: 'POST' });
    const { portalUrl } = (await (await product.call('customer-portal', undefined, user)).json()) as {
      portalUrl: string;
    };
    const portal = new URL(portalUrl).pathname;
    const act = (action: string) => product.fetch(`${portal}/${action}`, { method: 'POST' });
    const renews = async () => /Renews<\/span><b>(\w+)/.exec(await (await product.fetch(portal)).text())?.[1];
    expect([(await act('cancel')).status, await isPro(user), await renews()]).toEqual([303, true, 'no']);
    expect([(await act('renew')).status, await isPro(user), await renews()]).toEqual([303, true, 'yes']);
    expect([(await act('revoke')).status, await isPro(user)]).toEqual([303, false]);
    expect((await act('explode')).status).not.toBe(303);

    const other = await product.newUser();
    const otherPath = await checkout(other);
    await product.fetch(otherPath, { method: 'POST' });
    await product.fetch(`${otherPath.replace('checkout', 'portal')}/refund`, { method: 'POST' });
    expect(await isPro(other)).toBe(false);
  });

  test('[TB5] a call that a proxy brings pays nothing and manages nothing', async () => {
    const user = await product.newUser();
    const path = await checkout(user);
    const portal = path.replace('checkout', 'portal');
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    for (const [address, method] of [
      [path, 'GET'],
      [path, 'POST'],
      [portal, 'GET'],
      [`${portal}/renew`, 'POST'],
    ] as const)
      expect((await product.fetch(address, { method, headers })).status).toBe(403);
    expect(await isPro(user)).toBe(false);
  });

  test.each(['nonsense', '5f2f3d4e-0c52-4b8e-9d61-6f4fb8a3c111'])(
    'a checkout %s that was never made is not found',
    async (id) => {
      expect((await product.fetch(`/dev/checkout/${id}`, { method: 'POST' })).status).toBe(404);
      expect((await product.fetch(`/dev/portal/${id}`)).status).toBe(404);
    },
  );
});

test('[FN9] where nothing can be bought, checkout says so', async () => {
  const product = await startTestProduct({ env: { TEST_CHECKOUT: 'off' } });
  const answer = await product.call('create-polar-checkout', undefined, await product.newUser());
  expect([answer.status, await answer.json()]).toEqual([
    503,
    { error: 'Payment is not set up on this server.', code: 'payment_not_set_up' },
  ]);
  await product.close();
});

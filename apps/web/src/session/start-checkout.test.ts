import { expect, test } from 'vitest';
import { createTestSupabase } from '@/testing/render-app.tsx';
import { createSession, storeSession } from '@/testing/signed-in.ts';
import { createNetwork, json } from '@/testing/stand-in-network.ts';
import { startCheckout } from './start-checkout.ts';

const CHECKOUT = 'POST /functions/v1/create-polar-checkout';

test('[FN8] the checkout is asked for with no body, the bearer token and JSON content type', async () => {
  storeSession();
  const network = createNetwork({ [CHECKOUT]: () => json({ checkoutUrl: 'https://pay.example/1' }) });
  expect(await startCheckout(createTestSupabase(network))).toEqual({
    state: 'ready',
    checkoutUrl: 'https://pay.example/1',
  });
  const [call] = network.calls;
  expect(call!.method).toBe('POST');
  expect(await call!.text()).toBe('');
  expect(call!.headers.get('content-type')).toBe('application/json');
  expect(call!.headers.get('authorization')).toBe(`Bearer ${createSession().access_token}`);
});

test.each([
  [() => json({ error: 'The shop is closed.' }, 503), 'The shop is closed.'],
  [() => json({ error: 'No such product.' }), 'No such product.'],
  [() => json({}, 500), 'Failed to create checkout. Please try again.'],
  [() => Promise.reject(new TypeError('offline')), 'Failed to create checkout. Please try again.'],
])(
  "[PR12] a failed checkout says the server's error, or a general sentence without one (%#)",
  async (answer, message) => {
    storeSession();
    const outcome = await startCheckout(createTestSupabase(createNetwork({ [CHECKOUT]: answer })));
    expect(outcome).toEqual({ state: 'failed', message });
  },
);

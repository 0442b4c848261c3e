import { expect, test } from 'vitest';
import { createTestSupabase } from '@/testing/render-app.tsx';
import { USER } from '@/testing/signed-in.ts';
import { createNetwork, json, restError } from '@/testing/stand-in-network.ts';
import { checkSubscription, isSubscribed } from './check-subscription.ts';

const NOW = new Date('2026-06-01T12:00:00Z');

test.each([
  [true, '2026-06-01T11:59:59Z', false],
  [true, '2026-06-01T12:00:01Z', true],
  [true, null, true],
  [false, '2026-07-01T00:00:00Z', false],
])('[SB4] is_subscribed %s until %s is %s', (is_subscribed, subscription_end, expected) => {
  expect(isSubscribed({ is_subscribed, subscription_end }, NOW)).toBe(expected);
});

test('an expired subscription is closed on the way', async () => {
  const network = createNetwork({
    'GET /rest/v1/subscriptions': () => json({ is_subscribed: true, subscription_end: '2026-05-01T00:00:00Z' }),
    'PATCH /rest/v1/subscriptions': () => new Response(null, { status: 204 }),
  });
  expect(await checkSubscription(createTestSupabase(network), USER, NOW)).toBe(false);
  expect(await network.calls[1]!.json()).toEqual({
    is_subscribed: false,
    modified_by: 'system_expiry_check',
    updated_at: NOW.toISOString(),
  });
});

test.each([
  ['an empty list', () => json([])],
  ['the refusal of a single row', () => restError('PGRST116', 406)],
])('a record that is missing by %s is made, also when another tab was faster', async (_, missing) => {
  const network = createNetwork({
    'GET /rest/v1/subscriptions': missing,
    'POST /rest/v1/subscriptions': () => restError('23505', 409),
  });
  expect(await checkSubscription(createTestSupabase(network), USER, NOW)).toBe(false);
  expect(await network.calls[1]!.json()).toEqual({
    user_id: USER.id,
    email: USER.email,
    is_subscribed: false,
    modified_by: 'system',
  });
});

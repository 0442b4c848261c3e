import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onTokenRefused, reportRefusedToken } from '@/client/refused-token.ts';
import { SESSION_KEY } from '@/client/session-key.ts';
import { createTestSupabase } from '@/testing/render-app.tsx';
import { createSession, storeSession } from '@/testing/signed-in.ts';
import { type Answer, createNetwork, json } from '@/testing/stand-in-network.ts';
import { createRenewer } from './renew-refused-tokens.ts';

const LONGER_THAN_ANY_RETRY_MS = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const stored = (): { access_token: string } | null => JSON.parse(localStorage.getItem(SESSION_KEY) ?? 'null');

/** Refuses the token that is stored, and waits until all that follows from it is done. */
const refuse = async () => {
  reportRefusedToken(`Bearer ${stored()?.access_token}`);
  await vi.advanceTimersByTimeAsync(LONGER_THAN_ANY_RETRY_MS);
};

const watch = (token: Answer) => {
  storeSession();
  const asked = vi.fn(token);
  const network = createNetwork({
    'POST /auth/v1/token': asked,
    'POST /auth/v1/logout': () => new Response(null, { status: 204 }),
  });
  const onRenewed = vi.fn();
  return { asked, onRenewed, stop: onTokenRefused(createRenewer(createTestSupabase(network), onRenewed)) };
};

test.each([
  ['is busy', 429, true],
  ['is broken', 503, true],
  ['says no', 400, false],
])('after a server that %s with %d to a renewal somebody is signed in: %s', async (_, status, signedIn) => {
  const { asked, onRenewed, stop } = watch(() => json({ message: 'later' }, status));
  await refuse();
  expect(asked).toHaveBeenCalled();
  expect(stored() !== null).toBe(signedIn);
  expect(onRenewed).not.toHaveBeenCalled();
  stop();
});

test('a server that refuses every token is not asked again for the renewed one', async () => {
  // The clock goes on between them, so that each token differs.
  const { asked, onRenewed, stop } = watch(() => json(createSession()));
  for (let times = 0; times < 3; times++) await refuse();
  expect(asked).toHaveBeenCalledTimes(3);
  expect(onRenewed).toHaveBeenCalledOnce();
  stop();
});

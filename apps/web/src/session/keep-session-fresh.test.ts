import { AUTH_REFRESH } from '@blueprompt/core/spec/timing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestSupabase } from '@/testing/render-app.tsx';
import { createSession, storeSession } from '@/testing/signed-in.ts';
import { createNetwork, json } from '@/testing/stand-in-network.ts';
import { keepSessionFresh } from './keep-session-fresh.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-06-01T12:00:00Z') }));
afterEach(() => void vi.useRealTimers());

test('[SE12] the session is looked at every 30 s and refreshed once 90 s or less remain', async () => {
  expect(AUTH_REFRESH).toMatchObject({ checkMs: 30_000, marginMs: 90_000 });
  storeSession(211);
  const network = createNetwork({ 'POST /auth/v1/token': () => json(createSession()) });
  const stop = keepSessionFresh(createTestSupabase(network));
  await vi.advanceTimersByTimeAsync(120_000); // 91 s remain at the fourth look
  expect(network.calls).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(29_000); // between two looks nothing happens
  expect(network.calls).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1_000); // 61 s remain at the fifth; every second look alone would come too late
  expect(network.calls.map((call) => new URL(call.url).search)).toEqual(['?grant_type=refresh_token']);
  await vi.advanceTimersByTimeAsync(120_000); // the new one lasts
  expect(network.calls).toHaveLength(1);
  stop();
});

import { STORAGE } from '@blueprompt/core/spec/timing';
import { AuthRetryableFetchError, isAuthRetryableFetchError } from '@supabase/supabase-js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestSupabase } from '@/testing/render-app.tsx';
import { createSession, storeSession } from '@/testing/signed-in.ts';
import { createNetwork, json } from '@/testing/stand-in-network.ts';
import { reconnectAfterMs } from './create-supabase.ts';
import { leaveForGoogle } from './google-return.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-06-01T12:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const TOKEN = 'POST /auth/v1/token';

test('[SE13] a failing refresh is tried again after 200 ms, then twice as long each time, within 30 s', async () => {
  storeSession(10);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const at: number[] = [];
  const network = createNetwork({
    [TOKEN]: () => {
      at.push(Date.now());
      return json({ message: 'down' }, 503);
    },
  });
  const supabase = createTestSupabase(network);
  const refresh = supabase.auth.refreshSession({ refresh_token: 'refresh' });
  await vi.advanceTimersByTimeAsync(60_000);
  await refresh;
  expect(at.slice(1).map((time, index) => time - at[index]!)).toEqual([200, 400, 800, 1_600, 3_200, 6_400, 12_800]);
});

test('[SE14] the public key for token verification is fetched once in ten minutes', async () => {
  const keys = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify']);
  const jwk = { ...(await crypto.subtle.exportKey('jwk', keys.publicKey)), kid: 'k1', alg: 'ES256', use: 'sig' };
  const url = (bytes: ArrayBuffer | Uint8Array) =>
    btoa(String.fromCharCode(...new Uint8Array(bytes as ArrayBuffer)))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '');
  const part = (value: object) => url(new TextEncoder().encode(JSON.stringify(value)));
  const token = async () => {
    const body = `${part({ alg: 'ES256', kid: 'k1', typ: 'JWT' })}.${part({ sub: 'u', exp: Math.floor(Date.now() / 1_000) + 3_600 })}`;
    const signed = await crypto.subtle.sign(
      { name: 'ECDSA', hash: 'SHA-256' },
      keys.privateKey,
      new TextEncoder().encode(body),
    );
    return `${body}.${url(signed)}`;
  };
  const network = createNetwork({ 'GET /auth/v1/.well-known/jwks.json': () => json({ keys: [jwk] }) });
  const supabase = createTestSupabase(network);
  const verify = async () => expect((await supabase.auth.getClaims(await token())).error).toBeNull();
  await verify();
  await vi.advanceTimersByTimeAsync(9 * 60_000);
  await verify();
  expect(network.calls).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2 * 60_000);
  await verify();
  expect(network.calls).toHaveLength(2);
});

test('[ER5] 502, 503 and 504 of the auth service count as retryable, 400 does not', async () => {
  for (const [status, retryable] of [
    [502, true],
    [503, true],
    [504, true],
    [400, false],
  ] as const) {
    const network = createNetwork({ [TOKEN]: () => json({ message: 'x' }, status) });
    const { error } = await createTestSupabase(network).auth.signInWithPassword({ email: 'a@b.c', password: 'x' });
    expect([status, isAuthRetryableFetchError(error), error instanceof AuthRetryableFetchError]).toEqual([
      status,
      retryable,
      retryable,
    ]);
  }
});

test("[ER1] a call that needs a session says 'Auth session missing!' without one", async () => {
  const { error } = await createTestSupabase(createNetwork({})).auth.updateUser({ password: 'new' });
  expect(error?.message).toBe('Auth session missing!');
});

test('[PE14] the access token of the signed-in user is sent as a bearer token, and the public key without one', async () => {
  const network = createNetwork({ 'GET /rest/v1/analysis_history': () => json([]) });
  await createTestSupabase(network).from('analysis_history').select('*');
  const { access_token } = createSession();
  localStorage.setItem('blueprompt-session', JSON.stringify(createSession()));
  await createTestSupabase(network).from('analysis_history').select('*');
  expect(network.calls.map((call) => call.headers.get('authorization'))).toEqual([
    'Bearer public-key',
    `Bearer ${access_token}`,
  ]);
});

test('a session in the address counts only in the tab that left for Google, and once', async () => {
  const { access_token, user } = createSession();
  const openLink = async (): Promise<string | undefined> => {
    localStorage.clear();
    const hash = `access_token=${access_token}&refresh_token=r&expires_in=3600&token_type=bearer`;
    window.history.replaceState(null, '', `/#${hash}`);
    const supabase = createTestSupabase(createNetwork({ 'GET /auth/v1/user': () => json(user) }));
    return (await supabase.auth.getSession()).data.session?.access_token;
  };
  expect(await openLink()).toBeUndefined();
  leaveForGoogle();
  expect(await openLink()).toBe(access_token);
  expect(await openLink()).toBeUndefined();
  window.history.replaceState(null, '', '/');
});

test('[CN5] realtime: a heartbeat every 30 s, reconnecting after 1, 2, 5, then always 10 s', () => {
  const { realtime } = createTestSupabase(createNetwork({}));
  expect(realtime.heartbeatIntervalMs).toBe(30_000);
  expect([1, 2, 3, 4, 5, 9].map(reconnectAfterMs)).toEqual([1_000, 2_000, 5_000, 10_000, 10_000, 10_000]);
});

test('[CN6] storage: listing asks for 100 entries, uploads are cached for 3600 s', async () => {
  const network = createNetwork({
    'POST /storage/v1/object/list/screenshots': () => json([]),
    'POST /storage/v1/object/screenshots/a.png': () => json({ Id: '1', Key: 'screenshots/a.png' }),
  });
  const { storage } = createTestSupabase(network);
  await storage.from('screenshots').list('u');
  await storage.from('screenshots').upload('a.png', new Uint8Array([1]), { contentType: 'image/png' });
  const [list, upload] = network.calls;
  expect(((await list!.json()) as { limit: number }).limit).toBe(STORAGE.listLimit);
  expect(STORAGE).toEqual({ listLimit: 100, cacheControl: '3600' });
  expect(upload!.headers.get('cache-control')).toBe(`max-age=${STORAGE.cacheControl}`);
});

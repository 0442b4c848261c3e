import { afterEach, expect, test, vi } from 'vitest';
import { createTestSupabase } from '@/testing/render-app.tsx';
import { createSession, storeSession } from '@/testing/signed-in.ts';
import { createNetwork, json } from '@/testing/stand-in-network.ts';
import { isSpent, readRecoveryLink, resetPassword } from './reset-password.ts';

afterEach(() => localStorage.clear());

test('only a recovery link carries a code', () => {
  expect(readRecoveryLink('?token_hash=abc&type=recovery')).toEqual({ tokenHash: 'abc' });
  expect(readRecoveryLink('?token_hash=abc&type=signup')).toEqual({});
});

test('the code is traded in only when the new password is saved', async () => {
  const network = createNetwork({
    'POST /auth/v1/verify': () => json(createSession()),
    'PUT /auth/v1/user': () => json(createSession().user),
  });
  const supabase = createTestSupabase(network);
  expect(network.calls).toHaveLength(0);
  expect(await resetPassword(supabase, { tokenHash: 'abc' }, 'new-secret')).toEqual({ state: 'saved' });
  expect(await network.calls[0]!.json()).toMatchObject({ token_hash: 'abc', type: 'recovery' });
  expect(await network.calls[1]!.json()).toMatchObject({ password: 'new-secret' });
});

test.each([
  [() => json({ is_open: true }), false],
  [() => json({ is_open: false }), true],
  [() => json({ message: 'down' }, 503), false],
  [() => Promise.reject(new TypeError('Failed to fetch')), false],
])('only a link that the server knows to be spent is called so (%#)', async (answer, spent) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { fetch, calls } = createNetwork({ 'POST /auth/v1/verify/check': answer });
  const at: typeof fetch = (input, init) => fetch(new URL(String(input), 'http://app.test'), init);
  expect(await isSpent({ tokenHash: 'abc' }, { publishableKey: 'key', fetch: at })).toBe(spent);
  expect(await calls[0]!.json()).toEqual({ type: 'recovery', token_hash: 'abc' });
  warn.mockRestore();
});

test('an address without a code has nothing to look at', async () => {
  expect(await isSpent({}, { publishableKey: 'key', fetch: createNetwork({}).fetch })).toBe(true);
});

test('a used link, or none at all, asks for a new one', async () => {
  const network = createNetwork({
    'POST /auth/v1/verify': () => json({ code: 'otp_expired', message: 'Email link is invalid or has expired' }, 403),
  });
  expect(await resetPassword(createTestSupabase(network), { tokenHash: 'old' }, 'x')).toEqual({
    state: 'link-expired',
  });
  expect(await resetPassword(createTestSupabase(createNetwork({})), {}, 'x')).toEqual({ state: 'link-expired' });
});

test.each(['invalid_credentials', 'reauthentication_needed'])(
  'who is signed in and has no link asks for one (%s)',
  async (error_code) => {
    storeSession();
    const network = createNetwork({
      'PUT /auth/v1/user': () =>
        json({ code: 400, error_code, msg: 'Changing your password needs your current one.' }, 400),
    });
    expect(await resetPassword(createTestSupabase(network), {}, 'x')).toEqual({ state: 'link-expired' });
  },
);

test('a link is not called expired where only the server was out of reach', async () => {
  const network = createNetwork({ 'POST /auth/v1/verify': () => Promise.reject(new TypeError('Failed to fetch')) });
  expect(await resetPassword(createTestSupabase(network), { tokenHash: 'fresh' }, 'x')).toEqual({
    state: 'failed',
    message: "We couldn't reach the server. Check your connection and try again.",
  });
});

test.each([
  () => json({ code: 'unexpected_failure', message: 'Internal Server Error' }, 500),
  () => new Response('<h1>Bad Gateway</h1>', { status: 502, statusText: 'Bad Gateway' }),
])('a server that broke down is spoken of in our own words (%#)', async (answer) => {
  const failed = { state: 'failed', message: 'Something went wrong on our side. Try again in a moment.' };
  const atLink = createNetwork({ 'POST /auth/v1/verify': answer });
  expect(await resetPassword(createTestSupabase(atLink), { tokenHash: 'fresh' }, 'x')).toEqual(failed);
  storeSession();
  const atPassword = createNetwork({ 'PUT /auth/v1/user': answer });
  expect(await resetPassword(createTestSupabase(atPassword), {}, 'x')).toEqual(failed);
});

test('what a provider says in words of its own is passed on', async () => {
  const network = createNetwork({ 'POST /auth/v1/verify': () => json({ msg: 'Mail is down until noon' }, 503) });
  expect(await resetPassword(createTestSupabase(network), { tokenHash: 'fresh' }, 'x')).toEqual({
    state: 'failed',
    message: 'Mail is down until noon',
  });
});

test('the link changes the password of whom it was mailed to, whoever is signed in here', async () => {
  storeSession();
  const network = createNetwork({
    'POST /auth/v1/verify': () => json({ ...createSession(), access_token: 'of-the-link' }),
    'PUT /auth/v1/user': () => json(createSession().user),
  });
  expect(await resetPassword(createTestSupabase(network), { tokenHash: 'mailed' }, 'new-secret')).toEqual({
    state: 'saved',
  });
  expect(network.calls.at(-1)!.headers.get('authorization')).toBe('Bearer of-the-link');
});

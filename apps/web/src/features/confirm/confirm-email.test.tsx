import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createGuest } from '@/client/create-guest.ts';
import { CONFIRM_STRINGS } from '@/strings/account/confirm.ts';
import { createTestSupabase } from '@/testing/render-app.tsx';
import { createSession, storeSession, USER } from '@/testing/signed-in.ts';
import { createNetwork, json, type StandInNetwork } from '@/testing/stand-in-network.ts';
import { type Confirmation, confirmEmail, readConfirmLink } from './confirm-email.ts';
import { useConfirmation } from './use-confirmation.ts';

afterEach(() => localStorage.clear());

const noGuest = () => {
  throw new Error('nobody is signed in, so nobody has to be spared');
};

test.each([
  [
    '#access_token=a&refresh_token=r&type=signup',
    '?token_hash=h&type=signup',
    { kind: 'tokens', accessToken: 'a', refreshToken: 'r' },
  ],
  ['', '?token_hash=h&type=signup', { kind: 'code', tokenHash: 'h' }],
  ['#access_token=a&refresh_token=r&type=recovery', '', { kind: 'invalid' }],
  ['#access_token=a&type=signup', '', { kind: 'invalid' }],
  ['', '?token_hash=h&type=email_change', { kind: 'code', tokenHash: 'h', type: 'email_change' }],
  ['', '?token_hash=h&type=recovery', { kind: 'invalid' }],
  ['', '', { kind: 'invalid' }],
])('a link %s %s is read', (hash, search, link) => {
  expect(readConfirmLink(hash, search)).toEqual(link);
});

test.each([
  [{ kind: 'code', tokenHash: 'h' }, ['none', 'loading', 'success']],
  [{ kind: 'invalid' }, ['none', 'loading', 'error']],
] as const)('[CO1] the confirmation of %o goes through %o', async (link, states) => {
  const supabase = createTestSupabase(createNetwork({ 'POST /auth/v1/verify': () => json(createSession()) }));
  const seen: Confirmation['state'][] = [];
  renderHook(() => {
    const { state } = useConfirmation(supabase, noGuest, link);
    if (seen.at(-1) !== state) seen.push(state);
  });
  await waitFor(() => expect(seen).toEqual(states));
});

test.each([
  [
    () => json({ error_code: 'otp_expired', message: 'Email link is invalid or has expired' }, 403),
    'Email link is invalid or has expired',
    { hint: 'used' },
  ],
  [() => json({ code: 'x', message: '' }, 400), 'There was an error confirming your email. Please try again.', {}],
  [
    () => Promise.reject(new TypeError('Failed to fetch')),
    "We couldn't reach the server. Check your connection and try again.",
    { hint: 'reload' },
  ],
])('[CO6] any other failure shows its message, or a general one without (%#)', async (answer, message, hint) => {
  const supabase = createTestSupabase(createNetwork({ 'POST /auth/v1/verify': answer }));
  expect(await confirmEmail(supabase, noGuest, { kind: 'code', tokenHash: 'h' })).toEqual({
    state: 'error',
    message,
    ...hint,
  });
});

const guestOf = (network: StandInNetwork) => () =>
  createGuest('public-key', { origin: 'http://app.test', fetch: network.fetch });

test.each([
  ['otp_expired', { state: 'success', signedInAs: USER.email, link: 'used' }],
  ['unexpected_failure', { state: 'error', message: 'refused' }],
])('somebody who is signed in and comes back to the link with %s', async (error_code, confirmation) => {
  storeSession();
  const network = createNetwork({ 'POST /auth/v1/verify': () => json({ error_code, message: 'refused' }, 403) });
  const supabase = createTestSupabase(network);
  expect(await confirmEmail(supabase, guestOf(network), { kind: 'code', tokenHash: 'h' })).toEqual(confirmation);
});

const CHANGE = { kind: 'code', tokenHash: 'h', type: 'email_change' } as const;

test.each([
  [true, 'otp_expired', CONFIRM_STRINGS.error.change],
  [false, 'otp_expired', CONFIRM_STRINGS.error.change],
  [true, 'unexpected_failure', 'refused'],
])('a link to a new address, signed in %s, refused with %s, says: %s', async (isSignedIn, error_code, message) => {
  if (isSignedIn) storeSession();
  const network = createNetwork({ 'POST /auth/v1/verify': () => json({ error_code, message: 'refused' }, 403) });
  const ended = await confirmEmail(createTestSupabase(network), guestOf(network), CHANGE);
  expect(ended).toEqual({ state: 'error', message });
});

test('tokens in a link never take the place of who is signed in', async () => {
  storeSession();
  const network = createNetwork({});
  const link = { kind: 'tokens', accessToken: 'of-another', refreshToken: 'r' } as const;
  expect(await confirmEmail(createTestSupabase(network), noGuest, link)).toMatchObject({
    signedInAs: USER.email,
    link: 'used',
  });
  expect(network.calls).toEqual([]);
});

test.each([
  ['of another account is confirmed beside them', 'eve@example.com', { confirmed: 'eve@example.com' }],
  ['of their own account too', USER.email, {}],
])('a code %s: who is signed in stays so', async (_, email, told) => {
  storeSession();
  const before = { ...localStorage };
  const session = { ...createSession(), access_token: 'of-the-link', refresh_token: 'of-the-link' };
  const network = createNetwork({
    'POST /auth/v1/verify': () => json({ ...session, user: { ...session.user, email } }),
    'POST /auth/v1/logout': () => new Response(null, { status: 204 }),
  });
  const supabase = createTestSupabase(network);
  const seen: string[] = [];
  supabase.auth.onAuthStateChange((event, now) => seen.push(`${event} ${now?.access_token}`));
  expect(await confirmEmail(supabase, guestOf(network), { kind: 'code', tokenHash: 'h' })).toEqual({
    state: 'success',
    signedInAs: USER.email,
    link: 'fresh',
    ...told,
  });
  expect({ ...localStorage }).toEqual(before);
  expect(seen.filter((event) => event.includes('of-the-link'))).toEqual([]);
  // The session that the code gave is ended: nobody is left to use it.
  const last = network.calls.at(-1)!;
  expect([new URL(last.url).pathname, last.headers.get('authorization')]).toEqual([
    '/auth/v1/logout',
    'Bearer of-the-link',
  ]);
});

test('a session that waits for the server is not taken for none', async () => {
  storeSession(-60);
  const network = createNetwork({ 'POST /auth/v1/token': () => json({ message: 'down' }, 503) });
  vi.useFakeTimers({ now: new Date() });
  const confirmation = confirmEmail(createTestSupabase(network), noGuest, { kind: 'code', tokenHash: 'h' });
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  expect(await confirmation).toMatchObject({ state: 'error' });
  expect(network.calls.filter(({ url }) => url.includes('/verify'))).toEqual([]);
});

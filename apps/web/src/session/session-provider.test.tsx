import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderApp } from '@/testing/render-app.tsx';
import { storeSession, USER } from '@/testing/signed-in.ts';
import { createNetwork, json, restError } from '@/testing/stand-in-network.ts';
import { type AppSession, useSession } from './use-session.ts';

let seen: AppSession;
const Probe = () => {
  seen = useSession();
  return <p>{seen.initialized ? (seen.user?.email ?? 'nobody') : 'looking'}</p>;
};
const routes = [{ path: '/', Component: Probe }];
const SUBSCRIPTIONS = 'GET /rest/v1/subscriptions';

test('[EN19] the app state holds session, user, an initialized flag and a subscribed flag with a refetch action', async () => {
  storeSession();
  renderApp(
    createNetwork({ [SUBSCRIPTIONS]: () => json({ is_subscribed: true, subscription_end: null }) }),
    routes,
    '/',
  );
  await waitFor(() => expect(seen.subscribed).toBe(true));
  expect(seen).toMatchObject({
    session: { access_token: expect.any(String), user: { id: USER.id } },
    user: USER,
    initialized: true,
    refetchSubscription: expect.any(Function),
  });
});

test('[SE2][SE3][SE5] at start the session is looked up, and later auth events replace it', async () => {
  storeSession();
  const network = createNetwork({
    [SUBSCRIPTIONS]: () => json({ is_subscribed: false, subscription_end: null }),
    'POST /auth/v1/logout': () => new Response(null, { status: 204 }),
  });
  renderApp(network, routes, '/');
  expect(screen.getByText('looking')).toBeVisible();
  expect(await screen.findByText(USER.email)).toBeVisible();
  await act(() => seen.signOut());
  expect(await screen.findByText('nobody')).toBeVisible();
  const logout = network.calls.find((call) => call.url.includes('/logout'));
  expect(new URL(logout!.url).searchParams.get('scope')).toBe('global');
});

test('[SE4] a failed lookup is logged and the app is initialised all the same', async () => {
  vi.useFakeTimers();
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  storeSession(-10);
  renderApp(createNetwork({ 'POST /auth/v1/token': () => json({ message: 'down' }, 503) }), routes, '/');
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(seen.initialized).toBe(false);
  await act(() => vi.advanceTimersByTimeAsync(120_000));
  expect(seen).toMatchObject({ initialized: true, user: null });
  expect(log).toHaveBeenCalledWith('The session could not be looked up.', expect.anything());
  log.mockRestore();
  vi.useRealTimers();
});

test('[SB1] nobody signed in means not subscribed, and nothing is asked', async () => {
  const network = createNetwork({});
  renderApp(network, routes, '/');
  expect(await screen.findByText('nobody')).toBeVisible();
  expect(seen.subscribed).toBe(false);
  expect(network.calls).toHaveLength(0);
});

test("[SB5] a failed check keeps 'Failed to check subscription status' as the error", async () => {
  storeSession();
  renderApp(createNetwork({ [SUBSCRIPTIONS]: () => restError('42501', 403) }), routes, '/');
  await waitFor(() => expect(seen.subscriptionError).toBe('Failed to check subscription status'));
  expect(seen.subscribed).toBe(false);
});

test('[SB6] the refetch action reads again and updates the flag', async () => {
  storeSession();
  let isSubscribed = false;
  renderApp(
    createNetwork({ [SUBSCRIPTIONS]: () => json({ is_subscribed: isSubscribed, subscription_end: null }) }),
    routes,
    '/',
  );
  await screen.findByText(USER.email);
  await waitFor(() => expect(seen.subscriptionLoading).toBe(false));
  expect(seen.subscribed).toBe(false);
  isSubscribed = true;
  expect(await act(() => seen.refetchSubscription())).toBe(true);
  await waitFor(() => expect(seen.subscribed).toBe(true));
});

import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SESSION_KEY } from '@/client/session-key.ts';
import { Component as AuthRoute } from '@/routes/auth.tsx';
import { renderApp } from '@/testing/render-app.tsx';
import { createSession, storeSession } from '@/testing/signed-in.ts';
import { createNetwork, json, restError } from '@/testing/stand-in-network.ts';
import { Guard } from './guard.tsx';
import { toVerdict } from './guard-verdict.ts';
import { useSession } from './use-session.ts';

const routes = [
  {
    Component: Guard,
    children: [
      { path: '/settings', element: <p>secret settings</p> },
      { path: '/onboarding', element: <p>the survey</p> },
    ],
  },
  { path: '/auth', element: <p>sign in</p> },
];
const SUBSCRIPTIONS = 'GET /rest/v1/subscriptions';
const ONBOARDING = 'GET /rest/v1/user_onboarding';
const free = () => json({ is_subscribed: false, subscription_end: null });

test('[GU1] a spinner is shown while auth is not initialised', () => {
  storeSession();
  renderApp(createNetwork({ [SUBSCRIPTIONS]: free, [ONBOARDING]: () => json({ id: 1 }) }), routes, '/settings');
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  expect(screen.queryByText('secret settings')).toBeNull();
});

test('[GU2] a spinner is shown while the onboarding status is loading', async () => {
  storeSession();
  const answer = Promise.withResolvers<Response>();
  const network = createNetwork({ [SUBSCRIPTIONS]: free, [ONBOARDING]: () => answer.promise });
  renderApp(network, routes, '/settings');
  await waitFor(() => expect(network.calls.some((call) => call.url.includes('user_onboarding'))).toBe(true));
  expect(screen.getByRole('status')).toBeVisible();
  expect(screen.queryByText('secret settings')).toBeNull();
  answer.resolve(json({ id: 1 }));
  expect(await screen.findByText('secret settings')).toBeVisible();
});

const shown = vi.fn();
const Settings = () => {
  shown();
  return null;
};

test('[GU4][EN8] without an onboarding row the page is never shown: a spinner, then the survey', async () => {
  storeSession();
  const { place } = renderApp(
    createNetwork({ [SUBSCRIPTIONS]: free, [ONBOARDING]: () => restError('PGRST116', 406) }),
    [{ Component: Guard, children: [{ path: '/settings', Component: Settings }, ...routes[0]!.children!.slice(1)] }],
    '/settings',
  );
  expect(await screen.findByText('the survey')).toBeVisible();
  expect(place.pathname).toBe('/onboarding');
  expect(shown).not.toHaveBeenCalled();
});

test('[GU7] an onboarding check error is only logged: the route renders and no toast appears', async () => {
  storeSession();
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  renderApp(createNetwork({ [SUBSCRIPTIONS]: free, [ONBOARDING]: () => restError('42501', 403) }), routes, '/settings');
  expect(await screen.findByText('secret settings')).toBeVisible();
  expect(log).toHaveBeenCalledWith('The onboarding status could not be read.', expect.anything());
  expect(document.querySelector('[data-sonner-toast]')).toBeNull();
  log.mockRestore();
});

test('a visitor may see the home page and is sent to sign in from any other guarded one', () => {
  const visitor = { initialized: true, signedIn: false, onboarding: 'done' } as const;
  expect(toVerdict({ ...visitor, pathname: '/' })).toBe('pass');
  expect(toVerdict({ ...visitor, pathname: '/history' })).toBe('sign-in');
});

const FORM = [...routes.slice(0, 1), { path: '/auth', Component: AuthRoute }];
const ENDED = () => restError('PGRST301', 401, 'JWT session has ended');
const gone = () => json({ code: 'refresh_token_not_found', message: 'Invalid Refresh Token' }, 400);

test('a session that was ended on another device leads to the sign-in form, which says why and leads back', async () => {
  storeSession();
  const refreshed = vi.fn(gone);
  const signedIn = { ...createSession(), refresh_token: 'new' };
  let ended = true;
  const network = createNetwork({
    [SUBSCRIPTIONS]: () => (ended ? ENDED() : free()),
    [ONBOARDING]: () => (ended ? ENDED() : json({ id: 1 })),
    'POST /auth/v1/logout': () => json({ code: 'session_not_found', message: 'The session has ended' }, 403),
    'POST /auth/v1/token': (request) => (request.url.includes('grant_type=password') ? json(signedIn) : refreshed()),
  });
  const { place } = renderApp(network, FORM, '/settings');
  expect(await screen.findByText(/^Your session has ended/)).toBeVisible();
  expect(place.pathname).toBe('/auth');
  expect(refreshed).toHaveBeenCalledOnce();
  expect(localStorage.getItem(SESSION_KEY)).toBeNull();
  ended = false;
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'ada@example.com' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'correct horse' } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(await screen.findByText('secret settings')).toBeVisible();
  expect(place.pathname).toBe('/settings');
});

const Plan = () => {
  const { subscriptionError, mayUpgrade } = useSession();
  return subscriptionError ?? (mayUpgrade ? 'free plan' : 'checking');
};

test('a token that is refused though its session goes on is renewed, and what it was refused for is read again', async () => {
  storeSession();
  const renewed = { ...createSession(7_200), refresh_token: 'new' };
  const read = vi.fn((request: Request) =>
    request.headers.get('authorization')?.includes(renewed.access_token)
      ? free()
      : restError('PGRST303', 401, 'JWT expired'),
  );
  const network = createNetwork({ [SUBSCRIPTIONS]: read, 'POST /auth/v1/token': () => json(renewed) });
  renderApp(network, [{ path: '/settings', Component: Plan }], '/settings');
  expect(await screen.findByText('free plan')).toBeVisible();
  expect(localStorage.getItem(SESSION_KEY)).toContain(renewed.access_token);
  expect(read).toHaveBeenCalledTimes(2);
});

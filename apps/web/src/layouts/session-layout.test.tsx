import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Guard } from '@/session/guard.tsx';
import { useSession } from '@/session/use-session.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { createSession, storeSession, USER } from '@/testing/signed-in.ts';
import { createNetwork, json } from '@/testing/stand-in-network.ts';
import { SessionLayout } from './session-layout.tsx';

const Page = () => <textarea aria-label="Notes" data-user={useSession().user?.email} />;

const ROUTES = [
  { Component: SessionLayout, children: [{ Component: Guard, children: [{ path: '/settings', Component: Page }] }] },
  { path: '/auth', element: <p>sign in</p> },
];

const openSettings = () => {
  storeSession();
  const server = { isEnded: false };
  const gone = () => json({ code: 'session_not_found', message: 'The session has ended' }, 403);
  const network = createNetwork({
    'GET /rest/v1/subscriptions': () => json({ is_subscribed: false, subscription_end: null }),
    'GET /rest/v1/user_onboarding': () => json({ id: 1 }),
    'GET /auth/v1/user': () => (server.isEnded ? gone() : json(USER)),
    'POST /auth/v1/logout': gone,
    'POST /auth/v1/token': (request) => {
      if (!request.url.includes('grant_type=password')) return gone();
      server.isEnded = false;
      return json({ ...createSession(), refresh_token: 'new' });
    },
  });
  return { server, network, ...renderApp(network, ROUTES, '/settings') };
};

test('a session that is ended elsewhere says so in place once the page is looked at, and keeps what is on it', async () => {
  const { server, place } = openSettings();
  fireEvent.change(await screen.findByLabelText('Notes'), { target: { value: 'half a thought' } });
  window.scrollTo({ top: 120 });
  fireEvent.scroll(window);
  server.isEnded = true;
  fireEvent.focus(window);
  expect(await screen.findByRole('heading', { name: "You've been signed out" })).toBeVisible();
  expect(screen.getByText(/Drafts and unsaved results are kept/)).toBeVisible();
  expect(screen.getByLabelText('Notes')).not.toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue(USER.email);
  expect(place.pathname).toBe('/settings');
  // As a browser does where the page has become shorter.
  window.scrollTo({ top: 0 });
  fireEvent.scroll(window);
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'correct horse' } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign in again' }));
  await waitFor(() => expect(screen.getByLabelText('Notes')).toBeVisible());
  expect(screen.getByLabelText('Notes')).toHaveValue('half a thought');
  expect(window.scrollY).toBe(120);
  expect(screen.queryByText("You've been signed out")).toBeNull();
});

test('whoever goes on without signing in leaves the screen', async () => {
  const { server, place } = openSettings();
  await screen.findByLabelText('Notes');
  server.isEnded = true;
  fireEvent.focus(window);
  fireEvent.click(await screen.findByRole('button', { name: 'Continue without signing in' }));
  await waitFor(() => expect(place.pathname).toBe('/'));
  expect(screen.queryByText("You've been signed out")).toBeNull();
  expect(screen.queryByLabelText('Notes')).toBeNull();
});

test('nobody is asked while the page is out of sight', async () => {
  const { network } = openSettings();
  await screen.findByLabelText('Notes');
  const asked = () => network.calls.filter(({ url }) => url.endsWith('/auth/v1/user')).length;
  const sight = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent.focus(window);
  expect(asked()).toBe(0);
  sight.mockReturnValue('visible');
  fireEvent(document, new Event('visibilitychange'));
  await waitFor(() => expect(asked()).toBe(1));
  sight.mockRestore();
});

import { act, fireEvent, screen } from '@testing-library/react';
import { Link } from 'react-router';
import { expect, test } from 'vitest';
import { renderApp } from '@/testing/render-app.tsx';
import { storeSession, USER } from '@/testing/signed-in.ts';
import { createNetwork, json } from '@/testing/stand-in-network.ts';
import { useSayEnded } from './use-say-ended.ts';
import { useSession } from './use-session.ts';

test('the end of a session is said once, also to who comes back to the page', async () => {
  let said = 0;
  const Home = () => {
    useSayEnded(() => (said += 1));
    return <Link to="/pricing">{useSession().user?.email ?? 'Pricing'}</Link>;
  };
  storeSession();
  const { supabase } = renderApp(
    createNetwork({
      'GET /rest/v1/subscriptions': () => json({ is_subscribed: false, subscription_end: null }),
      'POST /auth/v1/logout': () => new Response(null, { status: 204 }),
    }),
    [
      { path: '/', Component: Home },
      { path: '/pricing', element: <Link to="/">Home</Link> },
    ],
    '/',
  );
  await screen.findByText(USER.email);
  // Not by the app's own sign out, which somebody asks for.
  await act(() => supabase.auth.signOut({ scope: 'local' }));
  fireEvent.click(await screen.findByText('Pricing'));
  expect(said).toBe(1);
  fireEvent.click(await screen.findByText('Home'));
  expect(await screen.findByText('Pricing')).toBeVisible();
  expect(said).toBe(1);
});

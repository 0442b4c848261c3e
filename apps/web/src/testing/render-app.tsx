import type { PublicConfig } from '@blueprompt/core/public-config';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { Suspense, useLayoutEffect } from 'react';
import { MemoryRouter, type RouteObject, useLocation, useRoutes } from 'react-router';
import { ConfigContext } from '@/client/config.ts';
import { createSupabase } from '@/client/create-supabase.ts';
import { createQueryClient } from '@/client/query-client.ts';
import { SESSION_KEY } from '@/client/session-key.ts';
import { SupabaseContext } from '@/client/supabase.ts';
import { SessionProvider } from '@/session/session-provider.tsx';
import { openDoor } from './open-door.ts';
import type { StandInNetwork } from './stand-in-network.ts';

export const CONFIG: PublicConfig = {
  productName: 'Blueprompt',
  siteUrl: 'http://app.test',
  publishableKey: 'public-key',
  wizardGate: 'open',
  freeImagesPerMonth: 0,
  supportEmail: 'help@example.com',
  googleSignIn: false,
  engine: 'Local engine',
  testCheckout: true,
};

let clients = 0;

/** A client over a stand-in network. Under a name of its own it meets no other client, and still reads the stored session. */
export const createTestSupabase = (network: StandInNetwork) => {
  clients += 1;
  const storageKey = `${SESSION_KEY}-${clients}`;
  const toKey = (key: string) => key.replace(storageKey, SESSION_KEY);
  return createSupabase(CONFIG.publishableKey, {
    origin: 'http://app.test',
    fetch: network.fetch,
    storageKey,
    storage: {
      getItem: (key) => localStorage.getItem(toKey(key)),
      setItem: (key, value) => localStorage.setItem(toKey(key), value),
      removeItem: (key) => localStorage.removeItem(toKey(key)),
    },
  });
};

/** Shows the routes and keeps track of where they led. */
const Routed = ({ routes, place }: { routes: RouteObject[]; place: { pathname: string } }) => {
  const { pathname } = useLocation();
  // With what the route shows: an effect of the usual kind runs some time after it.
  useLayoutEffect(() => {
    place.pathname = pathname;
  }, [place, pathname]);
  return useRoutes(routes);
};

/** Renders routes under the app's own providers, over a stand-in network. */
export const renderApp = (network: StandInNetwork, routes: RouteObject[], path: string) => {
  const place = { pathname: path };
  const supabase = createTestSupabase(network);
  const view = render(
    <ConfigContext value={CONFIG}>
      <SupabaseContext value={openDoor(supabase)}>
        <QueryClientProvider client={createQueryClient()}>
          <SessionProvider>
            <MemoryRouter initialEntries={[path]}>
              <Suspense>
                <Routed routes={routes} place={place} />
              </Suspense>
            </MemoryRouter>
          </SessionProvider>
        </QueryClientProvider>
      </SupabaseContext>
    </ConfigContext>,
  );
  return { ...view, place, supabase };
};

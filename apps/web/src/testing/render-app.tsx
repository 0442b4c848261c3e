import type { PublicConfig } from '@blueprompt/core/public-config';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { Suspense } from 'react';
import { createMemoryRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { ConfigContext } from '@/client/config.ts';
import { createSupabase } from '@/client/create-supabase.ts';
import { createQueryClient } from '@/client/query-client.ts';
import { openDoor, SupabaseContext } from '@/client/supabase.ts';
import { SessionProvider } from '@/session/session-provider.tsx';
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

export const createTestSupabase = (network: StandInNetwork) =>
  createSupabase(CONFIG.publishableKey, { origin: 'http://app.test', fetch: network.fetch });

/** Renders routes under the app's own providers, over a stand-in network. */
export const renderApp = (network: StandInNetwork, routes: RouteObject[], path: string) => {
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const supabase = createTestSupabase(network);
  const view = render(
    <ConfigContext value={CONFIG}>
      <SupabaseContext value={openDoor(supabase)}>
        <QueryClientProvider client={createQueryClient()}>
          <SessionProvider>
            <Suspense>
              <RouterProvider router={router} />
            </Suspense>
          </SessionProvider>
        </QueryClientProvider>
      </SupabaseContext>
    </ConfigContext>,
  );
  return { ...view, router, supabase };
};

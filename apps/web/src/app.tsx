import type { PublicConfig } from '@blueprompt/core/public-config';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { ConfigContext } from '@/client/config.ts';
import { createQueryClient } from '@/client/query-client.ts';
import { createDoor, SupabaseContext } from '@/client/supabase.ts';
import { SessionProvider } from '@/session/session-provider.tsx';
import { AppRoutes } from './app-routes.tsx';

/** The whole app inside a router: of the browser, or of the build that prerenders the home page. */
export const createApp = (config: PublicConfig, toRouted: (routes: ReactNode) => ReactNode): ReactNode => {
  const door = createDoor(async () =>
    (await import('@/client/create-supabase.ts')).createSupabase(config.publishableKey),
  );
  return (
    <StrictMode>
      <ConfigContext value={config}>
        <SupabaseContext value={door}>
          <QueryClientProvider client={createQueryClient()}>
            <SessionProvider>{toRouted(<AppRoutes />)}</SessionProvider>
          </QueryClientProvider>
        </SupabaseContext>
      </ConfigContext>
    </StrictMode>
  );
};

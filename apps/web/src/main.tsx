import './client/forbid-eval.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { ConfigContext, loadConfig } from '@/client/config.ts';
import { createQueryClient } from '@/client/query-client.ts';
import { createDoor, SupabaseContext } from '@/client/supabase.ts';
import { StartFailure } from '@/layouts/start-failure.tsx';
import { SessionProvider } from '@/session/session-provider.tsx';
import { AppRoutes, preloadPage } from './app-routes.tsx';
import { toRestoredPath } from './restore-path.ts';
import './styles/index.css';

const restored = toRestoredPath(window.location.search);
if (restored !== undefined) window.history.replaceState(null, '', restored);

// The page travels together with the configuration instead of after it.
preloadPage(window.location);

const root = createRoot(document.getElementById('root')!);
loadConfig().then(
  (config) => {
    const door = createDoor(async () =>
      (await import('@/client/create-supabase.ts')).createSupabase(config.publishableKey),
    );
    root.render(
      <StrictMode>
        <ConfigContext value={config}>
          <SupabaseContext value={door}>
            <QueryClientProvider client={createQueryClient()}>
              <SessionProvider>
                <BrowserRouter>
                  <AppRoutes />
                </BrowserRouter>
              </SessionProvider>
            </QueryClientProvider>
          </SupabaseContext>
        </ConfigContext>
      </StrictMode>,
    );
  },
  (error: unknown) => {
    console.error('The app could not start.', error);
    root.render(<StartFailure />);
  },
);

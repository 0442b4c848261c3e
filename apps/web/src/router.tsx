import { createBrowserRouter, type RouteObject } from 'react-router';
import { maySignIn } from '@/client/session-key.ts';
import { FullScreenSpinner } from '@/components/ui/spinner.tsx';
import { BareLayout } from '@/layouts/bare-layout.tsx';
import { CrashFallback } from '@/layouts/crash-fallback.tsx';
import { Root } from '@/layouts/root.tsx';
import { SessionLayout } from '@/layouts/session-layout.tsx';
import { Guard } from '@/session/guard.tsx';
import { LAYOUT_STRINGS } from '@/strings/layout.ts';
import { URLS } from '@/urls.ts';

/** Fetches the page that is likely to be shown together with the one that picks it, instead of after it. */
const loadHome = async () => {
  const isLikelyMember = maySignIn(localStorage, window.location.hash);
  const [home] = await Promise.all([
    import('./routes/home.tsx'),
    isLikelyMember ? import('./routes/home-signed-in.tsx') : import('./routes/home-visitor.tsx'),
  ]);
  return home;
};

/** Route files export `Component` and are loaded when their URL is first shown. */
const ROUTES: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: CrashFallback,
    HydrateFallback: () => <FullScreenSpinner label={LAYOUT_STRINGS.loading} />,
    children: [
      {
        Component: SessionLayout,
        children: [
          {
            Component: Guard,
            children: [
              { path: URLS.home, lazy: loadHome },
              { path: URLS.results, lazy: () => import('./routes/results.tsx') },
              { path: URLS.history, lazy: () => import('./routes/history.tsx') },
              { path: URLS.docs, lazy: () => import('./routes/docs.tsx') },
              { path: URLS.settings, lazy: () => import('./routes/settings.tsx') },
              { path: URLS.support, lazy: () => import('./routes/support.tsx') },
            ],
          },
          { path: URLS.pricing, lazy: () => import('./routes/pricing.tsx') },
          { path: URLS.success, lazy: () => import('./routes/success.tsx') },
          { path: URLS.terms, lazy: () => import('./routes/terms.tsx') },
          { path: URLS.privacy, lazy: () => import('./routes/privacy.tsx') },
          { path: URLS.disclaimer, lazy: () => import('./routes/disclaimer.tsx') },
          // Not in the built app: the condition is known at build time and the page falls out with it.
          ...(import.meta.env.DEV ? [{ path: '/gallery', lazy: () => import('./routes/gallery.tsx') }] : []),
          { path: '*', lazy: () => import('./routes/not-found.tsx') },
        ],
      },
      {
        Component: BareLayout,
        children: [
          { path: URLS.auth, lazy: () => import('./routes/auth.tsx') },
          { path: URLS.confirm, lazy: () => import('./routes/confirm.tsx') },
          { path: URLS.reset, lazy: () => import('./routes/reset.tsx') },
          {
            Component: Guard,
            children: [{ path: URLS.onboarding, lazy: () => import('./routes/onboarding.tsx') }],
          },
        ],
      },
    ],
  },
];

/** The app's router over the browser's address. */
export const createRouter = () => createBrowserRouter(ROUTES);

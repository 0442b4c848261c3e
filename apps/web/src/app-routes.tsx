import { type ComponentType, lazy } from 'react';
import { type RouteObject, useRoutes } from 'react-router';
import { mayBeMember } from '@/client/session-key.ts';
import { BareLayout } from '@/layouts/bare-layout.tsx';
import { Root } from '@/layouts/root.tsx';
import { SessionLayout } from '@/layouts/session-layout.tsx';
import { Guard } from '@/session/guard.tsx';
import { URLS } from '@/urls.ts';

type LoadPage = () => Promise<{ Component: ComponentType }>;

/** Fetches the page that is likely to be shown together with the one that picks it, instead of after it. */
const loadHome: LoadPage = async () => {
  const [home] = await Promise.all([
    import('./routes/home.tsx'),
    mayBeMember() ? import('./routes/home-signed-in.tsx') : import('./routes/home-visitor.tsx'),
  ]);
  return home;
};

/** Route files export `Component` and are loaded when their URL is first shown. */
const PAGES: Record<(typeof URLS)[keyof typeof URLS], LoadPage> = {
  [URLS.home]: loadHome,
  [URLS.results]: () => import('./routes/results.tsx'),
  [URLS.history]: () => import('./routes/history.tsx'),
  [URLS.docs]: () => import('./routes/docs.tsx'),
  [URLS.settings]: () => import('./routes/settings.tsx'),
  [URLS.support]: () => import('./routes/support.tsx'),
  [URLS.sample]: () => import('./routes/sample.tsx'),
  [URLS.shared]: () => import('./routes/shared.tsx'),
  [URLS.pricing]: () => import('./routes/pricing.tsx'),
  [URLS.success]: () => import('./routes/success.tsx'),
  [URLS.terms]: () => import('./routes/terms.tsx'),
  [URLS.privacy]: () => import('./routes/privacy.tsx'),
  [URLS.disclaimer]: () => import('./routes/disclaimer.tsx'),
  [URLS.auth]: () => import('./routes/auth.tsx'),
  [URLS.confirm]: () => import('./routes/confirm.tsx'),
  [URLS.reset]: () => import('./routes/reset.tsx'),
  [URLS.onboarding]: () => import('./routes/onboarding.tsx'),
};

const toComponent = (load: LoadPage) => lazy(async () => ({ default: (await load()).Component }));
const page = (path: keyof typeof PAGES): RouteObject => ({ path, Component: toComponent(PAGES[path]) });

/** For members only; the home page has something for everybody. */
const MEMBERS = [URLS.results, URLS.history, URLS.docs, URLS.settings, URLS.support];
const OPEN = [URLS.sample, URLS.shared, URLS.pricing, URLS.success, URLS.terms, URLS.privacy, URLS.disclaimer];
const BARE = [URLS.auth, URLS.confirm, URLS.reset];

const ROUTES: RouteObject[] = [
  {
    Component: Root,
    children: [
      {
        Component: SessionLayout,
        children: [
          { Component: Guard, children: [URLS.home, ...MEMBERS].map(page) },
          ...OPEN.map(page),
          // Not in the built app: the condition is known at build time and the page falls out with it.
          ...(import.meta.env.DEV
            ? [{ path: '/gallery', Component: toComponent(() => import('./routes/gallery.tsx')) }]
            : []),
          { path: '*', Component: toComponent(() => import('./routes/not-found.tsx')) },
        ],
      },
      {
        Component: BareLayout,
        children: [...BARE.map(page), { Component: Guard, children: [page(URLS.onboarding)] }],
      },
    ],
  },
];

/** Begins to fetch the page of an address before anything is rendered; a failure shows when the page itself is asked for. */
export const preloadPage = ({ pathname }: Location): void => {
  const path = pathname as keyof typeof PAGES;
  const isClosed = [...MEMBERS, URLS.onboarding].some((members) => members === path) && !mayBeMember();
  const load = (isClosed ? PAGES[URLS.auth] : PAGES[path]) as LoadPage | undefined;
  load?.().catch(() => {});
};

/** Every page of the app at its address. */
export const AppRoutes = () => useRoutes(ROUTES);

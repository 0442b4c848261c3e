import { Suspense, useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { FullScreenSpinner } from '@/components/ui/spinner.tsx';
import { dismissOlderToasts } from '@/components/ui/toast.tsx';
import { ToastOutlet } from '@/components/ui/toast-outlet.tsx';
import { LAYOUT_STRINGS } from '@/strings/layout.ts';
import { ConnectionNotice } from './connection-notice.tsx';
import { CrashBoundary } from './crash-boundary.tsx';
import { MAIN_ID } from './skip-link.tsx';

/**
 * Every route change starts at the top, or at the part that the address names, and hands the keyboard to the content (RT17).
 * Where the first page stands is the browser's business: whoever looks may have scrolled before the app was there.
 */
const useScrollToPlace = (): void => {
  const { pathname, hash } = useLocation();
  const shown = useRef<string>(undefined);
  useEffect(() => {
    const before = shown.current;
    shown.current = pathname;
    if (before === undefined) return;
    const place = hash ? document.getElementById(hash.slice(1)) : null;
    if (place) place.scrollIntoView();
    else window.scrollTo({ top: 0, behavior: 'instant' });
    if (before === pathname) return;
    dismissOlderToasts();
    const main = document.getElementById(MAIN_ID);
    // A view that gave the focus to its own first field keeps it there.
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
  }, [pathname, hash]);
};

/** What stands around every route: toasts, waiting, crashes, scrolling. */
export const Root = () => {
  const { pathname } = useLocation();
  useScrollToPlace();
  return (
    <>
      <CrashBoundary place={pathname}>
        <Suspense fallback={<FullScreenSpinner label={LAYOUT_STRINGS.loading} />}>
          <Outlet />
        </Suspense>
      </CrashBoundary>
      <ConnectionNotice />
      <ToastOutlet />
    </>
  );
};

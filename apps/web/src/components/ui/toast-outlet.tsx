import { lazy, Suspense, useSyncExternalStore } from 'react';
import { hasToasts, onFirstToast } from './toast.tsx';

const LoadedToaster = lazy(() => import('./toaster.tsx').then(({ Toaster }) => ({ default: Toaster })));

/** The place where toasts appear; stands once at the root. */
export const ToastOutlet = () => {
  const wanted = useSyncExternalStore(onFirstToast, hasToasts, () => false);
  return wanted ? (
    <Suspense>
      <LoadedToaster />
    </Suspense>
  ) : null;
};

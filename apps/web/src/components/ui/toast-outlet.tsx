import { X } from 'lucide-react';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { UI_STRINGS } from '@/strings/ui.ts';
import { Button } from './button.tsx';
import { hasToasts, onFirstToast, type Toast, takeToasts } from './toast.tsx';

/** Without a connection the library cannot be fetched, and that is when there is most to say. */
const LoadedToaster = lazy(() =>
  import('./toaster.tsx').then(
    ({ Toaster }) => ({ default: Toaster }),
    () => ({ default: PlainToaster }),
  ),
);

/** The place where toasts appear; stands once at the root. */
export const ToastOutlet = () => {
  const wanted = useSyncExternalStore(onFirstToast, hasToasts, () => false);
  return wanted ? (
    <Suspense>
      <LoadedToaster />
    </Suspense>
  ) : null;
};

type Shown = Toast & { at: number };

/** The last toast, until it is closed or its screen is left; needs nothing that must be fetched. */
export const PlainToaster = () => {
  const [shown, setShown] = useState<Shown>();
  useEffect(() => {
    const showNow = (toast: Toast) => setShown({ ...toast, at: performance.now() });
    const dismissOlder = (minAgeMs: number) =>
      setShown((now) => (now && performance.now() - now.at >= minAgeMs ? undefined : now));
    return takeToasts(showNow, dismissOlder);
  }, []);
  return (
    <div
      role="status"
      className="fixed right-4.5 bottom-4.5 z-50 w-[calc(100vw-36px)] max-md:bottom-20 sm:w-[380px] empty:hidden"
    >
      {shown ? (
        <div className="flex items-start gap-3 rounded-panel border border-line-2 bg-surface py-3 pr-2 pl-4 text-small shadow-popover">
          <div className="min-w-0 flex-1 py-1">
            <p className="font-[550]">{shown.title}</p>
            {shown.text ? <p className="mt-0.5 break-words text-text-2">{shown.text}</p> : null}
          </div>
          <Button variant="ghost" size="icon-small" aria-label={UI_STRINGS.close} onClick={() => setShown(undefined)}>
            <X aria-hidden strokeWidth={1.5} />
          </Button>
        </div>
      ) : null}
    </div>
  );
};

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

/** Toasts until they are closed or their screen is left; needs nothing that must be fetched. */
export const PlainToaster = () => {
  const [shown, setShown] = useState<readonly Shown[]>([]);
  useEffect(() => {
    const showNow = (toast: Toast) => setShown((now) => [...now, { ...toast, at: performance.now() }]);
    const dismissOlder = (minAgeMs: number) =>
      // One with a time of its own keeps it.
      setShown((now) => now.filter(({ at, durationMs }) => durationMs || performance.now() - at < minAgeMs));
    return takeToasts(showNow, dismissOlder);
  }, []);
  return (
    <div
      role="status"
      className="fixed right-4.5 bottom-4.5 z-50 flex w-[calc(100vw-36px)] flex-col gap-2 max-md:bottom-20 sm:w-[380px] empty:hidden"
    >
      {shown.map((toast) => (
        <PlainToast
          key={`${toast.at} ${toast.title}`}
          toast={toast}
          onClose={() => setShown((now) => now.filter((one) => one !== toast))}
        />
      ))}
    </div>
  );
};

const PlainToast = ({ toast: { title, text }, onClose }: { toast: Toast; onClose: () => void }) => (
  <div className="flex items-start gap-3 rounded-panel border border-line-2 bg-surface py-3 pr-2 pl-4 text-small shadow-popover">
    <div className="min-w-0 flex-1 py-1">
      <p className="font-[550]">{title}</p>
      {text ? <p className="mt-0.5 break-words text-text-2">{text}</p> : null}
    </div>
    <Button variant="ghost" size="icon-small" aria-label={UI_STRINGS.close} onClick={onClose}>
      <X aria-hidden strokeWidth={1.5} />
    </Button>
  </div>
);

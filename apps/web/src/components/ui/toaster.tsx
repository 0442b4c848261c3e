import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import { Toaster as Sonner, toast as sonner } from 'sonner';
import { type Toast, takeToasts } from './toast.tsx';

const CLASSES = {
  toast:
    'flex w-[calc(100vw-36px)] items-start gap-3 rounded-panel border border-line-2 bg-surface py-3.5 pr-11 pl-4 text-small text-text shadow-popover sm:w-[380px]',
  title: 'font-[550]',
  description: 'mt-0.5 text-text-2 break-words',
  icon: 'mt-0.5 [&_svg]:size-4.5',
  success: '[&_[data-icon]]:text-ok',
  error: '[&_[data-icon]]:text-bad',
  // Small to look at; under a finger as large as the corner that it stands in, 44 px.
  closeButton:
    'absolute top-2.5 right-2.5 grid size-7 place-items-center rounded-control border [&_svg]:size-3.5 pointer-coarse:before:absolute pointer-coarse:before:-inset-[9px]',
};

const ICONS = {
  success: <CircleCheck aria-hidden strokeWidth={1.5} />,
  error: <CircleAlert aria-hidden strokeWidth={1.5} />,
};

/** What has worked by now is no longer in error: an old failure beside it would say the opposite. */
const dismissErrors = (): void => {
  for (const shown of sonner.getToasts()) if ('type' in shown && shown.type === 'error') sonner.dismiss(shown.id);
};

const showNow = ({ title, text, tone, durationMs }: Toast): void => {
  if (tone === 'success') dismissErrors();
  const show = tone === 'default' ? sonner : sonner[tone];
  const id = show(title, { description: text, ...(durationMs === undefined ? {} : { duration: durationMs }) });
  if (durationMs === undefined) shownAt.set(id, performance.now());
};

/** When each toast was shown that did not ask for a time of its own. */
const shownAt = new Map<string | number, number>();

const dismissOlder = (minAgeMs: number): void => {
  for (const [id, at] of shownAt)
    if (performance.now() - at >= minAgeMs) {
      sonner.dismiss(id);
      shownAt.delete(id);
    }
};

/** The toast library with our look; it listens before it takes over what has waited. */
export const Toaster = () => {
  useEffect(() => takeToasts(showNow, dismissOlder), []);
  return (
    <Sonner
      theme="dark"
      position="bottom-right"
      closeButton
      // One under the other: in a pile, the button of a toast that lies below is there and cannot be pressed.
      expand
      gap={10}
      // Over dialogs, below menus: what somebody has just opened is never hidden.
      style={{ zIndex: 55 }}
      icons={ICONS}
      toastOptions={{ unstyled: true, classNames: CLASSES }}
    />
  );
};

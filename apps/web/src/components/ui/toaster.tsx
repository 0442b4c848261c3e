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
  closeButton: 'absolute top-2.5 right-2.5 grid size-7 place-items-center rounded-control border [&_svg]:size-3.5',
};

const ICONS = {
  success: <CircleCheck aria-hidden strokeWidth={1.5} />,
  error: <CircleAlert aria-hidden strokeWidth={1.5} />,
};

const showNow = ({ title, text, tone, durationMs }: Toast): void => {
  const show = tone === 'default' ? sonner : sonner[tone];
  show(title, { description: text, ...(durationMs === undefined ? {} : { duration: durationMs }) });
};

/** The toast library with our look; it listens before it takes over what has waited. */
export const Toaster = () => {
  useEffect(() => takeToasts(showNow), []);
  return (
    <Sonner
      theme="dark"
      position="bottom-right"
      closeButton
      icons={ICONS}
      toastOptions={{ unstyled: true, classNames: CLASSES }}
    />
  );
};

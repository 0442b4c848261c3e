import { Slot } from 'radix-ui';
import { createContext, lazy, type ReactElement, type ReactNode, Suspense, use, useState } from 'react';
import type { ModalFrameProps } from './modal-frame.tsx';

const ModalFrame = lazy(() => import('./modal-frame.tsx').then((frame) => ({ default: frame.ModalFrame })));

const CloseContext = createContext<() => void>(() => {});

/** Closes the window that the caller stands in. */
export const useCloseModal = (): (() => void) => use(CloseContext);

export type Opening = {
  /** Leave it out where the trigger opens the window. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  trigger?: ReactNode;
};

/**
 * A window over the page, from outside or from its trigger. What keeps focus and scrolling inside is fetched when the first
 * one opens: most visits never see any.
 */
export const Modal = ({
  open,
  onOpenChange,
  trigger,
  children,
  ...frame
}: Opening & Omit<ModalFrameProps, 'onClose'>) => {
  const [ownOpen, setOwnOpen] = useState(false);
  const isOpen = open ?? ownOpen;
  const change = (next: boolean) => {
    setOwnOpen(next);
    onOpenChange?.(next);
  };
  const close = () => change(false);
  return (
    <>
      {trigger ? (
        <Slot.Root aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => change(true)}>
          {trigger as ReactElement}
        </Slot.Root>
      ) : null}
      {isOpen ? (
        <Suspense>
          <CloseContext value={close}>
            <ModalFrame {...frame} onClose={close}>
              {children}
            </ModalFrame>
          </CloseContext>
        </Suspense>
      ) : null}
    </>
  );
};

import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { UI_STRINGS } from '@/strings/ui.ts';
import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';

export type ModalFrameProps = {
  /** A question waits for its answer: a click beside it does not close it, and there is no cross. */
  kind: 'window' | 'question';
  title: ReactNode;
  /** True where the title is only for those who cannot see what kind of window it is. */
  titleHidden?: boolean;
  description?: ReactNode;
  className: string;
  style?: CSSProperties;
  onClose: () => void;
  children?: ReactNode;
};

/** Overlay, focus, Escape, title and cross: what dialogs, questions and sheets have in common. */
export const ModalFrame = ({
  kind,
  title,
  titleHidden = false,
  description,
  className,
  style,
  onClose,
  children,
}: ModalFrameProps) => {
  // Without a trigger of its own the library would leave the focus nowhere.
  const [opener] = useState(() => document.activeElement);
  const isWindow = kind === 'window';
  return (
    <Radix.Root open onOpenChange={(open) => open || onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 animate-appear bg-black/70" />
        <Radix.Content
          role={isWindow ? 'dialog' : 'alertdialog'}
          className={classNames('fixed z-50 border-line-2', className)}
          style={style}
          onInteractOutside={(event) => isWindow || event.preventDefault()}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
          }}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <Radix.Title
            className={
              titleHidden
                ? 'sr-only'
                : classNames('text-[20px]/7 font-semibold tracking-[-0.02em]', isWindow && 'pr-10')
            }
          >
            {title}
          </Radix.Title>
          {description ? (
            <Radix.Description className="mt-1.5 text-small text-text-2">{description}</Radix.Description>
          ) : null}
          {children}
          {isWindow ? (
            <Radix.Close asChild>
              <Button
                variant="ghost"
                size="icon"
                aria-label={UI_STRINGS.close}
                className={classNames(
                  'absolute',
                  titleHidden ? 'top-3 right-3' : 'top-4.5 right-4 sm:top-5.5 sm:right-5',
                )}
              >
                <X aria-hidden strokeWidth={1.5} />
              </Button>
            </Radix.Close>
          ) : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
};

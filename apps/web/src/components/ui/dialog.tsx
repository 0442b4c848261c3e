import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { UI_STRINGS } from '@/strings/ui.ts';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';

export const OVERLAY_LOOK = 'fixed inset-0 z-50 bg-black/70 data-[state=open]:animate-appear';
export const DIALOG_LOOK =
  'fixed top-1/2 left-1/2 z-50 max-h-[calc(100dvh-32px)] w-[calc(100vw-32px)] -translate-x-1/2 -translate-y-1/2 overflow-y-auto rounded-panel border border-line-2 bg-surface p-6 shadow-popover data-[state=open]:animate-appear sm:p-7';

const WIDTHS = { small: 'max-w-md', medium: 'max-w-lg', large: 'max-w-4xl' } as const;

/** A window over the page. Give it a title; leave `trigger` out where `open` is set from outside. */
export const Dialog = ({
  open,
  onOpenChange,
  trigger,
  title,
  description,
  width = 'medium',
  className,
  children,
}: {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  trigger?: ReactNode;
  title: ReactNode;
  description?: ReactNode;
  width?: keyof typeof WIDTHS;
  className?: string;
  children?: ReactNode;
}) => (
  <Radix.Root {...(open === undefined ? {} : { open })} {...(onOpenChange ? { onOpenChange } : {})}>
    {trigger ? <Radix.Trigger asChild>{trigger}</Radix.Trigger> : null}
    <Radix.Portal>
      <Radix.Overlay className={OVERLAY_LOOK} />
      <Radix.Content
        className={classNames(DIALOG_LOOK, WIDTHS[width], className)}
        {...(description ? {} : { 'aria-describedby': undefined })}
      >
        <Radix.Title className="pr-10 text-[20px]/7 font-semibold tracking-[-0.02em]">{title}</Radix.Title>
        {description ? (
          <Radix.Description className="mt-1.5 text-small text-text-2">{description}</Radix.Description>
        ) : null}
        {children}
        <Radix.Close asChild>
          <Button variant="ghost" size="icon-small" aria-label={UI_STRINGS.close} className="absolute top-5 right-5">
            <X aria-hidden strokeWidth={1.5} />
          </Button>
        </Radix.Close>
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
);

/** Closes the dialog that it stands in; give it one button. */
export const DialogClose = ({ children }: { children: ReactNode }) => <Radix.Close asChild>{children}</Radix.Close>;

/** The row of buttons at the foot of a dialog: stacked on a phone, to the right elsewhere. */
export const DialogActions = ({ children }: { children: ReactNode }) => (
  <div className="mt-7 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">{children}</div>
);

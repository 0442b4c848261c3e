import { Slot } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Modal, type Opening, useCloseModal } from './modal.tsx';

export const DIALOG_LOOK =
  'top-1/2 left-1/2 max-h-[calc(100dvh-32px)] w-[calc(100vw-32px)] -translate-x-1/2 -translate-y-1/2 animate-appear overflow-y-auto rounded-panel border bg-surface p-6 shadow-popover sm:p-7';

const WIDTHS = { small: 'max-w-md', medium: 'max-w-lg', large: 'max-w-4xl' } as const;

/** A window over the page. Give it a title; leave `trigger` out where `open` is set from outside. */
export const Dialog = ({
  width = 'medium',
  className,
  ...rest
}: Opening & {
  title: ReactNode;
  description?: ReactNode;
  width?: keyof typeof WIDTHS;
  className?: string;
  children?: ReactNode;
}) => <Modal kind="window" className={classNames(DIALOG_LOOK, WIDTHS[width], className)} {...rest} />;

/** Closes the dialog that it stands in; give it one button. */
export const DialogClose = ({ children }: { children: ReactElement }) => (
  <Slot.Root onClick={useCloseModal()}>{children}</Slot.Root>
);

/** The row of buttons at the foot of a dialog: stacked on a phone, to the right elsewhere. */
export const DialogActions = ({ children }: { children: ReactNode }) => (
  <div className="mt-7 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">{children}</div>
);

import { AlertDialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { UI_STRINGS } from '@/strings/ui.ts';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { DIALOG_LOOK, DialogActions, OVERLAY_LOOK } from './dialog.tsx';

/** Asks before something that cannot be undone. */
export const AlertDialog = ({
  open,
  onOpenChange,
  trigger,
  title,
  description,
  action,
  cancel = UI_STRINGS.cancel,
  actionDisabled = false,
  onAction,
  children,
}: {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  trigger?: ReactNode;
  title: ReactNode;
  description: ReactNode;
  /** What the red button says, for example 'Delete'. */
  action: ReactNode;
  cancel?: ReactNode;
  actionDisabled?: boolean;
  onAction: () => void;
  children?: ReactNode;
}) => (
  <Radix.Root {...(open === undefined ? {} : { open })} {...(onOpenChange ? { onOpenChange } : {})}>
    {trigger ? <Radix.Trigger asChild>{trigger}</Radix.Trigger> : null}
    <Radix.Portal>
      <Radix.Overlay className={OVERLAY_LOOK} />
      <Radix.Content className={classNames(DIALOG_LOOK, 'max-w-md')}>
        <Radix.Title className="text-[20px]/7 font-semibold tracking-[-0.02em]">{title}</Radix.Title>
        <Radix.Description className="mt-1.5 text-small text-text-2">{description}</Radix.Description>
        {children}
        <DialogActions>
          <Radix.Cancel asChild>
            <Button>{cancel}</Button>
          </Radix.Cancel>
          <Radix.Action asChild>
            <Button variant="danger" disabled={actionDisabled} onClick={onAction}>
              {action}
            </Button>
          </Radix.Action>
        </DialogActions>
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
);

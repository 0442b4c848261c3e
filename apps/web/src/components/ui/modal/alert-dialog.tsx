import type { ReactNode } from 'react';
import { UI_STRINGS } from '@/strings/ui.ts';
import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { DIALOG_LOOK, DialogActions, DialogClose } from './dialog.tsx';
import { Modal, type Opening } from './modal.tsx';

/** Asks before something that cannot be undone. */
export const AlertDialog = ({
  action,
  cancel = UI_STRINGS.cancel,
  actionDisabled = false,
  onAction,
  children,
  ...rest
}: Opening & {
  title: ReactNode;
  description: ReactNode;
  /** What the red button says, for example 'Delete'. */
  action: ReactNode;
  cancel?: ReactNode;
  actionDisabled?: boolean;
  onAction: () => void;
  children?: ReactNode;
}) => (
  <Modal kind="question" className={classNames(DIALOG_LOOK, 'max-w-md')} {...rest}>
    {children}
    <DialogActions>
      {/* First in the order of focus: whoever only presses Enter has lost nothing. */}
      <DialogClose>
        <Button>{cancel}</Button>
      </DialogClose>
      <DialogClose>
        <Button variant="danger" disabled={actionDisabled} onClick={onAction}>
          {action}
        </Button>
      </DialogClose>
    </DialogActions>
  </Modal>
);

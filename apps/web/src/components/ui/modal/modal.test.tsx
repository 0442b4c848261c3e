import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from '../button.tsx';
import { AlertDialog } from './alert-dialog.tsx';
import { Dialog, DialogClose } from './dialog.tsx';

test('a dialog opens from its trigger, closes by its button and gives the focus back', async () => {
  render(
    <Dialog trigger={<Button>More</Button>} title="A dialog">
      <DialogClose>
        <Button>Done</Button>
      </DialogClose>
    </Dialog>,
  );
  const trigger = screen.getByRole('button', { name: 'More' });
  await userEvent.click(trigger);
  expect(await screen.findByRole('dialog', { name: 'A dialog' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await vi.waitFor(() => expect(trigger).toHaveFocus());
});

test('a question begins at its harmless answer and acts once on the other', async () => {
  const remove = vi.fn();
  render(
    <AlertDialog
      trigger={<Button>Remove</Button>}
      title="Remove it?"
      description="It is gone then."
      action="Delete"
      onAction={remove}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  const question = await screen.findByRole('alertdialog', { name: 'Remove it?' });
  expect(question).toHaveAccessibleDescription('It is gone then.');
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(remove).toHaveBeenCalledOnce();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

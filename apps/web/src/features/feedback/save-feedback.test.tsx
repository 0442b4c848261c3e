import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ToastOutlet } from '@/components/ui/toast-outlet.tsx';
import { renderApp } from '@/testing/render-app.tsx';
import { storeSession } from '@/testing/signed-in.ts';
import { createNetwork, json, restError } from '@/testing/stand-in-network.ts';
import { FeedbackDialog } from './feedback-dialog.tsx';

test('[FB5] a submit failure is only logged: no toast, and what was typed stays', async () => {
  storeSession();
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const network = createNetwork({
    'GET /rest/v1/subscriptions': () => json({ is_subscribed: false, subscription_end: null }),
    'POST /rest/v1/feedback': () => restError('XX000', 500),
  });
  const element = (
    <>
      <FeedbackDialog open onOpenChange={() => {}} />
      <ToastOutlet />
    </>
  );
  renderApp(network, [{ path: '/', element }], '/');
  await userEvent.type(await screen.findByLabelText('What do you like?'), 'the ruler');
  await userEvent.click(screen.getByRole('button', { name: 'Send Feedback' }));
  await vi.waitFor(() => expect(log).toHaveBeenCalledWith('The feedback could not be sent.', expect.anything()));
  expect(document.querySelector('[data-sonner-toast]')).toBeNull();
  expect(screen.getByLabelText('What do you like?')).toHaveValue('the ruler');
  log.mockRestore();
});

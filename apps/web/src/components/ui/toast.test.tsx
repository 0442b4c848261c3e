import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { dismissOlderToasts, showToast } from './toast.tsx';
import { PlainToaster, ToastOutlet } from './toast-outlet.tsx';

test("[TH4] a message 'A: B' becomes one toast with title A and text B", async () => {
  render(<ToastOutlet />);
  showToast('Checkout Error: The shop is closed.', { tone: 'error' });
  const title = await screen.findByText('Checkout Error');
  expect(document.querySelectorAll('[data-sonner-toast]')).toHaveLength(1);
  expect(title.closest('[data-sonner-toast]')).toHaveTextContent('The shop is closed.');
});

test('a success takes the errors before it away, and leaves the rest', async () => {
  render(<ToastOutlet />);
  showToast('Could not save.', { tone: 'error' });
  showToast('Generation cancelled.');
  await screen.findByText('Could not save.');
  showToast('Saved.', { tone: 'success' });
  await screen.findByText('Saved.');
  await waitFor(() => expect(screen.queryByText('Could not save.')).toBeNull());
  expect(screen.getByText('Generation cancelled.')).toBeInTheDocument();
});

test('a toast goes with its screen, unless it tells of leaving it or asked for its own time', async () => {
  const now = vi.spyOn(performance, 'now');
  render(<ToastOutlet />);
  now.mockReturnValue(10_000);
  showToast('Too large.', { tone: 'error' });
  showToast('Payment processed.', { durationMs: 10_000 });
  await screen.findByText('Too large.');
  now.mockReturnValue(15_000);
  showToast('Welcome.');
  await screen.findByText('Welcome.');
  dismissOlderToasts();
  now.mockRestore();
  await waitFor(() => expect(screen.queryByText('Too large.')).toBeNull());
  expect(screen.getByText('Welcome.')).toBeInTheDocument();
  expect(screen.getByText('Payment processed.')).toBeInTheDocument();
});

test('without the library toasts are shown plainly, each until it is closed', async () => {
  render(<PlainToaster />);
  showToast('Error: The server is out of reach.', { tone: 'error' });
  expect(await screen.findByText('The server is out of reach.')).toBeVisible();
  showToast('Still out of reach.');
  expect(await screen.findByText('Still out of reach.')).toBeVisible();
  expect(screen.getByText('The server is out of reach.')).toBeVisible();
  await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0]!);
  expect(screen.queryByText('The server is out of reach.')).toBeNull();
  expect(screen.getByText('Still out of reach.')).toBeVisible();
});

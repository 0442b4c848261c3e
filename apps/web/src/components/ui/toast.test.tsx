import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showToast, ToastOutlet } from './toast.tsx';

test("[TH4] a message 'A: B' becomes one toast with title A and text B", async () => {
  render(<ToastOutlet />);
  showToast('Checkout Error: The shop is closed.', { tone: 'error' });
  const title = await screen.findByText('Checkout Error');
  expect(document.querySelectorAll('[data-sonner-toast]')).toHaveLength(1);
  expect(title.closest('[data-sonner-toast]')).toHaveTextContent('The shop is closed.');
});

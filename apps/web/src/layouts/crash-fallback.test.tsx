import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CrashFallback } from './crash-fallback.tsx';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

const Broken = (): never => {
  throw new Error('the ruler broke');
};

const crash = () =>
  render(
    <RouterProvider
      router={createMemoryRouter([
        { path: '/', ErrorBoundary: CrashFallback, children: [{ index: true, Component: Broken }] },
      ])}
    />,
  );

test("[NF3] a render crash shows 'Something went wrong'", async () => {
  crash();
  expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeVisible();
});

test("[NF4] the fallback has 'Try Again' and a message that opens and closes", async () => {
  crash();
  expect(await screen.findByRole('button', { name: 'Try Again' })).toBeEnabled();
  const details = screen.getByText('Error message').closest('details')!;
  expect(details.open).toBe(false);
  await userEvent.click(screen.getByText('Error message'));
  expect(details.open).toBe(true);
  expect(details).toHaveTextContent('the ruler broke');
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CrashBoundary } from './crash-boundary.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  // Asked where a page's script did not come.
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
});
afterEach(() => void vi.restoreAllMocks());

const Broken = (): never => {
  throw new Error('the ruler broke');
};

const at = (place: string, children: ReactNode) => <CrashBoundary place={place}>{children}</CrashBoundary>;
const crash = () => render(at('/results', <Broken />));

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

test.each([
  'Failed to fetch dynamically imported module: http://app.test/assets/settings.js',
  'error loading dynamically imported module: http://app.test/assets/settings.js',
  'Importing a module script failed.',
])('a page that could not be fetched says that it was not loaded, and why: %s', async (message) => {
  const Unfetched = (): never => {
    throw new TypeError(message);
  };
  render(at('/settings', <Unfetched />));
  expect(await screen.findByText(/the connection may be down, or there is a new version/)).toBeVisible();
});

test('on another page the app goes on', async () => {
  const { rerender } = crash();
  rerender(at('/history', <p>History</p>));
  expect(await screen.findByText('History')).toBeVisible();
});

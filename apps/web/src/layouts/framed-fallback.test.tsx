import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CrashBoundary } from './crash-boundary.tsx';
import { FramedFallback } from './framed-fallback.tsx';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

const show = (error: Error) => {
  const Broken = (): never => {
    throw error;
  };
  render(
    <CrashBoundary place="/history" Fallback={FramedFallback}>
      <Broken />
    </CrashBoundary>,
  );
};

test('a page that did not come because the server is away says so, and is not loaded again before it is back', async () => {
  const ask = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  show(new TypeError('Failed to fetch dynamically imported module: http://app.test/assets/history.js'));
  expect(await screen.findByRole('heading', { name: 'The server is not responding' })).toBeVisible();
  expect(screen.getByText(/opens by itself once the server responds.* Your saved work is safe/)).toBeVisible();
  const asked = ask.mock.calls.length;
  screen.getByRole('button', { name: 'Try Again' }).click();
  expect(ask.mock.calls.length).toBe(asked + 1);
});

test('[NF3] a render crash shows the same words inside the frame', async () => {
  show(new Error('the ruler broke'));
  expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  expect(screen.getByText('the ruler broke')).toBeInTheDocument();
});

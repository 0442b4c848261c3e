import { COPIED_MS } from '@blueprompt/core/spec/limits';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CopyButton } from './copy-button.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a copy is said for two seconds from the last one on', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { clipboard: { writeText: async () => {} } });
  render(<CopyButton text="npm run dev" />);
  const copy = () => act(async () => fireEvent.click(screen.getByRole('button')));
  const wait = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
  const isSaid = () => screen.getByRole('button').textContent === 'Copied';
  expect([COPIED_MS, isSaid()]).toEqual([2_000, false]);
  await copy();
  await wait(1_999);
  expect(isSaid()).toBe(true);
  await wait(1);
  expect(screen.getByRole('button').textContent).toBe('Copy');
  await copy();
  await wait(1_500);
  await copy();
  await wait(1_999);
  expect(isSaid()).toBe(true);
  await wait(1);
  expect(isSaid()).toBe(false);
});

import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { tryResult } from '@/strings/try.ts';
import { TryProgress } from './try-progress.tsx';
import type { TryProgress as Step } from './try-screenshot.ts';

afterEach(() => vi.useRealTimers());

const open = (progress: Step | undefined) =>
  render(
    <TryProgress url={undefined} trying={{ state: 'measuring', progress }}>
      {null}
    </TryProgress>,
  );

test('a visitor sees for how long the screenshot has been measured, and is promised no time', () => {
  vi.useFakeTimers();
  open({ state: 'measuring', stage: 'text' });
  act(() => void vi.advanceTimersByTime(42_000));
  expect(screen.getByText('42 s elapsed')).toBeTruthy();
  expect(`${tryResult.hereNote} ${tryResult.measuringNote}`).not.toMatch(/second/);
});

test('the server is named only once it measures', () => {
  const { rerender } = open(undefined);
  expect(screen.queryByText(/our server/)).toBeNull();
  rerender(
    <TryProgress url={undefined} trying={{ state: 'measuring', progress: { state: 'on-server', after: 'nothing' } }}>
      {null}
    </TryProgress>,
  );
  expect(screen.getByText(tryResult.measuringNote)).toBeTruthy();
});

test('while the engine loads its size is shown instead of the time', () => {
  open({ state: 'loading', loadedBytes: 3e6, totalBytes: 11e6 });
  expect(screen.getByText('Loading the engine, 3 of 11 MB')).toBeTruthy();
  expect(screen.queryByText(/elapsed/)).toBeNull();
});

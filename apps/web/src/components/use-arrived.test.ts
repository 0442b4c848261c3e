import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useArrived } from './use-arrived.ts';

test('what arrives is shown in a rendering of its own, what follows at once', () => {
  const seen: [value: string | undefined, arrived: boolean][] = [];
  const { rerender } = renderHook(
    ({ value }: { value: string | undefined }) => {
      seen.push([value, useArrived(value)]);
    },
    { initialProps: { value: undefined as string | undefined } },
  );
  rerender({ value: 'answer' });
  rerender({ value: 'newer answer' });
  rerender({ value: undefined });
  expect(seen.slice(0, 5)).toEqual([
    [undefined, false],
    ['answer', false],
    ['answer', true],
    ['newer answer', true],
    [undefined, false],
  ]);
});

test('what is here from the beginning is shown at once', () => {
  const { result } = renderHook(() => useArrived('known'));
  expect(result.current).toBe(true);
});

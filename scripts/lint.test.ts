import { expect, test } from 'vitest';
import { findUnknown } from './lint.ts';

test('only what was not found clean is looked at again, also after it was changed back and forth', () => {
  const sums = new Map([
    ['a.ts', '1'],
    ['b.ts', '2'],
  ]);
  expect(findUnknown(sums, new Set())).toEqual(['a.ts', 'b.ts']);
  expect(findUnknown(sums, new Set(['1', '3']))).toEqual(['b.ts']);
  expect(findUnknown(sums, new Set(['1', '2', '3']))).toEqual([]);
});

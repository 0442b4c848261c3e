import { expect, test } from 'vitest';
import { settleSizes } from './settle-sizes.ts';

const sure = (fontSize: number) => ({ fontSize, misfit: 0.01, chars: 20 });

test('sizes measured a little apart are one round size', () => {
  expect(settleSizes([sure(13.9), sure(14.05), sure(14.1), sure(24.2)])).toEqual([14, 14, 14, 24]);
});

test('a short or doubtful line takes over a sure size nearby, and keeps its own where there is none', () => {
  const doubtful = (fontSize: number) => ({ fontSize, misfit: 0.2, chars: 3 });
  expect(settleSizes([sure(14), doubtful(15.1), doubtful(20.02)])).toEqual([14, 14, 20]);
});

test('a size between whole pixels stays there', () => {
  expect(settleSizes([sure(12.5)])).toEqual([12.5]);
});

import { expect, test } from 'vitest';
import { median, spread } from './statistics.ts';

test('the median of an even number of values is the upper one, and of none it is 0', () => {
  expect([median([9, 1, 5]), median([4, 1, 3, 2]), median([])]).toEqual([5, 3, 0]);
});

test('a spread is how far values are apart', () => {
  expect([spread([3, -2, 7]), spread([4])]).toEqual([9, 0]);
});

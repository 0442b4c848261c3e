import { expect, test } from 'vitest';
import { groupDigits } from './group-digits.ts';

test('digits are grouped by three, as English does', () => {
  for (const count of [0, 7, 999, 1000, 12_345, 999_999, 1_000_000, 1_234_567_890])
    expect(groupDigits(count)).toBe(count.toLocaleString('en-US'));
});

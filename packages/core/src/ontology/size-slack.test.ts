import { expect, test } from 'vitest';
import { sizeSlackOf } from './size-slack.ts';

test('cards that were measured a few pixels apart are of one size, buttons are as wide as their words', () => {
  const widths = [357, 361, 365];
  expect(sizeSlackOf('card', widths)).toBeGreaterThanOrEqual(365 - 357);
  expect(sizeSlackOf('button', widths)).toBe(2);
  expect(sizeSlackOf('card', [40, 44])).toBeLessThan(4);
});

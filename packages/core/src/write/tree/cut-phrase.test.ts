import { expect, test } from 'vitest';
import { cutPhrase } from './cut-phrase.ts';

test.each([
  ['line chart; 3 points', 40, 'line chart; 3 points'],
  ['line chart; 3 points', 14, 'line chart; 3…'],
  ['bars #0d6efd `Sold last year`, 3 wide', 20, 'bars #0d6efd…'],
  ['bars #0d6efd `Sold last year`, 3 wide', 29, 'bars #0d6efd…'],
  ['bars #0d6efd `Sold last year`, 3 wide', 30, 'bars #0d6efd `Sold last year`,…'],
  ['x'.repeat(30), 10, `${'x'.repeat(10)}…`],
  ['bars `` a `b c` d `` and more', 14, 'bars…'],
])('%s within %i', (phrase, maxChars, cut) => {
  expect(cutPhrase(phrase, maxChars)).toBe(cut);
});

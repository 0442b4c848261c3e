import { expect, test } from 'vitest';
import { quoteText } from './quote-text.ts';

test('a text with more code marks than a call takes arguments is still quoted', () => {
  expect(quoteText('a ` '.repeat(200_000)).slice(0, 6)).toBe('`` a `');
});

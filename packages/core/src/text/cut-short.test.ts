import { expect, test } from 'vitest';
import { cutShort } from './cut-short.ts';

test.each([
  ['short enough', 12, 'short enough'],
  ['cut after a word', 9, 'cut after…'],
  ['cut before one', 9, 'cut…'],
  ['onelongword', 5, 'onelo…'],
  ['four😀', 5, 'four…'],
  ['four😀s', 6, 'four😀…'],
])('%s in %d characters is %s', (text, chars, cut) => {
  expect(cutShort(text, chars)).toBe(cut);
});

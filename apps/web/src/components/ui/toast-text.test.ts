import { expect, test } from 'vitest';
import { toTitleAndText } from './toast-text.ts';

test.each([
  ['Error: Failed to save prompt to history', 'Error', 'Failed to save prompt to history'],
  ['Payment Received!', 'Payment Received!', undefined],
  ['Checkout Error: Sorry: closed at 12:30', 'Checkout Error', 'Sorry: closed at 12:30'],
  ['Open at 12:30', 'Open at 12:30', undefined],
])('[TH4] %s has the title %s and the text %s', (message, title, text) => {
  expect(toTitleAndText(message)).toEqual({ title, text });
});

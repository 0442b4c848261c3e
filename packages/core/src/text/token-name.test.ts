import { expect, test } from 'vitest';
import { toTokenName } from './token-name.ts';

test.each([
  ['Résumé & more', 'resume-more'],
  ['日本語', 'page-2'],
  ['x'.repeat(60), 'x'.repeat(40)],
  ['CON', 'page-2-con'],
  ['aux.', 'page-2-aux'],
  ['LPT9', 'page-2-lpt9'],
  ['console', 'console'],
])('makes %j a name that every format and file system takes', (text, name) => {
  expect(toTokenName(text, 'page-2')).toBe(name);
});

import { MAX_PROMPT_NAME_CHARS } from '@blueprompt/core/spec/limits';
import { expect, test } from 'vitest';
import { nameCopy } from './name-copy.ts';

test.each([
  ['Shop', [], 'Shop copy'],
  ['Shop', ['Shop copy'], 'Shop copy 2'],
  ['Shop', ['Shop copy', 'Shop copy 2'], 'Shop copy 3'],
])('a copy of %s beside %j is %s', (name, taken, copy) => {
  expect(nameCopy(name, new Set(taken))).toBe(copy);
});

test('the longest name leaves room for what marks the copy', () => {
  const copy = nameCopy('x'.repeat(MAX_PROMPT_NAME_CHARS), new Set());
  expect(copy).toHaveLength(MAX_PROMPT_NAME_CHARS);
  expect(copy).toMatch(/x copy$/);
});

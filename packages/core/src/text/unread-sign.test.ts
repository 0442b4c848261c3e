import { expect, test } from 'vitest';
import { isUnread } from './unread-sign.ts';

test('only a text of nothing but squares was not read', () => {
  expect(isUnread('□□□')).toBe(true);
  expect(isUnread('□ Remember me')).toBe(false);
  expect(isUnread('')).toBe(false);
});

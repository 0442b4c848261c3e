import { expect, test } from 'vitest';
import { keyShortcuts, shortcutOf } from './shortcut-of.ts';

const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

test.each([
  [{ key: 'Enter', ctrlKey: true }, 'Control+Enter'],
  [{ key: 'Enter', metaKey: true }, 'Control+Enter'],
  [{ key: 's', ctrlKey: true }, 'Control+S'],
  [{ key: '/', ctrlKey: true, shiftKey: true }, 'Control+/'],
  [{ key: 'Enter' }, undefined],
  [{ key: '?', shiftKey: true }, undefined],
  [{ key: 'S', ctrlKey: true, shiftKey: true }, undefined],
  [{ key: 's', ctrlKey: true, altKey: true }, undefined],
])('%o is %s', (press, shortcut) => expect(shortcutOf({ ...none, ...press })).toBe(shortcut));

test('an element names its shortcut for both kinds of keyboard', () => {
  expect(keyShortcuts('Enter')).toEqual({ 'aria-keyshortcuts': 'Control+Enter Meta+Enter' });
});

import { expect, test } from 'vitest';
import { MAX_LINK_CHARS, toCursorLink } from './cursor-link.ts';

test('a prompt is in the link as it is, whatever it says', () => {
  const prompt = '# Shop & more?\n`#1d4ed8` 100 % “ready” 😀';
  expect(new URL(toCursorLink(prompt)!).searchParams.get('text')).toBe(prompt);
  expect(toCursorLink('half \ud83d')).toContain('half%20');
});

test('what would make the link too long has none, counted as it is encoded', () => {
  const room = MAX_LINK_CHARS - toCursorLink('')!.length;
  expect(toCursorLink('a'.repeat(room))).toHaveLength(MAX_LINK_CHARS);
  expect(toCursorLink('a'.repeat(room + 1))).toBeUndefined();
  expect(toCursorLink('\n'.repeat(Math.floor(room / 3) + 1))).toBeUndefined();
});

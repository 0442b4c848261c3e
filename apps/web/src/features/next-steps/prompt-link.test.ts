import { expect, test } from 'vitest';
import { type LinkedTool, MAX_LINK_CHARS, MAX_LOVABLE_PROMPT_CHARS, toPromptLink } from './prompt-link.ts';

const PARAMETERS: [LinkedTool, string, string][] = [
  ['cursor', 'https://cursor.com', 'text'],
  ['bolt', 'https://bolt.new', 'prompt'],
  ['v0', 'https://v0.app', 'q'],
  ['claude', 'https://claude.ai', 'q'],
  ['chatgpt', 'https://chatgpt.com', 'q'],
];
const PROMPT = '# Shop & more?\n`#1d4ed8` 100 % “ready” 😀';

test.each(PARAMETERS)('a prompt is in the link to %s as it is, whatever it says', (tool, origin, parameter) => {
  const link = new URL(toPromptLink(tool, PROMPT)!);
  expect([link.origin, link.searchParams.get(parameter)]).toEqual([origin, PROMPT]);
  expect(toPromptLink(tool, 'half \ud83d')).toContain('half%20');
});

test.each(PARAMETERS)('what would make the link to %s too long has none, counted as it is encoded', (tool) => {
  const room = MAX_LINK_CHARS - toPromptLink(tool, '')!.length;
  expect(toPromptLink(tool, 'a'.repeat(room))).toHaveLength(MAX_LINK_CHARS);
  expect(toPromptLink(tool, 'a'.repeat(room + 1))).toBeUndefined();
  expect(toPromptLink(tool, '\n'.repeat(Math.floor(room / 3) + 1))).toBeUndefined();
});

test('Lovable reads the prompt behind the #, which has room for most guides', () => {
  const { hash } = new URL(toPromptLink('lovable', PROMPT)!);
  expect(new URLSearchParams(hash.slice(1)).get('prompt')).toBe(PROMPT);
  expect(toPromptLink('lovable', '\n'.repeat(MAX_LOVABLE_PROMPT_CHARS))).toBeDefined();
  expect(toPromptLink('lovable', 'a'.repeat(MAX_LOVABLE_PROMPT_CHARS + 1))).toBeUndefined();
});

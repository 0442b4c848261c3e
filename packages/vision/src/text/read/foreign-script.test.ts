import type { TextLine } from '@blueprompt/core/measurement';
import { expect, test } from 'vitest';
import { hideUnread, isForeignScript } from './foreign-script.ts';

const lines = (confidence: number, ...texts: string[]) => texts.map((text) => ({ text, confidence }));

test('a page of unsure lines that are no words is in another script', () => {
  const russian = lines(0.89, 'KynHTb ceÄ4ac', 'LeHbI', 'FnaBHa9', 'CBA3aTbCA C HAMM', 'HoBbIñ npoekt');
  expect(isForeignScript([...russian, ...lines(1, 'GitHub', 'Sign in')])).toBe(true);
  const chinese = lines(0.72, '3zRDR93', '& st269881R,', 'IKP ER85⌘$', '#F385B', '202411B');
  expect(isForeignScript(chinese)).toBe(true);
});

test('a long chain of short parts that is no word is seen at once', () => {
  const chain = `aa${'-bb'.repeat(60)}Q`;
  expect(isForeignScript(lines(0.5, chain, chain, chain, chain))).toBe(true);
});

test('blurred Latin stays what it was read as, and so does a Latin page with some odd lines', () => {
  const blurred = lines(0.85, 'Home', 'Imortace', 'Pupns Aodons', 'Last 7 days', 'Form elemints', 'Désigné à café');
  expect(isForeignScript(blurred)).toBe(false);
  const few = lines(0.8, 'c0E', 'sbwXL', '#F385B', '3zRDR93');
  expect(isForeignScript([...few, ...lines(1, 'Home', 'About', 'Pricing', 'Blog', 'Contact', 'Sign in', 'Docs')])).toBe(
    false,
  );
  expect(isForeignScript([])).toBe(false);
});

const line = (text: string, confidence: number): TextLine => ({
  text,
  confidence,
  box: { x: 10, y: 20, width: 56, height: 13 },
  fontSize: 14,
  fontWeight: 400,
  fontClass: 'sans',
  font: { family: 'Inter', sure: true },
  color: '#222222',
  background: '#ffffff',
  align: 'left',
  words: [],
});

test('what was made up becomes a square for each font size of width, without a family; what was read surely stays', () => {
  const hidden = hideUnread(line('3zRDR93', 0.74));
  expect(hidden).toEqual({
    ...line('□□□□', 0.74),
    font: undefined,
    words: [{ text: '□□□□', box: { x: 10, y: 20, width: 56, height: 13 } }],
  });
  expect(hideUnread(line('CB93aTbC9 C HaMM', 0.97)).text).toBe('□□□□');
  for (const read of [line('Sign in with Google', 0.97), line('GitHub', 1), line('42', 0.95)])
    expect(hideUnread(read)).toBe(read);
});

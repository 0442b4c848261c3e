import { expect, test } from 'vitest';
import type { TextLine } from '../../measurement.ts';
import type { TreeNode } from '../../page-tree.ts';
import { text } from '../page.fixture.ts';
import { readBlock } from './read-texts.ts';

const node = (words: string, lines: number[], x: number, width: number): TreeNode => ({
  id: 'text-1',
  kind: 'text',
  type: 'text',
  box: { x, y: 0, width, height: 20 },
  text: words,
  lines,
  children: [],
});

/** A line of words that are 40 px wide, 60 px apart. */
const wide = (...words: string[]): TextLine =>
  text(words.join(' '), 0, 5, {
    words: words.map((word, at) => ({ text: word, box: { x: 60 * at, y: 5, width: 40, height: 10 } })),
  });

const linesOf = (words: string, lines: number[], texts: readonly TextLine[], x = 0, width = 1000): string[] =>
  readBlock(node(words, lines, x, width), texts)?.lines.map((line) => line.text) ?? [];

test('a paragraph keeps its line breaks', () => {
  const texts = [text('Ship it', 0, 0), text('every week', 0, 20)];
  expect(linesOf('Ship it every week', [0, 1], texts)).toEqual(['Ship it', 'every week']);
});

test('of a line that was cut into items each has its own words', () => {
  const texts = [wide('Home', 'Team', 'Home')];
  expect(linesOf('Team', [0], texts, 58, 44)).toEqual(['Team']);
  expect(linesOf('Home', [0], texts, 118, 44)).toEqual(['Home']);
});

test('the tree says what the text is, where boxes cross', () => {
  expect(linesOf('Home Help', [0], [wide('Home', 'Team', 'Help')])).toEqual(['Home Help']);
  expect(linesOf('Something else', [0], [wide('Home')])).toEqual(['Something else']);
});

test('parts of one visual line are one line, with their styles', () => {
  const texts = [text('See', 0, 0), text('the docs', 30, 0, { color: '#0d6efd', continues: true })];
  expect(linesOf('See the docs', [0, 1], texts)).toEqual(['See the docs']);
  expect(linesOf('the docs', [1], texts, 28, 80)).toEqual(['the docs']);
});

test('a text without lines is none', () => {
  expect(readBlock(node('Gone', [7], 0, 10), [])).toBeUndefined();
});

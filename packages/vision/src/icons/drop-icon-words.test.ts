import type { TextLine } from '@blueprompt/core/measurement';
import { expect, test } from 'vitest';
import { dropIconWords } from './drop-icon-words.ts';

type Part = [text: string, x: number, y: number, width: number, height: number];

const line = (fontSize: number, ...parts: Part[]): TextLine => ({
  text: parts.map(([text]) => text).join(' '),
  box: { x: parts[0]![1], y: 10, width: 100, height: 14 },
  fontSize,
  fontWeight: 400,
  fontClass: 'sans',
  color: '#222222',
  background: '#ffffff',
  align: 'left',
  confidence: 1,
  words: parts.map(([text, x, y, width, height]) => ({ text, box: { x, y, width, height } })),
});
const textsOf = (...lines: TextLine[]) => dropIconWords(lines).map(({ text }) => text);

test('a square mark set apart before a word is an icon', () => {
  expect(textsOf(line(14, ['8', 10, 8, 16, 17], ['Addons', 38, 10, 50, 11]))).toEqual(['Addons']);
  expect(textsOf(line(14, ['4', 10, 10, 9, 12], ['Hosts', 38, 10, 40, 12]))).toEqual(['4 Hosts']);
  expect(textsOf(line(14, ['☆', 10, 9, 15, 14], ['Starred', 35, 10, 50, 11]))).toEqual(['Starred']);
});

test('the line keeps the box of the words that stay', () => {
  const [kept] = dropIconWords([line(14, ['Q', 10, 8, 14, 14], ['Search', 40, 10, 50, 11])]);
  expect(kept!.box).toEqual({ x: 40, y: 10, width: 50, height: 11 });
});

test('short words of a sentence, counts and copyright stay', () => {
  expect(textsOf(line(14, ['A', 10, 10, 9, 10], ['word', 23, 10, 30, 10]))).toEqual(['A word']);
  expect(textsOf(line(11, ['42', 10, 10, 12, 8], ['MIN', 31, 10, 18, 8]))).toEqual(['42 MIN']);
  expect(textsOf(line(14, ['©', 10, 10, 10, 10], ['2026', 24, 10, 30, 10]))).toEqual(['© 2026']);
});

test('a letter alone is an icon, a number alone is not, a unit after a number is not', () => {
  expect(textsOf(line(18, ['Q', 10, 10, 14, 14]))).toEqual([]);
  expect(textsOf(line(14, ['7', 10, 10, 6, 10]))).toEqual(['7']);
  expect(textsOf(line(44, ['842', 10, 10, 78, 32]), line(18, ['K', 114, 14, 10, 13]))).toEqual(['842', 'K']);
});

test('the bars of a chart read as upright letters are dropped', () => {
  expect(textsOf(line(216, ['all.l.1l.', 324, 316, 576, 168]))).toEqual([]);
  expect(textsOf(line(72, ['Illinois', 10, 10, 300, 60]))).toEqual(['Illinois']);
});

test('discs side by side that were read as round signs are icons, a year with its sign is none', () => {
  const discs = { ...line(51, ['©©006', 24, 597, 212, 36]), box: { x: 24, y: 597, width: 212, height: 36 } };
  expect(textsOf(discs)).toEqual([]);
  const year = { ...line(14, ['©2008', 24, 10, 45, 12]), box: { x: 24, y: 10, width: 45, height: 12 } };
  expect(textsOf(year)).toEqual(['©2008']);
});

test('a few large letters alone that the reader doubts are icons', () => {
  const words = ['Design', 'review', 'comments'].map((text) => line(14, [text, 10, 40, 60, 12]));
  const faces = line(29, ['ReC', 45, 295, 56, 20]);
  expect(textsOf(...words, { ...faces, confidence: 0.64 })).toHaveLength(3);
  expect(textsOf(...words, faces)).toHaveLength(4);
});

import { expect, test } from 'vitest';
import { findInk } from '../ink/line-ink.ts';
import { draw } from '../testing/draw.ts';
import { splitWords } from './split-words.ts';

const ROWS = [
  '                    ',
  ' ## ##     ## ## ## ',
  ' ## ##     ## ## ## ',
  ' ## ##     ## ## ## ',
  '                    ',
];
const ink = findInk(draw(ROWS), { left: 0, top: 0, right: 20, bottom: 5 });
const read = (text: string, places: number[], spaceBefore = 0) =>
  [...text].map((char, i) => ({ char, confidence: 1, at: places[i]!, spaceBefore }));
const boxes = (text: string, places: number[], spaceBefore = 0) =>
  splitWords(ink, read(text, places, spaceBefore), (at) => at).map(({ chars, left, right }) => [
    chars.map(({ char }) => char).join(''),
    left,
    right,
  ]);

test('a space is cut at the widest gap between its neighbours', () => {
  expect(boxes('ab cde', [2, 5, 8, 12, 15, 18])).toEqual([
    ['ab', 1, 6],
    ['cde', 11, 19],
  ]);
});

test('a wide gap is a space even where the reader saw none', () => {
  expect(boxes('abcde', [2, 5, 12, 15, 18]).map(([word]) => word)).toEqual(['ab', 'cde']);
});

const CLOSE = ['             ', ' ## ##  ## ## ', ' ## ##  ## ## ', ' ## ##  ## ## ', '             '];
const close = findInk(draw(CLOSE.map((row) => row.padEnd(14))), { left: 0, top: 0, right: 14, bottom: 5 });
const wordsOf = (spaceBefore: number) =>
  splitWords(close, read('abcd', [2, 5, 9, 12], spaceBefore), (at) => at).map(({ chars }) => chars.length);

test('a gap that is wider than the others is a space where the reader thought of one', () => {
  expect([wordsOf(0), wordsOf(0.2)]).toEqual([[4], [2, 2]]);
});

test('a bracket that closes stands at the word before it, unless it is far from it', () => {
  const words = (at: typeof ink, text: string, places: number[]) =>
    splitWords(at, read(text, places, 0.2), (x) => x).map(({ chars }) => chars.map(({ char }) => char).join(''));
  expect(words(close, 'ab );', [2, 5, 7, 9, 12])).toEqual(['ab);']);
  expect(words(ink, 'ab );x', [2, 5, 8, 12, 15, 18])).toEqual(['ab', ');x']);
});

test('an icon that the reader passed over is not part of the word beside it', () => {
  expect(boxes('ab', [2, 5])).toEqual([['ab', 1, 6]]);
});

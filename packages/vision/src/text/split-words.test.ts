import { expect, test } from 'vitest';
import { findInk } from './line-ink.ts';
import { splitWords } from './split-words.ts';
import { draw } from './testing/draw.ts';

const ROWS = [
  '                    ',
  ' ## ##     ## ## ## ',
  ' ## ##     ## ## ## ',
  ' ## ##     ## ## ## ',
  '                    ',
];
const ink = findInk(draw(ROWS), { left: 0, top: 0, right: 20, bottom: 5 });
const read = (text: string, places: number[]) => [...text].map((char, i) => ({ char, confidence: 1, at: places[i]! }));
const boxes = (text: string, places: number[]) =>
  splitWords(ink, read(text, places), (at) => at).map(({ chars, left, right }) => [
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

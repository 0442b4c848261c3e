import { expect, test } from 'vitest';
import { draw } from '../testing/draw.ts';
import { findInk } from './line-ink.ts';
import { wordColor } from './word-color.ts';

const COLORS = { ' ': 0xffffff, G: 0x6b7280, R: 0xd63939, B: 0x066fd1 };
const STROKES = 'GG '.repeat(8);
const PAPER = ' '.repeat(STROKES.length);

/** What the word is said to be coloured where a badge reaches over so many of its 24 columns, and so many of its 8 rows. */
function colorUnder(columns: number, rows: number, badge: keyof typeof COLORS = 'R'): number {
  const word = Array.from({ length: 8 }, (_, y) =>
    y < rows ? STROKES.slice(0, STROKES.length - columns) + badge.repeat(columns) : STROKES,
  );
  const pixels = draw([PAPER, ...word, PAPER], COLORS);
  const rect = { left: 0, top: 0, right: STROKES.length, bottom: word.length + 2 };
  return wordColor(pixels, rect, findInk(pixels, rect));
}

test('a word keeps its colour under a badge of a stronger one, however much of some letters that covers', () => {
  expect(colorUnder(0, 0)).toBe(COLORS.G);
  expect(colorUnder(9, 2)).toBe(COLORS.G);
  expect(colorUnder(9, 8)).toBe(COLORS.G);
  expect(colorUnder(9, 8, 'B')).toBe(COLORS.G);
});

test('what has most of the columns is the word', () => {
  expect(colorUnder(18, 8)).toBe(COLORS.R);
});

test('a line of a stronger colour under or over all of a word is not its colour', () => {
  expect(colorUnder(24, 2)).toBe(COLORS.G);
});

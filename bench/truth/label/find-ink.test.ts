import { expect, test } from 'vitest';
import { findInk } from './find-ink.ts';

/** Letters are `#`, an underline `_`, the background `.`. */
const draw = (...rows: string[]) => ({
  width: rows[0]!.length, // rows are given
  height: rows.length,
  colors: Uint32Array.from(rows.join(''), (char) => (char === '.' ? 0xffffff : 0x000000)),
});

test('the ink is as large as the pixels of the letters', () => {
  const pixels = draw('..........', '..##..#...', '..##..#...', '..........');
  expect(findInk(pixels, [0, 0, 10, 4])).toEqual([2, 1, 5, 2]);
});

test('what lies beyond the letters of the font, such as an underline, is no ink', () => {
  const pixels = draw(
    '............',
    '..##..#.....',
    '..##..#.....',
    '............',
    '............',
    '............',
    '.__________.',
    '............',
  );
  expect(findInk(pixels, [0, 0, 12, 8], [2, 1, 5, 2])).toEqual([2, 1, 5, 2]);
});

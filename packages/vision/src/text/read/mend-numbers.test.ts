import { expect, test } from 'vitest';
import { mendNumbers } from './mend-numbers.ts';
import type { ReadLine } from './read-line.ts';
import { textOf } from './split-words.ts';

/** Lines of one column, right aligned at 100 px. */
const column = (...texts: string[]): ReadLine[] =>
  texts.map((text, index) => {
    const width = 7 * text.length;
    const chars = [...text].map((char) => ({ char, confidence: 1, at: 0, spaceBefore: 0 }));
    const word = { chars, left: 100 - width, top: 40 * index, right: 100, bottom: 40 * index + 10, color: 0 };
    const ink = { left: 100 - width, top: 40 * index, width, height: 10, paper: 0xffffff, color: 0 };
    return {
      crop: { left: 0, top: 0, right: 100, bottom: 10 },
      ink: { ...ink, busy: false, mixed: false, fringed: false, solid: 1, coverage: new Float32Array() },
      chars,
      words: [word],
      confidence: 1,
    };
  });
const mend = (...texts: string[]): string[] => mendNumbers(column(...texts)).map(({ words }) => textOf(words[0]!));

test('numbers of a column are written alike', () => {
  expect(mend('$40.000', '$30,000', '$20,000', 'SO')).toEqual(['$40,000', '$30,000', '$20,000', '$0']);
  expect(mend('1.250', '3.400', 'lO')).toEqual(['1.250', '3.400', '10']);
});

test('what stands alone, is a word, or has decimals is left', () => {
  expect(mend('SO')).toEqual(['SO']);
  expect(mend('120', '340', 'Oil', 'IOS')).toEqual(['120', '340', 'Oil', 'IOS']);
  expect(mend('1,200', '3,400', '0.75')).toEqual(['1,200', '3,400', '0.75']);
});

import { expect, test } from 'vitest';
import { correctWords } from './correct-words.ts';
import { tokensOf } from './fold-words.ts';

/** The words of a question as they were meant, and how often all words of the page were gone through for it. */
const corrected = (question: string, page: readonly string[]): { meant: string[]; rounds: number } => {
  let rounds = 0;
  const words = new (class extends Set<string> {
    override [Symbol.iterator]() {
      rounds++;
      return super[Symbol.iterator]();
    }
  })(page);
  const meant = correctWords(tokensOf(question), 'en', words, () => false).map(({ word }) => word);
  return { meant, rounds };
};

test('a slip is mended wherever the word stands, and looked up once', () => {
  const { meant, rounds } = corrected('docuemnts '.repeat(500), ['documents', 'pictures']);
  expect(new Set(meant)).toEqual(new Set(['documents']));
  expect(rounds).toBe(1);
});

test('the words of a long text that nobody knows are not all held against the page', () => {
  const letters = 'bcdfghjklm';
  const unknown = Array.from(
    { length: 500 },
    (_, at) => `zqx${[...`${at}`].map((digit) => letters[+digit]).join('')}v`,
  );
  const { meant, rounds } = corrected(unknown.join(' '), ['documents', 'pictures']);
  expect(meant).toEqual(unknown);
  expect(rounds).toBeGreaterThan(0);
  expect(rounds).toBeLessThanOrEqual(20);
});

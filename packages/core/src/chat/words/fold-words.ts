/** A token of a question: as it was typed, and without case and accents. */
export type Token = { raw: string; word: string; start: number; end: number };

/** Words that British and American English spell apart: a page has one spelling, and a question the other. */
const SPELT_APART: readonly [RegExp, string][] = [
  [/colour/g, 'color'],
  [/\bgrey/g, 'gray'],
  [/\bcentre/g, 'center'],
];

/** Case, accents, the sharp s and the side of an ocean play no part in what a word means. */
export const fold = (text: string): string =>
  SPELT_APART.reduce(
    (folded, [spelling, other]) => folded.replace(spelling, other),
    text
      .toLowerCase()
      .replace(/ß/g, 'ss')
      .normalize('NFD')
      .replace(/\p{M}+/gu, ''),
  );

/** An English 's belongs to no word: "what's", "the button's border". */
const WORD = /#(?:[0-9a-f]{3}){1,2}\b|\d+(?:[.,]\d+)*|([\p{L}\p{M}\d]+)(?:['’]s(?![\p{L}\p{M}\d]))?/giu;

/** Words, numbers and colours in their order; signs and hyphens part them. */
export const tokensOf = (text: string): Token[] =>
  [...text.matchAll(WORD)].map((found) => ({
    raw: found[0],
    word: fold(found[1] ?? found[0]),
    start: found.index,
    end: found.index + found[0].length,
  }));

/** The words of a text as one string that can be compared with others. */
export const foldWords = (text: string): string =>
  tokensOf(text)
    .map(({ word }) => word)
    .join(' ');

/** Longer words may have one slip, long ones two; short ones would turn into others. */
const SLIPS = [
  { fromLetters: 8, slips: 2 },
  { fromLetters: 5, slips: 1 },
] as const;
export const MAX_SLIPS = Math.max(...SLIPS.map(({ slips }) => slips));
export const allowedSlips = (word: string): number =>
  SLIPS.find(({ fromLetters }) => word.length >= fromLetters)?.slips ?? 0;

/** Letters that are missing, added, wrong or swapped with their neighbour. */
export function slipsBetween(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      row[j] = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        row[j] = Math.min(row[j]!, before[j - 2]! + 1);
    }
    before = last;
    last = row;
  }
  return last[b.length]!;
}

import { allowedSlips, slipsBetween } from './fold-words.ts';
import { otherWords } from './label-words.ts';

/** Endings of one word in its numbers, cases and tenses, the longest first. */
const ENDINGS = /(?:ings?|ies|ers?|ed|es|en|s|n|e|y)$/;
/** What is left of a word has so many letters, or is too short to tell it. */
const MIN_STEM_LETTERS = 3;

/** A word without its ending: "rating" and "rated" are one, "folder" and "folders". */
export const stemOf = (word: string): string => {
  const stem = word.replace(ENDINGS, '');
  if (stem === word || stem.length < MIN_STEM_LETTERS) return word;
  return stemOf(stem);
};

/** Whether two words are one, but for endings or in two languages. */
export const isSameWord = (a: string, b: string): boolean =>
  a === b ||
  stemOf(a) === stemOf(b) ||
  otherWords(a).includes(b) ||
  otherWords(b).some((other) => stemOf(other) === stemOf(a));

const isSlip = (a: string, b: string): boolean => {
  const allowed = Math.min(allowedSlips(a), allowedSlips(b), 1);
  return allowed > 0 && a[0] === b[0] && slipsBetween(a, b) <= allowed;
};

/** Whether two words are one, but for endings, a slip of the finger, or in two languages. */
export const isNearWord = (a: string, b: string): boolean => isSameWord(a, b) || isSlip(a, b);

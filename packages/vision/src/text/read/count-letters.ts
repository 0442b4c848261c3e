/** Letters and digits in some words; frames between buttons read as signs and do not count. */
export const countLetters = (words: readonly string[]): number => words.join('').match(/[\p{L}\p{N}]/gu)?.length ?? 0;

/** Words without a single character at either end: an arrow beside a label reads as a letter of its own. */
export const withoutLoneEnds = (words: readonly string[]): string[] =>
  words.filter((word, at) => [...word].length > 1 || (at > 0 && at < words.length - 1));

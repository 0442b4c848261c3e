import { allowedSlips, MAX_SLIPS, slipsBetween, type Token } from './fold-words.ts';
import { otherWords } from './label-words.ts';
import type { Language } from './language.ts';
import { conceptLike, conceptOf, isFiller, isMild, isOwnWord } from './lexicon.ts';
import { stemOf } from './same-word.ts';

/** Shorter words with a slip in them may be any word; letters that swapped places tell even those of four. */
const MIN_SWAPPED_LETTERS = 4;
/** Each word that nobody knows is held against all of the page; a question with more of them was not meant for it. */
const MAX_MENDED = 20;

const isSwapped = (a: string, b: string): boolean =>
  a.length === b.length && [...a].sort().join('') === [...b].sort().join('') && slipsBetween(a, b) === 1;

/** Words of one stem begin alike; stems take long to tell. */
const STEM_LETTERS = 3;

/** How many slips lead from a word of the page to the one that was typed, none where only their endings differ; nothing where they are two words. */
const slipsFrom = (known: string, word: string): number | undefined => {
  if (known.startsWith(word.slice(0, STEM_LETTERS)) && stemOf(known) === stemOf(word)) return 0;
  // Most words differ by their length alone: stems take far longer to tell.
  if (Math.abs(known.length - word.length) > MAX_SLIPS) return undefined;
  if (known.length < MIN_SWAPPED_LETTERS || /\d/.test(known)) return undefined;
  if (isSwapped(known, word)) return 1;
  const allowed = Math.min(allowedSlips(word), allowedSlips(known));
  if (allowed === 0 || Math.abs(known.length - word.length) > allowed || isOwnWord(word, known)) return undefined;
  const slips = slipsBetween(known, word);
  return slips <= allowed ? slips : undefined;
};

const isKnown = (word: string, language: Language): boolean =>
  /\d/.test(word) ||
  isFiller(word, language) ||
  isMild(word, language) ||
  conceptOf(word, language) !== undefined ||
  otherWords(word).length > 0;

/** The word of the page that a word which nobody knows was meant to be, where just one is that near. */
const meantBy = (word: string, words: ReadonlySet<string>): string | undefined => {
  const near = [...words].flatMap((known) => {
    const slips = slipsFrom(known, word);
    return slips === undefined ? [] : [{ known, slips }];
  });
  const least = Math.min(...near.map(({ slips }) => slips));
  const [best, another] = near.filter(({ slips }) => slips === least);
  return another ? undefined : best?.known;
};

/** A word that nobody knows as it was meant: itself, where no word of the page is, or a word of questions is as near. */
const mend = (word: string, language: Language, words: ReadonlySet<string>): string => {
  const meant = meantBy(word, words);
  return meant !== undefined && (conceptOf(meant, language) || !conceptLike(word, language)) ? meant : word;
};

/** "Theme" of "dark theme": a word means something together with those beside it. */
const isInPhrase = (tokens: readonly Token[], at: number, language: Language): boolean =>
  [at - 1, at].some(
    (from) =>
      from >= 0 && from + 1 < tokens.length && conceptOf(`${tokens[from]!.word} ${tokens[from + 1]!.word}`, language),
  );

/** The tokens of a question as they were meant: slips of the finger are mended by the words of the page before anything is read. */
export const correctWords = (
  tokens: readonly Token[],
  language: Language,
  words: ReadonlySet<string>,
  isQuoted: (token: Token, at: number) => boolean,
): Token[] => {
  const mended = new Map<string, string>();
  return tokens.map((token, at) => {
    const { word } = token;
    if (word.length < MIN_SWAPPED_LETTERS || isQuoted(token, at) || words.has(word) || isKnown(word, language))
      return token;
    if (isInPhrase(tokens, at, language)) return token;
    if (!mended.has(word) && mended.size < MAX_MENDED) mended.set(word, mend(word, language, words));
    return { ...token, word: mended.get(word) ?? word };
  });
};

import type { Token } from './fold-words.ts';
import type { Language } from './language.ts';

/** Words for having, of one thing or of several. */
const HAVING = new Set(
  'has have with contain contains hat haben mit ont avec tiene tienen con tem com possui'.split(' '),
);

/** Those that several things go with, as they are written: Portuguese tells "têm" from "tem" by its accent alone. */
const HAVING_OF_MANY = new Set('have with contain haben mit ont avec tienen con têm com'.split(' '));

/** Whether a word is one for having; "a" is one in French, and an article elsewhere. */
export const isHaving = ({ word, raw }: Token, language: Language): boolean =>
  HAVING.has(word) || (language === 'fr' && raw.toLowerCase() === 'a');

export const isHavingOfMany = ({ raw }: Token): boolean => HAVING_OF_MANY.has(raw.toLowerCase());

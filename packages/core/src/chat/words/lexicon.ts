import { HUE_WORDS, type Hue, ROLE_WORDS, type Role } from './color-words.ts';
import { EDIT_WORDS } from './edit-words.ts';
import { FALSE_FRIENDS, FILLER_WORDS, MILD_WORDS } from './filler-words.ts';
import { allowedSlips, fold, foldWords, slipsBetween } from './fold-words.ts';
import { type InEach, LANGUAGES, type Language } from './language.ts';
import { PART_NOUNS, type PartType } from './part-nouns.ts';
import {
  LINK_WORDS,
  type Link,
  NUMBER_WORDS,
  ORDINAL_WORDS,
  PLACE_WORDS,
  type Place,
  RELATION_WORDS,
  type Relation,
  WHOLE_WORDS,
  type Whole,
} from './place-words.ts';
import { PROPERTY_WORDS, type Property } from './property-words.ts';
import { FORMAT_WORDS, type Format, TASK_WORDS, type Task } from './task-words.ts';

export type Concept =
  | { kind: 'part'; value: PartType; plural: boolean }
  | { kind: 'property'; value: Property }
  | { kind: 'task'; value: Task }
  | { kind: 'format'; value: Format }
  | { kind: 'hue'; value: Hue }
  | { kind: 'role'; value: Role }
  | { kind: 'ordinal'; value: number }
  | { kind: 'number'; value: number }
  | { kind: 'place'; value: Place }
  | { kind: 'link'; value: Link }
  | { kind: 'relation'; value: Relation }
  | { kind: 'whole'; value: Whole };

/** No phrase of the tables has more words. */
export const MAX_PHRASE_WORDS = 5;

type Entries = Record<Language, Map<string, Concept>>;

const entries: Entries = { en: new Map(), de: new Map(), fr: new Map(), es: new Map(), pt: new Map() };

/** Nouns that answers use carry their gender in front. */
export const GENDER = /^([mfn]) (?=\S)/;

const add = (language: Language, phrase: string, concept: Concept): void => {
  const words = foldWords(phrase.replace(GENDER, ''));
  // What comes first in the tables wins: parts before what is asked of them.
  if (words !== '' && !entries[language].has(words)) entries[language].set(words, concept);
};

const addTable = <K extends string>(table: Record<K, InEach>, toConcept: (value: K) => Concept): void => {
  for (const value of Object.keys(table) as K[])
    for (const language of LANGUAGES)
      for (const phrase of table[value][language].split(', ')) add(language, phrase, toConcept(value));
};

addTable(WHOLE_WORDS, (value) => ({ kind: 'whole', value }));
addTable(PROPERTY_WORDS, (value) => ({ kind: 'property', value }));
for (const value of Object.keys(PART_NOUNS) as PartType[])
  for (const language of LANGUAGES)
    for (const pair of PART_NOUNS[value][language].split(', ')) {
      const [one, many] = pair.split('|') as [string, string];
      add(language, one, { kind: 'part', value, plural: false });
      add(language, many, { kind: 'part', value, plural: true });
    }
addTable(TASK_WORDS, (value) => ({ kind: 'task', value }));
addTable(FORMAT_WORDS, (value) => ({ kind: 'format', value }));
addTable(HUE_WORDS, (value) => ({ kind: 'hue', value }));
addTable(ROLE_WORDS, (value) => ({ kind: 'role', value }));
addTable(ORDINAL_WORDS, (value) => ({ kind: 'ordinal', value: Number(value) }));
addTable(NUMBER_WORDS, (value) => ({ kind: 'number', value: Number(value) }));
addTable(RELATION_WORDS, (value) => ({ kind: 'relation', value }));
addTable(PLACE_WORDS, (value) => ({ kind: 'place', value }));
addTable(LINK_WORDS, (value) => ({ kind: 'link', value }));

const setsOf = (words: InEach, between: string): Record<Language, Set<string>> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, new Set(fold(words[language]).split(between))])) as Record<
    Language,
    Set<string>
  >;

const fillers = setsOf(FILLER_WORDS, ' ');
const mild = setsOf(MILD_WORDS, ', ');
const falseFriends = setsOf(FALSE_FRIENDS, ' ');

export const isFiller = (word: string, language: Language): boolean => fillers[language].has(word);

/** A phrase that adds nothing, where the page does not show it. */
export const isMild = (phrase: string, language: Language): boolean => mild[language].has(phrase);

/** Words of other languages that are this short mean something else too often. */
const MIN_FOREIGN_LETTERS = 4;

/** What a phrase means in a language; technical words are the same in all, so English and then the others are asked too. */
export const conceptOf = (phrase: string, language: Language): Concept | undefined => {
  const own = entries[language].get(phrase);
  if (own || isFiller(phrase, language) || isMild(phrase, language) || falseFriends[language].has(phrase)) return own;
  const english = entries.en.get(phrase);
  if (english || phrase.length < MIN_FOREIGN_LETTERS) return english;
  return LANGUAGES.map((other) => entries[other].get(phrase)).find((concept) => concept !== undefined);
};

/** Verbs of wishes are spelt as they are meant: "change" is no misspelt "changed". */
const wishes = new Set(
  Object.values(EDIT_WORDS).flatMap((words) => LANGUAGES.flatMap((one) => fold(words[one]).split(', '))),
);

const VERBS = ['change', 'drop', 'rename', 'replace', 'shorten'] as const;
/** "Ersetze Inter durch Geist": the verb of a wish tells the language. */
const verbs = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    new Set(VERBS.flatMap((verb) => fold(EDIT_WORDS[verb][language]).split(', '))),
  ]),
) as Record<Language, Set<string>>;

/** Words of their own that are one slip away from one that means something: "in order" asks for no border. */
const OWN_WORDS = new Set(
  'cover covered covers order ordered state stats stat scale short share shop ship hour house light site type title line list assigned assignee transaction transactions'.split(
    ' ',
  ),
);

/** Shorter words with one letter in place of another are words of their own: "block" is not "black", nor "cover" "hover". */
const MIN_REPLACED_LETTERS = 7;

/** Nobody slips on two letters at different places of a word: "carpetas" are no "tarjetas"; two that are swapped are one slip. */
const isOtherWord = (word: string, known: string): boolean => {
  // Nor on the first letter, but that it changes places with the next: a "range" is no "orange".
  if (word[0] !== known[0] && word[1] !== known[0]) return true;
  if (word[0] !== known[0] && word[0] !== known[1]) return true;
  if (word.length !== known.length) return Math.abs(word.length - known.length) > 1;
  const differing = [...word].flatMap((letter, index) => (letter === known[index] ? [] : [index]));
  if (differing.length === 1) return word.length < MIN_REPLACED_LETTERS;
  return differing.length > 1 && differing.at(-1)! - differing[0]! > 1;
};

/** Whether a word is one of its own rather than another one with slips of the finger in it. */
export const isOwnWord = (word: string, known: string): boolean =>
  wishes.has(word) || OWN_WORDS.has(word) || isOtherWord(word, known);

/** Decides between words that are as near, and no more. */
const LONGER_SLIPS = 0.5;

/** The meaning of a word with slips of the finger in it. */
export const conceptLike = (word: string, language: Language): Concept | undefined => {
  const allowed = allowedSlips(word);
  if (allowed === 0 || wishes.has(word) || OWN_WORDS.has(word)) return undefined;
  let best: { concept: Concept; slips: number } | undefined;
  for (const [known, concept] of [...entries[language], ...(language === 'en' ? [] : entries.en)]) {
    if (known.includes(' ') || Math.abs(known.length - word.length) > allowed || known.length < 4) continue;
    if (isOtherWord(word, known)) continue;
    // Of two words as near, letters are left out more often than put in: "selectd" is "selected".
    const slips = slipsBetween(word, known) + (known.length > word.length ? 0 : LONGER_SLIPS);
    // "Currency" is no "current": a letter more or less, and another one in place of one, are another word.
    if (word.length !== known.length && slips >= 2) continue;
    if (slips <= allowed + LONGER_SLIPS && slips < (best?.slips ?? Number.POSITIVE_INFINITY)) best = { concept, slips };
  }
  return best?.concept;
};

/** German writes two nouns as one word: the first and the second of them. */
export const compoundOf = (word: string): [Concept, Concept] | undefined => {
  for (let at = word.length - 3; at >= 3; at--) {
    const first = word.slice(0, at);
    const head = [first, first.replace(/s$/, ''), `${first}e`]
      .map((known) => entries.de.get(known) ?? entries.en.get(known))
      .find((concept) => concept?.kind === 'part');
    const tail = entries.de.get(word.slice(at)) ?? entries.en.get(word.slice(at));
    if (head && tail && (tail.kind === 'property' || tail.kind === 'part')) return [head, tail];
  }
  return undefined;
};

/** Signs that only one of the languages writes. */
const OWN_SIGNS: [RegExp, Language][] = [
  [/[äöüß]/i, 'de'],
  [/[ñ¿¡]/i, 'es'],
  [/[ãõ]/i, 'pt'],
  [/[èùœûî]/i, 'fr'],
];

/** The language that most words of a question speak for; English where none stands out. */
export function languageOf(question: string, words: readonly string[]): Language {
  const votes: InEach<number> = { en: 0.01, de: 0, fr: 0, es: 0, pt: 0 };
  for (const [at, word] of words.entries()) {
    const spoken = LANGUAGES.filter(
      (language) =>
        isFiller(word, language) ||
        isMild(word, language) ||
        entries[language].has(word) ||
        (at === 0 && verbs[language].has(word)),
    );
    for (const language of spoken) votes[language] += 1 / spoken.length;
  }
  // Also written in Portuguese and Spanish, but in French most.
  if (/é/i.test(question)) votes.fr += 0.5;
  for (const [sign, language] of OWN_SIGNS) if (sign.test(question)) votes[language] += 1;
  return LANGUAGES.reduce((best, next) => (votes[next] > votes[best] ? next : best));
}

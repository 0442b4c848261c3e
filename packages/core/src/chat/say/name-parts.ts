import { cutShort } from '../../text/cut-short.ts';
import { quoteText } from '../../text/quote-text.ts';
import type { Part } from '../look/page-index.ts';
import { HUE_WORDS, type Hue, ROLE_WORDS, type Role } from '../words/color-words.ts';
import type { Language } from '../words/language.ts';
import { GENDER } from '../words/lexicon.ts';
import { PART_NOUNS, type PartType } from '../words/part-nouns.ts';
import { WHOLE_WORDS, type Whole } from '../words/place-words.ts';
import { PROPERTY_WORDS, type Property } from '../words/property-words.ts';
import { fill } from './phrases.ts';

/** Longer labels are cut: a name has to be read at a glance. */
const MAX_NAME_CHARS = 48;

type Gender = 'm' | 'f' | 'n';
type Noun = { one: string; many: string; gender: Gender };

/** The word that answers use for a kind of part. */
export const nounOf = (type: PartType, language: Language): Noun => {
  const first = PART_NOUNS[type][language].split(', ')[0]!;
  const [one, many] = first.replace(GENDER, '').split('|') as [string, string];
  return { one, many, gender: (GENDER.exec(first)?.[1] ?? 'n') as Gender };
};

/** What answers call a node: its type where that is a word of ours, else what it is made of. */
export const typeOf = ({ node }: Part): PartType =>
  Object.hasOwn(PART_NOUNS, node.type) ? (node.type as PartType) : node.kind === 'text' ? 'text' : 'element';

const ARTICLES: Record<Language, Record<Gender, string>> = {
  en: { m: 'the ', f: 'the ', n: 'the ' },
  de: { m: 'der ', f: 'die ', n: 'das ' },
  fr: { m: 'le ', f: 'la ', n: 'le ' },
  es: { m: 'el ', f: 'la ', n: 'el ' },
  pt: { m: 'o ', f: 'a ', n: 'o ' },
};

const withArticle = ({ one, gender }: Noun, language: Language): string =>
  language === 'fr' && /^[aeiouéèêh]/i.test(one) ? `l’${one}` : `${ARTICLES[language][gender]}${one}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What a part says, quoted and short. */
export const quotedLabel = ({ label, paint }: Part): string => {
  const icon = paint && 'name' in paint ? paint.name : undefined;
  return label === '' ? (icon ? quoteText(icon) : '') : quoteText(cutShort(label, MAX_NAME_CHARS));
};

/** "the `Save` button", "der Button `Save`". */
export const nameOf = (part: Part, language: Language): string => {
  const noun = nounOf(typeOf(part), language);
  const label = quotedLabel(part);
  if (label === '') return withArticle(noun, language);
  return language === 'en' ? `the ${label} ${noun.one}` : `${withArticle(noun, language)} ${label}`;
};

const EACH: Record<Language, Record<Gender, string>> = {
  en: { m: '', f: '', n: '' },
  de: { m: 'Jeder', f: 'Jede', n: 'Jedes' },
  fr: { m: 'Chacun', f: 'Chacune', n: 'Chacun' },
  es: { m: 'uno', f: 'una', n: 'uno' },
  pt: { m: 'um', f: 'uma', n: 'um' },
};

const NONE: Record<Language, Record<Gender, string>> = {
  en: { m: 'None', f: 'None', n: 'None' },
  de: { m: 'Keiner', f: 'Keine', n: 'Keines' },
  fr: { m: 'Aucun', f: 'Aucune', n: 'Aucun' },
  es: { m: 'Ninguno', f: 'Ninguna', n: 'Ninguno' },
  pt: { m: 'Nenhum', f: 'Nenhuma', n: 'Nenhum' },
};

const PLURAL_ARTICLES: Record<Language, Record<Gender, string>> = {
  en: { m: 'the', f: 'the', n: 'the' },
  de: { m: 'die', f: 'die', n: 'die' },
  fr: { m: 'les', f: 'les', n: 'les' },
  es: { m: 'los', f: 'las', n: 'los' },
  pt: { m: 'os', f: 'as', n: 'os' },
};

/** Values for phrases about several parts of a kind. */
export const several = (type: PartType, count: number, language: Language): Record<string, string | number> => {
  const noun = nounOf(type, language);
  const the = PLURAL_ARTICLES[language][noun.gender];
  return {
    count,
    noun: noun.one,
    nouns: count === 1 ? noun.one : noun.many,
    the,
    los: the,
    Los: capital(the),
    Jede: EACH[language][noun.gender],
    uno: EACH[language][noun.gender],
    none: NONE[language][noun.gender],
  };
};

/** "Each of the 4 cards", as one that a sentence about one part can begin with. */
export const eachOf = (pattern: string, type: PartType, count: number, language: Language): string =>
  fill(pattern, several(type, count, language));

const firstWord = (words: string): string => words.split(', ')[0]!;

/** What a property, a page as a whole, a role or a hue is called. */
export const propertyName = (property: Property, language: Language): string => {
  const word =
    property === 'says'
      ? { en: 'text', de: 'Text', fr: 'texte', es: 'texto', pt: 'texto' }[language]
      : firstWord(PROPERTY_WORDS[property][language]);
  return language === 'de' ? capital(word) : word;
};
export const wholeName = (whole: Whole, language: Language): string => {
  const word = firstWord(WHOLE_WORDS[whole][language]);
  return language === 'de' ? capital(word) : word;
};
export const roleName = (role: Role, language: Language): string => firstWord(ROLE_WORDS[role][language]);
export const hueName = (hue: Hue, language: Language): string => {
  const word = firstWord(HUE_WORDS[hue][language]);
  return language === 'de' ? capital(word) : word;
};

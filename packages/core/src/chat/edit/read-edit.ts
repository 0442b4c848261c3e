import { FontFamily } from '../../font-family.ts';
import type { GuideEdit } from '../guide-edit.ts';
import { findParts } from '../look/find-parts.ts';
import { type Ask, toAsk } from '../reply/ask.ts';
import { AMBIGUOUS_STACKS, ASKING_KINDLY, EDIT_WORDS, type EditWord, KIND_WORDS, STACKS } from '../words/edit-words.ts';
import { fold, foldWords, type Token } from '../words/fold-words.ts';
import { LANGUAGES, type Language } from '../words/language.ts';
import type { Mention } from '../words/read-mentions.ts';

/** Questions that look like wishes: "which buttons use React?" */
const ASKING = ['which', 'count', 'exists', 'same', 'differ', 'whichPage', 'describe', 'summary'] as const;

const isOf = (kind: EditWord, word: string, language: Language): boolean =>
  [language, 'en' as const].some((one) => fold(EDIT_WORDS[kind][one]).split(', ').includes(word));

/** A wish begins with its verb, which tells its language better than the names behind it. */
const isVerb = (kind: EditWord, word: string): boolean => LANGUAGES.some((language) => isOf(kind, word, language));

const has = ({ question, language }: Ask, kind: EditWord): boolean =>
  question.tokens.some(({ word }, at) => isOf(kind, word, language) || (at === 0 && isVerb(kind, word)));

/** What stands behind a word that leads to it: "replace Inter with Geist". */
const afterInto = ({ question, language, text }: Ask, which: 'first' | 'last'): string => {
  const isInto = ({ word }: Token) => isOf('into', word, language);
  const at = which === 'first' ? question.tokens.findIndex(isInto) : question.tokens.findLastIndex(isInto);
  const next = at < 0 ? undefined : question.tokens[at + 1];
  return next ? text.slice(next.start).replace(/["'“”„«»`.!?\s]+$/u, '') : '';
};

/** What stands before such a word, read by itself. */
const beforeInto = ({ question, language, every, project }: Ask): Ask => {
  const at = question.tokens.findIndex(({ word }) => isOf('into', word, language));
  const spans = question.spans.filter(({ to }) => at < 0 || to <= at);
  return toAsk({ ...question, spans }, every, project);
};

/** A family by its name, or by the first word of it: Geist is Geist Sans. */
const fontIn = (text: string): FontFamily | undefined => {
  const words = ` ${foldWords(text)} `;
  const named = FontFamily.options.filter((family) => words.includes(` ${foldWords(family)} `));
  const longest = named.sort((a, b) => b.length - a.length)[0];
  return (
    longest ??
    FontFamily.options.find((family) => words.includes(` ${foldWords(family).replace(/ (sans|text)$/, '')} `))
  );
};

/** "In Next", "with Solid and Vite", "Next.js"; the next page and a solid border are none. */
const isNamedStack = ({ question: { tokens }, language }: Ask, at: number): boolean => {
  const [before, after] = [tokens[at - 1]?.word, tokens[at + 1]?.word];
  if (after === 'js') return true;
  const isLed = before !== undefined && isOf('builtWith', before, language);
  return isLed && (after === undefined || isOf('builtWith', after, language) || isOf('and', after, language));
};

const stacksIn = (ask: Ask): string[] => {
  const found = ask.question.tokens.flatMap(({ word }, at) => {
    const stack = STACKS.get(word);
    return stack && (!AMBIGUOUS_STACKS.has(word) || isNamedStack(ask, at)) ? [stack] : [];
  });
  return [...new Set(found)];
};

/** The pages that a wish names, where these are not all. */
const onPages = ({ pages, every }: Ask): { pages?: number[] } =>
  pages.length < every.length ? { pages: pages.map(({ number }) => number) } : {};

const readColor = (ask: Ask): GuideEdit | undefined => {
  const [first, second] = ask.hexes;
  if (first && second && has(ask, 'replace')) return { kind: 'color', from: [first], to: second, ...onPages(ask) };
  const [role] = ask.roles;
  if (!first || !role) return undefined;
  const from = ask.pages.flatMap(({ measurement }) =>
    measurement.palette.filter((color) => color.role === role).map(({ hex }) => hex),
  );
  return from.length > 0 ? { kind: 'color', from: [...new Set(from)], to: first, ...onPages(ask) } : undefined;
};

const readFont = (ask: Ask): GuideEdit | undefined => {
  const isReplaced = has(ask, 'replace');
  const wanted = afterInto(ask, 'last');
  const to = fontIn(isReplaced ? wanted : ask.text);
  if (!to || (!isReplaced && !has(ask, 'change'))) return undefined;
  const before = isReplaced ? fontIn(ask.text.slice(0, ask.text.lastIndexOf(wanted))) : undefined;
  return { kind: 'font', to, ...(before && before !== to && { from: before }), ...onPages(ask) };
};

/** "Call the second page Orders": without a word between them the name stands behind the page. */
const behindPage = ({ question: { spans, tokens }, text }: Ask): string => {
  const first = spans.find(({ kind }) => kind !== 'unknown');
  if (first?.kind !== 'whole' && first?.kind !== 'ordinal') return '';
  const at = spans.findLast(({ kind }) => kind === 'whole' || kind === 'number')?.to;
  const next = at === undefined ? undefined : tokens[at];
  return next ? text.slice(next.start).replace(/["'“”„«»`.!?\s]+$/u, '') : '';
};

const readRename = (ask: Ask): GuideEdit | undefined => {
  // A name may have such words in it: "rename page 1 to Intro to CSS".
  const into = afterInto(ask, 'first').slice(0, 120);
  // German ends with half of its verb: "benenne Seite 2 in Bestellungen um".
  const name = (ask.language === 'de' ? into.replace(/ um$/, '') : into) || behindPage(ask);
  const page = ask.pages.length === 1 ? ask.pages[0] : undefined;
  const at = ask.question.tokens.findIndex(({ word }) => isOf('rename', word, ask.language));
  // "The first name input in the form: size" asks for something of a part; "please rename page 2 to Colors" does not.
  const wish = beforeInto(ask);
  const isAsked = wish.properties.length > 0 || (ask.properties.length > 0 && wish.mentions.length > 0);
  if (at > 0 && isAsked) return undefined;
  return has(ask, 'rename') && name !== '' && page ? { kind: 'rename', page: page.number, name } : undefined;
};

const readParts = (ask: Ask): GuideEdit | undefined => {
  // "Show only the buttons" asks for them.
  const isKept = has(ask, 'only') && !has(ask, 'show');
  const kind = has(ask, 'drop') ? 'drop' : isKept ? 'only' : undefined;
  if (!kind || ask.properties.length > 0) return undefined;
  const parts = ask.mentions.flatMap((mention) => findParts(mention, ask.pages));
  if (parts.length === 0) return undefined;
  return { kind, parts: parts.map((part) => ({ page: part.page.number, id: part.node.id })) };
};

const readTone = (ask: Ask): GuideEdit | undefined => {
  const words = ask.question.tokens.filter(({ word }) => !KIND_WORDS.has(word));
  if (!has(ask, 'change') && words.length > 2) return undefined;
  const tone = (['dark', 'light'] as const).find((one) => has(ask, one));
  return tone && ask.mentions.length === 0 ? { kind: 'tone', tone, ...onPages(ask) } : undefined;
};

const readStack = (ask: Ask): GuideEdit | undefined => {
  const stacks = stacksIn(ask);
  // A page may have a button "Next".
  const isStack = ({ type, label }: Mention): boolean => !type && !!label && STACKS.has(foldWords(label.value));
  const isWish = has(ask, 'change') && ask.mentions.every(isStack);
  return stacks.length > 0 && isWish ? { kind: 'note', note: `Build it with ${stacks.join(', ')}.` } : undefined;
};

/** The change that a message asks for; nothing where it asks a question. */
export function readEdit(ask: Ask): GuideEdit | undefined {
  if (ASKING.some((task) => ask.tasks.has(task))) return undefined;
  const isKind = ASKING_KINDLY.test(foldWords(ask.text));
  if (/\?\s*$/.test(ask.text) && !has(ask, 'change') && !isKind) return undefined;
  if (has(ask, 'shorten') && ask.mentions.length === 0 && ask.properties.length === 0) return { kind: 'shorter' };
  return readRename(ask) ?? readColor(ask) ?? readFont(ask) ?? readTone(ask) ?? readStack(ask) ?? readParts(ask);
}

/** A wish begins with its verb, or has so many polite words before it. */
const MAX_POLITE_WORDS = 3;

/** Whether a message asks for a change of the page that none of the edits makes: "make the buttons bigger". */
export function isOtherWish({ question: { tokens, spans }, language, tasks, formats, text }: Ask): boolean {
  if (formats.length > 0 || [...ASKING, 'list' as const].some((task) => tasks.has(task))) return false;
  const at = tokens.slice(0, MAX_POLITE_WORDS + 1).findIndex(({ word }) => isOf('alter', word, language));
  const isLabel = spans.some((span) => span.kind === 'label' && span.from <= at && at < span.to);
  // "Colour of Publish and Delete": what is asked for comes first.
  if (spans.some((span) => (span.kind === 'property' || span.kind === 'part') && span.from <= at)) return false;
  // Without polite words before it, what ends in a question mark names something: "Set up button size?"
  return at >= 0 && !isLabel && (at > 0 || !/\?\s*$/.test(text));
}

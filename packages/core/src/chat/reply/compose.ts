import { listTypes, typesWith } from '../../ontology/element-types.ts';
import { cutShort } from '../../text/cut-short.ts';
import { quoteText } from '../../text/quote-text.ts';
import { ANSWER_LIMITS, type AnswerPlace, type ChatAnswer } from '../chat-answer.ts';
import { holderName } from '../look/holder-name.ts';
import type { PageIndex, Part } from '../look/page-index.ts';
import { nameOf, nounOf, quotedLabel, several, typeOf } from '../say/name-parts.ts';
import { say } from '../say/phrases.ts';
import type { Language } from '../words/language.ts';
import { AT_PLACE, ORDINAL_WORDS } from '../words/place-words.ts';
import type { Mention } from '../words/read-mentions.ts';
import { TASK_WORDS } from '../words/task-words.ts';
import type { Ask } from './ask.ts';

const toPlace = (part: Part, language: Language): AnswerPlace => ({
  page: part.page.number,
  id: part.node.id,
  box: part.node.box,
  label: part.label === '' ? nounOf(typeOf(part), language).one : part.label.slice(0, 48),
});

/** An answer about some parts. */
export const answered = (message: string, parts: readonly Part[], language: Language): ChatAnswer => ({
  message,
  state: 'answered',
  places: parts.slice(0, ANSWER_LIMITS.places).map((part) => toPlace(part, language)),
  questions: [],
});

/** Longer titles are cut. */
const MAX_HOLDER_CHARS = 32;

/** Longer lists are cut: an answer is read, not searched. */
const MAX_ITEMS = 8;

export const listOf = (lines: readonly string[], language: Language, most = MAX_ITEMS): string => {
  const rest = lines.length - most;
  return [...lines.slice(0, most), ...(rest > 0 ? [say(language, 'and_more', { count: rest })] : [])]
    .map((line) => `- ${line}`)
    .join('\n');
};

/** The first of some names, and how many more there are. */
export const firstOf = (names: readonly string[], most: number, language: Language): string => {
  const rest = names.length - most;
  return [...names.slice(0, most), ...(rest > 0 ? [say(language, 'and_more', { count: rest })] : [])].join(', ');
};

export const joined = (words: readonly string[], language: Language): string =>
  words.length < 2 ? (words[0] ?? '') : say(language, 'and', { a: words.slice(0, -1).join(', '), b: words.at(-1)! });

/** " on Orders", where there are several pages and the parts are not on all of them. */
export const whereWords = (pages: readonly PageIndex[], { every, language }: Ask): string =>
  every.length < 2 || pages.length === every.length
    ? ''
    : say(language, 'on_page', {
        v: joined(
          pages.map(({ name }) => name),
          language,
        ),
      });

export const pagesOf = (parts: readonly Part[]): PageIndex[] => [...new Set(parts.map(({ page }) => page))];

/** How lists tell parts apart: by what they say, by where they are, and by their page where that is not the same for all. */
const shortName = (part: Part, isOnePage: boolean): string => {
  const label = quotedLabel(part);
  const page = isOnePage ? '' : part.page.name;
  const place = label === '' && page === '' ? `x ${Math.round(part.node.box.x)}, y ${Math.round(part.node.box.y)}` : '';
  return label && page ? `${label} (${page})` : label || page || place;
};

/** Short names of several parts; those that say the same are told apart by what they belong to. */
export const namesOf = (parts: readonly Part[]): string[] => {
  const isOnePage = pagesOf(parts).length === 1;
  const names = parts.map((part) => shortName(part, isOnePage));
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return names.map((name, index) => {
    const holder = counts.get(name) === 1 ? undefined : holderName(parts[index]!);
    return holder === undefined ? name : `${name} (${quoteText(cutShort(holder, MAX_HOLDER_CHARS))})`;
  });
};

const isSure = (part: Part): boolean => part.label !== '' && part.label.length < 40;

/** A name in quotes that can be typed; in code marks it is for reading. */
const typedName = (part: Part, language: Language): string =>
  nameOf(part, language).replaceAll('"', '').replaceAll('`', '"');

/** Three questions that this very page can answer. */
function suggestQuestions({ language, pages }: Ask): string[] {
  const parts = pages.flatMap((page) => page.parts);
  const button =
    parts.find((part) => part.node.type === 'button' && isSure(part)) ??
    parts.find((part) => part.node.type === 'heading' && isSure(part));
  const repeated = listTypes('often several').find((type) => parts.filter(({ node }) => node.type === type).length > 1);
  return [
    ...(button ? [say(language, 'q_size', { n: typedName(button, language) })] : []),
    ...(repeated ? [say(language, 'q_gap', several(repeated, 2, language))] : []),
    // A family that was not told apart is no answer.
    ...(pages.every(({ measurement }) => measurement.typography.fonts?.[0]?.sure) ? [say(language, 'q_font')] : []),
    say(language, 'q_colors'),
    say(language, 'q_contrast'),
  ].slice(0, 3);
}

/** The facts hold no answer, said in one sentence, with what they do hold. */
export const unknown = (message: string, ask: Ask): ChatAnswer => ({
  message,
  state: 'unknown',
  places: [],
  questions: suggestQuestions(ask),
});

/** The facts hold no answer of some parts; three questions that they do answer of the first of them. */
export const unknownOf = (message: string, parts: readonly Part[], ask: Ask): ChatAnswer => {
  const part = parts.find(isSure);
  const said = unknown(message, ask);
  if (!part) return said;
  const n = typedName(part, ask.language);
  const font = part.lines.length > 0 ? [say(ask.language, 'q_font_of', { n })] : [];
  const own = [say(ask.language, 'q_size', { n }), say(ask.language, 'q_color_of', { n }), ...font];
  return { ...said, questions: [...own, ...said.questions].slice(0, 3) };
};

/** Part of a mention that was looked for in vain, as the question had it. */
const whatWords = ({ label, hint, hue, active }: Mention, language: Language): string => {
  const chosen = active && TASK_WORDS.active[language].split(', ')[0];
  const words = [label?.value ?? hint, hue, chosen].filter(Boolean).join(', ');
  return words === '' ? '' : ` "${words.replaceAll('"', '')}"`;
};

/** " in the sidebar", by its kind, or by its name where it has no other. */
export const insideWords = ({ type, label }: Mention, language: Language): string =>
  say(language, 'in_part', { v: type || !label ? nounOf(type ?? 'element', language).one : quoteText(label.value) });

/** Too thin or too small to be sure that a page has none. */
const OVERLOOKED = typesWith('divider', 'icon');

export const notFound = (mention: Mention, ask: Ask, phrase: 'not_found' | 'no_such' = 'not_found'): ChatAnswer => {
  const { language } = ask;
  // It may be there, and not be chosen.
  if (mention.active && (mention.label || mention.hint !== undefined)) return unknown(say(language, 'cannot'), ask);
  const noun = nounOf(mention.type ?? 'element', language).one;
  const at = mention.places.map((place) => ` ${AT_PLACE[place][language]}`).join('');
  const where = at + (mention.within ? insideWords(mention.within, language) : whereWords(ask.pages, ask));
  const message = say(language, phrase, { noun, what: whatWords(mention, language), where });
  // What has a name, or lies in something, may be there all the same.
  const isPlain = !mention.label && mention.hint === undefined && !mention.within;
  return phrase === 'no_such' && isPlain && !OVERLOOKED.has(mention.type ?? '')
    ? answered(message, [], language)
    : unknown(message, ask);
};

/** The question with one of the parts in place of the words that fit several. */
const askAbout = (part: Part, index: number, all: readonly Part[], mention: Mention, ask: Ask): string => {
  const { tokens } = ask.question;
  const { language } = ask;
  const start = tokens[mention.from]?.start ?? 0;
  const end = tokens[mention.to - 1]?.end ?? ask.text.length;
  const noun = nounOf(typeOf(part), language).one;
  const label = part.label.replaceAll('"', '');
  const isUnique = label !== '' && all.filter((other) => other.label === part.label).length === 1;
  const ordinal = ORDINAL_WORDS[String(index + 1)]?.[language].split(', ')[0];
  const numbered = ordinal === undefined ? `${noun} ${part.node.id}` : `${ordinal} ${noun}`;
  const named = language === 'en' ? `"${label}" ${noun}` : `${noun} "${label}"`;
  return `${ask.text.slice(0, start)}${isUnique ? named : numbered}${ask.text.slice(end)}`;
};

/** Several parts fit and differ: each with its value, and one question for each. */
export const askWhich = (
  head: string,
  choices: readonly { part: Part; value: string }[],
  mention: Mention,
  ask: Ask,
): ChatAnswer => {
  const shown = choices.slice(0, ANSWER_LIMITS.questions);
  const names = namesOf(choices.map(({ part }) => part));
  const lines = choices.map(({ value }, index) => `${names[index]}: ${value}`);
  return {
    message: `${head}\n\n${listOf(lines, ask.language, ANSWER_LIMITS.questions)}`,
    state: 'which',
    places: shown.map(({ part }) => toPlace(part, ask.language)),
    questions: shown.map(({ part }, index) =>
      askAbout(
        part,
        index,
        choices.map((choice) => choice.part),
        mention,
        ask,
      ),
    ),
  };
};

/** The name that a sentence begins with; on a project of several pages it says which. */
export const capitalName = (part: Part, { language, every }: Pick<Ask, 'language' | 'every'>): string => {
  const name = every.length > 1 ? `${nameOf(part, language)} (${part.page.name})` : nameOf(part, language);
  return name.charAt(0).toUpperCase() + name.slice(1);
};

/** Several facts as one answer; what one of them leaves open is open. */
export const joinReplies = (replies: readonly ChatAnswer[]): ChatAnswer => {
  const open = replies.find(({ state }) => state === 'which') ?? replies.find(({ state }) => state === 'unknown');
  const places = replies.find((one) => one.places.length > 0)?.places ?? [];
  return { ...(open ?? replies[0]!), places, message: replies.map(({ message }) => message).join('\n\n') };
};

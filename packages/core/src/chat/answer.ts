import type { Measurement } from '../measurement.ts';
import { cutShort } from '../text/cut-short.ts';
import { plainName, quoteText, toPlainLine } from '../write/quote-text.ts';
import { toCssPixels } from '../write/to-css-pixels.ts';
import { answerAttachment } from './answer-attachment.ts';
import { answerForeign } from './answer-foreign.ts';
import type { ChatAnswer } from './chat-answer.ts';
import type { ChatFacts } from './chat-facts.ts';
import type { ChatTurn } from './chat-turn.ts';
import { isOtherWish, readEdit } from './edit/read-edit.ts';
import { replyEdit } from './edit/reply-edit.ts';
import { findParts, unusedHint } from './look/find-parts.ts';
import { indexPage, type PageIndex, type Part, wordsOf } from './look/page-index.ts';
import { type Ask, toAsk } from './reply/ask.ts';
import { notFound, unknown } from './reply/compose.ts';
import { followUp } from './reply/follow-up.ts';
import { replyDifferences } from './reply/reply-differences.ts';
import { replyPartAs, replySystem } from './reply/reply-format.ts';
import { replyGapAmong, replyGapBetween } from './reply/reply-gaps.ts';
import { replyPage, replySummary } from './reply/reply-page.ts';
import {
  replyActive,
  replyCount,
  replyDescribe,
  replyExists,
  replyPerRow,
  replyProperty,
  replyWhichPage,
} from './reply/reply-parts.ts';
import { say } from './say/phrases.ts';
import type { Property } from './words/property-words.ts';
import type { Mention } from './words/read-mentions.ts';
import { readQuestion } from './words/read-question.ts';

/** Questions about facts are short; what comes after this many characters of a message is not read. */
const MAX_QUESTION_CHARS = 1_000;

const pagesOf = ({ project }: ChatFacts): PageIndex[] =>
  project.outcomes.flatMap(({ name, analysis: { measurement } }, number) =>
    measurement ? [indexPage(plainName(name), number, toCssPixels(measurement))] : [],
  );

type Named = { mention: Mention; parts: Part[] };

const replyNamed = (named: readonly Named[], ask: Ask): ChatAnswer => {
  const { properties, tasks, formats } = ask;
  const [first, second] = named as [Named, Named?];
  const { mention, parts } = first;
  // "How many pixels wide": a number of something measured is no number of parts.
  const isCounted = tasks.has('count') && properties.every((property) => property === 'says');
  const holder = mention.isLoose ? undefined : mention.within;
  if (parts.length === 0 && holder && findParts(holder, ask.pages).length === 0) return notFound(holder, ask);
  if (tasks.has('whichPage')) return replyWhichPage(parts, mention, ask);
  if (tasks.has('perRow') && mention.type && parts.length > 1) return replyPerRow(parts, mention, ask);
  // Things are counted by what they are: "how many products" names nothing that was measured.
  if (isCounted && !mention.type && !mention.label?.quoted) return unknown(say(ask.language, 'cannot'), ask);
  if (isCounted) return replyCount(parts, mention, ask);
  const missing = named.find((one) => one.parts.length === 0);
  if (tasks.has('exists') && !tasks.has('which') && properties.length === 0) return replyExists(parts, mention, ask);
  if (missing) return notFound(missing.mention, ask);
  if (formats.length > 0) return replyPartAs(formats[0]!, parts[0]!, ask);
  if (properties.includes('gap')) {
    if (second) return replyGapBetween(parts, second.parts, ask);
    if (parts.length > 1) return replyGapAmong(parts, mention, ask);
  }
  if (second && properties.length > 0) {
    const both: Mention = { ...mention, plural: true };
    return replyProperty(properties[0]!, [...new Set(named.flatMap((one) => one.parts))], both, ask);
  }
  if (properties.length === 0) return replyDescribe(parts, mention, ask);
  const replies = properties.map((property) => replyProperty(property, parts, mention, ask));
  return replies.length === 1
    ? replies[0]!
    : { ...replies[0]!, message: replies.map(({ message }) => message).join('\n\n') };
};

/** Says openly which word of the question played no part, so that nobody takes the answer for one about it. */
const withUnused = (said: ChatAnswer, named: readonly Named[], { language }: Ask): ChatAnswer => {
  const unused = named.flatMap(({ mention, parts }) => unusedHint(mention, parts) ?? []);
  if (said.state !== 'answered' || unused.length === 0) return said;
  return { ...said, message: `${said.message}\n\n${say(language, 'unused', { v: unused.map(quoteText).join(', ') })}` };
};

const isOneOfMany = (properties: readonly Property[]): boolean =>
  properties.some((property) => property === 'rows' || property === 'columns') &&
  properties.some((property) => property === 'width' || property === 'height' || property === 'size');

const reply = (ask: Ask): ChatAnswer => {
  const { mentions, formats, tasks, properties } = ask;
  const named = mentions.map((mention) => ({ mention, parts: findParts(mention, ask.pages) }));
  if (named.length === 0 && formats.length > 0) return replySystem(formats[0]!, ask);
  if (tasks.has('differ') && named.length === 0 && properties.length === 0) return replyDifferences(ask);
  const isAboutRole = ask.roles.length > 0 && !mentions.some(({ role }) => role);
  // The rows and columns of a table were counted, none was measured by itself.
  if (isOneOfMany(properties)) return unknown(say(ask.language, 'cannot'), ask);
  const page = named.length === 0 || isAboutRole || ask.wholes.has('body') ? replyPage(ask) : undefined;
  if (page) return page;
  if (named.length > 0) return withUnused(replyNamed(named, ask), named, ask);
  if (tasks.has('active') && ask.strange.length === 0) return replyActive(ask);
  if (tasks.has('describe')) return replySummary(ask);
  return unknown(say(ask.language, 'cannot'), ask);
};

/** Answers a question from measured facts alone: the fact first, or openly that the facts hold no answer. */
export const answer = (question: string, facts: ChatFacts, attachment?: Measurement, last?: ChatTurn): ChatAnswer => {
  const pages = pagesOf(facts);
  if (pages.length === 0)
    return { message: answerForeign(question, facts), state: 'unknown', places: [], questions: [] };
  const words = wordsOf(pages);
  const read = (text: string): Ask =>
    toAsk(readQuestion(cutShort(toPlainLine(text), MAX_QUESTION_CHARS), words), pages, facts.project);
  const own = read(question);
  const ask = last ? followUp(own, read(last.question), last) : own;
  if (attachment) return { message: answerAttachment(pages, attachment), state: 'answered', places: [], questions: [] };
  if (ask.text === '') return unknown(say(ask.language, 'empty'), ask);
  const edit = readEdit(ask);
  if (edit) return replyEdit(edit, ask);
  if (isOtherWish(ask)) return { ...unknown(say(ask.language, 'edit_unsupported'), ask), questions: [] };
  return reply(ask);
};

import type { Measurement } from '../measurement.ts';
import { cutShort } from '../text/cut-short.ts';
import { plainName, quoteText, toPlainLine } from '../write/quote-text.ts';
import { toCssPixels } from '../write/to-css-pixels.ts';
import { answerAttachment } from './answer-attachment.ts';
import { answerForeign } from './answer-foreign.ts';
import { ANSWER_LIMITS, type ChatAnswer } from './chat-answer.ts';
import type { ChatFacts } from './chat-facts.ts';
import type { ChatTurn } from './chat-turn.ts';
import { isOtherWish, readEdit } from './edit/read-edit.ts';
import { replyEdit } from './edit/reply-edit.ts';
import { findParts, unusedHint } from './look/find-parts.ts';
import { indexPage, type PageIndex, type Part, wordsOf } from './look/page-index.ts';
import { type Ask, toAsk } from './reply/ask.ts';
import { splitClauses } from './reply/clauses.ts';
import { notFound, unknown } from './reply/compose.ts';
import { followUp } from './reply/follow-up.ts';
import { readFact } from './reply/read-fact.ts';
import { replyDifferences } from './reply/reply-differences.ts';
import { replyPartAs, replySystem } from './reply/reply-format.ts';
import { replyGapAmong, replyGapBetween } from './reply/reply-gaps.ts';
import { replyOneOfMany } from './reply/reply-one-of-many.ts';
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
import { replyPrices } from './reply/reply-prices.ts';
import {
  replyAligned,
  replyCompare,
  replyHeaded,
  replyMarked,
  replyPerColumn,
  replyWhichHave,
} from './reply/reply-sets.ts';
import { say } from './say/phrases.ts';
import type { Language } from './words/language.ts';
import type { Property } from './words/property-words.ts';
import type { Mention } from './words/read-mentions.ts';
import { readQuestion } from './words/read-question.ts';
import type { Task } from './words/task-words.ts';

/** Questions about facts are short; what comes after this many characters of a message is not read. */
const MAX_QUESTION_CHARS = 1_000;

const pagesOf = ({ project }: ChatFacts): PageIndex[] =>
  project.outcomes.flatMap(({ name, analysis: { measurement } }, number) =>
    measurement ? [indexPage(plainName(name), number, toCssPixels(measurement))] : [],
  );

type Named = { mention: Mention; parts: Part[] };

/** What is asked of several parts together. */
const replyTogether = (named: readonly Named[], ask: Ask): ChatAnswer | undefined => {
  const { properties, tasks } = ask;
  const [{ mention, parts }, second] = named as [Named, Named?];
  const all = [...new Set(named.flatMap((one) => one.parts))];
  if (tasks.has('differ') && all.length === 2) return replyCompare(all[0]!, all[1]!, ask);
  if (properties.includes('align') && all.length > 1) {
    const sides = named.flatMap((one) => one.mention.places);
    return replyAligned(all, sides, ask);
  }
  const have = second ? undefined : replyWhichHave(parts, mention, ask);
  if (have) return have;
  if (!properties.includes('gap') || (!second && parts.length < 2)) return undefined;
  const gap = second ? replyGapBetween(parts, second.parts, ask) : replyGapAmong(parts, mention, ask);
  const others = properties.filter((property) => property !== 'gap');
  const both: Mention = { ...mention, plural: true };
  return joinReplies([...others.map((property) => replyProperty(property, all, both, ask)), gap]);
};

/** "How many pixels wide": a number of something measured is no number of parts. */
const isCounted = ({ tasks, properties }: Ask): boolean =>
  tasks.has('count') && properties.every((property) => property === 'says');

/** Questions of which parts there are, and how many. */
const replyWhether = ({ mention, parts }: Named, ask: Ask): ChatAnswer | undefined => {
  const { tasks } = ask;
  if (tasks.has('whichPage')) return replyWhichPage(parts, mention, ask);
  if (tasks.has('perRow') && mention.type && parts.length > 1) return replyPerRow(parts, mention, ask);
  if (tasks.has('perColumn') && mention.type && parts.length > 1) return replyPerColumn(parts, mention, ask);
  // Things are counted by what they are: "how many products" names nothing that was measured.
  if (isCounted(ask) && !mention.type && !mention.label?.quoted) return unknown(say(ask.language, 'cannot'), ask);
  if (isCounted(ask) && !isUnderstood(ask)) return unknown(say(ask.language, 'cannot'), ask);
  if (isCounted(ask)) return replyCount(parts, mention, ask);
  if (tasks.has('exists') && !tasks.has('which') && ask.properties.length === 0)
    return replyExists(parts, mention, ask);
  return undefined;
};

/** Tasks that say what is wanted of a part without naming a property. */
const WANTED: readonly Task[] = ['list', 'describe', 'summary'];

/** A part is described only where that may have been asked: not where some of a question was not understood. */
const isUnderstood = ({ tasks, question: { spans } }: Ask): boolean =>
  WANTED.some((task) => tasks.has(task)) ||
  spans.every(
    (span, index) =>
      span.kind !== 'unknown' ||
      [spans[index - 1], spans[index + 1]].some(
        (other) => other && NAMING.has(other.kind) && (other.to === span.from || other.from === span.to),
      ),
  );

/** A word that nobody knows is part of a name beside one of these: "the song title". */
const NAMING: ReadonlySet<string> = new Set(['part', 'label', 'hue', 'ordinal', 'unknown']);

const replyNamed = (named: readonly Named[], ask: Ask): ChatAnswer => {
  const { properties, tasks, formats } = ask;
  const [first, second] = named as [Named, Named?];
  const { mention, parts } = first;
  const holder = mention.isLoose ? undefined : mention.within;
  if (parts.length === 0 && holder && findParts(holder, ask.pages).length === 0) return notFound(holder, ask);
  const whether = replyWhether(first, ask);
  if (whether) return whether;
  const missing = named.find((one) => one.parts.length === 0);
  if (missing) return notFound(missing.mention, ask);
  if (formats.length > 0) return replyPartAs(formats[0]!, parts[0]!, ask);
  const together = replyTogether(named, ask);
  if (together) return together;
  // "Which is bigger, the logo or the title?"
  if (properties.length === 0 && second && (tasks.has('biggest') || tasks.has('smallest')))
    return replyNamed(named, { ...ask, properties: ['size'] });
  const isHued = mention.hue !== undefined && tasks.has('which') && parts.length > 1;
  if (properties.length === 0 || isHued) {
    const headed = tasks.has('list') && !second ? replyHeaded(parts, ask) : undefined;
    if (headed) return headed;
    const marked = tasks.has('which') || tasks.has('list') ? replyMarked(parts, ask) : undefined;
    if (marked) return marked;
    return isUnderstood(ask) ? replyDescribe(parts, mention, ask) : unknown(say(ask.language, 'cannot'), ask);
  }
  // "The left margin of the picture": what has nothing in it to lie apart lies apart from the page.
  const asked = properties.map((property) =>
    property === 'gap' && ask.isSided && parts.length === 1 && !readFact('gap', parts[0]!, ask.language)
      ? 'edge'
      : property,
  );
  const all = second ? [...new Set(named.flatMap((one) => one.parts))] : parts;
  const { type: _, ...untyped } = mention;
  const meant = second ? { ...untyped, plural: true } : mention;
  return joinReplies(asked.map((property) => replyProperty(property, all, meant, ask)));
};

/** Several facts about the same parts, as one answer. */
const joinReplies = (replies: readonly ChatAnswer[]): ChatAnswer => {
  const known = replies.filter(({ state }) => state === 'answered');
  return { ...(known[0] ?? replies[0]!), message: replies.map(({ message }) => message).join('\n\n') };
};

/** Says openly which word of the question played no part, so that nobody takes the answer for one about it. */
const withUnused = (said: ChatAnswer, named: readonly Named[], ask: Ask): ChatAnswer => {
  const { language } = ask;
  const [other] = named.filter(
    ({ mention: { count, plural }, parts }) => named.length === 1 && plural && count && parts.length !== count,
  );
  // Asked for four of which two were found: what is said of these two is no answer.
  if (other && said.state === 'answered' && !isCounted(ask))
    return {
      ...said,
      state: 'unknown',
      message: `${said.message}\n\n${say(language, 'found_other', { v: other.parts.length, count: other.mention.count! })}`,
    };
  const unused = named.flatMap(({ mention, parts }) => unusedHint(mention, parts) ?? []);
  if (said.state !== 'answered' || unused.length === 0) return said;
  return { ...said, message: `${said.message}\n\n${say(language, 'unused', { v: unused.map(quoteText).join(', ') })}` };
};

/** One row or one column of many: its height, its width. */
const isOneOfMany = (properties: readonly Property[]): boolean =>
  properties.some((property) => property === 'rows' || property === 'columns') &&
  properties.some((property) => property === 'width' || property === 'height' || property === 'size');

/** "The button has the same width as the fields": what follows "as" is compared, and holds nothing. */
const asCompared = ({ mentions, tasks, question: { spans } }: Ask): Mention[] => {
  const same = spans.find((span) => span.kind === 'task' && span.value === 'same');
  if (!same || !tasks.has('same')) return mentions;
  const apart = (mention: Mention): Mention[] => {
    const { within, ...own } = mention;
    if (!within || mention.isLoose) return [mention];
    if (within.from >= same.from) return [own, within];
    const [inner, ...others] = apart(within);
    return [{ ...own, within: inner! }, ...others];
  };
  return mentions.flatMap(apart);
};

/** "The background of the whole page below the header" asks for that of the page. */
const isOfPage = ({ properties, question: { spans } }: Ask): boolean =>
  properties.includes('background') &&
  spans.some((span, index) => {
    const [link, whole] = [spans[index + 1], spans[index + 2]];
    return span.kind === 'property' && link?.kind === 'link' && whole?.kind === 'whole' && whole.value === 'page';
  });

const reply = (ask: Ask): ChatAnswer => {
  const { formats, tasks, properties } = ask;
  const mentions = asCompared(ask);
  const named = mentions.map((mention) => ({ mention, parts: findParts(mention, ask.pages) }));
  if (named.length === 0 && formats.length > 0) return replySystem(formats[0]!, ask);
  if (tasks.has('differ') && named.length === 0 && properties.length === 0) return replyDifferences(ask);
  if (tasks.has('often')) return unknown(say(ask.language, 'cannot'), ask);
  if (tasks.has('dearest') || tasks.has('cheapest')) return replyPrices(ask);
  const isAboutRole = ask.roles.length > 0 && !mentions.some(({ role }) => role);
  if (isOneOfMany(properties))
    return replyOneOfMany(
      named.flatMap(({ parts }) => parts),
      ask,
    );
  const page = named.length === 0 || isAboutRole || ask.wholes.has('body') || isOfPage(ask) ? replyPage(ask) : undefined;
  if (page) return page;
  if (named.length > 0) return withUnused(replyNamed(named, ask), named, ask);
  if (tasks.has('active') && ask.strange.length === 0) return replyActive(ask);
  if (tasks.has('describe')) return replySummary(ask);
  return unknown(say(ask.language, 'cannot'), ask);
};

/** What is asked one after the other, each with what the one before it was about. */
const replyClauses = (clauses: readonly Ask[]): ChatAnswer | undefined => {
  const said: { ask: Ask; answer: ChatAnswer }[] = [];
  for (const clause of clauses) {
    const before = said.at(-1);
    const ask = before ? followUp(clause, before.ask, before.answer, true) : clause;
    said.push({ ask, answer: reply(ask) });
  }
  const known = said.filter(({ answer: { state } }) => state !== 'unknown');
  if (known.length === 0) return undefined;
  const open = known.find(({ answer: { state } }) => state === 'which')?.answer;
  const messages = said.map(({ ask, answer: { message } }) =>
    message === say(ask.language, 'cannot') ? say(ask.language, 'cannot_part', { v: toPlainLine(ask.text) }) : message,
  );
  const places = known.flatMap(({ answer: { places: some } }) => some);
  return {
    message: messages.join('\n\n'),
    state: open ? 'which' : 'answered',
    places: places
      .filter((place, index) => places.findIndex(({ id }) => id === place.id) === index)
      .slice(0, ANSWER_LIMITS.places),
    questions: open?.questions ?? [],
  };
};

/** Answers a question from measured facts alone: the fact first, or openly that the facts hold no answer. */
export const answer = (question: string, facts: ChatFacts, attachment?: Measurement, last?: ChatTurn): ChatAnswer => {
  const pages = pagesOf(facts);
  if (pages.length === 0)
    return { message: answerForeign(question, facts), state: 'unknown', places: [], questions: [] };
  const words = wordsOf(pages);
  const read = (text: string, language?: Language): Ask =>
    toAsk(readQuestion(cutShort(toPlainLine(text), MAX_QUESTION_CHARS), words, language), pages, facts.project);
  const own = read(question);
  const ask = last ? followUp(own, read(last.question), last) : own;
  if (attachment) return { message: answerAttachment(pages, attachment), state: 'answered', places: [], questions: [] };
  if (ask.text === '') return unknown(say(ask.language, 'empty'), ask);
  const edit = readEdit(ask);
  if (edit) return replyEdit(edit, ask);
  if (isOtherWish(ask)) return { ...unknown(say(ask.language, 'edit_unsupported'), ask), questions: [] };
  const clauses = splitClauses(ask.text, (clause) => read(clause, ask.language));
  if (clauses.length > 1) {
    const [first, ...others] = clauses as [Ask, ...Ask[]];
    const said = replyClauses([last ? followUp(first, read(last.question), last) : first, ...others]);
    if (said) return said;
  }
  return reply(ask);
};

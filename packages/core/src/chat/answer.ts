import type { Measurement } from '../measurement.ts';
import { cutShort } from '../text/cut-short.ts';
import { plainName, toPlainLine } from '../text/quote-text.ts';
import { toCssPixels } from '../to-css-pixels.ts';
import { answerAttachment } from './answer-attachment.ts';
import { answerForeign } from './answer-foreign.ts';
import { ANSWER_LIMITS, type ChatAnswer } from './chat-answer.ts';
import type { ChatFacts } from './chat-facts.ts';
import type { ChatTurn } from './chat-turn.ts';
import { isOtherWish, readEdit } from './edit/read-edit.ts';
import { replyEdit } from './edit/reply-edit.ts';
import { indexPage, type PageIndex, wordsOf } from './look/page-index.ts';
import { refersBack, splitClauses } from './meant/clauses.ts';
import { findNamed } from './meant/find-named.ts';
import { followUp } from './meant/follow-up.ts';
import { referBack } from './meant/refer-back.ts';
import { type Ask, isOnOrOff, type Named, toAsk } from './reply/ask.ts';
import { unknown } from './reply/compose.ts';
import { whereFitting, whereNews } from './reply/fits-question.ts';
import { withLeftOver } from './reply/left-over.ts';
import { asUnsure, replyQuestions, replyShown, replyWritten } from './reply/reply-content.ts';
import { replyDifferences } from './reply/reply-differences.ts';
import { replyFigure } from './reply/reply-figure.ts';
import { replySystem } from './reply/reply-format.ts';
import { replyNamed, withCount } from './reply/reply-named.ts';
import { replyColumnsAs, replyOneOfMany, replyWidestColumn } from './reply/reply-one-of-many.ts';
import { replyPage, replySummary } from './reply/reply-page.ts';
import { replyPagination } from './reply/reply-pagination.ts';
import { replyPrices } from './reply/reply-prices.ts';
import { replyLighter } from './reply/reply-property.ts';
import { labelsIn, replyHeads, replyRowsWith, replyTable, replyTopRows } from './reply/reply-table.ts';
import { say } from './say/phrases.ts';
import { coverageOf, lookUp } from './shown/look-up.ts';
import { replyChart } from './shown/reply-chart.ts';
import { replyChoice } from './shown/reply-choice.ts';
import { replyKind } from './shown/reply-kind.ts';
import { replyRanked } from './shown/reply-ranked.ts';
import { replyRepeats } from './shown/reply-repeats.ts';
import { replyStat } from './shown/reply-stat.ts';
import type { Language } from './words/language.ts';
import type { Property } from './words/property-words.ts';
import { readQuestion } from './words/read-question.ts';
import type { Task } from './words/task-words.ts';

/** Questions about facts are short; what comes after this many characters of a message is not read. */
const MAX_QUESTION_CHARS = 1_000;

const pagesOf = ({ project }: ChatFacts): PageIndex[] =>
  project.outcomes.flatMap(({ name, analysis: { measurement } }, number) =>
    measurement ? [indexPage(plainName(name), number, toCssPixels(measurement))] : [],
  );

/** One row or one column of many: its height, its width. */
const isOneOfMany = (properties: readonly Property[]): boolean =>
  properties.some((property) => property === 'rows' || property === 'columns') &&
  properties.some((property) => property === 'width' || property === 'height' || property === 'size');

/** "What is the current balance?": beside a word of the page this says when, not which of several is chosen. */
const isOfNow = ({ tasks, mentions, question: { spans } }: Ask): boolean =>
  tasks.has('which') &&
  mentions.every(({ type }) => type === undefined) &&
  spans.some((span, index, { [index + 1]: next }) => {
    const pair = [span, next];
    const isBeside = next !== undefined && next.from === span.to && pair.some((one) => one?.kind === 'label');
    return isBeside && pair.some((one) => one?.kind === 'task' && one.value === 'active');
  });

const reply = (ask: Ask): ChatAnswer => {
  const kind = replyKind(ask);
  if (kind) return kind;
  const choice = isOfNow(ask) ? undefined : replyChoice(ask);
  if (choice) return whereNews(choice, ask);
  const named = findNamed(ask);
  const said = withLeftOver(replyAny(named, ask), named, ask);
  if (!isOfContent(ask)) return said;
  const found = said.state === 'unknown' ? lookUp(ask) : undefined;
  const best = found && coverageOf(found.message, ask) > coverageOf(shownBy(said), ask) ? found : said;
  return whereFitting(best, ask);
};

/** What an answer shows of the page; what it offers or regrets shows nothing. */
const shownBy = ({ message, places }: ChatAnswer): string => (places.length > 0 ? message : '');

/** Nothing that only a measurement can tell is asked. */
const isOfContent = ({ properties, formats, tasks, text }: Ask): boolean =>
  formats.length === 0 &&
  !isOnOrOff(text) &&
  properties.every((property) => CONTENT.has(property)) &&
  ![...RANKS, ...MEASURED].some((task) => tasks.has(task));

const MEASURED: readonly Task[] = [
  'same',
  'differ',
  'active',
  'inactive',
  'exists',
  'without',
  'often',
  'describe',
  'summary',
  'whichPage',
];

/** What a page shows with the words of a question answers it where nothing that was measured does. */
const replyAny = (named: readonly Named[], ask: Ask): ChatAnswer => {
  const written = replyWritten(ask);
  if (written) return written;
  const said = replyMeasured(named, ask);
  const isNamed = ask.mentions.length > 0 && ask.mentions.every(({ type }) => type === undefined);
  const isContent = ask.properties.every((property) => CONTENT.has(property));
  // Whether something is on, or which is chosen, was measured, or is not known.
  const isChosen = (ask.tasks.has('active') || ask.tasks.has('inactive')) && !isOfNow(ask);
  const isOther = ask.formats.length > 0 || isOnOrOff(ask.text) || isChosen;
  const isSaid = isNamed && ask.properties.every((property) => CONTENT.has(property) || OF_THINGS.has(property));
  if (said.state !== 'unknown' || isOther || !(isContent || isNamed)) return said;
  // Beside a name that was asked for a measure other words say nothing of it; a row of a table may.
  const shown = isContent || isSaid ? replyShown(ask) : replyTable(ask);
  const isRanked = RANKS.some((task) => ask.tasks.has(task));
  // "How full is the progress bar?": what is written beside a part is not what was asked of it.
  const isOfPart = ask.properties.includes('value') && ask.mentions.some(({ type }) => type !== undefined);
  // What was asked for was not measured: what stands there may be it, and may not.
  // "The divider before Components", where none was found: what is written there is none.
  const isMissing =
    ask.tasks.has('describe') && named.some(({ mention: { type }, parts }) => type && parts.length === 0);
  return shown && (!isContent || isRanked || isOfPart || isMissing) ? asUnsure(shown, ask) : (shown ?? said);
};

/** Tasks that pick one of several: a list of all of them is no answer. */
const RANKS: readonly Task[] = ['biggest', 'smallest', 'dearest', 'cheapest'];

/** Properties that things have as well as what is drawn: a state, a distance. */
const OF_THINGS: ReadonlySet<Property> = new Set(['states', 'gap', 'edge', 'weight']);

/** Properties that what is written answers, not what was measured. */
const CONTENT: ReadonlySet<Property> = new Set(['says', 'rows', 'value', 'price', 'kind', 'position']);

const replyMeasured = (named: readonly Named[], ask: Ask): ChatAnswer => {
  const { formats, tasks, properties } = ask;
  if (named.length === 0 && formats.length > 0) return replySystem(formats[0]!, ask);
  if (tasks.has('differ') && named.length === 0 && properties.length === 0) return replyDifferences(ask);
  if (tasks.has('often')) return unknown(say(ask.language, 'cannot'), ask);
  const top = replyTopRows(ask);
  if (top) return top;
  if (tasks.has('dearest') || tasks.has('cheapest')) return replyPrices(ask);
  const isAboutRole = ask.roles.length > 0 && !named.some(({ mention: { role } }) => role);
  const shown =
    replyQuestions(ask) ??
    replyPagination(ask) ??
    replyFigure(ask) ??
    replyStat(ask) ??
    replyWidestColumn(ask) ??
    replyHeads(ask) ??
    replyChart(ask) ??
    replyRanked(ask) ??
    replyRepeats(ask) ??
    replyRowsWith(ask);
  if (shown) return shown;
  if (isOneOfMany(properties)) return withCount(replyOneOfMany(named, ask), named, ask);
  const columns = named.length === 0 ? replyColumnsAs(ask) : undefined;
  if (columns) return columns;
  const lighter = replyLighter(named, ask);
  if (lighter) return lighter;
  const page = named.length === 0 || isAboutRole || ask.wholes.has('body') ? replyPage(ask) : undefined;
  if (page) return page;
  if (named.length > 0) return withCount(replyNamed(named, ask), named, ask);
  if (tasks.has('describe')) return replySummary(ask);
  return unknown(say(ask.language, 'cannot'), ask);
};

/** What is asked one after the other, each with what the one before it was about. */
const replyClauses = (clauses: readonly Ask[]): ChatAnswer | undefined => {
  const said: { ask: Ask; answer: ChatAnswer }[] = [];
  for (const clause of clauses) {
    const before = said.at(-1);
    // What was not found is spoken of no further.
    const topic = before && before.answer.places.length > 0 ? before : undefined;
    const referred = topic ? referBack(clause, topic.ask, topic.answer.places.length) : clause;
    const ask = before && referred === clause ? followUp(clause, before.ask, before.answer, true) : referred;
    // "Which entry is chosen, and its colour?", where none was found.
    const isLost = before && !topic && ask.mentions.length === 0 && refersBack(ask);
    said.push({ ask, answer: isLost ? unknown(say(ask.language, 'cannot'), ask) : reply(ask) });
  }
  const known = said.filter(({ answer: { state } }) => state !== 'unknown');
  // Read as one, a question of which no part was found would find another.
  const isNamed = said.every(
    ({ ask, answer: { places } }, at) => places.length === 0 && (at > 0 || ask.mentions.length > 0),
  );
  if (known.length === 0 && isNamed) return said[0]!.answer;
  if (known.length === 0) return undefined;
  const open = known.find(({ answer: { state } }) => state === 'which')?.answer;
  const messages = said.map(({ ask, answer: { message } }) =>
    message === say(ask.language, 'cannot') ? say(ask.language, 'cannot_part', { v: toPlainLine(ask.text) }) : message,
  );
  const places = known.flatMap(({ answer: { places: some } }) => some);
  const unanswered = said.find(({ answer: { state } }) => state === 'unknown')?.answer;
  return {
    message: messages.join('\n\n'),
    // Half an answer is none yet: what could be asked instead comes with it.
    state: open ? 'which' : unanswered ? 'unknown' : 'answered',
    places: places
      .filter((place, index) => places.findIndex(({ page, id }) => page === place.page && id === place.id) === index)
      .slice(0, ANSWER_LIMITS.places),
    questions: (open ?? unanswered)?.questions ?? [],
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
  // "Which is chosen: All, Active or Leads?" is one question.
  const chosen = labelsIn(ask).length > 1 ? replyChoice(ask) : undefined;
  if (chosen) return whereNews(chosen, ask);
  const clauses = splitClauses(ask.text, (clause) => read(clause, ask.language));
  if (clauses.length > 1) {
    const [first, ...others] = clauses as [Ask, ...Ask[]];
    const said = replyClauses([last ? followUp(first, read(last.question), last) : first, ...others]);
    if (said) return said;
  }
  return reply(ask);
};

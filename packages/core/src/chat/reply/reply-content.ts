import { typesWith } from '../../ontology/element-types.ts';
import type { ChatAnswer } from '../chat-answer.ts';
import { levelWith } from '../look/neighbours.ts';
import { type Part, partsInside } from '../look/page-index.ts';
import { inReadingOrder } from '../look/reading-order.ts';
import { FIGURE, recordOf } from '../look/record.ts';
import { entriesUnder, shownWith } from '../look/shown-with.ts';
import { capital, nameOf, quotedLabel } from '../say/name-parts.ts';
import { say } from '../say/phrases.ts';
import { foldWords } from '../words/fold-words.ts';
import type { Property } from '../words/property-words.ts';
import type { Ask, Named } from './ask.ts';
import { answered, firstOf, joined, notFound } from './compose.ts';
import { labelsIn, MAX_ROWS, replyTable, textsWith } from './reply-table.ts';

/** What lies above, below or beside a part. */
export function replyNeighbours({ mention, parts: nearest }: Named, targets: readonly Part[], ask: Ask): ChatAnswer {
  const { language } = ask;
  const [title, another] = targets;
  const headed = mention.relation === 'below' && title && !another ? entriesUnder(title) : [];
  // Below a title lies all that it heads, not its first line.
  const parts = headed.length > 0 ? headed : nearest;
  const v = joined(
    parts.map((part) => (part.node.kind === 'text' ? quotedLabel(part) : nameOf(part, language))),
    language,
  );
  if (targets.length === 0) return notFound(mention.within!, ask);
  if (parts.length === 0) return answered(say(language, 'nothing_there'), targets, language);
  const named = targets.slice(0, 2);
  // A name needs no article, and with it no other case; what has none is meant by "there".
  const isNamed = language === 'en' || named.every((part) => quotedLabel(part) !== '');
  const names = named.map((part) => (language === 'en' ? nameOf(part, language) : quotedLabel(part)));
  const phrase = isNamed ? mention.relation! : (`${mention.relation!}_it` as const);
  return answered(say(language, phrase, { n: joined(names, language), v }), parts, language);
}

/** "Which questions does the FAQ answer?": what the page itself asks. */
export function replyQuestions(ask: Ask): ChatAnswer | undefined {
  const { tasks, properties, language } = ask;
  const isOfParts = ask.mentions.some(({ type }) => type !== undefined);
  const isAsked = tasks.has('questions') && !isOfParts && properties.every((property) => property === 'says');
  if (!isAsked || !(['which', 'list', 'count'] as const).some((task) => tasks.has(task))) return undefined;
  const asked = inReadingOrder(
    ask.pages.flatMap(({ parts }) =>
      parts.filter(({ node, label }) => node.kind === 'text' && /\?$/.test(label.trim())),
    ),
  );
  if (asked.length < 2) return undefined;
  const v = asked.slice(0, MAX_SHOWN).map(quotedLabel).join(', ');
  return answered(tasks.has('count') ? `${asked.length}: ${v}.` : `${v}.`, asked, language);
}

/** What the page shows may be what was asked for and may not, and is said to be no more than that. */
export const asUnsure = (said: ChatAnswer, { language }: Ask): ChatAnswer =>
  said.state === 'unknown'
    ? said
    : { ...said, state: 'unknown', message: `${say(language, 'shown_unsure')}\n\n${said.message}` };

/** Words that mean something and that the page shows just so: "the distance", where one is written. */
const writtenIn = (ask: Ask): string[] =>
  ask.question.spans
    .flatMap(({ kind, from, to }) => {
      const words = ask.question.tokens.slice(from, to).map(({ word }) => word);
      const isWritten =
        kind === 'property' && textsWith(words.join(' '), ask).some((part) => part.words === words.join(' '));
      return isWritten ? [words.join(' ')] : [];
    })
    .filter((words, at, all) => all.indexOf(words) === at);

/** Words for lengths and weights, which things have as well as what is drawn. */
const PHYSICAL: ReadonlySet<Property> = new Set(['gap', 'weight', 'height', 'width', 'edge']);

/** "How far was the distance?", where the page has a figure beside that very word: it is asked for, not a gap of the layout. */
export function replyWritten(ask: Ask): ChatAnswer | undefined {
  const { properties, mentions, formats, tasks, language } = ask;
  const isOfParts = mentions.some(({ type, relation, within }) => type ?? relation ?? within);
  if (properties.length === 0 || formats.length > 0 || isOfParts || tasks.has('same') || tasks.size > 1)
    return undefined;
  if (!properties.every((property) => PHYSICAL.has(property))) return undefined;
  const [label, another] = writtenIn(ask);
  const [text, second] = label === undefined || another !== undefined ? [] : textsWith(label, ask);
  const figures = text && !second ? (recordOf(text) ?? levelWith(text)).filter((part) => /\d/.test(part.label)) : [];
  if (!text || figures.length === 0 || figures.length > MAX_FIGURES) return undefined;
  const v = figures.map(quotedLabel).join(', ');
  return asUnsure(
    answered(say(language, 'shown_with', { n: quotedLabel(text), v }), [text, ...figures], language),
    ask,
  );
}

/** More figures beside one word are a table. */
const MAX_FIGURES = 3;

/** A name on more things than these means none of them. */
const MAX_THINGS = 2;

/** So much of one thing is read out. */
const MAX_SHOWN = 12;

/** What a page shows with the words of a question: in the row of a table, on the same line, or on the same card. */
export function replyShown(ask: Ask): ChatAnswer | undefined {
  const table = replyTable(ask);
  if (table) return table;
  const { language, question } = ask;
  const isCount = question.spans.some((span) => span.kind === 'task' && span.value === 'count');
  const named = labelsIn(ask);
  const labels = (named.length > 0 ? named : writtenIn(ask)).sort((a, b) => b.length - a.length);
  for (const label of labels) {
    const texts = inReadingOrder(textsWith(label, ask));
    const shown = texts.flatMap((part) => {
      // "Cash $ 48,210" says by itself how much there is.
      if (isCount && /\d/.test(part.label)) return [{ part, others: [] }];
      const [all = []] = shownWith(part, isCount);
      // "How many drafts are there?": of what stands there, the figures.
      const others = isCount ? all.filter(({ label }) => FIGURE.test(label)) : all;
      return others.length > 0 && others.length <= MAX_SHOWN ? [{ part, others }] : [];
    });
    const [first] = shown;
    // "What does John Doe do?", where his name stands on several things: which of them is meant is not said.
    const isOneOfMany = shown.length > MAX_THINGS && ask.tasks.has('which') && !ask.tasks.has('list');
    if (!first || isOneOfMany || shown.length > MAX_ROWS) continue;
    const message = shown
      .map(({ part, others }) =>
        others.length === 0
          ? `${quotedLabel(part)}.`
          : say(language, 'shown_with', { n: quotedLabel(part), v: others.map(quotedLabel).join(', ') }),
      )
      .join('\n');
    const said = answered(
      message,
      shown.flatMap(({ part, others }) => [part, ...others]),
      language,
    );
    // Of another name that the question has, and that is not shown here, this may say nothing.
    const isWhole = named.every((other) => ` ${foldWords(message)} `.includes(` ${other} `));
    // "What version?", where the page shows that word at the end of a longer label.
    const isPart = question.spans.some(
      (span) =>
        span.kind === 'label' &&
        span.partial &&
        foldWords(span.value) === label &&
        !shown.some(({ part }) => `${part.words} `.startsWith(`${label} `)),
    );
    return ask.strange.length > 0 || !isWhole || isPart ? asUnsure(said, ask) : said;
  }
  return undefined;
}

const HOLDERS: ReadonlySet<string> = typesWith('box', 'section', 'bar', 'lists entries');

/** "What's in the footer?": all that is written in what holds several things. */
export function replyContents([part, another]: readonly Part[], { tasks, language }: Ask): ChatAnswer | undefined {
  const isAsked = (tasks.has('which') || tasks.has('list')) && !tasks.has('describe') && !tasks.has('count');
  if (!part || another || !isAsked || !HOLDERS.has(part.node.type)) return undefined;
  const texts = inReadingOrder(partsInside(part).filter(({ node, label }) => node.kind === 'text' && label !== ''));
  if (texts.length < 2) return undefined;
  const v = firstOf(texts.map(quotedLabel), MAX_CONTENTS, language);
  return answered(say(language, 'shown_with', { n: capital(nameOf(part, language)), v }), texts, language);
}

/** More of one part is looked at, not read. */
const MAX_CONTENTS = 24;

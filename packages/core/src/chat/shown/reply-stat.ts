import type { ChatAnswer } from '../chat-answer.ts';
import type { Part } from '../look/page-index.ts';
import { COUNT, recordOf } from '../look/record.ts';
import type { Ask } from '../reply/ask.ts';
import { answered } from '../reply/compose.ts';
import { quotedLabel } from '../say/name-parts.ts';
import { say } from '../say/phrases.ts';
import { isFiller } from '../words/lexicon.ts';
import { isSameWord } from '../words/same-word.ts';

/** A label of one word is found by its name; longer ones are sentences. */
const WORDS = { least: 2, most: 4 };
/** Goods and tasks were never measured as such: a figure that the page writes for them comes before any boxes. */
const isOfThings = ({ mentions }: Ask): boolean => mentions.every(({ type, label }) => type === 'thing' && !label);

const DIGIT = /\d/;
/** A number with what is written right at it: 1.2K and 1.2M are two figures, 48 and 48 items are one. */
const NUMBER = /[$€£¥]?\d[\d.,]*(?:\s?%|[kmb]\b)?/i;
const numberIn = (label: string): string => (NUMBER.exec(label)?.[0] ?? label).replaceAll(/\s/g, '').toLowerCase();
/** The figure that is set largest among what stands with a label. */
const figureOf = (label: Part): Part | undefined =>
  (recordOf(label) ?? [])
    .filter((part) => COUNT.test(part.label))
    .sort((a, b) => (b.lines[0]?.fontSize ?? 0) - (a.lines[0]?.fontSize ?? 0))[0];

/** "How many products were sold?", where the page writes "Product Sold" below a figure: the label has every word that is asked. */
export function replyStat(ask: Ask): ChatAnswer | undefined {
  const { tasks, properties, formats, language, question } = ask;
  if (!tasks.has('count') || properties.length + formats.length > 0) return undefined;
  const counting = question.spans.find((span) => span.kind === 'task' && span.value === 'count');
  const words = question.tokens.flatMap(({ word }, at) => {
    const isRead = question.spans.some(({ kind, from, to }) => kind !== 'task' && at >= from && at < to);
    return at < (counting?.to ?? 0) || !isRead || isFiller(word, language) ? [] : [word];
  });
  const least = isOfThings(ask) ? 1 : WORDS.least;
  const isAsked = ({ node, words: own, label }: Part): boolean => {
    const all = own.split(' ');
    return (
      node.kind === 'text' &&
      !DIGIT.test(label) &&
      all.length >= least &&
      all.length <= WORDS.most &&
      all.every((one) => words.some((word) => isSameWord(one, word))) &&
      words.every((word) => all.some((one) => isSameWord(one, word)))
    );
  };
  const labels = ask.pages.flatMap(({ parts }) => parts.filter(isAsked));
  const told = labels.flatMap((label) => {
    const figure = figureOf(label);
    return figure ? [{ label, figure, number: numberIn(figure.label) }] : [];
  });
  const [first] = told;
  // The same words stand in several places, and mean one thing where the same figure stands with them.
  if (!first || told.some(({ number }) => number !== first.number)) return undefined;
  const { label, figure } = first;
  return answered(
    say(language, 'shown_with', { n: quotedLabel(label), v: quotedLabel(figure) }),
    [label, figure],
    language,
  );
}

import type { ChatAnswer } from '../chat-answer.ts';
import type { Part } from '../look/page-index.ts';
import { cellOf, type ReadTable, tablesOf } from '../look/read-table.ts';
import { inReadingOrder } from '../look/reading-order.ts';
import { FIGURE } from '../look/record.ts';
import { shownWith } from '../look/shown-with.ts';
import type { Ask } from '../reply/ask.ts';
import { answered } from '../reply/compose.ts';
import { asUnsure } from '../reply/reply-content.ts';
import { headsIn } from '../reply/reply-table.ts';
import { quotedLabel } from '../say/name-parts.ts';
import { say } from '../say/phrases.ts';
import { foldWords } from '../words/fold-words.ts';
import { isFiller } from '../words/lexicon.ts';
import type { Span } from '../words/read-question.ts';
import { isNearWord } from '../words/same-word.ts';

/** Stretches that say how a question asks, not what it is about. */
const FORM: ReadonlySet<Span['kind']> = new Set([
  'task',
  'link',
  'relation',
  'place',
  'ordinal',
  'hue',
  'whole',
  'format',
]);
/** Shorter words are in too many texts. */
const MIN_LETTERS = 3;
/** So much of one thing is read out, and no more than so many things. */
const MAX_SHOWN = 12;
const MAX_THINGS = 2;
/** A word that more texts have tells little; what it stands with is found by the other words. */
const MAX_ANCHORS = 12;
/** Where even the rarest word is in more texts, no one of them is what was asked for. */
const MAX_RAREST = 200;

const contentWords = ({ question: { tokens, spans }, language }: Ask): string[] => {
  const isForm = (at: number): boolean => spans.some(({ kind, from, to }) => FORM.has(kind) && at >= from && at < to);
  const words = tokens.flatMap(({ word }, at) =>
    isForm(at) || isFiller(word, language) || (word.length < MIN_LETTERS && !/\d/.test(word)) ? [] : [word],
  );
  return [...new Set(words)];
};

const hasWord = (words: string, word: string): boolean => words.split(' ').some((own) => isNearWord(own, word));

const matches = ({ words }: Part, word: string): boolean => hasWord(words, word);

/** A text that has a word of the question, what the page shows with it, and in which words. */
type Sighting = { text: Part; shown: readonly Part[]; said: readonly string[]; context: readonly Part[] };

const rowAround = (text: Part, tables: readonly ReadTable[], ask: Ask): Sighting | undefined => {
  const cell = cellOf(text, tables);
  if (!cell) return undefined;
  const isCount = ask.tasks.has('count');
  const { heads, rows } = cell.table;
  const row = rows[cell.row]!;
  const isOther = (column: number): boolean => column !== cell.column && row[column]!.length > 0;
  const isFigure = (column: number): boolean => row[column]!.some(({ label }) => FIGURE.test(label));
  const named = headsIn(cell.table, ask).filter((column) => isOther(column) && (!isCount || isFigure(column)));
  const columns = named.length > 0 ? named : isCount ? [] : row.map((_, column) => column).filter(isOther);
  return {
    text,
    shown: columns.flatMap((column) => row[column]!),
    said: columns.map((column) => `${heads[column]!.label} ${row[column]!.map(quotedLabel).join(' ')}`),
    context: [...row.flat(), ...heads],
  };
};

/** Everything that the page shows with a text, the closest tie first: below a label, in a row, below a title, on one thing, on one line. */
const sightingsOf = (text: Part, tables: readonly ReadTable[], ask: Ask): Sighting[] => {
  const isCount = ask.tasks.has('count');
  const row = rowAround(text, tables, ask);
  if (row) return [row];
  const all = shownWith(text, isCount);
  // "Cash $ 48,210" says by itself how much there is.
  const isOwn = isCount && /\d/.test(text.label);
  return (all.length > 0 ? all : [[]]).map((shown) => {
    const told = isOwn ? [] : isCount ? shown.filter(({ label }) => FIGURE.test(label)) : shown;
    return { text, shown: told, said: told.map(quotedLabel), context: [text, ...shown] };
  });
};

const toLine = ({ text, said }: Sighting, ask: Ask): string | undefined => {
  const { language, tasks } = ask;
  const n = quotedLabel(text);
  if (tasks.has('count') && /\d/.test(text.label)) return `${n}.`;
  if (said.length > 0) return say(language, 'shown_with', { n, v: said.join(', ') });
  // What says no more than the question answers nothing.
  const isEcho = text.words.split(' ').every((own) => contentWords(ask).some((word) => isNearWord(own, word)));
  return tasks.has('count') || isEcho ? undefined : `${n}.`;
};

/** How many of some words an answer shows. */
export const coverageOf = (message: string, ask: Ask): number => {
  const words = foldWords(message);
  return contentWords(ask).filter((word) => hasWord(words, word)).length;
};

/** What the page writes with most words of a question, where nothing that was measured answers it; openly no more than that. */
export function lookUp(ask: Ask): ChatAnswer | undefined {
  const { language, pages } = ask;
  const texts = pages.flatMap(({ parts }) => parts.filter(({ node, label }) => node.kind === 'text' && label !== ''));
  const found = contentWords(ask).map((word) => ({ word, texts: texts.filter((text) => matches(text, word)) }));
  const known = found.filter((one) => one.texts.length > 0);
  // Of as many words that it does not show the page says too little; the first may be a question word that was misspelt.
  const missing = found.filter((one, at) => one.texts.length === 0 && at > 0).length;
  const isWhole = known.some(({ word, texts: own }) => own.some(({ words }) => words === word));
  if (known.length < missing || (known.length === missing && !isWhole)) return undefined;
  const rarest = Math.min(...known.map((one) => one.texts.length));
  if (rarest > MAX_RAREST) return undefined;
  const few = Math.max(MAX_ANCHORS, rarest);
  const anchors = new Set(known.flatMap((one) => (one.texts.length <= few ? inReadingOrder(one.texts) : [])));
  const tables = pages.flatMap(tablesOf);
  const ranked = [...anchors].flatMap((text) =>
    sightingsOf(text, tables, ask).map((sighting) => ({
      sighting,
      covered: known.filter(({ word }) => sighting.context.some((one) => matches(one, word))).length,
    })),
  );
  const most = Math.max(...ranked.map(({ covered }) => covered));
  // All that it shows has to stand together.
  if (most < known.length) return undefined;
  const seen = new Set<Part>();
  const told = ranked.flatMap(({ covered, sighting }) => {
    if (covered < most || seen.has(sighting.text)) return [];
    seen.add(sighting.text);
    const line = toLine(sighting, ask);
    return line === undefined ? [] : [{ sighting, line }];
  });
  if (told.length === 0 || told.length > MAX_THINGS || told.some(({ sighting }) => sighting.shown.length > MAX_SHOWN))
    return undefined;
  const parts = told.flatMap(({ sighting: { text, shown } }) => [text, ...shown]);
  const lines = told.map(({ line }) => line);
  return asUnsure(answered(lines.join('\n'), parts, language), ask);
}

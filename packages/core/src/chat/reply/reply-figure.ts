import { quoteText } from '../../text/quote-text.ts';
import type { ChatAnswer } from '../chat-answer.ts';
import type { Part } from '../look/page-index.ts';
import { recordOf } from '../look/record.ts';
import { fold } from '../words/fold-words.ts';
import { otherWords } from '../words/label-words.ts';
import { conceptOf } from '../words/lexicon.ts';
import type { Ask } from './ask.ts';
import { answered } from './compose.ts';
import { labelsIn, textsWith } from './reply-table.ts';

/** Nouns for what a page shows rather than what it is made of. */
const SHOWN: ReadonlySet<string> = new Set(['element', 'text']);
/** Shorter words stand behind too many numbers. */
const MIN_UNIT_LETTERS = 4;

/** The words of a question that may be counted on the page, and what other languages have for them. */
const unitsIn = ({ question: { tokens }, language }: Ask): string[] =>
  tokens.flatMap(({ word }) => {
    const concept = conceptOf(word, language);
    const isCounted = concept === undefined || (concept.kind === 'part' && SHOWN.has(concept.value));
    return isCounted && word.length >= MIN_UNIT_LETTERS && !/\d/.test(word) ? [word, ...otherWords(word)] : [];
  });

type Figure = { text: Part; number: string };

/** So many words of a question are looked for: a long message would take long on a large page. */
const MAX_UNITS = 12;

/** Every text of the pages that has a digit in it, folded once. */
const countedTexts = ({ pages }: Ask): { text: Part; folded: string }[] =>
  pages.flatMap(({ parts }) =>
    parts.flatMap((text) =>
      text.node.kind === 'text' && /\d/.test(text.label) ? [{ text, folded: fold(text.label) }] : [],
    ),
  );

const figuresOf = (unit: string, texts: ReturnType<typeof countedTexts>): Figure[] => {
  // A unit is made of letters alone.
  const before = new RegExp(`(?:^|[\\s(/])(\\d[\\d.,]*)\\s+${unit}(?![\\p{L}\\d])`, 'u');
  return texts.flatMap(({ text, folded }) => {
    const number = before.exec(folded)?.[1];
    return number === undefined ? [] : [{ text, number }];
  });
};

/** "How many hosts does Event One have?" where it says "8 Hosts": the number that the page writes before the very word. */
export function replyFigure(ask: Ask): ChatAnswer | undefined {
  const { tasks, properties, mentions, formats, language } = ask;
  const isOther = mentions.some(({ type, relation, active }) => (type && !SHOWN.has(type)) || relation || active);
  if (!tasks.has('count') || properties.length + formats.length > 0 || isOther) return undefined;
  const texts = countedTexts(ask);
  for (const unit of unitsIn(ask).slice(0, MAX_UNITS)) {
    const figures = figuresOf(unit, texts);
    const owners = labelsIn(ask).filter((label) => label !== unit && !label.includes(unit));
    const owned = owners.flatMap((owner) => textsWith(owner, ask).flatMap((part) => recordOf(part) ?? []));
    const near = owners.length > 0 ? figures.filter(({ text }) => owned.includes(text)) : figures;
    const [only, another] = near;
    if (only && !another) return answered(`${only.number} (${quoteText(only.text.label)}).`, [only.text], language);
  }
  return undefined;
}

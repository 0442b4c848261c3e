import { bottom, centreX, right } from '../../geometry.ts';
import { quoteText } from '../../text/quote-text.ts';
import type { ChatAnswer } from '../chat-answer.ts';
import { levelWith } from '../look/neighbours.ts';
import type { Part } from '../look/page-index.ts';
import { isInside } from '../look/reading-order.ts';
import { fold } from '../words/fold-words.ts';
import { otherWords } from '../words/label-words.ts';
import { conceptOf, isFiller } from '../words/lexicon.ts';
import { isSameWord } from '../words/same-word.ts';
import type { Ask } from './ask.ts';
import { answered } from './compose.ts';
import { asUnsure } from './reply-content.ts';
import { labelsIn, textsWith } from './reply-table.ts';

/** Nouns for what a page shows rather than what it is made of. */
const SHOWN: ReadonlySet<string> = new Set(['element', 'text']);
/** Shorter words stand behind too many numbers. */
const MIN_UNIT_LETTERS = 4;
/** What is counted, and a word that says more of it; later words are of something else. */
const MAX_UNITS = 2;

/** The words of a question that may be counted on the page: those right behind the words that count, up to the first that means or joins something. */
const countedWords = ({ question: { tokens, spans }, language }: Ask): string[] => {
  const isJoining = (word: string): boolean => isFiller(word, language) || conceptOf(word, language)?.kind === 'link';
  const counting = spans.find((span) => span.kind === 'task' && span.value === 'count');
  const behind = tokens.slice(counting?.to ?? 0).map(({ word }) => word);
  const from = behind.findIndex((word) => !isJoining(word));
  const words = from < 0 ? [] : behind.slice(from);
  const end = words.findIndex((word) => {
    const concept = conceptOf(word, language);
    return (
      isFiller(word, language) || /\d/.test(word) || (concept && !(concept.kind === 'part' && SHOWN.has(concept.value)))
    );
  });
  return (end < 0 ? words : words.slice(0, end)).filter((word) => word.length >= MIN_UNIT_LETTERS).slice(0, MAX_UNITS);
};

type Figure = { text: Part; number: string };

type CountedText = { text: Part; folded: string; figure: Part | undefined };

/** Every text of the pages that has a digit in it, folded once, and those for what is counted with a number before them. */
const countedTexts = (words: readonly string[], { pages }: Ask): CountedText[] =>
  pages.flatMap(({ parts }) =>
    parts.flatMap((text): CountedText[] => {
      if (text.node.kind !== 'text') return [];
      const folded = fold(text.label);
      if (/\d/.test(text.label)) return [{ text, folded, figure: undefined }];
      const figure = words.some((word) => isSameWord(folded, word))
        ? (figureBefore(text) ?? figureAbove(text))
        : undefined;
      return figure ? [{ text, folded, figure }] : [];
    }),
  );

/** One of several words stands for all of them only where no other follows it on the page: "12 event spaces" are no "event guests". */
const unitOf = (words: readonly string[], at: number): string => {
  const [word, next] = words.slice(at);
  const rest = next ? `(?:\\s+${next})?` : '';
  return `(?:${[word!, ...otherWords(word!)].join('|')})${rest}(?!${words.length > 1 ? '\\s*' : ''}[\\p{L}\\d])`;
};

const figuresOf = (unit: string, texts: readonly CountedText[]): Figure[] => {
  // A unit is made of letters alone.
  const before = new RegExp(`(?:^|[\\s(/])(\\d[\\d.,]*)\\s+${unit}`, 'u');
  const alone = new RegExp(`^${unit}$`, 'u');
  return texts.flatMap(({ text, folded, figure }) => {
    const number = before.exec(folded)?.[1] ?? (figure && alone.test(folded) ? figure.label : undefined);
    return number === undefined ? [] : [{ text, number }];
  });
};

/** A number is written before its word with no more between them, in heights of the letters. */
const MAX_APART = 1.5;
const NUMBER = /^\d[\d.,]*[kKM]?$/;

/** How far above its word a number is written, in heights of the word. */
const MAX_ABOVE = 1.2;

/** "12" and "Files" below it, in the middle of one another. */
const figureAbove = ({ node: { box }, page }: Part): Part | undefined =>
  page.parts.find(({ node, label }) => {
    const away = box.y - bottom(node.box);
    const isMiddle = Math.abs(centreX(node.box) - centreX(box)) <= box.width / 2 || Math.abs(node.box.x - box.x) <= 2;
    return node.kind === 'text' && NUMBER.test(label) && isMiddle && away >= -2 && away <= MAX_ABOVE * box.height;
  });

/** "8" in large letters, and "Hosts" in smaller ones right behind it. */
const figureBefore = (text: Part): Part | undefined =>
  levelWith(text).find(
    ({ node: { box }, label }) =>
      NUMBER.test(label) &&
      right(box) <= text.node.box.x + 1 &&
      text.node.box.x - right(box) <= MAX_APART * text.node.box.height,
  );

/** The figures in the smallest box around an owner that has any. */
const figuresOn = (owners: readonly Part[], figures: readonly Figure[]): Figure[] => {
  for (const owner of owners)
    for (let at = owner.parent; at && at.node.kind !== 'page'; at = at.parent) {
      const inside = figures.filter(({ text }) => isInside(text, new Set([at!])));
      if (inside.length > 0) return inside;
    }
  return [];
};

/** Fewer are no series. */
const MIN_SERIES = 3;

/** "How many missions are there?", of "Mission 1", "Mission 2" and so on. */
const replySeries = (words: readonly string[], ask: Ask): ChatAnswer | undefined => {
  const [word, another] = words;
  if (!word || another || labelsIn(ask).some((label) => !word.startsWith(label) && !label.startsWith(word)))
    return undefined;
  const numbered = new RegExp(`^(?:${[word, word.replace(/(?:es|s|en|n)$/, '')].join('|')}) \\d+$`);
  const found = ask.pages.flatMap(({ parts }) =>
    parts.filter((part) => part.node.kind === 'text' && numbered.test(part.words)),
  );
  const names = new Set(found.map(({ words: name }) => name));
  if (names.size < MIN_SERIES || names.size < found.length) return undefined;
  const [first, last] = [found[0]!, found.at(-1)!];
  return answered(`${found.length} (${quoteText(first.label)} … ${quoteText(last.label)}).`, found, ask.language);
};

/** "How many hosts does Event One have?" where it says "8 Hosts": the number that the page writes before the very word. */
export function replyFigure(ask: Ask): ChatAnswer | undefined {
  const { tasks, properties, mentions, formats, language } = ask;
  const isOther = mentions.some(
    ({ type, label, relation, active }) =>
      (type && !SHOWN.has(type) && !(type === 'thing' && label)) || relation || active,
  );
  if (!tasks.has('count') || properties.length + formats.length > 0 || isOther) return undefined;
  const words = countedWords(ask);
  const texts = countedTexts(words, ask);
  for (const [at, word] of words.entries()) {
    const figures = figuresOf(unitOf(words, at), texts);
    if (figures.length === 0) continue;
    const owners = labelsIn(ask).filter((label) => !label.includes(word) && !isSameWord(label, word));
    const own =
      owners.length > 0
        ? figuresOn(
            owners.flatMap((owner) => textsWith(owner, ask)),
            figures,
          )
        : figures;
    const [only, another] = own.length > 0 ? own : figures;
    if (!only || another) return undefined;
    const said = answered(`${only.number} (${quoteText(only.text.label)}).`, [only.text], language);
    // The only number of its kind on the page may be of somebody else.
    if (own.length === 0) return asUnsure(said, ask);
    // "How many orders were shipped?", of "78 Orders" and "32 shipped": which of them is meant is not said.
    const others = owners
      .flatMap((owner) => figuresOf(unitOf([owner], 0), texts))
      .filter(({ text }) => text !== only.text);
    if (others.length > 0) {
      const all = [only, ...others];
      const lines = all.map(({ number, text }) => `${number} (${quoteText(text.label)})`);
      const both = answered(
        `${lines.join(', ')}.`,
        all.map(({ text }) => text),
        language,
      );
      return asUnsure(both, ask);
    }
    return said;
  }
  return replySeries(words, ask);
}

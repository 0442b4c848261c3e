import { px } from '../number-words.ts';
import { type Phrase, phraseOf, renderPhrase } from './phrase.ts';
import type { Copies } from './positions.ts';
import { isSameWords } from './same-words.ts';
import type { Voice } from './voice.ts';

/** What differs from copy to copy: columns of one cell for each of them. Where a table follows, its columns have names. */
export type Data = { columns: string[][]; isNamed: boolean };

/** Sizes that differ by no more than this, in CSS pixels, were meant to be one. */
const MAX_SIZE_OFF_PX = 2;

const EMPTY_CELL = '–';

/** The name of a column. */
export const columnName = (index: number): string =>
  index < 26 ? String.fromCharCode(97 + index) : `${columnName(Math.floor(index / 26) - 1)}${columnName(index % 26)}`;

/** Adds a column and says what fills its place. */
export const addColumn = (data: Data, cells: string[]): string => {
  const index = data.columns.push(cells) - 1;
  return data.isNamed ? `{${columnName(index)}}` : '{}';
};

/** Icons of one set are drawn in one size and measured in several: this share of it is what their shapes make. */
const MAX_ICON_OFF = 0.35;

const slackOf = (kind: string, values: readonly number[]): number =>
  kind === 'icon' ? Math.max(MAX_SIZE_OFF_PX, MAX_ICON_OFF * Math.max(...values)) : MAX_SIZE_OFF_PX;

const isOneSize = (kind: string, values: readonly (number | undefined)[]): boolean => {
  const known = values.filter((value) => value !== undefined);
  return known.length === 0 || Math.max(...known) - Math.min(...known) <= slackOf(kind, known);
};

const isAmong = (word: string, words: readonly string[]): boolean => words.some((other) => isSameWords(word, other));

/** Copies by their numbers, which count from 1. */
const numbersOf = (copies: Copies, has: boolean): string =>
  copies.flatMap((copy, index) => ((copy !== undefined) === has ? [index + 1] : [])).join(', ');

/** Says what copies have in common, and puts what is each one's own into a column of the data. */
export const sharePhrase = (copies: Copies, data: Data, voice: Voice, standing = ''): string => {
  const phrases = copies.map((copy) => copy && phraseOf(copy, voice));
  const known = phrases.filter((phrase) => phrase !== undefined);
  const [model] = known;
  if (!model) return '';
  if (known.length === 1)
    return `${copies.length > 1 ? `only in ${numbersOf(copies, true)}: ` : ''}${renderPhrase({ ...model, standing })}`;
  const isOneSaying = new Set(known.map(({ says }) => says)).size === 1;
  const isOneWidth = isOneSize(
    model.kind,
    known.map(({ width }) => width),
  );
  const isOneHeight = isOneSize(
    model.kind,
    known.map(({ height }) => height),
  );
  const shared = model.look.filter((word) => known.every(({ look }) => isAmong(word, look)));
  const isMixed = known.some(({ look }) => look.length > shared.length);
  const cells = phrases.map((phrase) => {
    if (!phrase) return EMPTY_CELL;
    const own = phrase.look.filter((word) => !isAmong(word, shared));
    const note = [
      ...own,
      !isOneWidth && phrase.width !== undefined && `${px(phrase.width)} wide`,
      !isOneHeight && phrase.height !== undefined && `${px(phrase.height)} high`,
    ].filter(Boolean);
    if (isOneSaying) return note.join(', ') || (isMixed ? 'plain' : EMPTY_CELL);
    const says = phrase.says || 'unnamed';
    return note.length > 0 ? `${says} (${note.join(', ')})` : says;
  });
  const isVaried = !isOneSaying || isMixed || !isOneWidth || !isOneHeight;
  const missing = known.length < copies.length && !isVaried ? `not in ${numbersOf(copies, false)}` : '';
  const slot = isVaried ? addColumn(data, cells) : '';
  const { width, height } = model;
  const phrase: Phrase = {
    kind: model.kind,
    says: isOneSaying ? [model.says, slot].filter(Boolean).join(' ') : slot,
    ...(isOneWidth && width !== undefined && { width }),
    ...(isOneHeight && height !== undefined && { height }),
    look: shared,
    standing: [standing, missing].filter(Boolean).join(', '),
  };
  return renderPhrase(phrase);
};

import { sizeSlackOf } from '../../ontology/size-slack.ts';
import { median } from '../../statistics.ts';
import { px } from '../number-words.ts';
import type { Standings } from './agree-standings.ts';
import { ownLook, usualLook } from './own-look.ts';
import { type Phrase, phraseOf } from './phrase.ts';
import type { Copies } from './positions.ts';
import { insetWords, renderPhrase, sharedInset } from './render-phrases.ts';
import type { Voice } from './voice.ts';

/** What differs from copy to copy: columns of one cell for each of them. Where a table follows, its columns have names. */
export type Data = { columns: string[][]; isNamed: boolean };

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
  Math.max(sizeSlackOf(kind, values), kind === 'icon' ? MAX_ICON_OFF * Math.max(...values) : 0);

const isOneSize = (kind: string, values: readonly (number | undefined)[]): boolean => {
  const known = values.filter((value) => value !== undefined);
  return known.length === 0 || Math.max(...known) - Math.min(...known) <= slackOf(kind, known);
};

/** Of cards the middle one: no copy was measured more exactly than the others. */
const oneSizeOf = (kind: string, values: readonly (number | undefined)[]): number | undefined => {
  const known = values.filter((value) => value !== undefined);
  return kind === 'card' && known.length > 0 ? median(known) : values[0];
};

/** No two faces have one average colour, and no two paragraphs one width: neither says anything of the design. */
const withoutChance = (phrase: Phrase, isText: boolean): Phrase => {
  const isChance = (word: string): boolean =>
    (phrase.kind === 'avatar' && word.startsWith('placeholder ')) || (isText && word.endsWith(' wide'));
  return { ...phrase, look: phrase.look.filter((word) => !isChance(word)) };
};

/** Which copies have it, by their numbers, which count from 1. */
export const whichHave = (copies: readonly unknown[]): string => {
  const numbersOf = (has: boolean): number[] =>
    copies.flatMap((copy, index) => ((copy !== undefined) === has ? [index + 1] : []));
  const [having, missing] = [numbersOf(true), numbersOf(false)];
  if (missing.length === 0) return '';
  return having.length <= missing.length ? `only in ${having.join(', ')}` : `not in ${missing.join(', ')}`;
};

/** Says what copies have in common, and puts what is each one's own into a column of the data; what is in one of them is told apart where it is in another. */
export const sharePhrase = (
  copies: Copies,
  data: Data,
  voice: Voice,
  { shared: standing, own }: Standings,
  isWhole?: boolean,
): string => {
  const phrases = copies.map((copy, at) => {
    const phrase = copy && phraseOf(copy, voice, isWhole);
    if (!phrase || copies.length === 1) return phrase;
    const plain = withoutChance(phrase, copy.kind === 'text');
    return own?.[at] ? { ...plain, look: [...plain.look, own[at]] } : plain;
  });
  const known = phrases.filter((phrase) => phrase !== undefined);
  const [model] = known;
  if (!model) return '';
  if (known.length === 1)
    return `${copies.length > 1 ? `${whichHave(copies)}: ` : ''}${renderPhrase({ ...model, standing })}`;
  const isOneSaying = new Set(known.map(({ says }) => says)).size === 1;
  const inset = sharedInset(known);
  const isOneWidth =
    inset !== undefined ||
    isOneSize(
      model.kind,
      known.map(({ width }) => width),
    );
  const isOneHeight = isOneSize(
    model.kind,
    known.map(({ height }) => height),
  );
  const usual = usualLook(known);
  const isMixed = known.some((phrase) => ownLook(phrase, usual).length > 0);
  const cells = phrases.map((phrase) => {
    if (!phrase) return EMPTY_CELL;
    const note = [
      ...ownLook(phrase, usual),
      !isOneWidth && phrase.width !== undefined && `${px(phrase.width)} wide`,
      !isOneHeight && phrase.height !== undefined && `${px(phrase.height)} high`,
    ].filter(Boolean);
    if (isOneSaying) return note.join(', ') || 'usual';
    const says = phrase.says || 'unnamed';
    return note.length > 0 ? `${says} (${note.join(', ')})` : says;
  });
  const isVaried = !isOneSaying || isMixed || !isOneWidth || !isOneHeight;
  const missing = isVaried ? '' : whichHave(copies);
  const slot = isVaried ? addColumn(data, cells) : '';
  const width = oneSizeOf(
    model.kind,
    known.map((one) => one.width),
  );
  const height = oneSizeOf(
    model.kind,
    known.map((one) => one.height),
  );
  const phrase: Phrase = {
    kind: model.kind,
    says: isOneSaying ? [model.says, slot].filter(Boolean).join(' ') : slot,
    ...(isOneWidth && inset === undefined && width !== undefined && { width }),
    ...(isOneHeight && height !== undefined && { height }),
    ...(model.isSquare && { isSquare: true }),
    look: inset === undefined ? usual : [...usual, insetWords(inset)],
    standing: [standing, missing].filter(Boolean).join(', '),
  };
  return renderPhrase(phrase);
};

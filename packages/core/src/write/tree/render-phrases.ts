import { median } from '../../statistics.ts';
import { counted, px } from '../number-words.ts';
import { type Phrase, sizeWords } from './phrase.ts';

/** Boxes whose sides differ by no more than this, in CSS pixels, are of one size. */
const MAX_SIZE_OFF_PX = 2;
/** Insets that differ by no more than this, in CSS pixels, are one: letters begin and end a little inside their line boxes. */
const MAX_INSET_OFF_PX = 4;

/** The space beside the labels of boxes that differ in width, where it is the same in all of them. */
export const sharedInset = (phrases: readonly Phrase[]): number | undefined => {
  const widths = phrases.flatMap(({ width }) => width ?? []);
  const insets = phrases.flatMap(({ inset }) => inset ?? []);
  const isSame = (values: readonly number[], slack: number): boolean =>
    Math.max(...values) - Math.min(...values) <= slack;
  if (insets.length < phrases.length || widths.length < 2 || isSame(widths, MAX_SIZE_OFF_PX)) return undefined;
  return isSame(insets, MAX_INSET_OFF_PX) ? median(insets) : undefined;
};

export const insetWords = (inset: number): string => `padding 0 ${px(Math.round(inset))}`;

const some = (words: readonly (string | false | undefined)[]): string[] => words.filter((word) => !!word) as string[];

const dimensions = ({ width, height, isIcon }: Phrase): string | false => {
  if (width === undefined) return height !== undefined && `${px(height)} high`;
  if (height === undefined) return `${px(width)} wide`;
  return isIcon ? `${px(width)}px` : sizeWords(width, height);
};

/** The parts as one phrase. */
export const renderPhrase = (phrase: Phrase): string => {
  const { kind, says, look, standing } = phrase;
  const [first, ...rest] = look;
  // A name in brackets is that of an icon.
  const named = kind === 'icon' && says.startsWith('[') ? '' : kind;
  return some([some([named, says, dimensions(phrase), first]).join(' '), ...rest, standing]).join(', ');
};

const isNear = (a: number | undefined, b: number | undefined): boolean =>
  a === b || (a !== undefined && b !== undefined && Math.abs(a - b) <= MAX_SIZE_OFF_PX);

const isAlike = (a: Phrase, b: Phrase): boolean =>
  a.kind === b.kind &&
  isNear(a.height, b.height) &&
  a.standing === b.standing &&
  a.look.join() === b.look.join() &&
  (isNear(a.width, b.width) || (a.says !== '' && b.says !== ''));

/** Neighbours that differ in their words, or in their widths, are said together. */
const renderGroup = (group: readonly Phrase[]): string => {
  const [first] = group as [Phrase];
  if (group.length === 1) return renderPhrase(first);
  const inset = sharedInset(group);
  const isOneWidth = inset !== undefined || group.every(({ width }) => isNear(width, first.width));
  const says = group.map(({ says: words }) => words);
  const kind = counted(group.length, first.kind || 'text');
  const { width: _, ...narrow } = first;
  const look = inset === undefined ? first.look : [...first.look, insetWords(inset)];
  const all: Phrase = { ...(isOneWidth && inset === undefined ? first : narrow), kind, look };
  if (isOneWidth && new Set(says).size === 1) return renderPhrase(all);
  const items = group.map(({ says: words, width }) =>
    some([words || 'unnamed', !isOneWidth && width !== undefined && `${px(width)} wide`]).join(' '),
  );
  return `${renderPhrase({ ...all, says: '' })}: ${items.join(', ')}`;
};

/** Things one after another; semicolons part them, since commas part the facts of one. */
export const renderPhrases = (phrases: readonly Phrase[]): string => {
  const groups: Phrase[][] = [];
  for (const phrase of phrases) {
    const group = groups.at(-1);
    if (group?.[0] && isAlike(group[0], phrase)) group.push(phrase);
    else groups.push([phrase]);
  }
  return groups.map(renderGroup).join('; ');
};

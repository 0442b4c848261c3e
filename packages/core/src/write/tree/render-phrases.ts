import { median } from '../../statistics.ts';
import { counted, px } from '../number-words.ts';
import { isToldByOwn, ownLook, usualLook } from './own-look.ts';
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

const dimensions = ({ width, height, isSquare }: Phrase): string | false => {
  if (width === undefined) return height !== undefined && `${px(height)} high`;
  if (height === undefined) return `${px(width)} wide`;
  return isSquare ? `${px(width)}px` : sizeWords(width, height);
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

/** The word of a look that two things differ in, where it is the only one; they say nothing else that differs. */
const ownWordAt = (a: Phrase, b: Phrase): number | undefined => {
  const others = a.look.flatMap((word, at) => (word === b.look[at] ? [] : [at]));
  const isOne = others.length === 1 && a.look.length === b.look.length && a.says === b.says && isNear(a.width, b.width);
  return isOne ? others[0] : undefined;
};

/** A group differs in its words, or in its first colour: where it differs in both, nobody could tell which goes with which. */
const joins = (group: readonly Phrase[], phrase: Phrase): boolean => {
  const [first] = group as [Phrase];
  if (first.kind !== phrase.kind || !isNear(first.height, phrase.height) || first.standing !== phrase.standing)
    return false;
  const isSame = (one: Phrase): boolean => one.says === first.says && isNear(one.width, first.width);
  if (first.look.join() !== phrase.look.join())
    return first.look.length > 1 && ownWordAt(first, phrase) === 0 && group.every(isSame);
  const isOneLook = group.every(({ look }) => look.join() === first.look.join());
  return (
    isSame(phrase) || (isOneLook && (isNear(first.width, phrase.width) || (first.says !== '' && phrase.says !== '')))
  );
};

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
  const fills = group.map(({ look: [fill = ''] }) => fill);
  if (new Set(fills).size > 1) return `${renderPhrase({ ...all, look: look.slice(1) })}: ${fills.join(', ')}`;
  if (isOneWidth && new Set(says).size === 1) return renderPhrase(all);
  const items = group.map(({ says: words, width }) =>
    some([words || 'unnamed', !isOneWidth && width !== undefined && `${px(width)} wide`]).join(' '),
  );
  return `${renderPhrase({ ...all, says: '' })}: ${items.join(', ')}`;
};

/** Neighbours of one kind that mostly look alike: what they share once, and in brackets what is one's own. */
const renderMixed = (run: readonly Phrase[]): string | undefined => {
  const [first] = run as [Phrase];
  const usual = usualLook(run);
  if (run.length < 2 || run.some((phrase) => phrase.says === '' || !isToldByOwn(phrase, usual))) return undefined;
  const isOneWidth = run.every(({ width }) => isNear(width, first.width));
  const { width: _, ...narrow } = first;
  const items = run.map((phrase) => {
    const width = !isOneWidth && phrase.width !== undefined && `${px(phrase.width)} wide`;
    const own = some([...ownLook(phrase, usual), width]).join(', ');
    return own ? `${phrase.says} (${own})` : phrase.says;
  });
  const all: Phrase = {
    ...(isOneWidth ? first : narrow),
    kind: counted(run.length, first.kind || 'text'),
    look: usual,
  };
  return `${renderPhrase({ ...all, says: '' })}: ${items.join(', ')}`;
};

const renderRun = (run: readonly Phrase[]): string => {
  const groups: Phrase[][] = [];
  for (const phrase of run) {
    const group = groups.at(-1);
    if (group && joins(group, phrase)) group.push(phrase);
    else groups.push([phrase]);
  }
  const apart = groups.map(renderGroup).join('; ');
  const mixed = groups.length > 1 ? renderMixed(run) : undefined;
  return mixed !== undefined && mixed.length < apart.length ? mixed : apart;
};

/** Things one after another; semicolons part them, since commas part the facts of one. */
export const renderPhrases = (phrases: readonly Phrase[]): string => {
  const runs: Phrase[][] = [];
  for (const phrase of phrases) {
    const first = runs.at(-1)?.[0];
    const isSame =
      first?.kind === phrase.kind && first.standing === phrase.standing && isNear(first.height, phrase.height);
    if (isSame) runs.at(-1)?.push(phrase);
    else runs.push([phrase]);
  }
  return runs.map(renderRun).join('; ');
};

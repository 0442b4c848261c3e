import type { Element, ElementType } from '../../measurement.ts';
import { typesWith } from '../../ontology/element-types.ts';
import type { TextStyle } from '../page/page-node.ts';
import type { NamedStyles } from '../page/text-styles.ts';
import { lookWords } from './look-words.ts';

/** What the reader has been told before the structure starts, and therefore is not told again. */
export type Voice = {
  /** The default text style. */
  body: TextStyle;
  /** Other text styles that have names. */
  styles?: NamedStyles;
  /** The usual look of each type of element, as one phrase. */
  usual: ReadonlyMap<ElementType, string>;
  /** Looks that elements of several types share, by their words: what they are called. */
  surfaces?: ReadonlyMap<string, string>;
  /** A short prompt keeps this many characters of a text. */
  maxChars?: number;
  /** And this many items of a list. */
  maxItems?: number;
  /** The labels of a chart are written with their places. */
  hasPlaces?: boolean;
};

/** Pictures and marks differ by what they show. */
const PICTURES = typesWith('graphic');
const MIN_USES = 3;

/** The look that most elements of a type share, for types where naming it once saves words. */
export const usualLooks = (elements: readonly Element[]): Map<ElementType, string> => {
  const looks = new Map<ElementType, Map<string, number>>();
  for (const element of elements) {
    const look = lookWords(element).join(', ');
    if (PICTURES.has(element.type) || look === '' || element.active) continue;
    const counts = looks.get(element.type) ?? new Map<string, number>();
    looks.set(element.type, counts.set(look, (counts.get(look) ?? 0) + 1));
  }
  const usual = new Map<ElementType, string>();
  for (const [type, counts] of looks) {
    const [look, count] = [...counts].reduce((a, b) => (b[1] > a[1] ? b : a));
    if (count >= MIN_USES) usual.set(type, look);
  }
  return usual;
};

/** Shorter looks cost no more than a name. */
const MIN_WORDS = 2;

/** Names for looks that come again and are not the usual one of their type, the most used first. */
export const nameSurfaces = (
  elements: readonly Element[],
  usual: ReadonlyMap<ElementType, string>,
): Map<string, string> => {
  const counts = new Map<string, number>();
  for (const element of elements) {
    const words = lookWords(element);
    const look = words.join(', ');
    const isOwn = PICTURES.has(element.type) || element.active || element.filled || usual.get(element.type) === look;
    if (!isOwn && words.length >= MIN_WORDS) counts.set(look, (counts.get(look) ?? 0) + 1);
  }
  const shared = [...counts].filter(([, count]) => count >= MIN_USES).sort((a, b) => b[1] - a[1]);
  return new Map(shared.map(([look], index) => [look, `s${index + 1}`]));
};

/** The look of one element as far as the reader does not know it yet. */
export const newLookWords = (element: Element, voice: Voice): string[] => {
  const words = lookWords(element);
  const usual = voice.usual.get(element.type);
  if (words.join(', ') === usual) return [];
  if (usual !== undefined && words.length === 0) return ['no fill, no border'];
  const name = voice.surfaces?.get(words.join(', '));
  return name ? [name] : words;
};

import type { Element, ElementType } from '../../measurement.ts';
import type { TextStyle } from '../page/page-node.ts';
import { lookWords } from './look-words.ts';

/** What the reader has been told before the structure starts, and therefore is not told again. */
export type Voice = {
  /** The default text style. */
  body: TextStyle;
  /** The usual look of each type of element, as one phrase. */
  usual: ReadonlyMap<ElementType, string>;
  /** A short prompt keeps this many characters of a text. */
  maxChars?: number;
  /** And this many items of a list. */
  maxItems?: number;
};

/** Pictures and marks differ by what they show. */
const PICTURES: readonly ElementType[] = ['image', 'icon', 'avatar', 'logo', 'chart'];
const MIN_USES = 3;

/** The look that most elements of a type share, for types where naming it once saves words. */
export const usualLooks = (elements: readonly Element[]): Map<ElementType, string> => {
  const looks = new Map<ElementType, Map<string, number>>();
  for (const element of elements) {
    const look = lookWords(element).join(', ');
    if (PICTURES.includes(element.type) || look === '' || element.active) continue;
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

/** The look of one element as far as the reader does not know it yet. */
export const newLookWords = (element: Element, voice: Voice): string[] => {
  const words = lookWords(element);
  const usual = voice.usual.get(element.type);
  if (usual === undefined) return words;
  if (words.join(', ') === usual) return [];
  return words.length === 0 ? ['no fill, no border'] : words;
};

import { centreX, centreY } from '@blueprompt/core/geometry';
import type { Element } from '@blueprompt/core/measurement';
import { numberAlike } from '@/components/number-alike.ts';
import { inspector } from '@/strings/results.ts';
import { typeLabelOne } from './element-types.ts';

/** Longer texts are cut: a name is to tell parts apart, not to be read. */
const MAX_WORDS_CHARS = 32;

const cut = (text: string): string => {
  // An emoji is one character here, which no cut goes through.
  const chars = [...text];
  return chars.length > MAX_WORDS_CHARS
    ? `${chars
        .slice(0, MAX_WORDS_CHARS - 1)
        .join('')
        .trimEnd()}…`
    : text;
};

/** From top to bottom, then from left to right. */
const inReadingOrder = (one: Element, other: Element): number =>
  centreY(one.box) - centreY(other.box) || centreX(one.box) - centreX(other.box);

const holdersOf = (element: Element, byId: ReadonlyMap<string, Element>): Element[] => {
  const holders: Element[] = [];
  for (let at = element; at.parent; ) {
    const holder = byId.get(at.parent);
    if (!holder || holders.includes(holder)) break;
    holders.push(holder);
    at = holder;
  }
  return holders;
};

/** What each element says: its own words, else the first heading in it, else the first words in it. */
const listWords = (elements: readonly Element[]): Map<string, string> => {
  const byId = new Map(elements.map((element) => [element.id, element]));
  const words = new Map<string, string>();
  const said = elements.filter(({ text }) => text).toSorted(inReadingOrder);
  for (const { id, text } of said) words.set(id, text!);
  const headingsFirst = said.toSorted((a, b) => Number(b.type === 'heading') - Number(a.type === 'heading'));
  for (const element of headingsFirst)
    for (const holder of holdersOf(element, byId)) if (!words.has(holder.id)) words.set(holder.id, element.text!);
  return words;
};

/** What a person calls each element, by its id: 'Card “Team”', 'Icon check 3', never its id. Those alike are numbered. */
export const nameElements = (elements: readonly Element[]): Map<string, string> => {
  const words = listWords(elements);
  const labelOf = ({ id, type, name }: Element): string => {
    const said = words.get(id);
    return inspector.named(typeLabelOne(type), said ? `“${cut(said)}”` : name);
  };
  const ordered = elements.toSorted(inReadingOrder);
  const numbered = numberAlike(ordered.map(labelOf));
  return new Map(ordered.map(({ id }, at) => [id, numbered[at]!]));
};

import { typesWith } from '../../ontology/element-types.ts';
import type { Mention } from '../words/read-mentions.ts';
import { isSameWord } from '../words/same-word.ts';
import { type Choice, choiceBetween, choicesOf, isChoiceIn, isMenu } from './choices.ts';
import { PLACES } from './narrow-parts.ts';
import type { PageIndex, Part } from './page-index.ts';
import { partsInside } from './page-index.ts';

/** Nouns for what leads through a product. */
const MENUS: ReadonlySet<string> = new Set([...typesWith('bar', 'aside'), 'link']);

/** How many boxes around a choice its title may lie in. */
const MAX_STEPS_OUT = 2;

/** What is written above the entries, or before them, in the boxes around them. */
const titlesOf = ({ entries, holder }: Choice): Part[] => {
  const own = new Set(entries);
  const top = Math.min(...entries.map(({ node }) => node.box.y));
  let around: Part | undefined = holder;
  for (let step = 0; step < MAX_STEPS_OUT && around?.parent; step++) around = around.parent;
  return around
    ? partsInside(around).filter((part) => part.node.kind === 'text' && !own.has(part) && part.node.box.y <= top)
    : [];
};

/** Choices that go by some words: those on an entry, else those of the title nearest above. */
export const choicesNamed = (
  words: readonly string[],
  pages: readonly PageIndex[],
  nouns: readonly string[] = [],
): Choice[] => {
  const choices = pages.flatMap(choicesOf);
  // "Which date is chosen?": a noun says what is chosen from, and is no entry.
  const named = choices.filter(({ entries }) =>
    words.some((word) => !nouns.includes(word) && entries.some((entry) => ` ${entry.words} `.includes(` ${word} `))),
  );
  if (named.length > 0) return named;
  const [a, b] = words.flatMap((word) => {
    const said = pages.flatMap(({ parts }) =>
      parts.filter(({ node, words: own }) => node.kind === 'text' && own === word),
    );
    return said.length === 1 ? said : [];
  });
  const between = a && b ? choiceBetween(a, b) : undefined;
  if (between) return [between];
  const titled = choices.flatMap((choice) => {
    const titles = titlesOf(choice).filter((title) =>
      words.some((word) => title.words.split(' ').some((own) => isSameWord(own, word))),
    );
    return titles.length > 0 ? [{ choice, y: Math.max(...titles.map(({ node }) => node.box.y)) }] : [];
  });
  return titled
    .sort((a, b) => b.y - a.y)
    .slice(0, 1)
    .map(({ choice }) => choice);
};

/** Choices that a noun and its place may mean. */
export const choicesFor = (
  { type, places }: Pick<Mention, 'type' | 'places'>,
  pages: readonly PageIndex[],
): Choice[] => {
  const all = pages
    .flatMap(choicesOf)
    .filter(({ chosen }) => places.every((place) => place === 'middle' || PLACES[place](chosen)));
  const bars = all.filter(isMenu);
  const menus = bars.length > 0 ? bars : all.filter(({ isColumn }) => isColumn);
  const others = all.filter((choice) => !isMenu(choice));
  if (type && MENUS.has(type)) {
    const upright = menus.filter(({ isColumn }) => isColumn === (type === 'sidebar'));
    return type !== 'link' && upright.length > 0 ? upright : menus;
  }
  if (type === 'button') return all.filter(({ chosen }) => chosen.node.type === type);
  if (type === 'tab') return others.length > 0 ? others : all.filter(({ isColumn }) => !isColumn);
  return others.length > 0 ? others : menus;
};

export const choicesIn = (holders: readonly Part[], pages: readonly PageIndex[]): Choice[] => {
  const all = new Set(holders);
  return pages.flatMap(choicesOf).filter((choice) => isChoiceIn(choice, all));
};

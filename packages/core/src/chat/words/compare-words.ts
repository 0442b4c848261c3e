import type { Property } from './property-words.ts';

/** Words that ask which of two has more or less of something, in all languages. */
const COMPARATIVES: Partial<Record<Property, { more: string; less: string }>> = {
  color: {
    more: 'lighter, brighter, heller, plus clair, plus claire, mas claro, mas clara, mais claro, mais clara',
    less: 'darker, dunkler, plus sombre, plus fonce, plus foncee, mas oscuro, mas oscura, mais escuro, mais escura',
  },
  width: {
    more: 'wider, broader, breiter, plus large, mas ancho, mas ancha, mais largo, mais larga',
    less: 'narrower, schmaler, plus etroit, plus etroite, mas estrecho, mas estrecha, mais estreito, mais estreita',
  },
  height: {
    more: 'taller, higher, longer, hoher, plus haut, plus haute, mas alto, mas alta, mais alto, mais alta',
    less: 'lower, shorter, niedriger, plus bas, plus basse, mas bajo, mas baja, mais baixo, mais baixa',
  },
  size: {
    more: 'bigger, larger, grosser, plus grand, plus grande, plus gros, mas grande, mayor, maior',
    less: 'smaller, kleiner, plus petit, plus petite, mas pequeno, mas pequena, menor, mais pequeno',
  },
};

/** Words for the largest and the smallest by one of their sides. */
const BY_SIDE: Record<'width' | 'height', RegExp> = {
  width:
    /^(?:widest|narrowest|broadest|breitest\w*|schmalst\w*|larges?|etroite?s?|anch[oa]s?|estrech[oa]s?|larg[oa]s?|estreit[oa]s?)$/,
  height:
    /^(?:tallest|highest|shortest|lowest|hochst\w*|niedrigst\w*|haute?s?|bas|basses?|alt[oa]s?|baj[oa]s?|baix[oa]s?)$/,
};
const BY_SIZE =
  /^(?:biggest|largest|smallest|grosst\w*|kleinst\w*|grande?s?|petite?s?|pequen[oa]s?|mayor|menor|maior)$/;

/** What the largest or the smallest is so by: its width, its height, or its size; nothing where it is of something else. */
export const sideOf = (words: readonly string[]): 'width' | 'height' | 'size' | undefined => {
  const is = (pattern: RegExp): boolean => words.some((word) => pattern.test(word));
  return is(BY_SIDE.width) ? 'width' : is(BY_SIDE.height) ? 'height' : is(BY_SIZE) ? 'size' : undefined;
};

/** Which way two are compared in a question: 1 asks whether the first has more, -1 whether it has less. */
export const directionOf = (property: Property, words: string): 1 | -1 | undefined => {
  const has = (phrases: string): boolean => phrases.split(', ').some((phrase) => ` ${words} `.includes(` ${phrase} `));
  const table = COMPARATIVES[property === 'background' ? 'color' : property];
  if (!table) return undefined;
  return has(table.more) ? 1 : has(table.less) ? -1 : undefined;
};

import type { Match } from './known-shapes.ts';

/** As alike as this, 0 to 1, a shape must be to give its name ... */
const MIN_LIKENESS = 0.85;
/** ... and so much more alike than any shape of another name. */
const MIN_LEAD = 0.03;

/** Filled or drawn in strokes, what points down is one sign. */
const meaningOf = (name: string): string => name.replace(/^(caret|chevron)-/, '');

/** What an icon is called that is so alike to known ones; undefined where it looks like none of them, or like two. */
export const nameIcon = (matches: readonly Match[]): string | undefined => {
  const [best] = matches.toSorted((a, b) => b.likeness - a.likeness);
  if (!best || best.likeness < MIN_LIKENESS) return undefined;
  const meaning = meaningOf(best.shape.name);
  const others = matches.filter(({ shape }) => meaningOf(shape.name) !== meaning);
  return others.every(({ likeness }) => best.likeness - likeness >= MIN_LEAD) ? best.shape.name : undefined;
};

import type { Match } from './known-shapes.ts';

/** As alike as this, 0 to 1, a shape must be to give its name ... */
const MIN_LIKENESS = 0.85;
/** ... and so much more alike than any shape of another name. */
const MIN_LEAD = 0.03;

/** Filled or drawn in strokes, what points down is one sign. */
const meaningOf = (name: string): string => name.replace(/^(caret|chevron)-/, '');

/** What an icon is called that is so alike to known ones; undefined where it looks like none of them, or like two. */
export const nameIcon = (matches: readonly Match[]): string | undefined => {
  const best = likestOf(matches);
  if (!best || best.likeness < MIN_LIKENESS) return undefined;
  const meaning = meaningOf(best.shape.name);
  const isLess = ({ shape, likeness }: Match): boolean =>
    best.likeness - likeness >= MIN_LEAD || meaningOf(shape.name) === meaning;
  return matches.every(isLess) ? best.shape.name : undefined;
};

/** The first of the likest. */
const likestOf = (matches: readonly Match[]): Match | undefined => {
  let best = matches[0];
  for (const match of matches) if (match.likeness > best!.likeness) best = match;
  return best;
};

/** What cannot be mistaken is still more alike, and far more than to any other ... */
const SURE_LIKENESS = 0.9;
const SURE_LEAD = 0.12;
/** ... and has more to it than a stroke or two, as letters, ticks, bullets and the arrows of fields have. */
const PLAIN =
  /^(circle|square|pause|minus|plus|check|close|menu|apple|linkedin|play|(caret|chevron|chevrons|arrow|dots)-[a-z-]+)$/;

/** Is it an icon whatever else speaks against it? */
export const isUnmistakable = (matches: readonly Match[]): boolean => {
  const best = likestOf(matches);
  if (!best || best.likeness < SURE_LIKENESS || PLAIN.test(best.shape.name)) return false;
  return matches.every(
    ({ shape, likeness }) => shape.name === best.shape.name || best.likeness - likeness >= SURE_LEAD,
  );
};

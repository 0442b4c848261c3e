import { type ReadWord, textOf } from './split-words.ts';

/** Letters and digits that stand on the baseline in every face. */
const ON_BASELINE = /^[a-fhik-or-xzA-IK-PR-Z0-9]+$/;
const MIN_LETTERS = 2;

/**
 * A lone bar that ends on the baseline of its line and is no higher than its letters is a capital I: the sign reaches below.
 */
export function mendBars(words: readonly ReadWord[]): ReadWord[] {
  const bars = words.filter((word) => textOf(word) === '|');
  const letters = words.filter((word) => ON_BASELINE.test(textOf(word)));
  if (bars.length === 0 || letters.reduce((sum, { chars }) => sum + chars.length, 0) < MIN_LETTERS) return [...words];
  const baseline = Math.max(...letters.map(({ bottom }) => bottom));
  const top = Math.min(...letters.map((word) => word.top));
  return words.map((word) => {
    if (!bars.includes(word) || word.bottom > baseline || word.top < top) return word;
    return { ...word, chars: word.chars.map((read) => ({ ...read, char: 'I' })) };
  });
}

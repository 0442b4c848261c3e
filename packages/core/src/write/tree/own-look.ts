import type { Phrase } from './phrase.ts';
import { isSameWords } from './same-words.ts';

const isAmong = (word: string, words: readonly string[]): boolean => words.some((other) => isSameWords(word, other));

/** The look that most copies have, the plainest of several. */
export const usualLook = (phrases: readonly Phrase[]): string[] => {
  const looks = new Map<string, { look: string[]; count: number }>();
  for (const { look } of phrases) {
    const key = look.join();
    looks.set(key, { look, count: (looks.get(key)?.count ?? 0) + 1 });
  }
  const [usual] = [...looks.values()].sort((a, b) => b.count - a.count || a.look.length - b.look.length);
  return usual?.look ?? [];
};

/** What a copy looks like where that is not as usual. */
export const ownLook = ({ look }: Phrase, usual: readonly string[]): string[] => {
  const own = look.filter((word) => !isAmong(word, usual));
  const missing = usual.filter((word) => !isAmong(word, look));
  return own.length > 0 || missing.length === 0 ? own : [look.length === 0 ? 'plain' : `not ${missing.join(', ')}`];
};

/** What of a look a word says. */
const propertyOf = (word: string): string => {
  if (/^(#|gradient|linear-|radial-|placeholder)/.test(word)) return 'fill';
  if (/^[\d.]+px [^,]*border$/.test(word)) return 'border';
  if (/^[\d.]+px$/.test(word)) return 'size';
  if (/^\d{3}$/.test(word)) return 'weight';
  return word === 'round' ? 'radius' : (/^(top|right|bottom|left) border/.exec(word)?.[0] ?? word.split(' ')[0]!);
};

/** True where for each usual word that it lacks it has another of the same property: then nothing is lost where only its own are said. */
export const isToldByOwn = ({ look }: Phrase, usual: readonly string[]): boolean => {
  const own = new Set(look.filter((word) => !isAmong(word, usual)).map(propertyOf));
  return usual.every((word) => isAmong(word, look) || own.has(propertyOf(word)));
};

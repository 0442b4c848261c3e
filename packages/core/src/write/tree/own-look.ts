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

/** True where each own word takes the place of a usual one or is one more, so that no look is lost where only these are said. */
export const isToldByOwn = ({ look }: Phrase, usual: readonly string[]): boolean => {
  const own = look.filter((word) => !isAmong(word, usual));
  const missing = usual.filter((word) => !isAmong(word, look));
  return missing.length <= own.length;
};

import type { ReadChar } from './line-reader.ts';

/**
 * Glyphs that many faces draw alike, decided by their neighbours: a zero among letters is an O and the other way round,
 * and no word starts with a small L before a consonant, so that is a capital I.
 */
export function mendChars(chars: readonly ReadChar[]): ReadChar[] {
  const at = (index: number): string => chars[index]?.char ?? ' ';
  return chars.map((read, index) => {
    const [before, char, after] = [at(index - 1), read.char, at(index + 1)];
    if (char === '0' && /\p{L}/u.test(before) && /\p{Ll}/u.test(after)) return { ...read, char: 'O' };
    if (char === 'O' && /\d/.test(before) && /[\d.,%]/.test(after)) return { ...read, char: '0' };
    if (char === 'l' && before === ' ' && /[bcdfgjkmnpqrstvwxz]/.test(after)) return { ...read, char: 'I' };
    return read;
  });
}

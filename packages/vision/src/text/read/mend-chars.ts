import type { ReadChar } from './line-reader.ts';

/**
 * Glyphs that many faces draw alike, decided by their neighbours: a zero among letters is an O and the other way round,
 * and no word starts with a small L before a consonant or is one alone, so that is a capital I.
 */
export function mendChars(chars: readonly ReadChar[]): ReadChar[] {
  const at = (index: number): string => chars[index]?.char ?? ' ';
  const isDouble = (index: number): boolean =>
    /^\d[.,]{2}\d$/.test([-1, 0, 1, 2].map((step) => at(index + step)).join(''));
  const single = chars.filter((read, index) => {
    // Of a point and a comma between two digits one was not there.
    if (isDouble(index)) return read.confidence >= chars[index + 1]!.confidence;
    return !isDouble(index - 1) || read.confidence > chars[index - 1]!.confidence;
  });
  return mendLetters(withThreeDots(single));
}

/** Two points after the last word of a line are three of which one was lost: nobody ends a text with two; alone they are a folder. */
function withThreeDots(chars: readonly ReadChar[]): ReadChar[] {
  const last = chars.at(-1);
  const isTwo = /[\p{L}\p{N}]\.\.$/u.test(chars.map(({ char }) => char).join(''));
  return isTwo ? [...chars, last!] : [...chars];
}

function mendLetters(chars: readonly ReadChar[]): ReadChar[] {
  const at = (index: number): string => chars[index]?.char ?? ' ';
  const text = chars.map(({ char }) => char).join('');
  const isInSentence = (index: number): boolean => /[,;.!?]/.test(at(index - 2)) && /\p{Ll}/u.test(at(index + 2));
  // Litres, lumens and pounds stand behind their number.
  const isUnit = (index: number): boolean =>
    at(index - 1) === ' ' && /\d/.test(at(index - 2)) && /^[lI](?:m|x|bs?)?$/.test(text.slice(index).trim());
  return chars.map((read, index) => {
    const [before, char, after] = [at(index - 1), read.char, at(index + 1)];
    if (char === '0' && /\p{L}/u.test(before) && /\p{Ll}/u.test(after)) return { ...read, char: 'O' };
    if (char === 'O' && /\d/.test(before) && /[\d.,%KMBk]/.test(after)) return { ...read, char: '0' };
    // In code a quote after "=" that no other closes is one of the double ones.
    if (/['’‘]/.test(char) && /=\s*$/.test(text.slice(0, index)) && !text.slice(index + 1).includes(char))
      return { ...read, char: '"' };
    // A bar alone in a sentence is no separator: "Hey, | have time".
    if (char === '|' && before === ' ' && after === ' ' && isInSentence(index)) return { ...read, char: 'I' };
    if (isUnit(index)) return { ...read, char: 'l' };
    if (char === 'l' && before === ' ' && after === ' ' && !/\d/.test(at(index - 2))) return { ...read, char: 'I' };
    if (char === 'l' && before === ' ' && /[bcdfgjkmnpqrstvwxz]/.test(after)) return { ...read, char: 'I' };
    return read;
  });
}

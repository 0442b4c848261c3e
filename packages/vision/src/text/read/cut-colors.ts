import { alongLine } from '../../colour/along-line.ts';
import { distance } from '../../colour/rgb.ts';
import type { Pixels } from '../../contract.ts';
import { inkedColumns } from '../ink/ink-extent.ts';
import type { LineInk } from '../ink/line-ink.ts';
import { strongestColor, wordColor } from '../ink/word-color.ts';
import type { ReadChar } from './line-reader.ts';
import type { ReadWord } from './split-words.ts';

/** A word and the colour of its strokes; `glued` where no space parts it from the word before. */
export type InkedWord = ReadWord & { color: number; glued?: true };

/** Another colour lies this far off the straight way from the paper to the first, in shares of its own; thin strokes are only paler. */
const OTHER_WAY = 0.25;
const LETTER = /[\p{L}\p{N}]/u;
/** A part between letters has at least this many; a mark beside letters may stand alone. */
const MIN_LETTERS = 3;

type Part = { chars: ReadChar[]; left: number; right: number; color: number };

/** Cuts a word where its colour changes, as in code (`class="wide"`) and in names of two colours. `toX` gives a character's column. */
export function cutColors(pixels: Pixels, word: ReadWord, ink: LineInk, toX: (at: number) => number): InkedWord[] {
  const whole = { ...word, color: wordColor(pixels, word, ink) };
  if (!ink.mixed || word.chars.length < 2) return [whole];
  const parts = joinParts(charParts(pixels, whole, ink, toX), ink.paper);
  if (parts.length < 2) return [whole];
  return parts.map(({ chars, left, right, color }, index) => ({
    ...word,
    chars,
    left,
    right,
    color,
    ...(index > 0 && { glued: true }),
  }));
}

/** Each character with the columns up to the gap before the next, and its colour. */
function charParts(pixels: Pixels, word: InkedWord, ink: LineInk, toX: (at: number) => number): Part[] {
  const columns = inkedColumns(ink);
  const ends = word.chars.map((char, index) => {
    const next = word.chars[index + 1];
    return next ? ink.left + gapBetween(columns, toX(char.at), toX(next.at)) : word.right;
  });
  return word.chars.map((char, index) => {
    const left = index === 0 ? word.left : ends[index - 1]!;
    const right = Math.max(left + 1, ends[index]!);
    const place = { ...word, left, right };
    const strongest = strongestColor(pixels, place, ink);
    // An icon beside a letter may have most of its columns, and a badge over it the strongest colour.
    const isOther = isOtherColor(strongest, word.color, ink.paper);
    return { chars: [char], left, right, color: isOther ? wordColor(pixels, place, ink) : strongest };
  });
}

/** The blank column nearest to the middle between two places, or the middle. */
function gapBetween(columns: Uint8Array, from: number, to: number): number {
  const middle = Math.round((from + to) / 2);
  for (let step = 0; step <= (to - from) / 2; step++) {
    if (columns[middle - step] === 0) return middle - step;
    if (columns[middle + step] === 0) return middle + step;
  }
  return middle;
}

/** True where neither of two colours may be the other in thinner strokes. */
export const isOtherColor = (a: number, b: number, paper: number): boolean =>
  [
    [a, b],
    [b, a],
  ].every(([one, other]) => alongLine(one!, other!, paper).off > OTHER_WAY * distance(one!, paper));

/** Neighbours of one colour put together; single letters and marks that differ little go with what they follow. */
function joinParts(chars: readonly Part[], paper: number): Part[] {
  const isOther = (a: number, b: number): boolean => isOtherColor(a, b, paper);
  const parts: Part[] = [];
  for (const part of chars) {
    const last = parts.at(-1);
    if (last && !isOther(last.color, part.color)) parts[parts.length - 1] = united(last, part);
    else parts.push(part);
  }
  const letters = (part: Part): number => part.chars.filter(({ char }) => LETTER.test(char)).length;
  const joined: Part[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    const touchesLetters = last && LETTER.test(last.chars.at(-1)!.char) && LETTER.test(part.chars[0]!.char);
    const isUnsure = touchesLetters && Math.min(letters(last), letters(part)) < MIN_LETTERS;
    if (last && (isUnsure || !isOther(last.color, part.color))) joined[joined.length - 1] = united(last, part);
    else joined.push(part);
  }
  return joined;
}

/** Two parts as one, in the colour of the one with more characters. */
const united = (a: Part, b: Part): Part => ({
  chars: [...a.chars, ...b.chars],
  left: a.left,
  right: b.right,
  color: b.chars.length > a.chars.length ? b.color : a.color,
});

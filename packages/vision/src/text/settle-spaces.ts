import type { Pixels } from '../contract.ts';
import { glyphIndex } from './font-faces.ts';
import { fitFonts, type LineFont } from './fonts/fit-fonts.ts';
import { shapeOf } from './fonts/line-shape.ts';
import type { ReadChar } from './read/line-reader.ts';
import { type ReadLine, resplitLine } from './read/read-line.ts';
import { charGaps } from './read/split-words.ts';

/** So much wider than the line's letters stand apart, in font sizes, a gap is a space that the reader thought of ... */
const SPACE_EM = 0.11;
/** ... by this chance at least ... */
const MIN_CHANCE = 0.02;
/** ... or, beside a percent or a currency sign, one that the reader passes over: it learned them from text that has none there. */
const SIGN_SPACE_EM = 0.15;
const SIGN_AFTER = /%/;
const SIGN_BEFORE = /\p{Sc}/u;
/** Letters that stand so far apart, in font sizes, are set apart on purpose; then a gap like theirs is no space. */
const TRACKED_EM = 0.12;
const MIN_GAPS = 4;
/** A gap that differs from those of spaced-out letters by less than this is one of theirs. */
const SAME_EM = 0.07;

/** A space leaves at least so much air between two glyphs, in font sizes. */
const MIN_GAP_EM = 0.2;

/** The gap before a character, in font sizes, and what of it is beyond what the line's face leaves there. */
type Air = { index: number; previous: number; gap: number; em: number; spaced: boolean };

/**
 * Puts spaces where the line's own letters say that there are some. A gap counts without the bearings of the glyphs beside it:
 * what is left of it is nothing or the tracking inside of words, one number for the whole line, and a space more between words.
 */
export function settleSpaces(pixels: Pixels, lines: readonly ReadLine[]): ReadLine[] {
  const fonts = fitFonts(lines.map(shapeOf));
  return lines.map((line, index) => {
    const chars = respace(line, fonts[index]!);
    return chars ? (resplitLine(pixels, line, chars) ?? line) : line;
  });
}

/** The characters with spaces put in and taken out, or undefined where all are right. */
function respace(line: ReadLine, font: LineFont): ReadChar[] | undefined {
  const { chars, words } = line;
  // Of a line that lost a word to an icon the characters still have it.
  const count = words.reduce((sum, word) => sum + word.chars.length, 0);
  if (count < chars.filter(({ char }) => char !== ' ').length) return undefined;
  const airs = airsOf(line, font);
  const isLetter = (index: number): boolean => LETTER.test(chars[index]!.char);
  const lettered = airs.filter(({ index, previous }) => isLetter(index) && isLetter(previous));
  const within = lettered.filter(({ spaced }) => !spaced);
  const tracking = lowerMedian(within.map(({ em }) => em)) ?? 0;
  const isTracked = within.length >= MIN_GAPS && tracking >= TRACKED_EM;
  const added = new Set<number>();
  const dropped = new Set<number>();
  for (const air of airs) {
    const more = air.em - tracking;
    if (air.spaced && isTracked && more < SAME_EM && lettered.includes(air)) dropped.add(air.index - 1);
    if (!air.spaced && air.gap >= MIN_GAP_EM && isSpace(chars[air.previous]!, chars[air.index]!, more))
      added.add(air.index);
  }
  if (added.size + dropped.size === 0) return undefined;
  return chars.flatMap((char, index) => {
    if (dropped.has(index)) return [];
    return added.has(index) ? [{ ...char, char: ' ' }, char] : [char];
  });
}

/** Signs that faces lack have bearings that nobody knows; of points and commas the reader knows where they stand. */
const LETTER = /[\p{L}\p{N}]/u;

const isSpace = (before: ReadChar, char: ReadChar, more: number): boolean => {
  const isNumber = /\d/.test(before.char) && SIGN_AFTER.test(char.char);
  if (isNumber || (SIGN_BEFORE.test(before.char) && /\d/.test(char.char))) return more >= SIGN_SPACE_EM;
  const areLetters = LETTER.test(before.char) && LETTER.test(char.char);
  return areLetters && char.spaceBefore >= MIN_CHANCE && more >= SPACE_EM;
};

function airsOf(line: ReadLine, { family, fontSize, weight }: LineFont): Air[] {
  const { regular, bold } = family;
  const { left, right } = weight >= 550 ? bold : regular;
  return charGaps(line).map(({ index, previous, width, spaced }) => {
    const bearings = right[glyphIndex(line.chars[previous]!.char)]! + left[glyphIndex(line.chars[index]!.char)]!;
    const gap = width / fontSize;
    return { index, previous, gap, em: gap - bearings, spaced };
  });
}

const lowerMedian = (values: readonly number[]): number | undefined =>
  [...values].sort((a, b) => a - b)[(values.length - 1) >> 1];

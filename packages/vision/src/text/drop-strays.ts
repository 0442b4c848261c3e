import { glyphIndex } from './font-faces.ts';
import { fitFonts, type LineFont } from './fonts/fit-fonts.ts';
import { shapeOf, toExtent } from './fonts/line-shape.ts';
import { inkSize } from './ink/ink-extent.ts';
import type { LineInk } from './ink/line-ink.ts';
import type { InkedWord } from './read/cut-colors.ts';
import type { ReadLine } from './read/read-line.ts';
import { type ReadWord, textOf } from './read/split-words.ts';

type SizedWord = { text: string; width: number; height: number };

/** Icons are read as one or two characters; longer words are text. */
const MAX_STRAY_CHARS = 2;
/** Deviation from the expected size, in font sizes, that text of the fitted face never has. */
const MAX_DEVIATION = 0.22;

/** Drawn dots of legends, radios and list markers. */
const BULLET = /^[●○■□•▪◦]+$/u;

/** True when a word at the end of a line cannot be set in the line's face: an icon that was read as a letter. */
function isStray({ text, width, height }: SizedWord, { family, fontSize, weight }: LineFont): boolean {
  if (BULLET.test(text)) return true;
  if (text.length > MAX_STRAY_CHARS) return false;
  const face = weight >= 550 ? family.bold : family.regular;
  const indices = [...text].map(glyphIndex);
  const first = indices[0]!;
  const last = indices[indices.length - 1]!;
  const wide = indices.reduce((sum, index) => sum + face.advance[index]!, 0) - face.left[first]! - face.right[last]!;
  const high =
    Math.max(...indices.map((index) => face.above[index]!)) + Math.max(...indices.map((index) => face.below[index]!));
  return (
    Math.abs(width / fontSize - wide) > MAX_DEVIATION + 1 / fontSize ||
    Math.abs(height / fontSize - high) > MAX_DEVIATION + 1 / fontSize
  );
}

/** No letter that can be read is this low, in pixels: what was read on so little ink is a dashed line. */
const MIN_INK_PX = 4;
const MIN_RULE_CHARS = 3;

function isRule({ words, ink }: ReadLine): boolean {
  const chars = words.reduce((sum, word) => sum + word.chars.length, 0);
  return chars >= MIN_RULE_CHARS && words.every((word) => inkSize(ink, toExtent(word, ink)).height < MIN_INK_PX);
}

/** So many lines of less than half its height inside of a line: it is a chart with its labels. */
const MIN_HELD = 3;

const isCentredIn = (inner: LineInk, outer: LineInk): boolean => {
  const x = inner.left + inner.width / 2;
  const y = inner.top + inner.height / 2;
  return x > outer.left && x < outer.left + outer.width && y > outer.top && y < outer.top + outer.height;
};

const holdsLines = ({ ink }: ReadLine, lines: readonly ReadLine[]): boolean =>
  lines.filter((other) => other.ink.height * 2 < ink.height && isCentredIn(other.ink, ink)).length >= MIN_HELD;

/**
 * Takes icons that were read as letters off both ends of each line, judged by the face that fits the rest of it, and lines
 * that are rules or charts.
 */
export function dropStrays(read: readonly ReadLine[]): ReadLine[] {
  const lowest = read.reduce((least, { ink }) => Math.min(least, ink.height), Number.POSITIVE_INFINITY);
  // Lines of about one height hold none of the others, which tables have thousands of.
  const mayHold = ({ ink }: ReadLine): boolean => lowest * 2 < ink.height;
  const lines = read.filter((line) => !isRule(line) && !(mayHold(line) && holdsLines(line, read)));
  const fonts = fitFonts(lines.map((line) => shapeOf(withWords(line, telling(line.words)))));
  return lines.map((line, index) => {
    const words = [...line.words];
    const stray = (word: ReadWord | undefined, neighbour: ReadWord | undefined): boolean =>
      word !== undefined &&
      neighbour !== undefined &&
      !isTied(word, neighbour) &&
      isStray({ text: textOf(word), ...inkSize(line.ink, toExtent(word, line.ink)) }, fonts[index]!);
    while (stray(words[0], words[1])) words.shift();
    while (stray(words.at(-1), words.at(-2))) words.pop();
    return withWords(line, words);
  });
}

/** A line that loses no word stays the one whose shape is known. */
const withWords = (line: ReadLine, words: InkedWord[]): ReadLine =>
  words.length === line.words.length ? line : { ...line, words };

/** True where no gap parts two words: the underline of a link runs on from one to the other, and makes both wider. */
const isTied = (a: ReadWord, b: ReadWord): boolean => a.left <= b.right && b.left <= a.right;

/** The words of at least half the longest one's length. */
const telling = <T extends ReadWord>(words: readonly T[]): T[] => {
  const most = Math.max(...words.map((word) => word.chars.length));
  return words.filter((word) => word.chars.length * 2 >= most);
};

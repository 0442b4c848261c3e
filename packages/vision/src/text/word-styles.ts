import type { Word } from '@blueprompt/core/measurement';
import { deltaE } from '../colour/delta-e.ts';
import { toHex } from '../colour/rgb.ts';
import { toExtent } from './fonts/line-shape.ts';
import { isPaler } from './ink/is-paler.ts';
import { strokeWidth } from './ink/stroke-width.ts';
import { type InkedWord, isOtherColor } from './read/cut-colors.ts';
import type { ReadLine } from './read/read-line.ts';
import { textOf } from './read/split-words.ts';

type WordStyle = Pick<Word, 'color' | 'fontWeight'>;

/** Colours of words that everybody tells apart; what differs less is one colour, antialiased differently. */
const OTHER_COLOR = 12;
/** A single letter says too little of its colour; a mark between words has its own where that is clearly another. */
const MIN_COLOR_LETTERS = 2;
/** Beyond this boldness, to either side, words of this many letters together are what they look like, whatever their line is. */
const SURE_BOLDNESS = 4;
/** Words that have a colour of their own need less to have a weight of their own too. */
const LIKELY_BOLDNESS = 2;
const MIN_WEIGHT_LETTERS = 4;
/** Bold strokes are wider than regular ones of the same line by this factor at least; the reader need then see but a step. */
const MIN_BOLDER = 1.35;
const MIN_BOLD_STEP = 3;
/** Strokes of words in one weight differ by less than this factor. */
const MAX_SAME_STROKES = 1.15;
/** Strokes of fewer letters say too little. */
const MIN_STROKE_LETTERS = 3;
/** What bold and regular words in the same sentence nearly always are. */
const BOLD = 700;
const REGULAR = 400;
/** From this weight on a line is bold. */
const BOLD_FROM = 600;

/** How each word differs from its line: the link in a sentence, the name in front of a message. */
export function wordStyles(line: ReadLine, lineWeight: number): WordStyle[] {
  const colors = ownColors(line);
  const weights = ownWeights(line, lineWeight, colors);
  return line.words.map((_, index) => {
    const color = colors[index];
    const fontWeight = weights[index];
    return { ...(color !== undefined && { color: toHex(color) }), ...(fontWeight !== undefined && { fontWeight }) };
  });
}

/** The colour of each word that has another than its line; words of one colour in a row get that of the longest. */
function ownColors({ words, ink }: ReadLine): (number | undefined)[] {
  const isOther = (a: number, b: number): boolean => deltaE(a, b) > OTHER_COLOR && !isPaler(a, b, ink.paper);
  const isOwnMark = (word: InkedWord, last: InkedWord): boolean =>
    lettersOf(word) === 0 && isOther(word.color, last.color) && isOtherColor(word.color, last.color, ink.paper);
  const runs = toRuns(
    words,
    (last, word) =>
      (lettersOf(word) < MIN_COLOR_LETTERS && !isOwnMark(word, last)) ||
      (isOther(last.color, ink.color) === isOther(word.color, ink.color) && !isOther(last.color, word.color)),
  );
  return runs.flatMap((run) => {
    const { color } = run.reduce((best, word) => (lettersOf(word) > lettersOf(best) ? word : best));
    return run.map(() => (isOther(color, ink.color) ? color : undefined));
  });
}

/** The weight of each word that surely is bold in a regular line, or regular in a bold one. */
function ownWeights(
  line: ReadLine,
  lineWeight: number,
  colors: readonly (number | undefined)[],
): (number | undefined)[] {
  const words = line.words.map((word, index) => ({
    color: colors[index],
    letters: lettersOf(word),
    boldness: boldnessOf(word, line),
    stroke: strokeWidth(line.ink, toExtent(word, line.ink)),
  }));
  // Words of their own colour have one weight.
  const runs = toRuns(
    words,
    (last, next) => last.color === next.color && (next.color !== undefined || isAlike(last, next)),
  );
  const isBold = lineWeight >= BOLD_FROM;
  return runs.flatMap((run) => {
    const whole = meanLook(run);
    const { letters, boldness } = whole;
    const sure = run[0]!.color === undefined ? SURE_BOLDNESS : LIKELY_BOLDNESS;
    const isSure = letters >= MIN_WEIGHT_LETTERS && Math.abs(boldness) >= sure && boldness > 0 !== isBold;
    const rest = meanLook(words.filter((word) => word.color === undefined && !run.includes(word)));
    const standsOut = run[0]!.color === undefined && (isBold ? isBolder(rest, whole) : isBolder(whole, rest));
    return run.map(() => (isSure || standsOut ? (isBold ? REGULAR : BOLD) : undefined));
  });
}

type WordLook = { letters: number; boldness: number; stroke: number };

const meanLook = (words: readonly WordLook[]): WordLook => {
  const letters = words.reduce((sum, word) => sum + word.letters, 0);
  const mean = (of: 'boldness' | 'stroke'): number =>
    words.reduce((sum, word) => sum + word[of] * word.letters, 0) / Math.max(1, letters);
  return { letters, boldness: mean('boldness'), stroke: mean('stroke') };
};

/**
 * True where two words look set in one weight: their strokes tell it where they are clear, and else the reader, who is
 * often unsure of a word or two in a bold part. A dash or a slash goes with what it looks like.
 */
const isAlike = (a: WordLook, b: WordLook): boolean => {
  const ratio = Math.max(a.stroke, b.stroke) / Math.min(a.stroke, b.stroke);
  const isTelling = a.letters > 0 && b.letters > 0 && a.stroke > 0 && b.stroke > 0;
  if (isTelling && ratio >= MIN_BOLDER) return false;
  const isUnsure = Math.min(Math.abs(a.boldness), Math.abs(b.boldness)) < SURE_BOLDNESS;
  return a.boldness > 0 === b.boldness > 0 || (isTelling && ratio <= MAX_SAME_STROKES && isUnsure);
};

/** True where both the strokes and the reader take words for bolder than others of their line. */
const isBolder = (a: WordLook, b: WordLook): boolean =>
  Math.min(a.letters, b.letters) >= MIN_STROKE_LETTERS &&
  b.stroke > 0 &&
  a.stroke >= MIN_BOLDER * b.stroke &&
  a.boldness - b.boldness >= MIN_BOLD_STEP;

/** Neighbours that belong together, by asking each about the one before it. */
function toRuns<T>(items: readonly T[], isSame: (last: T, item: T) => boolean): T[][] {
  const runs: T[][] = [];
  for (const item of items) {
    const run = runs.at(-1);
    if (run && isSame(run.at(-1)!, item)) run.push(item);
    else runs.push([item]);
  }
  return runs;
}

const lettersOf = (word: InkedWord): number => textOf(word).match(/[\p{L}\p{N}]/gu)?.length ?? 0;

/** The mean over the steps that stand on the word; 0 where nothing is known. */
const boldnessOf = ({ left, right }: InkedWord, { crop, style }: ReadLine): number => {
  if (!style) return 0;
  const stepPx = (crop.right - crop.left) / style.boldness.length;
  const toStep = (x: number): number => Math.round((x - crop.left) / stepPx);
  const steps = style.boldness.slice(Math.max(0, toStep(left)), Math.max(1, toStep(right)));
  return steps.reduce((sum, value) => sum + value, 0) / Math.max(1, steps.length);
};

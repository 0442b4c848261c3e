import { isShaped } from '../font-shapes.ts';
import { toWordImage, type WordImage } from '../ink/word-image.ts';
import type { ReadLine } from '../read/read-line.ts';
import { textOf } from '../read/split-words.ts';
import type { LineShape } from './fit-fonts.ts';
import { shapeOf, toExtent } from './line-shape.ts';

/** What the family of a line is told from: its measures and the pixels of a few of its words. */
export type Specimen = {
  /** Index of the line. */
  line: number;
  shape: LineShape;
  words: WordImage[];
  /** Letters in these words: how much the line has to say. */
  letters: number;
};

/** More lines and words than this tell nothing new of a page, and cost. */
const MAX_SPECIMENS = 48;
const MAX_WORDS = 2;
/** Shorter words have hardly a shape; longer ones drift away from where they are drawn. */
const WORD_LETTERS = { min: 2, max: 14 };
/** Lower ink than this, in pixels, is grey mush. */
const MIN_INK_PX = 6;
/** Larger words than this many pixels cost more than they tell. */
const MAX_WORD_PIXELS = 24_000;
/** Lines with fewer letters than this say too little. */
const MIN_LETTERS = 4;

export const lettersOf = (specimens: readonly Specimen[]): number =>
  specimens.reduce((sum, { letters }) => sum + letters, 0);

/** The lines that tell most of their families, those with many letters first. */
export function collectSpecimens(lines: readonly ReadLine[]): Specimen[] {
  return lines
    .flatMap((line, index) => toSpecimen(line, index) ?? [])
    .sort((a, b) => b.letters - a.letters || a.line - b.line)
    .slice(0, MAX_SPECIMENS);
}

function toSpecimen(line: ReadLine, index: number): Specimen | undefined {
  if (line.ink.busy) return undefined;
  const words = line.words
    .map((word) => ({ text: textOf(word), extent: toExtent(word, line.ink) }))
    .filter(
      ({ text, extent: { left, right, top, bottom } }) =>
        isShaped(text) &&
        text.length >= WORD_LETTERS.min &&
        text.length <= WORD_LETTERS.max &&
        bottom - top >= MIN_INK_PX &&
        (right - left) * (bottom - top) <= MAX_WORD_PIXELS,
    )
    .sort((a, b) => b.text.length - a.text.length)
    .slice(0, MAX_WORDS);
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  if (letters < MIN_LETTERS) return undefined;
  return {
    line: index,
    shape: shapeOf(line),
    words: words.map(({ text, extent }) => toWordImage(line.ink, extent, text)),
    letters,
  };
}

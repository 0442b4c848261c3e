import type { Pixels } from '../contract.ts';
import { fitFonts } from './fonts/fit-fonts.ts';
import { shapeOf } from './fonts/line-shape.ts';
import { partOfLine } from './part-of-line.ts';
import type { InkedWord } from './read/cut-colors.ts';
import type { ReadLine } from './read/read-line.ts';
import { styleOfWords } from './style-of-words.ts';

/** Sizes side by side in one line differ by this much to the reader (log scale) ... */
const MIN_READ_STEP = 0.13;
/** ... and by this much to the faces that explain either side. */
const MIN_FITTED_STEP = 0.08;
/** Fewer letters say too little of their size. */
const MIN_LETTERS = 3;

/** Parts lines where the font size changes, as between a heading and the small text behind it: each part is a line of its own. */
export const partSizes = (pixels: Pixels, lines: readonly ReadLine[]): ReadLine[] =>
  lines.flatMap((line) => {
    const parts = bestCut(pixels, line);
    return parts ? partSizes(pixels, parts) : [line];
  });

/** The two sides of the gap between words where the size changes most, if it does. */
function bestCut(pixels: Pixels, line: ReadLine): [ReadLine, ReadLine] | undefined {
  const { style, words } = line;
  if (!style || line.ink.busy) return undefined;
  let at = 0;
  let most = MIN_READ_STEP;
  for (let cut = 1; cut < words.length; cut++) {
    const sides = [words.slice(0, cut), words.slice(cut)] as const;
    if (sides.some((side) => lettersOf(side) < MIN_LETTERS)) continue;
    const sizes = sides.map((side) => styleOfWords({ ...line, style }, side).size);
    const step = Math.abs(Math.log(sizes[0]! / sizes[1]!));
    if (step > most) [at, most] = [cut, step];
  }
  if (at === 0) return undefined;
  const left = partOfLine(pixels, line, words.slice(0, at));
  const right = partOfLine(pixels, line, words.slice(at));
  const fonts = fitFonts([left, right].map(shapeOf));
  const fitted = Math.log(fonts[0]!.fontSize / fonts[1]!.fontSize);
  const read = Math.log(left.style!.size / right.style!.size);
  return fitted * Math.sign(read) >= MIN_FITTED_STEP ? [left, right] : undefined;
}

const lettersOf = (words: readonly InkedWord[]): number => words.reduce((sum, { chars }) => sum + chars.length, 0);

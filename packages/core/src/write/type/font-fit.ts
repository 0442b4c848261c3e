import type { FontClass, TextLine } from '../../measurement.ts';
import { FACES, type Face } from './faces.ts';

/** Measured boxes end at the ink; the first and last letter keep about this much air inside their advance. */
const BEARINGS_EM = 0.1;
const MIN_CHARS = 6;
/** Less than this is below what the size of a font can be measured to. */
const MIN_FIT_EM = 0.012;
/** More than this is no letter-spacing but a gap in the line that was read as one text. */
const MAX_FIT_EM = 0.09;

/** A character outside the table is taken to be as wide as an n; text in another script says nothing about the face. */
const UNKNOWN_WIDTH = 556;
const MAX_UNKNOWN = 0.2;

const widthEm = (text: string, table: readonly number[]): number | undefined => {
  const letters = [...text];
  const known = letters.map((letter) => table[letter.codePointAt(0)! - 32]);
  const unknown = known.filter((width) => width === undefined).length;
  if (unknown > MAX_UNKNOWN * letters.length) return undefined;
  return known.reduce<number>((sum, width) => sum + (width ?? UNKNOWN_WIDTH), 0) / 1000;
};

/** How far apart the face would have to be set for a line, and how many letters say so: long lines count for more. */
type Fit = { value: number; letters: number };

const fitsOf = (lines: readonly TextLine[], face: Face): Fit[] =>
  lines.flatMap(({ text, box, fontSize, fontWeight }) => {
    if (text.length < MIN_CHARS) return [];
    const width = widthEm(text, fontWeight >= 600 ? face.bold : face.regular);
    if (width === undefined) return [];
    const value = (box.width / fontSize - width + BEARINGS_EM) / (text.length - 1);
    return Math.abs(value) > MAX_FIT_EM ? [] : [{ value, letters: text.length }];
  });

/** The value that the letter in the middle has. */
const middleOf = (fits: readonly Fit[]): number => {
  const sorted = fits.toSorted((a, b) => a.value - b.value);
  let left = fits.reduce((sum, { letters }) => sum + letters, 0) >> 1;
  const middle = sorted.find(({ letters }) => {
    left -= letters;
    return left < 0;
  });
  return middle?.value ?? 0;
};

const median = (sorted: readonly number[]): number => sorted[sorted.length >> 1]!;

/** How badly a face suits the lines: how far off it is, and how unevenly. */
const misfit = (lines: readonly TextLine[], face: Face): number => {
  const fits = fitsOf(lines, face);
  if (fits.length === 0) return Number.POSITIVE_INFINITY;
  const middle = middleOf(fits);
  return Math.abs(middle) + middleOf(fits.map((fit) => ({ ...fit, value: Math.abs(fit.value - middle) })));
};

/** Another face than the usual one must suit clearly better: a web font lies between them, and spacing mends the rest. */
const CLEARLY_BETTER = 0.5;

/** The face of known widths that suits these lines best. */
export const chooseFace = (lines: readonly TextLine[], fontClass: FontClass): Face => {
  const [usual, ...others] = FACES[fontClass];
  const limit = CLEARLY_BETTER * misfit(lines, usual!);
  return others.find((face) => misfit(lines, face) < limit) ?? usual!;
};

/**
 * The letter-spacing, in font sizes, that makes the face as wide as these lines were measured; nothing where it fits as
 * it is, or where too little text tells.
 */
export const letterFit = (lines: readonly TextLine[], face: Face): number | undefined => {
  const fits = fitsOf(lines, face);
  if (fits.length === 0) return undefined;
  const middle = middleOf(fits);
  return Math.abs(middle) < MIN_FIT_EM ? undefined : middle;
};

/** Below this share of the known face's width a face is condensed, and letter-spacing would make its letters overlap. */
const CONDENSED = 0.82;

/** How wide a condensed face runs against the known one, 0 to 1; nothing for a face of usual width. */
export const condensedTo = (lines: readonly TextLine[], face: Face): number | undefined => {
  const ratios = lines
    .flatMap(({ text, box, fontSize, fontWeight }) => {
      const width = widthEm(text, fontWeight >= 600 ? face.bold : face.regular);
      return width === undefined || text.length < MIN_CHARS ? [] : [(box.width / fontSize + BEARINGS_EM) / width];
    })
    .sort((a, b) => a - b);
  return ratios.length > 0 && median(ratios) < CONDENSED ? median(ratios) : undefined;
};

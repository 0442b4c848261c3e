import type { FontClass, TextLine } from '../../measurement.ts';
import { FONT_ADVANCES } from './font-advances.ts';

/** A font that we can set text in with known widths, so that a line fits its measured box without a browser to ask. */
export type FontFace = {
  stack: string;
  /** Of the content area, in em above and below the baseline. */
  ascent: number;
  descent: number;
  widthEm: (text: string, weight: number) => number;
  /** Where it is known: white before the first and after the last letter, and how far the lowest reaches below the baseline. */
  inkEm?: (text: string, weight: number) => { left: number; right: number; below: number };
};

const FIRST_CHAR = 32;
/** Letters outside ASCII are about as wide as a digit; wide scripts and pictures fill the em, and stars most of it. */
const UNKNOWN_EM = 0.556;
const WIDE_EM = 1;
const STAR_EM = 0.838;
const isWide = (char: string): boolean => char.codePointAt(0)! >= 0x2e80;
const unknownEm = (char: string): number => (isWide(char) ? WIDE_EM : /[★☆]/.test(char) ? STAR_EM : UNKNOWN_EM);
/** Browsers draw the bold cut from semi-bold upwards where a family has only two. */
export const BOLD_FROM = 600;

/** Widths of text by a table of advances for each of the two weights. */
export const measured =
  (regular: readonly number[], bold: readonly number[]) =>
  (text: string, weight: number): number => {
    const advances = weight >= BOLD_FROM ? bold : regular;
    let thousandths = 0;
    for (const char of text) thousandths += advances[char.codePointAt(0)! - FIRST_CHAR] ?? 1000 * unknownEm(char);
    return thousandths / 1000;
  };

/** The faces of a page: one a class, and those of the families that were told. */
export type Faces = Record<FontClass, FontFace> & { named?: ReadonlyMap<string, FontFace> };

/** The face that a line is set in. */
export const faceOf = ({ fontClass, font }: Pick<TextLine, 'fontClass' | 'font'>, faces: Faces): FontFace =>
  (font && faces.named?.get(font.family)) ?? faces[fontClass];

const MONO_ADVANCE_EM = 0.6;

const ARIAL: FontFace = {
  stack: "Arial,'Liberation Sans',Helvetica,sans-serif",
  ascent: 0.905,
  descent: 0.212,
  widthEm: measured(FONT_ADVANCES.arial, FONT_ADVANCES.arialBold),
};
const VERDANA: FontFace = {
  stack: "'DejaVu Sans',Verdana,sans-serif",
  ascent: 0.928,
  descent: 0.236,
  widthEm: measured(FONT_ADVANCES.verdana, FONT_ADVANCES.verdanaBold),
};
const TIMES: FontFace = {
  stack: "'Times New Roman','Liberation Serif',Times,serif",
  ascent: 0.891,
  descent: 0.216,
  widthEm: measured(FONT_ADVANCES.times, FONT_ADVANCES.timesBold),
};
const MONO: FontFace = {
  stack: "'Liberation Mono','Courier New',monospace",
  ascent: 0.833,
  descent: 0.3,
  widthEm: (text) => [...text].reduce((em, char) => em + (isWide(char) ? WIDE_EM : MONO_ADVANCE_EM), 0),
};

const FACES: Record<FontClass, readonly FontFace[]> = { sans: [ARIAL, VERDANA], serif: [TIMES], mono: [MONO] };

/** Picks for a font class the face whose widths are nearest to the measured lines, weighted by their length. */
export const chooseFace = (fontClass: FontClass, lines: readonly TextLine[]): FontFace => {
  const faces = FACES[fontClass];
  const misfit = (face: FontFace): number =>
    lines
      .filter((line) => line.fontClass === fontClass)
      .reduce((sum, line) => {
        const natural = face.widthEm(line.text, line.fontWeight) * line.fontSize;
        return natural > 0 ? sum + line.text.length * Math.abs(Math.log(line.box.width / natural)) : sum;
      }, 0);
  return faces.reduce((best, face) => (misfit(face) < misfit(best) ? face : best));
};

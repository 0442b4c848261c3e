import type { FontFamily } from '../../font-family.ts';
import type { FontClass, Measurement } from '../../measurement.ts';
import { fontNames } from '../../text/font-words.ts';
import { BOLD_FROM, type FontFace, measured } from './font-face.ts';

/** Measures of a face, in thousandths of the font size, from space to tilde: how far each letter's ink is from its ends and how far below the baseline it reaches. */
type GlyphLists = { advance: string; left: string; right: string; below: string };

/** What `fonts/<family>.json` says of a family; it is packed where its two files lie beside. */
export type FontMetrics = {
  class: FontClass;
  ascent: number;
  descent: number;
  packed: boolean;
  regular: GlyphLists;
  bold: GlyphLists;
};

/** A family that a page can be set in: its measures, and where its two files are, as addresses or data, unless systems bring it. */
export type PageFont = {
  family: FontFamily;
  metrics: FontMetrics;
  sources?: { regular: string; bold: string };
};

/** The families that a page needs to be rebuilt in its own faces; what is only like one is set in that one. */
export const fontsOf = ({ texts }: Pick<Measurement, 'texts'>): FontFamily[] => [
  ...new Set(texts.flatMap(({ font }) => (font && font.family !== NOT_PACKED ? [font.family] : []))),
];

/** Its licence lets us name it, not bring it. */
const NOT_PACKED: FontFamily = 'Ubuntu';

const numbers = (list: string): number[] => list.split(' ').map(Number);

/** Our own names, so that a family which the reader's machine has installed in another version is not taken. */
const nameOf = (family: FontFamily): string => `Measured ${family}`;

/** The face of a family by name. */
export const toNamedFace = ({ family, metrics, sources }: PageFont): FontFace => ({
  stack: [...(sources ? [nameOf(family)] : []), ...fontNames(family, metrics.class)]
    .map((name) => (/^[\w-]+$/.test(name) ? name : `'${name}'`))
    .join(','),
  ascent: metrics.ascent / 1000,
  descent: metrics.descent / 1000,
  widthEm: measured(numbers(metrics.regular.advance), numbers(metrics.bold.advance)),
  inkEm: inkOf(toInk(metrics.regular), toInk(metrics.bold)),
});

type Ink = { left: number[]; right: number[]; below: number[] };

const toInk = ({ left, right, below }: GlyphLists): Ink => ({
  left: numbers(left),
  right: numbers(right),
  below: numbers(below),
});

const FIRST_CHAR = 32;

const inkOf =
  (regular: Ink, bold: Ink): NonNullable<FontFace['inkEm']> =>
  (text, weight) => {
    const { left, right, below } = weight >= BOLD_FROM ? bold : regular;
    const codes = [...text].map((char) => char.normalize('NFD').codePointAt(0)! - FIRST_CHAR);
    // No spread: a text may be longer than a call takes arguments.
    const lowest = codes.reduce((low, code) => Math.max(low, below[code] ?? 0), -Infinity);
    return {
      left: (left[codes[0]!] ?? 0) / 1000,
      right: (right[codes.at(-1)!] ?? 0) / 1000,
      below: lowest / 1000,
    };
  };

/** The rules that bring the files of families; only what a page uses is in it. */
export const renderFontFaces = (fonts: readonly PageFont[]): string =>
  fonts
    .flatMap(({ family, sources }) =>
      sources
        ? [
            `@font-face{font-family:'${nameOf(family)}';font-weight:400;src:url(${sources.regular}) format('woff2')}`,
            `@font-face{font-family:'${nameOf(family)}';font-weight:700;src:url(${sources.bold}) format('woff2')}`,
          ]
        : [],
    )
    .join('');

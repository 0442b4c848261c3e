import type { FontFamily } from '@blueprompt/core/font-family';
import type { FontClass } from '@blueprompt/core/measurement';
import { readJson } from '#model-files';

/** Measures of one face of a common web family, in font sizes. Glyph arrays are indexed by character code minus 32. */
export type FontFace = {
  /** Its place in the files of measures and shapes. */
  index: number;
  name: FontFamily;
  class: FontClass;
  weight: number;
  /** Usual width of a vertical stroke. */
  stem: number;
  advance: Float64Array;
  left: Float64Array;
  right: Float64Array;
  above: Float64Array;
  below: Float64Array;
};

/** The regular and the bold face of one family. */
export type FontFaces = {
  name: FontFamily;
  class: FontClass;
  /** Told by its letters only: were it among those that explain widths, it would take lines from more usual ones. */
  rare: boolean;
  regular: FontFace;
  bold: FontFace;
};

const GLYPH_KEYS = ['advance', 'left', 'right', 'above', 'below'] as const;

type PackedFace = { name: FontFamily; class: FontClass; rare?: true; weight: number; stem: number } & Record<
  (typeof GLYPH_KEYS)[number],
  string
>;

let families: FontFaces[] | undefined;

/** The families we know the measures of; written by bench/fonts/measure-fonts.ts, the regular face before the bold one. */
export function loadFontFamilies(): FontFaces[] {
  families ??= pair(readJson<PackedFace[]>('font-metrics.json'));
  return families;
}

const unpack = ({ name, class: kind, weight, stem, ...packed }: PackedFace, index: number): FontFace => {
  const glyphs = Object.fromEntries(
    GLYPH_KEYS.map((key) => [key, Float64Array.from(packed[key].split(' '), (value) => Number(value) / 1000)]),
  ) as Pick<FontFace, (typeof GLYPH_KEYS)[number]>;
  return { index, name, class: kind, weight, stem: stem / 1000, ...glyphs };
};

function pair(packed: readonly PackedFace[]): FontFaces[] {
  const faces = packed.map(unpack);
  return packed.flatMap(({ name, class: kind, rare = false }, index) =>
    index % 2 === 0 ? [{ name, class: kind, rare, regular: faces[index]!, bold: faces[index + 1]! }] : [],
  );
}

const FALLBACK = 'x'.charCodeAt(0) - 32;

/** Index of a character in a face's glyph arrays; accented letters count as their base, symbols as an "x". */
export function glyphIndex(char: string): number {
  const code = char.charCodeAt(0);
  if (code >= 32 && code < 127) return code - 32;
  const base = char.normalize('NFD').charCodeAt(0);
  return base >= 32 && base < 127 ? base - 32 : FALLBACK;
}

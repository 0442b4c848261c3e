import { readFileSync } from 'node:fs';
import type { FontClass } from '@blueprompt/core/measurement';

/** Measures of one face of a common web family, in font sizes. Glyph arrays are indexed by character code minus 32. */
export type FontFace = {
  name: string;
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
export type FontFamily = { name: string; class: FontClass; regular: FontFace; bold: FontFace };

const METRICS = new URL('../../models/font-metrics.json', import.meta.url);
const GLYPH_KEYS = ['advance', 'left', 'right', 'above', 'below'] as const;

type PackedFace = { name: string; class: FontClass; weight: number; stem: number } & Record<
  (typeof GLYPH_KEYS)[number],
  string
>;

let families: FontFamily[] | undefined;

/** The families we know the measures of; written by bench/fonts/measure-fonts.ts. */
export function loadFontFamilies(): FontFamily[] {
  families ??= pair((JSON.parse(readFileSync(METRICS, 'utf8')) as PackedFace[]).map(unpack));
  return families;
}

const unpack = ({ name, class: kind, weight, stem, ...packed }: PackedFace): FontFace => {
  const glyphs = Object.fromEntries(
    GLYPH_KEYS.map((key) => [key, Float64Array.from(packed[key].split(' '), (value) => Number(value) / 1000)]),
  ) as Pick<FontFace, (typeof GLYPH_KEYS)[number]>;
  return { name, class: kind, weight, stem: stem / 1000, ...glyphs };
};

function pair(faces: readonly FontFace[]): FontFamily[] {
  return faces.flatMap((regular) => {
    const bold = faces.find((face) => face.name === regular.name && face.weight === 700);
    return regular.weight === 400 && bold ? [{ name: regular.name, class: regular.class, regular, bold }] : [];
  });
}

const FALLBACK = 'x'.charCodeAt(0) - 32;

/** Index of a character in a face's glyph arrays; accented letters count as their base, symbols as an "x". */
export function glyphIndex(char: string): number {
  const code = char.charCodeAt(0);
  if (code >= 32 && code < 127) return code - 32;
  const base = char.normalize('NFD').charCodeAt(0);
  return base >= 32 && base < 127 ? base - 32 : FALLBACK;
}

import type { FontClass, TextFont } from '@blueprompt/core/measurement';
import { type FontFace, type FontFaces, glyphIndex, loadFontFamilies } from '../font-faces.ts';
import type { NamedFont } from './named-font.ts';

/** What the pixels tell about the glyphs of one line; all lengths in pixels. */
export type LineShape = {
  words: { text: string; width: number }[];
  /** Height of the ink with fractions from partly covered rows. */
  inkHeight: number;
  /** Usual width of a horizontal run of ink. */
  stroke: number;
  /** True when narrow and wide letters stand at the same pitch. */
  evenPitch: boolean;
};

/** The face that explains a line: the family, the size, and the weight on the scale from 100 to 900. */
export type LineFont = {
  family: FontFaces;
  fontSize: number;
  weight: number;
  misfit: number;
  /** Pixels after each letter beyond what the family sets. */
  letterSpacing?: number;
  /** The family that the letters speak for, and its class. */
  named?: TextFont & { class: FontClass };
};

/** Width and height disagree by more than this (log scale) when letters are spaced out or the family is not the right one. */
const MAX_DISAGREEMENT = 0.05;
/** Ink edges are known to about this much. */
const EDGE_PX = 0.25;
/** Browsers move the tops and tails of letters to whole pixels, so heights are off by up to this much. */
const HINTING_PX = 1;
/** Capitals have no tails, and are often spaced out, so that their height must count for more. */
const HINTING_CAPITALS_PX = 0.6;
/** One badly read line must not outvote a page. */
export const MAX_MISFIT = 0.12;
/** What speaks against a proportional family where letters stand at one pitch. */
const UNEVEN_MISFIT = 0.06;
/** A further family, or another tracking, must explain a line better by this much than what is taken so far. */
export const MIN_GAIN = 0.03;
/** ... and, summed over its lines' characters, by this much, before the page is said to use it. */
const MIN_FAMILY_GAIN = 3;
const MAX_FAMILIES = 4;
/** Lines shorter than this say little about the family and follow the others. */
const MIN_TELLING_CHARS = 4;

/**
 * Explains every line of a page by few families: widths fix the size once the family is known, heights find the family.
 * Families that the letters named surely go before those that only suit the widths.
 */
export function fitFonts(lines: readonly LineShape[], named: readonly NamedFont[] = []): LineFont[] {
  const fonts = explain(lines);
  const owners = new Map(named.flatMap((font) => font.lines.map((line) => [line, font] as const)));
  return lines.map((line, index) => {
    const owner = owners.get(index) ?? nearest(line, fonts[index]!, named);
    if (!owner) return fonts[index]!;
    const { family, sure, tracked } = owner;
    const tracking = tracked.get(index);
    return {
      ...(sure ? fitLine(line, family) : fonts[index]!),
      ...(tracking && { fontSize: tracking.fontSize, letterSpacing: tracking.letterSpacing, misfit: 0 }),
      named: { family: family.name, sure, class: family.class },
    };
  });
}

/** The named family that a line is set in which was too short, or one too many, to be looked at. */
function nearest(line: LineShape, font: LineFont, named: readonly NamedFont[]): NamedFont | undefined {
  const [main, ...others] = named
    .filter(({ family }) => suits(line, family))
    .map((one) => ({ one, misfit: fitLine(line, one.family).misfit }));
  if (!main) return undefined;
  let pick = main;
  if (votesOf(line) > 0) {
    for (const other of others) if (other.misfit < pick.misfit - MIN_GAIN) pick = other;
    if (pick.misfit > font.misfit + MIN_GAIN) return undefined;
  }
  return pick.one;
}

function explain(lines: readonly LineShape[]): LineFont[] {
  const families = loadFontFamilies().filter(({ rare }) => !rare);
  const fits = lines.map((line) => families.map((family) => fitLine(line, family)));
  const weights = lines.map(votesOf);
  const chosen: number[] = [];
  const best = lines.map(() => MAX_MISFIT + MIN_GAIN);
  for (let round = 0; round < MAX_FAMILIES; round++) {
    const least = round === 0 ? 0 : MIN_GAIN;
    let winner = -1;
    let most = round === 0 ? 0 : MIN_FAMILY_GAIN;
    for (let index = 0; index < families.length; index++) {
      if (chosen.includes(index)) continue;
      let gain = 0;
      for (let line = 0; line < lines.length; line++) {
        const better = best[line]! - Math.min(MAX_MISFIT, fits[line]![index]!.misfit);
        if (better > least) gain += better * weights[line]!;
      }
      if (gain > most) {
        most = gain;
        winner = index;
      }
    }
    if (winner < 0) break;
    chosen.push(winner);
    for (let line = 0; line < lines.length; line++) {
      best[line] = Math.min(best[line]!, MAX_MISFIT, fits[line]![winner]!.misfit);
    }
  }
  return lines.map((_, line) => {
    const [main, ...others] = chosen.map((index) => fits[line]![index]!);
    let pick = main ?? fits[line]![0]!;
    for (const fit of others) if (weights[line]! > 0 && fit.misfit < pick.misfit - MIN_GAIN) pick = fit;
    return pick;
  });
}

/** Letters at one pitch are set in no proportional family. */
export const suits = ({ evenPitch }: LineShape, { class: kind }: FontFaces): boolean => !evenPitch || kind === 'mono';

const votesOf = ({ words }: LineShape): number => {
  // Digits are equally wide in most families and tell none.
  const chars = words.reduce((sum, { text }) => sum + text.replace(/[^\p{L}]/gu, '').length, 0);
  return chars < MIN_TELLING_CHARS ? 0 : Math.min(60, chars);
};

/** Antialiasing makes stems look heavier by this share of the step from regular to bold. */
const STEM_BIAS = 0.07;

/** Explains a line by one family: the stems say how bold it is, and either that or the nearer face fits the widths. */
export function fitLine(line: LineShape, family: FontFaces): LineFont {
  const known = knownOf(line);
  const fitted = known.fits.get(family);
  if (fitted) return fitted;
  const { regular, bold } = family;
  const heightSize = line.inkHeight / inkHeightOf(known, regular);
  const bolder = (line.stroke / heightSize - regular.stem) / (bold.stem - regular.stem);
  const weight = 400 + 300 * Math.min(1.6, Math.max(-1, bolder));
  const blend = Math.min(1, Math.max(0, bolder - STEM_BIAS));
  const widths = known.words.map((glyphs, index) => ({
    width: line.words[index]!.width,
    regular: widthOf(glyphs, regular),
    bold: widthOf(glyphs, bold),
  }));
  const nearer = fitWidths(line, known.hinting, widths, heightSize, Math.round(blend));
  const blended = Number.isInteger(blend) ? nearer : fitWidths(line, known.hinting, widths, heightSize, blend);
  const best = nearer.misfit <= blended.misfit ? nearer : blended;
  const uneven = suits(line, family) ? 0 : UNEVEN_MISFIT;
  const fit = { family, weight, fontSize: best.fontSize, misfit: best.misfit + uneven };
  known.fits.set(family, fit);
  return fit;
}

/** What is asked of a line for every family, and the families that it was fitted to: a page's lines are explained several times. */
type Known = { words: Uint8Array[]; hinting: number; fits: Map<FontFaces, LineFont> };

const knownLines = new WeakMap<LineShape, Known>();

function knownOf(line: LineShape): Known {
  const before = knownLines.get(line);
  if (before) return before;
  const fresh = {
    words: line.words.map(({ text }) => glyphsOf(text)),
    hinting: line.words.some(({ text }) => text !== text.toUpperCase()) ? HINTING_PX : HINTING_CAPITALS_PX,
    fits: new Map(),
  };
  knownLines.set(line, fresh);
  return fresh;
}

type WordWidth = { width: number; regular: number; bold: number };

function fitWidths(
  { inkHeight }: LineShape,
  hinting: number,
  words: readonly WordWidth[],
  heightSize: number,
  blend: number,
): { fontSize: number; misfit: number } {
  let measured = 0;
  let expected = 0;
  let error = 0;
  for (const { width, regular, bold } of words) {
    measured += width;
    expected += (1 - blend) * regular + blend * bold;
  }
  const widthSize = measured / expected;
  for (const { width, regular, bold } of words) {
    const wide = (1 - blend) * regular + blend * bold;
    error += Math.max(0, Math.abs(width - widthSize * wide) - EDGE_PX);
  }
  const disagreement = Math.abs(Math.log(widthSize / heightSize));
  const unhinted = Math.max(0, disagreement - hinting / inkHeight);
  const uneven = Math.abs(widthSize - Math.round(2 * widthSize) / 2) / widthSize;
  return {
    fontSize: unhinted <= MAX_DISAGREEMENT ? widthSize : heightSize,
    misfit: unhinted + (3 * error) / measured + 0.4 * uneven,
  };
}

/** Width of a word's ink in font sizes when it is set in a line's face. */
export const expectedWidth = (text: string, { family: { regular, bold }, weight }: LineFont): number => {
  const blend = Math.min(1, Math.max(0, (weight - 400) / 300));
  const glyphs = glyphsOf(text);
  return (1 - blend) * widthOf(glyphs, regular) + blend * widthOf(glyphs, bold);
};

const glyphsOf = (text: string): Uint8Array => Uint8Array.from([...text], glyphIndex);

/** Width of a word's ink in font sizes. */
const widthOf = (glyphs: Uint8Array, { advance, left, right }: FontFace): number => {
  let width = 0;
  for (let at = 0; at < glyphs.length; at++) width += advance[glyphs[at]!]!;
  return width - left[glyphs[0]!]! - right[glyphs[glyphs.length - 1]!]!;
};

function inkHeightOf({ words }: Known, { above, below }: FontFace): number {
  let most = Number.NEGATIVE_INFINITY;
  let least = Number.NEGATIVE_INFINITY;
  for (const glyphs of words) {
    for (let at = 0; at < glyphs.length; at++) {
      most = Math.max(most, above[glyphs[at]!]!);
      least = Math.max(least, below[glyphs[at]!]!);
    }
  }
  return Math.max(0.05, most + least);
}

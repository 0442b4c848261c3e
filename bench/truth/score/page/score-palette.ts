import type { Answer } from '../../answer.ts';
import type { Truth } from '../../truth.ts';
import { colorDifference } from '../color-difference.ts';
import { shareOf } from '../figures.ts';

type PaletteScore = {
  paletteRecall?: number | undefined;
  palettePrecision?: number | undefined;
  background?: number | undefined;
  accent?: number | undefined;
};

const MAX_DIFFERENCE = 3;
/** An accent may be one step of its scale off and is still the page's colour. */
const MAX_ACCENT_DIFFERENCE = 5;
/** A CSS colour must be found from this share of the pixels, and is right to report from the smaller ones. */
const MIN_WANTED_SHARE = 0.005;
const MIN_CSS_SHARE = 0.0005;
const MIN_PIXEL_SHARE = 0.003;

const isAmong = (hex: string, others: readonly string[], limit: number): boolean =>
  others.some((other) => colorDifference(hex, other) < limit);

/** Compares the palette with the colours that the CSS paints; the first by share must be the background exactly. */
export function scorePalette({ palette: truth }: Truth, { palette }: Answer): PaletteScore {
  const found = palette.map(({ hex }) => hex);
  const wanted = truth.painted.filter(({ share }) => share >= MIN_WANTED_SHARE);
  const allowed = [
    ...truth.painted.filter(({ share }) => share >= MIN_CSS_SHARE),
    ...truth.pixels.filter(({ share }) => share >= MIN_PIXEL_SHARE),
  ]
    .map(({ hex }) => hex)
    // Few pixels may have it, and it is asked for all the same.
    .concat(truth.accent ?? []);
  const [first] = [...palette].sort((a, b) => b.share - a.share);
  return {
    paletteRecall: shareOf(wanted, ({ hex }) => isAmong(hex, found, MAX_DIFFERENCE)),
    palettePrecision: shareOf(found, (hex) => isAmong(hex, allowed, MAX_DIFFERENCE)) ?? 0,
    background: Number(first?.hex === truth.background),
    accent: truth.accent === null ? undefined : Number(isAmong(truth.accent, found, MAX_ACCENT_DIFFERENCE)),
  };
}

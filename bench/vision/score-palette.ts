import type { Measurement } from '@blueprompt/core/measurement';
import { deltaE } from '../../packages/vision/src/colour/delta-e.ts';
import { packed } from './packed.ts';
import type { Truth } from './truth.ts';

export type PaletteScore = {
  paletteRecall?: number | undefined;
  palettePrecision?: number | undefined;
  background?: number | undefined;
  accent?: number | undefined;
};

const SAME_DELTA_E = 3;
/** An accent may be one step of its scale off and is still the page's colour. */
const ACCENT_DELTA_E = 5;
/** A CSS colour must be found from this share of the pixels, and is right to report from the smaller ones. */
const WANTED_SHARE = 0.005;
const ALLOWED_CSS_SHARE = 0.0005;
const ALLOWED_PIXEL_SHARE = 0.003;

/** Compares the palette with the colours that the CSS paints; the first by share must be the background exactly. */
export function scorePalette({ palette: truth }: Truth, { palette }: Measurement): PaletteScore {
  if (!truth) return {};
  const found = palette.map(({ hex }) => hex);
  const near = (hex: string, others: string[], limit: number): boolean =>
    others.some((other) => deltaE(packed(hex), packed(other)) < limit);
  const wanted = truth.painted.filter(({ share }) => share >= WANTED_SHARE);
  const allowed = [
    ...truth.painted.filter(({ share }) => share >= ALLOWED_CSS_SHARE),
    ...truth.pixels.filter(({ share }) => share >= ALLOWED_PIXEL_SHARE),
  ].map(({ hex }) => hex);
  const first = [...palette].sort((a, b) => b.share - a.share)[0]?.hex;
  return {
    paletteRecall: wanted.length
      ? wanted.filter(({ hex }) => near(hex, found, SAME_DELTA_E)).length / wanted.length
      : undefined,
    palettePrecision: found.filter((hex) => near(hex, allowed, SAME_DELTA_E)).length / Math.max(1, found.length),
    background: first === truth.background ? 1 : 0,
    accent: truth.accent ? Number(near(truth.accent, found, ACCENT_DELTA_E)) : undefined,
  };
}

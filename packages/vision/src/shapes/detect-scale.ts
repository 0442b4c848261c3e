import type { TextLine } from '@blueprompt/core/measurement';
import type { Pixels } from '../contract.ts';
import { sizeLikelihood } from './size-likelihood.ts';

/** Device pixels a CSS pixel that screens have, the finest first. */
const SCALES = [3, 2];
/** Steps of a desktop's display scale and of phones between those, which no grid of edges proves: layouts have halves too. */
const DESKTOP_FRACTIONS = [1.25, 1.5, 1.75];
const PHONE_FRACTIONS = [2.625, 2.75];
/** A window is at least this wide in CSS pixels. */
const MIN_WINDOW = 600;
/** So much likelier (log scale) the usual font sizes must make a fraction: of two hundred pages at one pixel a pixel none came above 5.2. */
const MIN_GAIN = 6;
/** A fraction this far below a whole scale is not told from it, and far fewer screens have it. */
const TOO_NEAR = 0.25;
/** Nobody sets a tenth of a page smaller than this, or half of it, in CSS pixels. */
const SMALL_TEXT = 9.5;
const MIDDLE_TEXT = 10.5;
/** A phone is this wide in CSS pixels, and higher than wide by this much at least. */
const PHONE = { min: 320, max: 500, aspect: 1.2 };
/** No window is this wide at one device pixel a CSS pixel and has only large text, in device pixels. */
const WIDE = 1950;
/** Rows and columns that are looked at. */
const SAMPLES = 400;
/** Length of a flat run that proves an edge of a box rather than a letter. */
const FLAT = 24;
/** So many edges prove something, and this share of them lies on whole CSS pixels: of a page that is seldom, and of one that is likely scaled. */
const MIN_EDGES = 30;
const ON_GRID = { surely: 0.89, seldom: 0.8, likely: 0.55 };

/**
 * Device pixels a CSS pixel: on a fine screen even small text is large, and the edges of boxes lie on every second or
 * third pixel. Where the width is that of a phone or a wide window, large text is proof enough. Fractions between are reported
 * by the font sizes alone, those of faces that are known: 17.5, 20 and 25 are rare on a page, and 14, 16 and 20 are not.
 */
export const displayScale = (pixels: Pixels, texts: readonly TextLine[]): number => {
  const sizes = texts.map((line) => line.fontSize).toSorted((a, b) => a - b);
  const small = sizes[Math.floor(sizes.length * 0.1)];
  const middle = sizes[Math.floor(sizes.length / 2)];
  if (small === undefined || middle === undefined) return 1;
  const isLegible = (scale: number): boolean => small >= SMALL_TEXT * scale && middle >= MIDDLE_TEXT * scale;
  const fits = SCALES.filter(isLegible);
  const edges = fits.length === 0 ? [] : findEdges(pixels);
  const whole = fits.find((scale) => isScale(scale, pixels, edges)) ?? 1;
  if (whole > 1 && edges.length >= MIN_EDGES && shareOnGrid(edges, whole) >= ON_GRID.surely) return whole;
  const fractions = SCALES.some((scale) => isPhone(pixels, scale))
    ? PHONE_FRACTIONS
    : DESKTOP_FRACTIONS.filter((scale) => pixels.width >= MIN_WINDOW * scale && whole - scale !== TOO_NEAR);
  // The size of a line in an unknown face may be off by more than a fraction would change it.
  const exact = texts.filter(({ font }) => font?.sure).map((line) => line.fontSize);
  return likeliest(exact, whole, fractions.filter(isLegible));
};

/** The whole number of device pixels that stands for a CSS pixel where stages count pixels. */
export const detectScale = (pixels: Pixels, texts: readonly TextLine[]): number =>
  Math.round(displayScale(pixels, texts));

/** The fraction that explains the sizes much better than the whole scale does, or that one. */
const likeliest = (sizes: readonly number[], whole: number, fractions: readonly number[]): number => {
  const known = sizeLikelihood(sizes, whole) + MIN_GAIN;
  const ranked = fractions.map((scale) => ({ scale, likelihood: sizeLikelihood(sizes, scale) }));
  const best = ranked.toSorted((a, b) => b.likelihood - a.likelihood)[0];
  return best && best.likelihood > known ? best.scale : whole;
};

const isPhone = ({ width, height }: Pixels, scale: number): boolean =>
  width >= PHONE.min * scale && width <= PHONE.max * scale && height >= PHONE.aspect * width;

const shareOnGrid = (edges: readonly number[], scale: number): number =>
  edges.filter((edge) => edge % scale === 0).length / Math.max(1, edges.length);

const isScale = (scale: number, pixels: Pixels, edges: readonly number[]): boolean => {
  const onGrid = shareOnGrid(edges, scale);
  const isProof = edges.length >= MIN_EDGES;
  if (isPhone(pixels, scale)) return true;
  if (scale === 2 && pixels.width >= WIDE) return !isProof || onGrid >= ON_GRID.likely;
  return scale === 2 && isProof && onGrid >= ON_GRID.seldom;
};

/** Where flat parts meet along some rows and columns. */
const findEdges = ({ width, height, colors }: Pixels): number[] => {
  const edges: number[] = [];
  const walk = (length: number, lines: number, at: (along: number, line: number) => number): void => {
    const step = Math.max(1, Math.floor(lines / SAMPLES));
    for (let line = 0; line < lines; line += step) {
      let start = 0;
      let wasFlat = false;
      for (let along = 1; along <= length; along++) {
        if (along < length && colors[at(along, line)] === colors[at(along - 1, line)]) continue;
        const isFlat = along - start >= FLAT;
        if (start > 0 && isFlat && wasFlat) edges.push(start);
        wasFlat = isFlat;
        start = along;
      }
    }
  };
  walk(width, height, (x, y) => y * width + x);
  walk(height, width, (y, x) => y * width + x);
  return edges;
};

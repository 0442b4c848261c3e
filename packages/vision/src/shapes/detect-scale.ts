import type { TextLine } from '@blueprompt/core/measurement';
import type { Pixels } from '../contract.ts';

/** Device pixels a CSS pixel that screens have, the finest first. */
const SCALES = [3, 2];
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
const ON_GRID = { seldom: 0.8, likely: 0.55 };

/**
 * Device pixels a CSS pixel, 1, 2 or 3: on a fine screen even small text is large, and the edges of boxes lie on every
 * second or third pixel. Where the width is that of a phone or a wide window, large text is proof enough.
 */
export const detectScale = (pixels: Pixels, texts: readonly TextLine[]): number => {
  const sizes = texts.map((line) => line.fontSize).toSorted((a, b) => a - b);
  const small = sizes[Math.floor(sizes.length * 0.1)];
  const middle = sizes[Math.floor(sizes.length / 2)];
  if (small === undefined || middle === undefined) return 1;
  const fits = SCALES.filter((scale) => small >= SMALL_TEXT * scale && middle >= MIDDLE_TEXT * scale);
  if (fits.length === 0) return 1;
  const edges = findEdges(pixels);
  return fits.find((scale) => isScale(scale, pixels, edges)) ?? 1;
};

const isScale = (scale: number, { width, height }: Pixels, edges: readonly number[]): boolean => {
  const onGrid = edges.filter((edge) => edge % scale === 0).length / Math.max(1, edges.length);
  const isProof = edges.length >= MIN_EDGES;
  const css = width / scale;
  if (css >= PHONE.min && css <= PHONE.max && height >= PHONE.aspect * width) return true;
  if (scale === 2 && width >= WIDE) return !isProof || onGrid >= ON_GRID.likely;
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

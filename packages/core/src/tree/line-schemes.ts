import type { FontFamily } from '../font-family.ts';
import { normalLineHeight } from '../text/font-heights.ts';

/** How a page sets its line heights: one rule for all sizes, from which single styles may differ. All are in CSS pixels. */
export type LineScheme = {
  /** About how many of 67 open truth pages it explains more styles of than any other; rare ones are rounded up by hand, so that none is ruled out. */
  pages: number;
  /** Nothing where the scheme says nothing of a size, which then has the usual one. */
  heightOf: (size: number, family: FontFamily | undefined) => number | undefined;
};

/** Line heights in font sizes that pages set for all their text. */
const RATIOS: readonly (readonly [ratio: number, pages: number])[] = [
  [1.2, 2],
  [1.25, 1],
  [1.3, 1],
  [1.35, 1],
  [1.4, 1],
  [1.4286, 3],
  [1.5, 11],
  [1.55, 3],
  [1.5714, 1],
  [1.6, 1],
  [1.625, 1],
  [1.65, 1],
  [1.7, 0.5],
  [1.75, 0.5],
];
/** Steps that utility classes and design systems pair with sizes; sizes between them have a multiple of four. */
const STEPS = new Map([
  [12, 16],
  [14, 20],
  [16, 24],
  [18, 28],
  [20, 28],
  [24, 32],
  [30, 36],
  [36, 40],
]);
const STEP_PX = 4;
const STEP_RATIO = 1.4;
/** Titles above the largest step are set as high as they are. */
const LARGEST_STEP = Math.max(...STEPS.keys());
/** Some systems add the same to every size, in CSS pixels. */
const ADDED_PX = 8;

export const LINE_SCHEMES: readonly LineScheme[] = [
  {
    pages: 23,
    heightOf: (size, family) => family && normalLineHeight(family, size),
  },
  {
    pages: 18,
    heightOf: (size) =>
      STEPS.get(size) ?? (size > LARGEST_STEP ? size : STEP_PX * Math.round((STEP_RATIO * size) / STEP_PX)),
  },
  { pages: 2, heightOf: (size) => size + ADDED_PX },
  ...RATIOS.map(([ratio, pages]) => ({ pages, heightOf: (size: number) => ratio * size })),
];

import type { FontFamily } from '../font-family.ts';
import type { Box } from '../geometry.ts';
import type { TextBlock } from '../text/text-block.ts';
import { findStacks, type Stack } from './find-stacks.ts';
import { LINE_SCHEMES, type LineScheme } from './line-schemes.ts';
import { roundness } from './roundness.ts';

/** Line heights in font sizes, with the number of styles of small, middle, large and huge text that have them on the open truth pages. */
const RATIOS: readonly (readonly [ratio: number, ...counts: number[]])[] = [
  [1, 34, 20, 8, 22],
  [1.1, 5, 8, 14, 31],
  [1.15, 19, 17, 8, 8],
  [1.2, 9, 38, 23, 28],
  [1.25, 15, 28, 11, 7],
  [1.3, 8, 18, 10, 4],
  [1.333, 36, 10, 24, 5],
  [1.4, 11, 16, 31, 11],
  [1.43, 21, 98, 6, 2],
  [1.5, 43, 142, 56, 7],
  [1.556, 9, 15, 8, 2],
  [1.6, 6, 28, 11, 2],
  [1.667, 18, 8, 5, 1],
  [1.75, 3, 6, 3, 1],
];
/** Text up to these sizes, in CSS pixels, is small, middle and large. */
const SIZES = [13, 17, 24];
/** Sizes that others depend on are settled once more when those are. */
const PASSES = 3;
/** Share of the styles of a page that keep to its scheme; the others are as on all pages together. */
const KEEPING_SHARE = 0.6;
/** Weight of a round space beside the chances of heights. Of 0.25, 0.5 and 1 it got most heights of the open truth pages right. */
const ROUND_WEIGHT = 0.5;
/** Heights that differ by no more, in CSS pixels, are one. */
const SAME_HEIGHT_PX = 0.5;
/** What paragraphs show is measured to this many CSS pixels. */
const SHOWN_SLACK_PX = 0.75;

/** One font size of a page, in CSS pixels: its family, and the line height that paragraphs show. */
type Style = { size: number; family: FontFamily | undefined; shown: number | undefined };

/**
 * The line height of every font size, as a function. Pages set line heights by a scheme: the one is taken that leaves round spaces
 * between texts, keeps to what paragraphs show and is usual. Single sizes may differ from it, as on other pages.
 */
export function estimateLineHeights(
  blocks: readonly TextBlock[],
  boxes: readonly { box: Box }[],
  scale: number,
): (fontSize: number) => number {
  const keyOf = (fontSize: number): number => Math.round((2 * fontSize) / scale) / 2;
  const styles = [...Map.groupBy(blocks, ({ fontSize }) => keyOf(fontSize))].map(([size, list]) =>
    toStyle(size, list, scale),
  );
  const stacks = findStacks(blocks, boxes, scale, keyOf);
  const fits = LINE_SCHEMES.map((scheme) => fitScheme(scheme, styles, stacks));
  const heights = new Map(styles.map(({ size }) => [size, vote(size, fits)]));
  return (fontSize) => (heights.get(keyOf(fontSize)) ?? mostUsual(keyOf(fontSize))) * scale;
}

type Fit = { heights: ReadonlyMap<number, number>; worth: number };

/** The height that the likely schemes agree on: several of them may say the same of a size. */
const vote = (size: number, fits: readonly Fit[]): number => {
  const most = fits.reduce((best, { worth }) => Math.max(best, worth), -Infinity);
  const votes = fits.map(({ heights, worth }) => ({ height: heights.get(size) ?? 0, weight: Math.exp(worth - most) }));
  const weightOf = (height: number): number =>
    sumOf(votes.map((other) => (Math.abs(other.height - height) <= SAME_HEIGHT_PX ? other.weight : 0)));
  const middle = votes.reduce((a, b) => (weightOf(b.height) > weightOf(a.height) ? b : a)).height;
  const agreed = votes.filter(({ height }) => Math.abs(height - middle) <= SAME_HEIGHT_PX);
  return agreed.reduce((a, b) => (b.weight > a.weight ? b : a)).height;
};

const toStyle = (size: number, blocks: readonly TextBlock[], scale: number): Style => {
  const shown = blocks.flatMap(({ lineHeight }) => (lineHeight === undefined ? [] : [lineHeight / scale]));
  const families = new Map<FontFamily, number>();
  for (const { font } of blocks.flatMap(({ lines }) => lines))
    if (font) families.set(font.family, (families.get(font.family) ?? 0) + 1);
  const [family] = [...families].reduce<[FontFamily | undefined, number]>(
    (a, b) => (b[1] > a[1] ? b : a),
    [undefined, 0],
  );
  return { size, family, shown: shown.length > 0 ? medianOf(shown) : undefined };
};

/** The line heights of a page that keeps to a scheme where it can, and how likely it then looks as it does. */
const fitScheme = ({ pages, heightOf }: LineScheme, styles: readonly Style[], stacks: readonly Stack[]): Fit => {
  const heights = new Map(
    styles.map(({ size, family, shown }) => [size, shown ?? heightOf(size, family) ?? mostUsual(size)]),
  );
  const about = new Map(styles.map(({ size }) => [size, stacks.filter(({ sizes }) => sizes.includes(size))]));
  const roundnessOf = ({ sizes, distance, count }: Stack): number =>
    ROUND_WEIGHT * Math.log2(1 + count) * roundness(distance - sumOf(sizes.map((size) => heights.get(size) ?? 0)) / 2);
  let worth = Math.log(pages);
  for (let pass = 0; pass < PASSES; pass++) {
    worth = Math.log(pages);
    for (const { size, family, shown } of styles) {
      const choices = choicesOf(size, heightOf(size, family) ?? mostUsual(size), shown);
      const worths = choices.map(({ height, likely }) => {
        heights.set(size, height);
        return { height, likely, worth: Math.log(likely) + sumOf((about.get(size) ?? []).map(roundnessOf)) };
      });
      const best = worths.reduce((a, b) => (b.worth > a.worth ? b : a));
      heights.set(size, best.height);
      worth += Math.log(best.likely);
    }
  }
  return { heights, worth: worth + sumOf(stacks.map(roundnessOf)) };
};

/** Line heights that a size may have, each with its chance; where a paragraph shows one, only those near to it. */
const choicesOf = (size: number, own: number, shown: number | undefined): { height: number; likely: number }[] => {
  const column = columnOf(size);
  const all = sumOf(RATIOS.map((row) => row[column] ?? 0));
  const choices = [
    { height: own, likely: KEEPING_SHARE },
    ...RATIOS.map((row) => ({
      height: Math.round(4 * row[0] * size) / 4,
      likely: ((1 - KEEPING_SHARE) * (row[column] ?? 1)) / all,
    })),
  ];
  if (shown === undefined) return choices;
  const near = choices.filter(({ height }) => Math.abs(height - shown) <= SHOWN_SLACK_PX);
  return near.length > 0 ? near : [{ height: shown, likely: (1 - KEEPING_SHARE) / all }];
};

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

const columnOf = (size: number): number => {
  const at = SIZES.findIndex((limit) => size <= limit);
  return 1 + (at < 0 ? SIZES.length : at);
};

const mostUsual = (size: number): number => {
  const column = columnOf(size);
  return size * RATIOS.reduce((a, b) => ((b[column] ?? 0) > (a[column] ?? 0) ? b : a))[0];
};

const medianOf = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

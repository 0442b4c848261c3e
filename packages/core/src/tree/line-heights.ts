import type { FontFamily } from '../font-family.ts';
import type { Box } from '../geometry.ts';
import type { TextBlock } from '../text/text-block.ts';
import { findStacks, type Stack } from './find-stacks.ts';
import { LINE_SCHEMES, type LineScheme } from './line-schemes.ts';
import { roundness } from './roundness.ts';

/** What a text is: buttons, marks and headings set their own line height where running text has that of the page. */
export type TextRole = 'text' | 'heading' | 'control' | 'mark';

/** Line heights in font sizes that styles of single lines have. */
const RATIOS = [1, 1.1, 1.15, 1.2, 1.25, 1.3, 1.333, 1.4, 1.43, 1.5, 1.556, 1.6, 1.667, 1.75];
/** One more than the styles of small, middle, large and huge text that have them on half of the open truth pages: none is ruled out. */
const COUNTS: Readonly<Record<TextRole, readonly (readonly number[])[]>> = {
  text: [
    [8, 1, 3, 8, 9, 8, 18, 16, 33, 25, 6, 6, 12, 5],
    [13, 6, 5, 18, 11, 7, 7, 18, 42, 73, 12, 20, 8, 3],
    [3, 10, 4, 14, 5, 4, 10, 10, 4, 32, 7, 5, 2, 2],
    [9, 1, 2, 5, 2, 3, 2, 2, 2, 4, 1, 2, 1, 1],
  ],
  heading: [
    [1, 2, 1, 2, 3, 1, 2, 4, 3, 1, 1, 2, 1, 1],
    [1, 4, 2, 5, 3, 1, 6, 3, 4, 6, 1, 2, 1, 2],
    [1, 9, 4, 15, 9, 9, 8, 8, 2, 4, 1, 1, 2, 2],
    [9, 14, 6, 22, 5, 6, 6, 1, 2, 6, 1, 1, 4, 1],
  ],
  control: [
    [10, 1, 2, 1, 3, 2, 2, 6, 8, 10, 3, 1, 8, 4],
    [15, 1, 3, 9, 9, 9, 4, 4, 18, 24, 4, 3, 1, 4],
    [3, 1, 1, 2, 4, 2, 5, 2, 1, 7, 1, 1, 1, 1],
    [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
  ],
  mark: [
    [17, 1, 3, 3, 2, 3, 9, 1, 8, 8, 6, 6, 6, 1],
    [1, 1, 2, 3, 2, 1, 1, 1, 4, 6, 1, 3, 1, 1],
    [2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
    [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
  ],
};
/** Text up to these sizes, in CSS pixels, is small, middle and large. */
const SIZES = [13, 17, 24];
/** Sizes that others depend on are settled once more when those are. */
const PASSES = 3;
/** Share of the styles of each role that keep to the scheme of their page; the others are as on all pages together. Headings rarely do. */
const KEEPING_SHARE: Readonly<Record<TextRole, number>> = { text: 0.6, heading: 0.15, control: 0.6, mark: 0.4 };
/** Weight of a round space beside the chances of heights. Of 0.25, 0.5 and 1 it got most heights of the open truth pages right. */
const ROUND_WEIGHT = 0.5;
/** Heights that differ by no more, in CSS pixels, are one. */
const SAME_HEIGHT_PX = 0.5;
/** What paragraphs show is measured to this many CSS pixels. */
const SHOWN_SLACK_PX = 0.75;

/** Texts of one font size, in CSS pixels, and role: their family, and the line height that paragraphs of them show. */
type Style = { size: number; role: TextRole; family: FontFamily | undefined; shown: number | undefined };

/**
 * The line height of every text. Pages set line heights by a scheme: the one is taken that leaves round spaces between texts, keeps
 * to what paragraphs show and is usual. Single sizes and roles may differ from it, as on other pages.
 */
export function estimateLineHeights(
  blocks: readonly TextBlock[],
  roleOf: (block: TextBlock) => TextRole,
  boxes: readonly { box: Box }[],
  scale: number,
): (block: TextBlock) => number {
  const sizeOf = ({ fontSize }: TextBlock): number => Math.round((2 * fontSize) / scale) / 2;
  const styleOf = new Map<TextBlock, Style>();
  for (const list of Map.groupBy(blocks, (block) => `${sizeOf(block)} ${roleOf(block)}`).values()) {
    const [first] = list;
    if (!first) continue;
    const style = toStyle(sizeOf(first), roleOf(first), list, scale);
    for (const block of list) styleOf.set(block, style);
  }
  const stacks = findStacks(blocks, boxes, scale, styleOf);
  const styles = [...new Set(styleOf.values())];
  const fits = LINE_SCHEMES.map((scheme) => fitScheme(scheme, styles, stacks));
  const heights = new Map(styles.map((style) => [style, vote(style, fits)]));
  return (block) => {
    const style = styleOf.get(block);
    return ((style && heights.get(style)) ?? block.fontSize) * scale;
  };
}

type Fit = { heights: ReadonlyMap<Style, number>; worth: number };

/** The height that the likely schemes agree on: several of them may say the same of a style. */
const vote = (style: Style, fits: readonly Fit[]): number => {
  const most = fits.reduce((best, { worth }) => Math.max(best, worth), -Infinity);
  const votes = fits.map(({ heights, worth }) => ({ height: heights.get(style) ?? 0, weight: Math.exp(worth - most) }));
  const weightOf = (height: number): number =>
    sumOf(votes.map((other) => (Math.abs(other.height - height) <= SAME_HEIGHT_PX ? other.weight : 0)));
  const middle = votes.reduce((a, b) => (weightOf(b.height) > weightOf(a.height) ? b : a)).height;
  const agreed = votes.filter(({ height }) => Math.abs(height - middle) <= SAME_HEIGHT_PX);
  return agreed.reduce((a, b) => (b.weight > a.weight ? b : a)).height;
};

const toStyle = (size: number, role: TextRole, blocks: readonly TextBlock[], scale: number): Style => {
  const shown = blocks.flatMap(({ lineHeight }) => (lineHeight === undefined ? [] : [lineHeight / scale]));
  const families = new Map<FontFamily, number>();
  for (const { font } of blocks.flatMap(({ lines }) => lines))
    if (font) families.set(font.family, (families.get(font.family) ?? 0) + 1);
  const [family] = [...families].reduce<[FontFamily | undefined, number]>(
    (a, b) => (b[1] > a[1] ? b : a),
    [undefined, 0],
  );
  return { size, role, family, shown: shown.length > 0 ? medianOf(shown) : undefined };
};

/** The line heights of a page that keeps to a scheme where it can, and how likely it then looks as it does. */
const fitScheme = ({ pages, heightOf }: LineScheme, styles: readonly Style[], stacks: readonly Stack<Style>[]): Fit => {
  const ownOf = (style: Style): number => heightOf(style.size, style.family) ?? mostUsual(style);
  const heights = new Map(styles.map((style) => [style, style.shown ?? ownOf(style)]));
  const about = new Map(styles.map((style) => [style, stacks.filter((stack) => stack.styles.includes(style))]));
  const roundnessOf = (stack: Stack<Style>): number =>
    ROUND_WEIGHT *
    Math.log2(1 + stack.count) *
    roundness(stack.distance - sumOf(stack.styles.map((style) => heights.get(style) ?? 0)) / 2);
  let worth = Math.log(pages);
  for (let pass = 0; pass < PASSES; pass++) {
    worth = Math.log(pages);
    for (const style of styles) {
      const worths = choicesOf(style, ownOf(style)).map(({ height, likely }) => {
        heights.set(style, height);
        return { height, likely, worth: Math.log(likely) + sumOf((about.get(style) ?? []).map(roundnessOf)) };
      });
      const best = worths.reduce((a, b) => (b.worth > a.worth ? b : a));
      heights.set(style, best.height);
      worth += Math.log(best.likely);
    }
  }
  return { heights, worth: worth + sumOf(stacks.map(roundnessOf)) };
};

/** Line heights that a style may have, each with its chance; where a paragraph shows one, only those near to it. */
const choicesOf = ({ size, role, shown }: Style, own: number): { height: number; likely: number }[] => {
  const counts = countsOf(size, role);
  const all = sumOf(counts);
  const keeping = KEEPING_SHARE[role];
  const choices = [
    { height: own, likely: keeping },
    ...RATIOS.map((ratio, at) => ({
      height: Math.round(4 * ratio * size) / 4,
      likely: ((1 - keeping) * (counts[at] ?? 1)) / all,
    })),
  ];
  if (shown === undefined) return choices;
  const near = choices.filter(({ height }) => Math.abs(height - shown) <= SHOWN_SLACK_PX);
  return near.length > 0 ? near : [{ height: shown, likely: (1 - keeping) / all }];
};

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

const countsOf = (size: number, role: TextRole): readonly number[] => {
  const at = SIZES.findIndex((limit) => size <= limit);
  return COUNTS[role].at(at) ?? [];
};

const mostUsual = ({ size, role }: Style): number => {
  const counts = countsOf(size, role);
  return size * (RATIOS[counts.indexOf(Math.max(...counts))] ?? 1);
};

const medianOf = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

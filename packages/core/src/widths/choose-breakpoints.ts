import { right, surround } from '../geometry.ts';
import type { Measurement } from '../measurement.ts';
import { typesWith } from '../ontology/element-types.ts';
import { pageWidthOf } from '../page-place.ts';
import { neededWidth } from './needed-width.ts';

/**
 * The widths at which style sheets usually change. 1024 comes first: of five open pages of `bench/widths.ts` that were tried with 768 and
 * with 1024, four came closer to the real page's positions at 768 px with 1024. They are among the pages that the bench reports.
 */
const COMMON_PX = [1024, 768, 640, 1280, 480] as const;

/**
 * From which width on the wider of two layouts holds. Two screenshots only say that it is above one width and at most the other:
 * the most common breakpoint in between it is, and else the middle; a lower one where all that the wider layout shows has room there.
 */
export const chooseBreakpoint = (narrow: number, wide: number, content = wide): number => {
  const between = COMMON_PX.filter((px) => px > narrow && px <= wide);
  const usual = between[0] ?? Math.round((narrow + wide) / 2);
  return Math.min(usual, ...between.filter((px) => px >= content));
};

/** From widest to narrowest: the range of widths in which the layout of each of these pages holds; without an end where it has none. */
export function chooseRanges(pages: readonly Measurement[]): WidthRange[] {
  const widths = pages.map(pageWidthOf);
  const starts = pages.map((page, at) => {
    const narrower = widths[at + 1];
    return narrower === undefined
      ? undefined
      : chooseBreakpoint(narrower, widths[at]!, contentWidthOf(page, pages[at + 1]!));
  });
  return widths.map((width, at) => {
    const start = starts[at - 1];
    return { width, from: starts[at], to: start === undefined ? undefined : start - 1 };
  });
}

/** A column whose margins differ by no more than this share of the page stands in the middle of it. */
const MAX_MARGIN_OFF_SHARE = 0.1;

/** How much of the width a page's words and controls need, in CSS pixels: what is side by side, or a column in the middle; else all of it. */
const contentWidthOf = (page: Measurement, narrower: Measurement): number => {
  const isRead = lettersOf(page) >= MIN_READ_SHARE * lettersOf(narrower);
  return Math.min(middleWidthOf(page), (isRead && neededWidth(page)) || Infinity);
};

/** A page of which fewer letters were read than of a narrower one, as a share of those, shows more than is known of it. */
const MIN_READ_SHARE = 0.5;

const lettersOf = ({ texts }: Measurement): number => texts.reduce((sum, { text }) => sum + text.length, 0);

const middleWidthOf = ({ image, texts, elements }: Measurement): number => {
  const shown = [...texts, ...elements.filter(({ type }) => CONTROLS.has(type))].map(({ box }) => box);
  if (shown.length === 0) return pageWidthOf({ image });
  const content = surround(shown);
  const isMiddle = Math.abs(content.x - (image.width - right(content))) <= MAX_MARGIN_OFF_SHARE * image.width;
  return (isMiddle ? content.width : image.width) / image.scale;
};

const CONTROLS = typesWith('field');

/** A measured width and between which widths, both included, its layout holds, in CSS pixels. */
export type WidthRange = { width: number; from: number | undefined; to: number | undefined };

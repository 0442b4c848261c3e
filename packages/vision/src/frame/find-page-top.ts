import { channelGap } from '../colour/rgb.ts';
import type { Pixels } from '../contract.ts';
import type { Edges } from './window-part.ts';

/** Levels that a bar may differ by along itself, where some were lost and where none were. */
const MAX_LEVELS_APART = { lossy: 8, exact: 2 };
/** Tools keep this clear of a window's edges, in points; its rim is nearer. */
const INSET = 4;
/** Tools and bookmarks below an address end within this, in points. */
const MAX_BARS = 120;
/** Tabs below the address, as Safari has them, in points. */
const TABS = { min: 22, max: 44 };
/** A line between bars and page is no thicker than this, in points. */
const MAX_LINE = 2;
/** Share of a row that a line covers, and that changes where a page begins. */
const LINE_SHARE = 0.97;
const PAGE_SHARE = 0.9;

/**
 * The first row of the page below a bar of the window, which is followed down at both sides: to a line across the window, or
 * to where the whole row changes. None where the bar has no end.
 */
export const findPageTop = (
  { width, colors, isLossy }: Pixels,
  { left, right, bottom }: Edges,
  middle: number,
  scale: number,
): number | undefined => {
  const same = isLossy ? MAX_LEVELS_APART.lossy : MAX_LEVELS_APART.exact;
  const inset = Math.round(INSET * scale);
  const [first, last] = [left + inset, right - 1 - inset];
  const at = (x: number, y: number): number => colors[y * width + x]!;
  const [startLeft, startRight] = [at(first, middle), at(last, middle)];
  const isBar = (y: number): boolean =>
    channelGap(at(first, y), startLeft) <= same && channelGap(at(last, y), startRight) <= same;
  const shareOf = (test: (x: number) => boolean): number => {
    let count = 0;
    for (let x = first; x <= last; x++) if (test(x)) count++;
    return count / (last - first + 1);
  };
  /** The row after a thin line of one colour that starts here. */
  const afterLine = (y: number): number | undefined => {
    const line = at(first, y);
    const isLine = (row: number): boolean =>
      channelGap(at(first, row), line) <= same && shareOf((x) => channelGap(at(x, row), line) <= same) >= LINE_SHARE;
    let next = y;
    while (next < bottom - 1 && next - y <= MAX_LINE * scale && isLine(next)) next++;
    return next > y && next - y <= Math.max(1, MAX_LINE * scale) ? next : undefined;
  };
  const end = Math.min(bottom - 1, Math.round(middle + MAX_BARS * scale));
  let y = middle;
  while (y < end && isBar(y)) y++;
  if (y >= end) return undefined;
  const line = afterLine(y);
  const isWhole = shareOf((x) => channelGap(at(x, y), at(x, y - 1)) > same) >= PAGE_SHARE;
  if (line === undefined && isWhole) return y;
  // Tabs end in the line that they begin with, or begin with none.
  const tabs = line ?? y;
  for (let row = tabs + Math.round(TABS.min * scale); row < Math.min(end, tabs + TABS.max * scale); row++) {
    const isSameLine = line === undefined || channelGap(at(first, row), at(first, y)) <= same;
    const after = isSameLine && channelGap(at(first, row), at(first, row - 1)) > same ? afterLine(row) : undefined;
    if (after !== undefined) return after;
  }
  return line;
};

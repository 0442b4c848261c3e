import { channelGap } from '../colour/rgb.ts';
import type { Pixels } from '../contract.ts';
import type { Edges } from './window-part.ts';

/** Levels that a bar may differ by along itself. */
const SAME = 8;
/** Tools keep this clear of a window's edges, in points; its rim is nearer. */
const INSET = 4;
/** Tools, bookmarks and tabs below an address end within this, in points. */
const MAX_BARS = 120;
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
  { width, colors }: Pixels,
  { left, right, bottom }: Edges,
  middle: number,
  scale: number,
): number | undefined => {
  const inset = Math.round(INSET * scale);
  const [first, last] = [left + inset, right - 1 - inset];
  const at = (x: number, y: number): number => colors[y * width + x]!;
  const [startLeft, startRight] = [at(first, middle), at(last, middle)];
  const isBar = (y: number): boolean =>
    channelGap(at(first, y), startLeft) <= SAME && channelGap(at(last, y), startRight) <= SAME;
  const shareOf = (test: (x: number) => boolean): number => {
    let count = 0;
    for (let x = first; x <= last; x++) if (test(x)) count++;
    return count / (last - first + 1);
  };
  const isLine = (y: number): boolean => shareOf((x) => channelGap(at(x, y), at(first, y)) <= SAME) >= LINE_SHARE;
  const end = Math.min(bottom - 1, Math.round(middle + MAX_BARS * scale));
  let y = middle;
  while (y < end && isBar(y)) y++;
  if (y >= end) return undefined;
  if (isLine(y)) {
    const line = at(first, y);
    let next = y;
    while (next < bottom - 1 && channelGap(at(first, next), line) <= SAME && isLine(next)) next++;
    if (next - y <= Math.max(1, MAX_LINE * scale)) return next;
    return y;
  }
  return shareOf((x) => channelGap(at(x, y), at(x, y - 1)) > SAME) >= PAGE_SHARE ? y : undefined;
};

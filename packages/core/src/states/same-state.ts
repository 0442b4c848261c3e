import type { Measurement } from '../measurement.ts';
import { pageWidthOf } from '../page-place.ts';
import { listLeaves } from '../widths/list-leaves.ts';
import { matchLeaves } from '../widths/match-leaves.ts';
import { sharedText } from '../widths/same-page.ts';

/** A dialog may cover most of a page; pages of one site share .07 of their text at most, see `same-page.ts`. */
const MIN_SHARED = 0.25;
/** Windows of one width differ by a scroll bar at most. */
const MAX_WIDTH_OFF_SHARE = 0.05;

/** Why a screenshot is not another state of a page. */
export type NotOneState = { code: 'other-width'; widths: [number, number] } | { code: 'two-pages'; shared: number };

/** The width of a page, of those that were measured, that a screenshot of another state was taken at. */
export const widthOfState = (widths: readonly Measurement[], state: Measurement): number => {
  const off = widths.map((one) => Math.abs(pageWidthOf(one) - pageWidthOf(state)));
  return off.indexOf(Math.min(...off));
};

/** What speaks against a screenshot being another state of a page, which was measured at these widths; undefined where nothing does. */
export function whyNotOneState(widths: readonly Measurement[], state: Measurement): NotOneState | undefined {
  const page = widths[widthOfState(widths, state)]!;
  const px: [number, number] = [pageWidthOf(page), pageWidthOf(state)];
  if (Math.abs(px[0] - px[1]) > MAX_WIDTH_OFF_SHARE * px[0]) return { code: 'other-width', widths: px };
  const [leaves, others] = [listLeaves(page), listLeaves(state)];
  const shared = sharedText(leaves, others, matchLeaves(leaves, others));
  return shared < MIN_SHARED ? { code: 'two-pages', shared } : undefined;
}

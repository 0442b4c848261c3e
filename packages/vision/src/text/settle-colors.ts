import { distance } from './line-ink.ts';

/** A line's colours, how many characters speak for them, and how thick its stems are. */
export type ColorVote = { color: number; paper: number; chars: number; stemPx: number };

/** Strokes thinner than this never cover a whole pixel, so their core is paler than the colour they are set in. */
const THIN_STEM_PX = 1.35;
/** A pale core keeps at least this share of the contrast. */
const MIN_CONTRAST_SHARE = 0.72;
/** How far off the straight way from paper to ink a pale core may lie. */
const MAX_OFF_COURSE = 14;

/** Gives thin lines the colour that thicker lines on the same paper have, where they could be a paler view of it. */
export function settleColors(votes: readonly ColorVote[]): number[] {
  const sure = votes.filter(({ stemPx }) => stemPx >= THIN_STEM_PX);
  return votes.map((vote) => {
    if (vote.stemPx >= THIN_STEM_PX) return vote.color;
    const candidates = sure.filter((other) => other.paper === vote.paper && isPalerView(vote, other.color));
    const nearest = candidates.sort((a, b) => distance(a.color, vote.color) - distance(b.color, vote.color))[0];
    return nearest?.color ?? vote.color;
  });
}

function isPalerView({ color, paper }: ColorVote, full: number): boolean {
  const whole = distance(full, paper);
  const share = distance(color, paper) / whole;
  if (share >= 1 || share < MIN_CONTRAST_SHARE) return false;
  const along = (shift: number): number =>
    ((paper >> shift) & 255) + share * (((full >> shift) & 255) - ((paper >> shift) & 255));
  const expected = (Math.round(along(16)) << 16) | (Math.round(along(8)) << 8) | Math.round(along(0));
  return distance(expected, color) <= MAX_OFF_COURSE;
}

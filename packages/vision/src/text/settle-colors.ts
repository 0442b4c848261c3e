import { alongLine } from './along-line.ts';
import type { LineInk } from './line-ink.ts';

/** A line's colours, how solid its strokes are, and how many characters speak for its colour. */
export type ColorVote = Pick<LineInk, 'color' | 'paper' | 'solid' | 'busy'> & { chars: number };

/** Below this share of exact ink strokes are thinner than a pixel, and their colour is a mix with the paper. */
const MIN_SOLID = 0.06;
/** Of few characters one stem may stand on whole pixels by chance: more of them must. */
const SHORT_CHARS = 5;
const MIN_SHORT_SOLID = 0.12;
/** Such a mix holds at least this share of the true colour ... */
const MIN_SHARE = 0.77;
/** ... and where a colour of the page is as near as this, it is that one: entries of a menu differ by no more. */
const SAME_SHARE = 0.94;
const MAX_SHARE = 1.02;
/** ... and lies this near to the straight line from the paper to it. */
const MAX_OFF_LINE = 12;

/** Gives thin lines the colour that solid lines of the page have, where theirs is a paler mix of it with the paper. */
export function settleColors(votes: readonly ColorVote[]): number[] {
  const chars = new Map<number, number>();
  const isSolid = ({ solid, busy, chars }: ColorVote): boolean =>
    busy || solid >= (chars < SHORT_CHARS ? MIN_SHORT_SOLID : MIN_SOLID);
  for (const vote of votes)
    if (isSolid(vote) && !vote.busy) chars.set(vote.color, (chars.get(vote.color) ?? 0) + vote.chars);
  const known = [...chars].sort((a, b) => b[1] - a[1]).map(([color]) => color);
  return votes.map((vote) => {
    if (isSolid(vote)) return vote.color;
    const fuller = (least: number): number | undefined =>
      known.find((color) => {
        const { share, off } = alongLine(vote.color, color, vote.paper);
        return share >= least && share <= MAX_SHARE && off < MAX_OFF_LINE;
      });
    return fuller(SAME_SHARE) ?? fuller(MIN_SHARE) ?? vote.color;
  });
}

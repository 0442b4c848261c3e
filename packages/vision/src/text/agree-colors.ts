import { distance, pack } from '../colour/rgb.ts';

/** Colours of one ink in a picture compressed with loss lie this near to each other. */
const SAME_INK = 20;

export type InkVote = { color: number; chars: number };

/** Gives lines of a picture compressed with loss few colours: that with most characters takes its neighbours, then the next. */
export function agreeColors(votes: readonly InkVote[]): number[] {
  const agreed = new Map<InkVote, number>();
  let open = [...votes];
  while (open.length > 0) {
    const reaches = open.map((vote) => open.filter(({ color }) => distance(color, vote.color) <= SAME_INK));
    const best = reaches.reduce((most, next) => (charsOf(next) > charsOf(most) ? next : most));
    const color = meanOf(best);
    for (const vote of best) agreed.set(vote, color);
    open = open.filter((vote) => !agreed.has(vote));
  }
  return votes.map((vote) => agreed.get(vote)!);
}

const charsOf = (votes: readonly InkVote[]): number => votes.reduce((sum, { chars }) => sum + Math.max(1, chars), 0);

const meanOf = (votes: readonly InkVote[]): number => {
  const chars = charsOf(votes);
  const mean = (shift: number): number =>
    Math.round(votes.reduce((sum, vote) => sum + ((vote.color >> shift) & 255) * Math.max(1, vote.chars), 0) / chars);
  return pack(mean(16), mean(8), mean(0));
};

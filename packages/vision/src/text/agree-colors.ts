import { distance, pack } from '../colour/rgb.ts';

/** Colours of one ink in a picture compressed with loss lie this near to each other. */
const SAME_INK = 20;

export type InkVote = { color: number; chars: number };

/** Gives lines of a picture compressed with loss few colours: that with most characters takes its neighbours, then the next. */
export function agreeColors(votes: readonly InkVote[]): number[] {
  const inks = [...Map.groupBy(votes, ({ color }) => color)].map(([color, same]) => ({ color, chars: charsOf(same) }));
  const agreed = new Map<number, number>();
  // Each open colour with the characters that it reaches; kept up to date, since a photo has thousands of colours.
  const open = new Map(inks.map((ink) => [ink, charsOf(inks.filter((other) => isNear(ink, other)))]));
  while (open.size > 0) {
    const [most] = [...open].reduce((best, next) => (next[1] > best[1] ? next : best));
    const group = [...open.keys()].filter((ink) => isNear(ink, most));
    const color = meanOf(group);
    for (const ink of group) {
      agreed.set(ink.color, color);
      open.delete(ink);
    }
    for (const [ink, chars] of open) open.set(ink, chars - charsOf(group.filter((gone) => isNear(gone, ink))));
  }
  return votes.map(({ color }) => agreed.get(color)!);
}

const isNear = (a: InkVote, b: InkVote): boolean => distance(a.color, b.color) <= SAME_INK;

const charsOf = (votes: readonly InkVote[]): number => votes.reduce((sum, { chars }) => sum + Math.max(1, chars), 0);

const meanOf = (votes: readonly InkVote[]): number => {
  const chars = charsOf(votes);
  const mean = (shift: number): number =>
    Math.round(votes.reduce((sum, vote) => sum + ((vote.color >> shift) & 255) * Math.max(1, vote.chars), 0) / chars);
  return pack(mean(16), mean(8), mean(0));
};

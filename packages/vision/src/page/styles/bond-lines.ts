import type { Pair } from './find-siblings.ts';
import type { Bond } from './settle-labels.ts';

/** How much each fact about a pair of lines says for the same size, weight or colour: log odds. */
type Odds = {
  base: number;
  left: number;
  right: number;
  centre: number;
  row: number;
  around: number;
  letters: number;
  paper: number;
};

/** Fitted to pairs of lines on the open truth pages, by whether their true sizes, weights and colours are the same. */
export const SAME_ODDS = {
  size: { base: -2.05, left: 1.5, right: 1.3, centre: 0.5, row: 1.8, around: 2.8, letters: 1.4, paper: 0.8 },
  weight: { base: -1.35, left: 0.6, right: 0.9, centre: 0.5, row: 1.3, around: 2.6, letters: 1.4, paper: 0.5 },
  color: { base: -2.45, left: 0.7, right: 0.7, centre: 0.1, row: 0.5, around: 2.1, letters: 0.8, paper: 1.7 },
} as const satisfies Record<string, Odds>;

/** However much speaks for it, one pair in fifty differs. */
const MAX_ODDS = 4;

/** `share` is how much of a measurement of its own a line is. */
type LineLook = { letters: string; paper: number; share: number };

const oddsOf = (odds: Odds, pair: Pair, a: LineLook, b: LineLook): number =>
  odds.base +
  (pair.isLeft ? odds.left : 0) +
  (pair.isRight ? odds.right : 0) +
  (pair.isCentre ? odds.centre : 0) +
  (pair.isRow ? odds.row : 0) +
  odds.around * pair.around +
  (a.letters === b.letters ? odds.letters : 0) +
  (a.paper === b.paper ? odds.paper : 0);

/** Bonds of lines that more likely have the same value than not. The pairs of one line are not independent: together they count as `strength` of them at most. */
export function bondLines(odds: Odds, pairs: readonly Pair[], looks: readonly LineLook[], strength: number): Bond[] {
  const bonds: Bond[] = [];
  const counts = looks.map(() => 0);
  for (const pair of pairs) {
    const cost = Math.min(MAX_ODDS, oddsOf(odds, pair, looks[pair.a]!, looks[pair.b]!));
    if (cost <= 0) continue;
    bonds.push({ a: pair.a, b: pair.b, cost });
    counts[pair.a]!++;
    counts[pair.b]!++;
  }
  return bonds.map(({ a, b, cost }) => ({
    a,
    b,
    cost:
      cost * Math.min(1, strength / Math.sqrt(counts[a]! * counts[b]!)) * Math.sqrt(looks[a]!.share * looks[b]!.share),
  }));
}

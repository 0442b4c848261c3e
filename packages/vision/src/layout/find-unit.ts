import type { Tally } from '@blueprompt/core/measurement';

/** Units that style guides are built on, in CSS pixels. */
const UNITS = [4, 5, 6, 8, 10] as const;
const USUAL = 4;
/** A space that occurs once may be an accident: it counts half. */
const LONE_WEIGHT = 0.5;
/** Double the unit when nearly every space is a multiple of that. */
const DOUBLE_SHARE = 0.9;
/** Fewer spaces than this say nothing. */
const MIN_EVIDENCE = 5;
/** Multiples are counted within this range; smaller values fit anything. */
const RANGE = [4, 96] as const;

/** The unit whose multiples explain the measured spaces best, against what chance would explain. */
export const findUnit = (gaps: readonly Tally[], paddings: readonly Tally[]): number => {
  const counts = new Map<number, number>();
  for (const { px, count } of [...gaps, ...paddings])
    if (px >= RANGE[0] && px <= RANGE[1]) counts.set(px, (counts.get(px) ?? 0) + count);
  // A value repeated in every row of a table is still one decision: repeats count with their square root.
  const weights = [...counts].map(([px, count]) => ({ px, weight: count === 1 ? LONE_WEIGHT : Math.sqrt(count) }));
  const total = weights.reduce((sum, { weight }) => sum + weight, 0);
  const evidence = [...counts.values()].reduce((sum, count) => sum + Math.sqrt(count), 0);
  if (evidence < MIN_EVIDENCE) return USUAL;
  const share = (unit: number): number =>
    weights.reduce((sum, { px, weight }) => sum + (px % unit === 0 ? weight : 0), 0) / total;
  const lift = (unit: number): number => (share(unit) - 1 / unit) / (1 - 1 / unit);
  const best = UNITS.reduce<number>((winner, unit) => (lift(unit) > lift(winner) ? unit : winner), USUAL);
  return best <= 5 && share(best * 2) >= DOUBLE_SHARE ? best * 2 : best;
};

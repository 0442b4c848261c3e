import type { Tally } from '@blueprompt/core/measurement';

/** Units that style guides are built on, in CSS pixels. */
const UNITS = [4, 5, 6, 8, 10] as const;
const USUAL = 4;
/** Multiples are counted within this range; smaller values fit anything. */
const RANGE = [4, 96] as const;

/** The unit whose multiples explain the measured spaces best, against what chance would explain. */
export const findUnit = (gaps: readonly Tally[], paddings: readonly Tally[]): number => {
  const counts = new Map<number, number>();
  for (const { px, count } of [...gaps, ...paddings])
    if (px >= RANGE[0] && px <= RANGE[1]) counts.set(px, (counts.get(px) ?? 0) + count);
  // A value repeated in every row of a table is still one decision: repeats count with their square root.
  const weights = [...counts].map(([px, count]) => ({ px, weight: Math.sqrt(count) }));
  const total = weights.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return USUAL;
  let best: { unit: number; lift: number } = { unit: USUAL, lift: 0 };
  for (const unit of UNITS) {
    const covered = weights.reduce((sum, { px, weight }) => sum + (px % unit === 0 ? weight : 0), 0) / total;
    const chance = 1 / unit;
    const lift = (covered - chance) / (1 - chance) + (unit === USUAL ? 0.05 : 0);
    if (lift > best.lift) best = { unit, lift };
  }
  return best.unit;
};

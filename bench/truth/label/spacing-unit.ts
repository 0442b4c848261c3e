/** Lengths that a spacing scale is read from, in CSS pixels. */
const MIN_LENGTH = 4;
const MAX_LENGTH = 96;
const CANDIDATES = [4, 5, 6, 8, 10];
/** A length this near to a multiple is one. */
const TOLERANCE = 0.5;
/** Chance alone makes this share of all lengths, divided by the unit, multiples of it. */
const CHANCE = 1.5;
const MIN_COVERED = 0.45;
const MIN_LIFT = 0.25;
/** Of units that explain equally much the larger one says more. */
const SIZE_BONUS = 0.012;

/** The length that most gaps and paddings are multiples of, or null. Lengths that come often count with their square root. */
export function spacingUnit(lengths: readonly number[]): number | null {
  const counts = new Map<number, number>();
  for (const length of lengths) {
    const rounded = Math.round(length * 2) / 2;
    if (rounded >= MIN_LENGTH && rounded <= MAX_LENGTH) counts.set(rounded, (counts.get(rounded) ?? 0) + 1);
  }
  const weights = [...counts].map(([length, count]) => ({ length, weight: Math.sqrt(count) }));
  const total = weights.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return null;
  let unit: number | null = null;
  let best = MIN_LIFT;
  for (const candidate of CANDIDATES) {
    const isMultiple = (length: number) => Math.abs(length - Math.round(length / candidate) * candidate) <= TOLERANCE;
    const covered = weights.reduce((sum, { length, weight }) => sum + (isMultiple(length) ? weight : 0), 0) / total;
    const chance = CHANCE / candidate;
    const lift = (covered - chance) / (1 - chance) + candidate * SIZE_BONUS;
    if (covered >= MIN_COVERED && lift > best) {
      best = lift;
      unit = candidate;
    }
  }
  return unit;
}

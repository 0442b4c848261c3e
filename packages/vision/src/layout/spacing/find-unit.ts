import type { Tally } from '@blueprompt/core/measurement';

/** Units that style guides are built on, in CSS pixels; their doubles are told apart below. Six is met by chance more often than meant. */
const UNITS = [4, 5] as const;
const USUAL = 4;
/** A space that occurs once may be an accident: it counts half. */
const LONE_WEIGHT = 0.5;
/** Indents of text depend on how a letter begins: they count half, lone ones less. */
const INDENT_WEIGHT = 0.5;
const LONE_INDENT_WEIGHT = 0.15;
/** Double the unit when nearly every space is a multiple of that. */
const DOUBLE_SHARE = 0.9;
/** ... or when nearly all of its multiples are, in this many sizes that occur more than once: by chance half of them would be. */
const DOUBLE_OF_MULTIPLES = 0.95;
const MIN_DOUBLES = 4;
/** ... or when all of its multiples are, so often and in at least two sizes. */
const MIN_REPEATS = 8;
/** Spaces of less weight than this say nothing. */
const MIN_EVIDENCE = 3;
/** Multiples are counted within this range; smaller values fit anything. */
const RANGE = [4, 96] as const;
/** What speaks for the units that most pages have before anything is measured, and the evidence that halves it. */
const HEAD_START: Record<(typeof UNITS)[number], number> = { 4: 0.4, 5: 0.24 };
const HALVING_EVIDENCE = 10;

/** The unit whose multiples explain the measured spaces best, against what chance would explain. */
export const findUnit = (
  gaps: readonly Tally[],
  paddings: readonly Tally[],
  indents: readonly Tally[] = [],
): number => {
  const spaces = add([...gaps, ...paddings]);
  const weights = new Map([...spaces].map(([px, count]) => [px, weigh(count, LONE_WEIGHT)]));
  for (const [px, count] of add(indents))
    weights.set(px, (weights.get(px) ?? 0) + (count === 1 ? LONE_INDENT_WEIGHT : INDENT_WEIGHT * weigh(count, 1)));
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  if (total < MIN_EVIDENCE) return USUAL;
  const share = (unit: number): number =>
    [...weights].reduce((sum, [px, weight]) => sum + (px % unit === 0 ? weight : 0), 0) / total;
  const lift = (unit: (typeof UNITS)[number]): number =>
    (share(unit) - 1 / unit) / (1 - 1 / unit) + HEAD_START[unit] / (1 + total / HALVING_EVIDENCE);
  const best = UNITS.reduce((winner, unit) => (lift(unit) > lift(winner) ? unit : winner));
  const double = best * 2;
  const doubles = [...add([...gaps, ...paddings, ...indents])].filter(([px, count]) => count > 1 && px % double === 0);
  const isDouble =
    share(double) >= DOUBLE_SHARE ||
    isRepeated(spaces, best) ||
    (doubles.length >= MIN_DOUBLES && share(double) >= DOUBLE_OF_MULTIPLES * share(best));
  return isDouble ? double : best;
};

/** Do all spaces that are multiples of the unit say its double, and often enough? */
const isRepeated = (spaces: ReadonlyMap<number, number>, unit: number): boolean => {
  const multiples = [...spaces].filter(([px]) => px % unit === 0);
  const repeats = multiples.reduce((sum, [, count]) => sum + count, 0);
  return multiples.length > 1 && repeats >= MIN_REPEATS && multiples.every(([px]) => px % (unit * 2) === 0);
};

/** How often each space within range occurs. */
const add = (tallies: readonly Tally[]): Map<number, number> => {
  const counts = new Map<number, number>();
  for (const { px, count } of tallies)
    if (px >= RANGE[0] && px <= RANGE[1]) counts.set(px, (counts.get(px) ?? 0) + count);
  return counts;
};

/** A value repeated in every row of a table is still one decision: repeats count with their square root. */
const weigh = (count: number, lone: number): number => (count === 1 ? lone : Math.sqrt(count));

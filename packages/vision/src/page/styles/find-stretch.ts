import type { LineEvidence } from './line-evidence.ts';
import { MAX_MISFIT, type SizeEvidence, sizeCost, sizeEntryCost, toSizeEvidence } from './size-cost.ts';

/** How much too large a family may measure, in steps (log scale): a face that stands for another one is up to this wide. */
const STEP = 0.01;
const MOST_STEPS = 22;
/** How much too large or small families measure (log scale): hardly where their face suits, more the worse it does. */
const SUITED_STRETCH = 0.005;
const STRETCH_OF_MISFIT = 0.5;
const LARGE_HALVES = 80;
/** A family's lines are not independent: so many of them say all there is to say, and so many are looked at. */
const MAX_VOTES = 12;
const MAX_LINES = 100;

/**
 * How much too large all lines of each family measure, where its own face is not known and another stands for it: the stretch at
 * which they have the sizes that pages use and that the reader sees.
 */
export function findStretch(lines: readonly LineEvidence[], scale: number): Map<string, number> {
  const stretches = new Map<string, number>();
  for (const [family, own] of Map.groupBy(lines, (line) => line.family)) {
    const read = own.filter(({ readSize }) => readSize !== undefined);
    const every = Math.ceil(read.length / MAX_LINES);
    const known = read.filter((_, index) => index % every === 0);
    const misfits = known.map(({ misfit }) => misfit).sort((a, b) => a - b);
    const usual = SUITED_STRETCH + STRETCH_OF_MISFIT * Math.min(MAX_MISFIT, misfits[misfits.length >> 1] ?? 0);
    const share = Math.min(1, MAX_VOTES / known.length);
    const sizes = known.map(toSizeEvidence);
    let [best, least] = [0, Number.POSITIVE_INFINITY];
    for (let step = -MOST_STEPS; step <= MOST_STEPS; step++) {
      const stretch = step * STEP;
      let cost = 0.5 * (stretch / usual) ** 2;
      for (const size of sizes) cost += share * ownSize(size, stretch, scale).cost;
      if (cost < least) [best, least] = [stretch, cost];
    }
    stretches.set(family, best);
  }
  return stretches;
}

/** The size that costs least where a line is alone, among the half pixels around what was measured. */
export const ownSize = (line: SizeEvidence, stretch: number, scale: number): { size: number; cost: number } => {
  const fitted = Math.exp(line.fitted - stretch);
  const read = line.read === undefined ? fitted : Math.exp(line.read);
  const from = Math.max(1, Math.floor(1.92 * Math.min(fitted, read)));
  const to = Math.max(from, Math.ceil(2.08 * Math.max(fitted, read)));
  // Large letters are not known to half a pixel.
  const step = from > LARGE_HALVES ? 2 : 1;
  let [best, least] = [from / 2, Number.POSITIVE_INFINITY];
  for (let half = from - (from % step); half <= to; half += step) {
    const cost = sizeCost(line, half / 2, stretch) + sizeEntryCost(half / 2, scale);
    if (cost < least) [best, least] = [half / 2, cost];
  }
  return { size: best, cost: least };
};

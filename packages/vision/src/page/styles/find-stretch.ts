import type { LineEvidence } from './line-evidence.ts';
import { sizeCost, sizeEntryCost } from './size-cost.ts';

/** How much too large a family may measure, in steps (log scale): a face that stands for another one is up to this wide. */
const STEP = 0.01;
const MOST_STEPS = 22;
/** How much too large or small families measure (log scale): hardly where their face suits, more the worse it does. */
const SUITED_STRETCH = 0.005;
const STRETCH_OF_MISFIT = 0.5;
/** A family's lines are not independent: so many of them say all there is to say. */
const MAX_LINES = 12;

/**
 * How much too large all lines of each family measure, where its own face is not known and another stands for it: the stretch at
 * which they have the sizes that pages use and that the reader sees.
 */
export function findStretch(lines: readonly LineEvidence[], scale: number): Map<string, number> {
  const stretches = new Map<string, number>();
  for (const [family, own] of Map.groupBy(lines, (line) => line.family)) {
    const known = own.filter(({ readSize }) => readSize !== undefined);
    const share = Math.min(1, MAX_LINES / known.length);
    const misfits = known.map(({ misfit }) => misfit).sort((a, b) => a - b);
    const usual = SUITED_STRETCH + STRETCH_OF_MISFIT * Math.min(0.12, misfits[misfits.length >> 1] ?? 0);
    let [best, least] = [0, Number.POSITIVE_INFINITY];
    for (let step = -MOST_STEPS; step <= MOST_STEPS; step++) {
      const stretch = step * STEP;
      let cost = 0;
      for (const line of known) cost += leastCost(line, stretch, scale);
      cost = share * cost + 0.5 * (stretch / usual) ** 2;
      if (cost < least - 1e-9 || (cost < least + 1e-9 && Math.abs(stretch) < Math.abs(best)))
        [best, least] = [stretch, cost];
    }
    stretches.set(family, best);
  }
  return stretches;
}

const leastCost = (line: LineEvidence, stretch: number, scale: number): number => {
  let least = Number.POSITIVE_INFINITY;
  for (const size of sizesNear(line, stretch)) {
    const cost = sizeCost(line, size, stretch) + sizeEntryCost(size, scale);
    if (cost < least) least = cost;
  }
  return least;
};

/** The half pixels around what was measured. */
export const sizesNear = (line: LineEvidence, stretch = 0): number[] => {
  const measured = [line.fittedSize * Math.exp(-stretch), line.readSize ?? line.fittedSize];
  const from = Math.max(1, Math.floor(1.92 * Math.min(...measured)));
  const to = Math.max(from, Math.ceil(2.08 * Math.max(...measured)));
  const sizes: number[] = [];
  // Large letters are not known to half a pixel.
  const step = from > 80 ? 2 : 1;
  for (let half = from - (from % step); half <= to; half += step) sizes.push(half / 2);
  return sizes;
};

/** Largest radius that is told from a corner's missing pixels, and the step between two. */
const MAX_RADIUS = 200;
const STEP = 0.25;

/**
 * Pixels that a corner of a radius takes from the rows of a part: those that the curve only touches are of no part. The part may begin
 * `besideX` and `besideY` pixels within the edges that the curve ends at.
 */
const lossOf = (radius: number, besideX: number, besideY: number, rows: number): number => {
  let sum = 0;
  for (let row = 0; row < rows && row + besideY < radius; row++) {
    // The upper edge of a row is where the curve reaches in furthest.
    const up = radius - row - besideY;
    sum += Math.max(0, Math.ceil(radius - Math.sqrt(Math.max(0, radius * radius - up * up)) - besideX - 0.02));
  }
  return sum;
};

const LOSSES = Array.from({ length: MAX_RADIUS / STEP + 1 }, (_, i) => lossOf(i * STEP, 0, 0, MAX_RADIUS));

/** The radius of a corner that takes so many pixels, counted over its rows; the middle one where several do. */
export function radiusOfLoss(missing: number): number {
  return missing <= 0 ? 0 : middleAt(missing, LOSSES.length - 1, (step) => LOSSES[step]!);
}

/** Where an outline lies around the part that it was read from, and in how many rows of a corner pixels were counted. */
type Around = { besideX: number; besideY: number; rows: number };

/** The same for an outline a little outside of the part: where a circle touches its box, it covers no pixel whole. */
export function radiusAround(missing: number, { besideX, besideY, rows }: Around, largest: number): number {
  if (missing <= 0) return 0;
  const last = Math.ceil(Math.min(largest, MAX_RADIUS) / STEP);
  return Math.min(
    largest,
    middleAt(missing, last, (step) => lossOf(step * STEP, besideX, besideY, rows)),
  );
}

const middleAt = (missing: number, last: number, lossAt: (step: number) => number): number => {
  /** The first step that loses so many. */
  const reach = (loss: number): number => {
    let low = 0;
    let high = last;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (lossAt(middle) < loss) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const first = reach(missing);
  const next = reach(missing + 1);
  return ((first + Math.max(first, lossAt(next) > missing ? next - 1 : next)) / 2) * STEP;
};

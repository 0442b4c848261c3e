/** Largest radius that is told from a corner's missing pixels, and the step between two. */
const MAX_RADIUS = 200;
const STEP = 0.25;

/** Pixels that a corner of a radius takes from the rows of a part: those that the curve only touches are of no part. */
const lossOf = (radius: number): number => {
  let sum = 0;
  for (let row = 0; row < radius; row++) {
    // The upper edge of a row is where the curve reaches in furthest.
    const up = radius - row;
    sum += Math.ceil(radius - Math.sqrt(Math.max(0, radius * radius - up * up)) - 0.02);
  }
  return sum;
};

const LOSSES = Array.from({ length: MAX_RADIUS / STEP + 1 }, (_, i) => lossOf(i * STEP));

/** The radius of a corner that takes so many pixels, counted over its rows; the middle one where several do. */
export function radiusOfLoss(missing: number): number {
  if (missing <= 0) return 0;
  let low = 0;
  let high = LOSSES.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (LOSSES[middle]! < missing) low = middle + 1;
    else high = middle;
  }
  let last = low;
  while (last + 1 < LOSSES.length && LOSSES[last + 1]! <= missing) last++;
  return ((low + last) / 2) * STEP;
}

/** Few outliers, yet more than a bell curve has: what was seen of measured sizes, weights and radii. */
const FREEDOM = 3;

/** What an error costs in nats under Student's distribution of this scale; 0 for none. */
export const costOfError = (error: number, scale: number): number =>
  ((FREEDOM + 1) / 2) * Math.log1p((error / scale) ** 2 / FREEDOM);

/** How often pages use a font size, in CSS pixels: shares of their lines over some two hundred public pages. */
const USUAL = new Map([
  [14, 0.22],
  [16, 0.2],
  [12, 0.07],
  [13, 0.07],
  [15, 0.06],
  [18, 0.04],
  [20, 0.04],
  [24, 0.035],
  [13.5, 0.03],
  [10, 0.03],
]);
/** Any other size in this range is as rare as this, by whole and by half pixels. */
const [SMALLEST, LARGEST] = [8, 64];
const RARE_WHOLE = 0.006;
const RARE_HALF = 0.003;
/** What is left for sizes that no page should have: misread lines. */
const STRAY = 0.001;
/** A measured size is off by this share of it, and by what rounding took, in device pixels. */
const MISS = 0.015;
const ROUNDING = 0.3;

/** How likely a page has lines of these font sizes (device pixels) at so many device pixels a CSS pixel, as a logarithm. */
export const sizeLikelihood = (sizes: readonly number[], scale: number): number => {
  const counts = new Map<number, number>();
  for (const size of sizes) counts.set(size, (counts.get(size) ?? 0) + 1);
  // Rows of a table are one decision: repeats count with their square root.
  return [...counts].reduce((sum, [size, count]) => sum + Math.sqrt(count) * Math.log(shareOf(size, scale)), 0);
};

const shareOf = (size: number, scale: number): number => {
  let share = STRAY;
  for (let css = SMALLEST; css <= LARGEST; css += 0.5) {
    const off = Math.max(0, Math.abs(css * scale - size) - ROUNDING) / (MISS * size);
    share += (USUAL.get(css) ?? (css % 1 === 0 ? RARE_WHOLE : RARE_HALF)) * Math.exp((-off * off) / 2);
  }
  return share;
};

type Pace = {
  /** Size of each page's screenshot in pixels, in the order of the work. */
  pixels: readonly number[];
  /** How many pages are done, and how long that took. */
  done: number;
  doneMs: number;
  /** How long the whole run has taken so far. */
  elapsedMs: number;
};

/**
 * How much longer a run takes at its own speed, in milliseconds; undefined before a page is done. A page that takes longer
 * than the speed says slows down what is expected of those after it.
 */
export const timeLeftMs = ({ pixels, done, doneMs, elapsedMs }: Pace): number | undefined => {
  const [current, ...later] = pixels.slice(done);
  if (done === 0 || current === undefined) return undefined;
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const msPerPixel = doneMs / sum(pixels.slice(0, done));
  const spentMs = Math.max(0, elapsedMs - doneMs);
  const slowness = Math.max(1, spentMs / (current * msPerPixel));
  return Math.max(0, current * msPerPixel - spentMs) + sum(later) * msPerPixel * slowness;
};

import { ALL_SAMPLES } from './free-samples.ts';

/** So much of the landmark must show what is behind its painted boxes. */
const MIN_FREE = 0.3;
/** From this share of different colours on it is a photo: drawn grounds repeat theirs. */
const MIN_DIFFERENT = 0.4;

/** The average colour of the photo that a landmark lies on, or undefined where it lies on paint. */
export const pictureBehind = (rows: readonly (readonly number[])[]): number | undefined => {
  const seen = rows.flat();
  const isPicture = seen.length >= MIN_FREE * ALL_SAMPLES && new Set(seen).size >= MIN_DIFFERENT * seen.length;
  return isPicture ? average(seen) : undefined;
};

const average = (seen: readonly number[]): number =>
  [16, 8, 0].reduce(
    (color, shift) =>
      color | (Math.round(seen.reduce((sum, one) => sum + ((one >> shift) & 0xff), 0) / seen.length) << shift),
    0,
  );

import { averageColor } from '../colour/average-color.ts';

/** So much of the landmark must show what is behind its painted boxes. */
const MIN_FREE = 0.3;
/** From this share of different colours on it is a photo: drawn grounds repeat theirs. */
const MIN_DIFFERENT = 0.4;

/** The average colour of the photo that shows in these rows out of so many looks, or undefined where they show paint. */
export const pictureBehind = (rows: readonly (readonly number[])[], looks: number): number | undefined => {
  const seen = rows.flat();
  const isPicture = seen.length >= MIN_FREE * looks && new Set(seen).size >= MIN_DIFFERENT * seen.length;
  return isPicture ? averageColor(seen) : undefined;
};

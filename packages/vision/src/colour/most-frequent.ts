import { ColorTally } from './color-tally.ts';

/** The colour that occurs most, the first of equals, with how often; undefined where there is none at all. */
export const mostFrequent = (colors: ArrayLike<number>): { color: number; count: number } | undefined => {
  const counts = new ColorTally();
  for (let at = 0; at < colors.length; at++) counts.add(colors[at]!);
  return counts.most();
};

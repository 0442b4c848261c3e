/** The colour that occurs most, the first of equals, with how often; undefined where there is none at all. */
export const mostFrequent = (colors: Iterable<number>): { color: number; count: number } | undefined => {
  const counts = new Map<number, number>();
  for (const color of colors) counts.set(color, (counts.get(color) ?? 0) + 1);
  let best: { color: number; count: number } | undefined;
  for (const [color, count] of counts) if (!best || count > best.count) best = { color, count };
  return best;
};

import { MAX_POINTS, type Point } from '@blueprompt/core/chart';

/** The bends of a line (Douglas and Peucker), coarser where there are too many. */
export const findBends = (seen: readonly Point[], near: number): Point[] => {
  const keep = new Set([0, seen.length - 1]);
  const work: [number, number][] = [[0, seen.length - 1]];
  for (let span = work.pop(); span; span = work.pop()) {
    const [from, to] = span;
    const [a, b] = [seen[from]!, seen[to]!];
    const slope = (b.y - a.y) / Math.max(1, b.x - a.x);
    const stretch = Math.hypot(1, slope);
    let [worst, at] = [near, -1];
    for (let index = from + 1; index < to; index++) {
      const off = Math.abs(seen[index]!.y - a.y - slope * (seen[index]!.x - a.x)) / stretch;
      if (off > worst) [worst, at] = [off, index];
    }
    if (at < 0) continue;
    keep.add(at);
    work.push([from, at], [at, to]);
  }
  return keep.size <= MAX_POINTS
    ? [...keep].sort((a, b) => a - b).map((index) => seen[index]!)
    : findBends(seen, near * 1.5);
};

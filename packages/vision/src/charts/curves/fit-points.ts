import type { Point } from '@blueprompt/core/chart';
import { type Pen, smoothLines, straightPen, toPath } from './interpolate.ts';

/** What is seen in this share of the columns counts: elsewhere other lines cross. */
const MOST = 0.92;
/** Columns at which a guess is held against what is seen. */
const MAX_COLUMNS = 240;

/** How thick a line is, and how far its marker reaches over its end. */
export type Stroke = { thick: number; cap: number };

export type Picked = { points: Point[]; isSmooth: boolean };

/** How far it is off beside the markers, and in all. */
export type Guess = Picked & { off: number; whole: number };

/** A line as it is seen, and the columns of it, not too many, at which guesses are held against it. */
export type Sight = { seen: readonly Point[]; columns: Float64Array; ys: Float64Array };

export const toSight = (seen: readonly Point[]): Sight => {
  const step = Math.ceil(seen.length / MAX_COLUMNS);
  const { xs, ys } = toPath(seen.filter((_, index) => index % step === 0));
  return { seen, columns: xs, ys };
};

/** A straight line with points at these places: each side between two points is fitted by itself, away from its ends, where the stroke is bent. */
export const tryStraight = (sight: Sight, xs: readonly number[], { thick, cap }: Stroke, limit: number): Guess => {
  const { seen } = sight;
  const sides = xs.slice(1).map((x, index) => fitSide(seen, xs[index]!, x, thick));
  const points = xs.map((x, index) => {
    const [before, after] = [sides[index - 1], sides[index]];
    const ys = [before, after].flatMap((side) => (side ? [side.y + side.slope * (x - side.x)] : []));
    return { x, y: ys.length > 0 ? ys.reduce((a, b) => a + b, 0) / ys.length : yAt(seen, x) };
  });
  const path = toPath(points);
  const off = offBy(sight, straightPen(path), xs, cap, limit);
  return { points, isSmooth: false, off, whole: off <= limit ? offBy(sight, straightPen(path), xs, 0) : off };
};

/** The smooth line that best goes through what is seen at these places. */
export const trySmooth = (sight: Sight, xs: readonly number[], { cap }: Stroke, limit: number): Guess => {
  const points = xs.map((x) => ({ x, y: yAt(sight.seen, x) }));
  let best: Guess = { points, isSmooth: true, off: Infinity, whole: Infinity };
  for (const draw of smoothLines(toPath(points))) {
    const off = offBy(sight, draw(), xs, cap, Math.min(limit, best.off));
    if (off <= limit && off < best.off) best = { ...best, off, whole: offBy(sight, draw(), xs, 0) };
  }
  return best;
};

const firstFrom = (seen: readonly Point[], x: number): number => {
  let [low, high] = [0, seen.length];
  while (low < high) {
    const mid = (low + high) >> 1;
    if (seen[mid]!.x < x) low = mid + 1;
    else high = mid;
  }
  return low;
};

/** The mean of the columns on both sides of a place. */
const yAt = (seen: readonly Point[], x: number): number => {
  const next = Math.min(seen.length - 1, firstFrom(seen, x));
  const before = Math.max(0, next - 1);
  const [a, b] = [seen[before]!, seen[next]!];
  const share = b.x > a.x ? Math.min(1, Math.max(0, (x - a.x) / (b.x - a.x))) : 0;
  return a.y + share * (b.y - a.y);
};

const fitSide = (
  seen: readonly Point[],
  from: number,
  to: number,
  thick: number,
): { x: number; y: number; slope: number } | undefined => {
  const away = Math.min(1.5 * thick, (to - from) / 4);
  let [n, sx, sy, sxx, sxy] = [0, 0, 0, 0, 0];
  for (let index = firstFrom(seen, from + away); index < seen.length && seen[index]!.x <= to - away; index++) {
    const x = seen[index]!.x - from;
    const { y } = seen[index]!;
    n += 1;
    sx += x;
    sy += y;
    sxx += x * x;
    sxy += x * y;
  }
  const spread = n * sxx - sx * sx;
  if (n < 2 || spread <= 0) return undefined;
  const slope = (n * sxy - sx * sy) / spread;
  return { x: from + sx / n, y: sy / n, slope };
};

/**
 * How far a line is off in all but the worst of its columns, across the line where it is steep; markers hide the line. Once
 * it is clear that this is more than the limit, nobody asks by how much.
 */
const offBy = ({ columns, ys }: Sight, pen: Pen, xs: readonly number[], cap: number, limit = Infinity): number => {
  const first = xs[0]!;
  const step = (xs.at(-1)! - first) / Math.max(1, xs.length - 1);
  const hidden = cap < step / 4 ? cap : 0;
  const most = (1 - MOST) * columns.length + 1;
  const last = columns.length - 1;
  const off = new Float64Array(columns.length);
  let [count, over] = [0, 0];
  let here = pen(columns[0]!);
  let [before, after] = [here, here];
  for (let index = 0; index <= last; index++, before = here, here = after) {
    if (index < last) after = pen(columns[index + 1]!);
    if (Math.abs(((columns[index]! - first + step / 2) % step) - step / 2) < hidden) continue;
    const run = columns[Math.min(last, index + 1)]! - columns[Math.max(0, index - 1)]!;
    const slope = (after - before) / Math.max(1, run);
    const away = Math.abs(ys[index]! - here) / Math.sqrt(1 + slope * slope);
    off[count++] = away;
    if (away > limit && ++over > most) return Infinity;
  }
  return off.subarray(0, count).sort()[Math.floor(MOST * count)] ?? 0;
};

import type { Point } from '@blueprompt/core/chart';
import { drawSmooth, drawStraight } from './interpolate.ts';

/** What is seen in this share of the columns counts: elsewhere other lines cross. */
const MOST = 0.92;
/** Columns at which a guess is held against what is seen. */
const MAX_COLUMNS = 240;

/** How thick a line is, and how far its marker reaches over its end. */
export type Stroke = { thick: number; cap: number };

export type Picked = { points: Point[]; isSmooth: boolean };

/** How far it is off beside the markers, and in all. */
export type Guess = Picked & { off: number; whole: number };

/** A straight line with points at these places: each side between two points is fitted by itself, away from its ends, where the stroke is bent. */
export const tryStraight = (
  seen: readonly Point[],
  xs: readonly number[],
  { thick, cap }: Stroke,
  limit: number,
): Guess => {
  const sides = xs.slice(1).map((x, index) => fitSide(seen, xs[index]!, x, thick));
  const points = xs.map((x, index) => {
    const [before, after] = [sides[index - 1], sides[index]];
    const ys = [before, after].flatMap((side) => (side ? [side.y + side.slope * (x - side.x)] : []));
    return { x, y: ys.length > 0 ? ys.reduce((a, b) => a + b, 0) / ys.length : yAt(seen, x) };
  });
  const some = thinOut(seen);
  const drawn = drawStraight(points, columnsOf(some));
  const off = offBy(some, drawn, xs, cap, limit);
  return { points, isSmooth: false, off, whole: off <= limit ? offBy(some, drawn, xs, 0) : off };
};

/** The smooth line that best goes through what is seen at these places. */
export const trySmooth = (seen: readonly Point[], xs: readonly number[], { cap }: Stroke, limit: number): Guess => {
  const points = xs.map((x) => ({ x, y: yAt(seen, x) }));
  const some = thinOut(seen);
  let best: Guess = { points, isSmooth: true, off: Infinity, whole: Infinity };
  for (const drawn of drawSmooth(points, columnsOf(some))) {
    const off = offBy(some, drawn, xs, cap, Math.min(limit, best.off));
    if (off <= limit && off < best.off) best = { ...best, off, whole: offBy(some, drawn, xs, 0) };
  }
  return best;
};

const columnsOf = (seen: readonly Point[]): number[] => seen.map(({ x }) => x);
const thinOut = (seen: readonly Point[]): Point[] => {
  const step = Math.ceil(seen.length / MAX_COLUMNS);
  return seen.filter((_, index) => index % step === 0);
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
const offBy = (
  seen: readonly Point[],
  drawn: readonly number[],
  xs: readonly number[],
  cap: number,
  limit = Infinity,
): number => {
  const step = (xs.at(-1)! - xs[0]!) / Math.max(1, xs.length - 1);
  const hidden = cap < step / 4 ? cap : 0;
  const off = new Float64Array(seen.length);
  let [count, over] = [0, 0];
  for (let index = 0; index < seen.length; index++) {
    const { x, y } = seen[index]!;
    if (Math.abs(((x - xs[0]! + step / 2) % step) - step / 2) < hidden) continue;
    const [before, after] = [Math.max(0, index - 1), Math.min(drawn.length - 1, index + 1)];
    const slope = (drawn[after]! - drawn[before]!) / Math.max(1, seen[after]!.x - seen[before]!.x);
    off[count] = Math.abs(y - drawn[index]!) / Math.sqrt(1 + slope * slope);
    if (off[count]! > limit) over += 1;
    if (over > (1 - MOST) * seen.length + 1) return Infinity;
    count += 1;
  }
  return off.subarray(0, count).sort()[Math.floor(MOST * count)] ?? 0;
};

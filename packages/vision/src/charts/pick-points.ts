import { MAX_POINTS, type Point } from '@blueprompt/core/chart';
import { drawSmooth, drawStraight } from './interpolate.ts';
import { evenSteps } from './read-categories.ts';

/** A line through the right points is this close to what is seen in nine of ten columns, in CSS pixels. */
const STRAIGHT_PX = 0.8;
const SMOOTH_PX = 1.3;
/** Where labels say how far apart the points are, it may be further off: libraries bend lines differently. */
const LABELLED_PX = 2.6;
/** Data points are at least this far apart, in CSS pixels: what is denser is told by its bends. */
const MIN_STEP = 7;
/** Even steps that have more points than this for each bend were not meant. */
const MAX_POINTS_A_BEND = 2;
/** Fewer points than this make no smooth line. */
const MIN_SMOOTH = 4;
/** Bends are told to this much, in CSS pixels. */
const BEND_PX = 1.2;

/** The thicker a stroke, the less exactly its middle is seen: by this share of it. */
const SOFT = 0.3;
/** Columns at which a guess is held against what is seen. */
const MAX_COLUMNS = 240;

/** How thick a line is, and how far its marker reaches over its end. */
export type Stroke = { thick: number; cap: number };

export type Picked = { points: Point[]; isSmooth: boolean };

type Guess = Picked & { off: number };

/**
 * The data points of a line that was seen at each column: as few as can be, evenly spaced, so that a straight or smooth line
 * through them is what was seen; else the bends of the line.
 */
export const pickPoints = (
  seen: readonly Point[],
  labelsAt: readonly number[],
  { thick, cap }: Stroke,
  scale: number,
): Picked => {
  const from = seen[0]!.x;
  const to = seen.at(-1)!.x;
  const labelled = byLabels(seen, labelsAt, thick, scale);
  if (labelled) return labelled;
  const soft = Math.max(scale, SOFT * thick);
  const bends = findBends(seen, BEND_PX * soft);
  // Most data points are bends; else the steps are even by chance.
  const most = Math.min(
    MAX_POINTS,
    Math.floor((to - from) / (MIN_STEP * scale)) + 1,
    MAX_POINTS_A_BEND * (bends.length - 2) + 2,
  );
  const insets = [...new Set([0, thick / 2, thick, cap, cap + thick / 2])];
  for (let count = 2; count <= most; count++) {
    const straight = evenBends(seen, bends, count, insets, thick);
    if (straight && straight.off <= STRAIGHT_PX * soft) return straight;
    for (const inset of new Set([0, thick / 2, cap])) {
      const plain = tryStraight(seen, spread(from + inset, to - inset, count), thick);
      if (plain.off <= STRAIGHT_PX * soft) return plain;
      if (count < MIN_SMOOTH) continue;
      const smooth = trySmooth(seen, spread(from + inset, to - inset, count));
      if (smooth.off <= SMOOTH_PX * soft) return smooth;
    }
  }
  return { points: bends, isSmooth: false };
};

const spread = (from: number, to: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => from + ((to - from) * index) / (count - 1));

/** A straight line whose bends all stand at even steps; how far its ends reach over its points is tried. */
const evenBends = (
  seen: readonly Point[],
  bends: readonly Point[],
  count: number,
  insets: readonly number[],
  thick: number,
): Guess | undefined => {
  const [from, to] = [seen[0]!.x, seen.at(-1)!.x];
  let best: { xs: number[]; off: number } | undefined;
  for (const left of insets)
    for (const right of insets) {
      const [first, last] = [from + left, to - right];
      const step = (last - first) / (count - 1);
      const near = Math.min(step / 4, Math.max(3, 1.5 * thick));
      let worst = 0;
      for (const { x } of bends.slice(1, -1)) {
        if (x < first + 2 * thick || x > last - 2 * thick) continue;
        const times = (x - first) / step;
        worst = Math.max(worst, Math.abs(times - Math.round(times)) * step);
      }
      if (worst <= near && (!best || worst < best.off)) best = { xs: spread(first, last, count), off: worst };
    }
  return best && tryStraight(seen, best.xs, thick);
};

/** Points stand over labels, or also at even steps between them where not all labels are written. */
const byLabels = (
  seen: readonly Point[],
  labelsAt: readonly number[],
  thick: number,
  scale: number,
): Picked | undefined => {
  const step = labelsAt.length < 3 ? undefined : evenSteps(labelsAt);
  if (step === undefined) return undefined;
  const [from, to] = [seen[0]!.x, seen.at(-1)!.x];
  const soft = Math.max(scale, SOFT * thick);
  for (let parts = 1; parts <= 6; parts++) {
    const apart = step / parts;
    if (apart < MIN_STEP * scale) return undefined;
    // Labels are centred to half a pixel; the ends of the line are sharper.
    const near = Math.max(0.2 * apart, 4 * scale);
    const xs: number[] = [];
    const first = labelsAt[0]! + Math.ceil((from - near - labelsAt[0]!) / apart) * apart;
    for (let x = first; x <= to + near && xs.length < MAX_POINTS; x += apart) xs.push(Math.min(to, Math.max(from, x)));
    if (xs.length < 2) continue;
    const straight = tryStraight(seen, xs, thick);
    if (straight.off <= 1.5 * STRAIGHT_PX * soft) return straight;
    const smooth = trySmooth(seen, xs);
    if (Math.min(straight.off, smooth.off) <= LABELLED_PX * soft) return smooth.off < straight.off ? smooth : straight;
  }
  return undefined;
};

/** Each side between two points is fitted by itself, away from its ends, where the stroke is bent. */
const tryStraight = (seen: readonly Point[], xs: readonly number[], thick: number): Guess => {
  const sides = xs.slice(1).map((x, index) => fitSide(seen, xs[index]!, x, thick));
  const points = xs.map((x, index) => {
    const [before, after] = [sides[index - 1], sides[index]];
    const ys = [before, after].flatMap((side) => (side ? [side.y + side.slope * (x - side.x)] : []));
    return { x, y: ys.length > 0 ? ys.reduce((a, b) => a + b, 0) / ys.length : yAt(seen, x) };
  });
  const some = thinOut(seen);
  return { points, isSmooth: false, off: offBy(some, drawStraight(points, columnsOf(some))) };
};

const trySmooth = (seen: readonly Point[], xs: readonly number[]): Guess => {
  const points = xs.map((x) => ({ x, y: yAt(seen, x) }));
  const some = thinOut(seen);
  const off = Math.min(...drawSmooth(points, columnsOf(some)).map((drawn) => offBy(some, drawn)));
  return { points, isSmooth: true, off };
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

/** How far a line is off in all but the worst tenth of its columns, across the line where it is steep. */
const offBy = (seen: readonly Point[], drawn: readonly number[]): number => {
  const off = seen.map(({ y }, index) => {
    const [before, after] = [Math.max(0, index - 1), Math.min(drawn.length - 1, index + 1)];
    const slope = (drawn[after]! - drawn[before]!) / Math.max(1, seen[after]!.x - seen[before]!.x);
    return Math.abs(y - drawn[index]!) / Math.hypot(1, slope);
  });
  return off.sort((a, b) => a - b)[Math.floor(0.92 * off.length)] ?? 0;
};

/** The bends of a line (Douglas and Peucker), coarser where there are too many. */
const findBends = (seen: readonly Point[], near: number): Point[] => {
  const keep = new Set([0, seen.length - 1]);
  const work: [number, number][] = [[0, seen.length - 1]];
  for (let span = work.pop(); span; span = work.pop()) {
    const [from, to] = span;
    const [a, b] = [seen[from]!, seen[to]!];
    const slope = (b.y - a.y) / Math.max(1, b.x - a.x);
    let [worst, at] = [near, -1];
    for (let index = from + 1; index < to; index++) {
      const off = Math.abs(seen[index]!.y - a.y - slope * (seen[index]!.x - a.x)) / Math.hypot(1, slope);
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

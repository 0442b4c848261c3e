import { MAX_POINTS, type Point } from '@blueprompt/core/chart';
import { evenSteps } from '../labels/read-categories.ts';
import { findBends } from './find-bends.ts';
import { type Guess, type Picked, type Sight, type Stroke, toSight, trySmooth, tryStraight } from './fit-points.ts';

/** A line through the right points is this close to what is seen in nine of ten columns, in CSS pixels. */
const STRAIGHT_PX = 0.8;
const SMOOTH_PX = 1.3;
/** Of a low line it is no further off than this share of its height, but for what cannot be seen, in CSS pixels. */
const MAX_RISE_SHARE = 0.025;
const LEAST_PX = 0.35;
/** Where labels say how far apart the points are, it may be further off: libraries bend lines differently. */
const LABELLED_PX = 2.6;
/** Data points are at least this far apart, in CSS pixels: what is denser is reported by its bends. */
const MIN_STEP = 7;
/** Even steps that have more points than this for each bend were not meant. */
const MAX_POINTS_A_BEND = 2;
/** A line turns at its points, but for a smooth one that swings over: so it has nearly as many points as turns of this size. */
const POINTS_A_TURN = 0.8;
const TURN_PX = 5;
/** Fewer points than this make no smooth line. */
const MIN_SMOOTH = 4;
/** Bends are measured to this much, in CSS pixels. */
const BEND_PX = 1.2;

/** The thicker a stroke, the less exactly its middle is seen: by this share of it. */
const SOFT = 0.3;
/**
 * The data points of a line that was seen at each column: as few as can be, evenly spaced, so that a straight or smooth line
 * through them is what was seen; else the bends of the line.
 */
export const pickPoints = (
  seen: readonly Point[],
  labelsAt: readonly number[],
  stroke: Stroke,
  scale: number,
): Picked => {
  const { thick, cap } = stroke;
  const from = seen[0]!.x;
  const to = seen.at(-1)!.x;
  const sight = toSight(seen);
  const labelled = byLabels(sight, labelsAt, stroke, scale);
  if (labelled) return labelled;
  const soft = Math.max(scale, SOFT * thick);
  const [straightPx, smoothPx] = [STRAIGHT_PX * soft, SMOOTH_PX * soft].map((limit) =>
    Math.min(limit, Math.max(LEAST_PX * scale, MAX_RISE_SHARE * riseOf(seen))),
  ) as [number, number];
  const bends = findBends(seen, Math.min(BEND_PX * soft, 1.5 * straightPx));
  const inner = bends.slice(1, -1);
  // Most data points are bends; else the steps are even by chance.
  const most = Math.min(
    MAX_POINTS,
    Math.floor((to - from) / (MIN_STEP * scale)) + 1,
    MAX_POINTS_A_BEND * inner.length + 2,
  );
  const insets = [...new Set([0, thick / 2, thick, cap, cap + thick / 2])];
  const least = Math.max(2, Math.ceil(POINTS_A_TURN * countTurns(seen, TURN_PX * soft)));
  for (let count = least; count <= most; count++) {
    const even = evenBends(sight, inner, count, insets, stroke, straightPx);
    const guesses = [...new Set([0, thick / 2, cap])].map((inset) => spread(from + inset, to - inset, count));
    const straight = [...(even ? [even] : []), ...guesses.map((xs) => tryStraight(sight, xs, stroke, straightPx))];
    const smooth = count < MIN_SMOOTH ? [] : guesses.map((xs) => trySmooth(sight, xs, stroke, smoothPx));
    const right = [...straight.filter(({ off }) => off <= straightPx), ...smooth.filter(({ off }) => off <= smoothPx)];
    if (right.length > 0) return right.reduce((a, b) => (b.whole < a.whole ? b : a));
  }
  return { points: bends, isSmooth: false };
};

const riseOf = (seen: readonly Point[]): number => {
  const ys = seen.map(({ y }) => y);
  return Math.max(...ys) - Math.min(...ys);
};

/** How often a line turns from up to down or back, by more than so many pixels. */
const countTurns = (seen: readonly Point[], least: number): number => {
  let [turns, isRising, last] = [0, undefined as boolean | undefined, seen[0]!.y];
  for (const { y } of seen) {
    const goesOn = isRising === undefined ? undefined : isRising ? y >= last : y <= last;
    if (goesOn) last = y;
    else if (Math.abs(y - last) > least) {
      if (isRising !== undefined) turns += 1;
      isRising = y > last;
      last = y;
    }
  }
  return turns;
};

const spread = (from: number, to: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => from + ((to - from) * index) / (count - 1));

/** A straight line whose bends all stand at even steps; how far its ends reach over its points is tried. */
const evenBends = (
  sight: Sight,
  bends: readonly Point[],
  count: number,
  insets: readonly number[],
  stroke: Stroke,
  limit: number,
): Guess | undefined => {
  const { thick } = stroke;
  const [from, to] = [sight.seen[0]!.x, sight.seen.at(-1)!.x];
  let best: { xs: number[]; off: number } | undefined;
  for (const left of insets)
    for (const right of insets) {
      const [first, last] = [from + left, to - right];
      const step = (last - first) / (count - 1);
      const near = Math.min(step / 4, Math.max(3, 1.5 * thick));
      let worst = 0;
      for (const { x } of bends) {
        if (x < first + 2 * thick || x > last - 2 * thick) continue;
        const times = (x - first) / step;
        worst = Math.max(worst, Math.abs(times - Math.round(times)) * step);
      }
      if (worst <= near && (!best || worst < best.off)) best = { xs: spread(first, last, count), off: worst };
    }
  return best && tryStraight(sight, best.xs, stroke, limit);
};

/** Points stand over labels, or also at even steps between them where not all labels are written. */
const byLabels = (sight: Sight, labelsAt: readonly number[], stroke: Stroke, scale: number): Picked | undefined => {
  const step = labelsAt.length < 3 ? undefined : evenSteps(labelsAt);
  if (step === undefined) return undefined;
  const [from, to] = [sight.seen[0]!.x, sight.seen.at(-1)!.x];
  const soft = Math.max(scale, SOFT * stroke.thick);
  for (let parts = 1; parts <= 6; parts++) {
    const apart = step / parts;
    if (apart < MIN_STEP * scale) return undefined;
    // Labels are centred to half a pixel; the ends of the line are sharper.
    const near = Math.max(0.2 * apart, 4 * scale);
    const xs: number[] = [];
    const first = labelsAt[0]! + Math.ceil((from - near - labelsAt[0]!) / apart) * apart;
    for (let x = first; x <= to + near && xs.length < MAX_POINTS; x += apart) xs.push(Math.min(to, Math.max(from, x)));
    if (xs.length < 2) continue;
    const [straight, smooth] = [
      tryStraight(sight, xs, stroke, LABELLED_PX * soft),
      trySmooth(sight, xs, stroke, LABELLED_PX * soft),
    ];
    if (Math.min(straight.off, smooth.off) <= LABELLED_PX * soft)
      return smooth.whole < straight.whole ? smooth : straight;
  }
  return undefined;
};

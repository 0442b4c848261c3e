import type { Box } from '@blueprompt/core/box';
import { blue, green, pack, red } from '../../colour/rgb.ts';
import type { Fill, Stop } from '../scene.ts';

export type Sample = { x: number; y: number; color: number };

type GradientOptions = {
  /** Levels (root of the mean square) that a gradient may miss its samples by; rounding alone leaves 0.3. */
  maxError: number;
  /** Levels that a colour between two stops may be off before another stop is written. */
  stopError: number;
};

const DEFAULTS: GradientOptions = { maxError: 1.1, stopError: 1.5 };

/** Fewer samples tell no direction. */
const MIN_SAMPLES = 30;
/** ... and of rings around a middle. */
const MIN_RADIAL = 400;
/** Samples that are enough to choose the middle by, and to say which of them may be it. */
const FEW = 200;
const VERY_FEW = 60;
const FINALISTS = 8;
/** Places along a gradient where its colour is averaged. */
const BINS = 24;
/** Of two directions the more usual one wins unless the other is better by so many levels. */
const USUAL = 0.05;
/** A sample that lies on something else must not outweigh all others. */
const MAX_SQUARE = 100;
/** Of a direction that misses the samples by more levels it need not be known by how many: no gradient may miss as much. */
const HOPELESS = 5;
/** Levels that a gradient changes by at least; less is right in one colour too. */
const MIN_CHANGE = 3;
/** Where radial gradients have their middle: shares of the box. */
const MIDDLES = [0.5, 0, 1, 0.2, 0.8, 0.3, 0.7];

/** A place along the gradient and the mean colour there. */
type Knot = { at: number; rgb: [number, number, number] };
type Place = (x: number, y: number) => number;
type Profile = { error: number; knots: Knot[] };

/** The linear gradient, else the radial one, that explains all samples; stops as few as can be. */
export function fitGradient(
  samples: readonly Sample[],
  box: Box,
  { maxError, stopError }: GradientOptions = DEFAULTS,
): Fill | undefined {
  if (samples.length < MIN_SAMPLES) return undefined;
  const cloud = toCloud(samples);
  const linear = bestLinear(cloud, box);
  if (linear && linear.error <= maxError)
    return changeOf(linear.knots) < MIN_CHANGE
      ? undefined
      : { kind: 'linear', angle: linear.angle, stops: toStops(simplify(linear.knots, stopError)) };
  const radial = samples.length < MIN_RADIAL ? undefined : bestRadial(cloud, box);
  if (!radial || radial.error > maxError) return undefined;
  const { cx, cy, rx, ry, knots } = radial;
  return { kind: 'radial', cx, cy, rx, ry, stops: toStops(simplify(knots, stopError)) };
}

/** Samples in columns: they are gone through some hundred times. */
type Cloud = Record<'x' | 'y' | 'r' | 'g' | 'b', Float64Array>;

const toCloud = (samples: readonly Sample[]): Cloud => {
  const column = (): Float64Array => new Float64Array(samples.length);
  const cloud: Cloud = { x: column(), y: column(), r: column(), g: column(), b: column() };
  for (const [i, { x, y, color }] of samples.entries()) {
    cloud.x[i] = x;
    cloud.y[i] = y;
    cloud.r[i] = red(color);
    cloud.g[i] = green(color);
    cloud.b[i] = blue(color);
  }
  return cloud;
};

/** About so many of the samples, evenly. */
const thin = ({ x, y, r, g, b }: Cloud, count: number): Cloud => {
  const step = Math.ceil(x.length / count);
  const some = (column: Float64Array): Float64Array => column.filter((_, i) => i % step === 0);
  return { x: some(x), y: some(y), r: some(r), g: some(g), b: some(b) };
};

const bestLinear = (cloud: Cloud, box: Box): (Profile & { angle: number }) | undefined => {
  const corner = (Math.atan2(box.height, box.width) * 180) / Math.PI;
  let best: (Profile & { angle: number }) | undefined;
  for (const angle of [0, 90, 45, 135, 180 - corner, corner, steepestAngle(cloud)]) {
    const profile = profileAlong(cloud, alongLine(box, angle));
    if (profile.knots.length > 1 && (!best || profile.error < best.error - USUAL)) best = { angle, ...profile };
  }
  return best;
};

type Ellipse = { cx: number; cy: number; rx: number; ry: number };

const bestRadial = (cloud: Cloud, box: Box): (Profile & Ellipse) | undefined => {
  const rank = (ellipses: readonly Ellipse[], count: number): Ellipse[] => {
    const few = thin(cloud, count);
    return ellipses
      .map((ellipse) => ({ ellipse, error: profileAlong(few, fromMiddle(box, ellipse)).error }))
      .sort((a, b) => a.error - b.error)
      .map(({ ellipse }) => ellipse);
  };
  const [best] = rank(rank(listEllipses(box), VERY_FEW).slice(0, FINALISTS), FEW);
  if (!best) return undefined;
  const profile = profileAlong(cloud, fromMiddle(box, best));
  return profile.knots.length > 1 ? { ...best, ...profile } : undefined;
};

/** The usual middles, for ellipses and circles that CSS draws out to the farthest corner. */
const listEllipses = ({ width, height }: Box): Ellipse[] =>
  MIDDLES.flatMap((shareX) =>
    MIDDLES.flatMap((shareY) => {
      const [cx, cy] = [width * shareX, height * shareY];
      const [farX, farY] = [Math.max(cx, width - cx), Math.max(cy, height - cy)];
      const reach = Math.hypot(farX, farY);
      return [
        { cx, cy, rx: farX * Math.SQRT2, ry: farY * Math.SQRT2 },
        { cx, cy, rx: reach, ry: reach },
      ];
    }),
  );

/** How far a pixel lies on the way from the middle of an ellipse to its edge. */
const fromMiddle = ({ x, y }: Box, { cx, cy, rx, ry }: Ellipse): Place => {
  const [middleX, middleY] = [x + cx - 0.5, y + cy - 0.5];
  return (px, py) => Math.sqrt(((px - middleX) / rx) ** 2 + ((py - middleY) / ry) ** 2);
};

/** Where a pixel lies on the gradient line that CSS draws through a box. */
const alongLine = ({ x, y, width, height }: Box, angle: number): Place => {
  const turn = (angle * Math.PI) / 180;
  const [right, down] = [Math.sin(turn), -Math.cos(turn)];
  const length = Math.max(Number.EPSILON, Math.abs(width * right) + Math.abs(height * down));
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  return (px, py) => 0.5 + ((px + 0.5 - middleX) * right + (py + 0.5 - middleY) * down) / length;
};

/** The direction in which colours change most: all three channels together, by planes through the samples. */
const steepestAngle = ({ x, y, r, g, b }: Cloud): number => {
  const mean = (column: Float64Array): number => column.reduce((sum, value) => sum + value, 0) / column.length;
  const [middleX, middleY] = [mean(x), mean(y)];
  let [xx, xy, yy] = [0, 0, 0];
  const alongX = [0, 0, 0];
  const alongY = [0, 0, 0];
  for (let i = 0; i < x.length; i++) {
    const [dx, dy] = [x[i]! - middleX, y[i]! - middleY];
    xx += dx * dx;
    xy += dx * dy;
    yy += dy * dy;
    for (const [channel, values] of [r, g, b].entries()) {
      alongX[channel]! += dx * values[i]!;
      alongY[channel]! += dy * values[i]!;
    }
  }
  const determinant = xx * yy - xy * xy || Number.EPSILON;
  let [gxx, gxy, gyy] = [0, 0, 0];
  for (let channel = 0; channel < 3; channel++) {
    const gx = (alongX[channel]! * yy - alongY[channel]! * xy) / determinant;
    const gy = (alongY[channel]! * xx - alongX[channel]! * xy) / determinant;
    gxx += gx * gx;
    gxy += gx * gy;
    gyy += gy * gy;
  }
  const turn = Math.atan2(2 * gxy, gxx - gyy) / 2;
  return ((turn * 180) / Math.PI + 90 + 360) % 180;
};

/** The mean colours along a direction, and how far the samples are from what lies between those. */
const profileAlong = (cloud: Cloud, placeOf: Place): Profile => {
  const places = cloud.x.map((x, i) => placeOf(x, cloud.y[i]!));
  const first = places.reduce((least, place) => Math.min(least, place), Number.POSITIVE_INFINITY);
  const last = places.reduce((most, place) => Math.max(most, place), Number.NEGATIVE_INFINITY);
  const perBin = BINS / Math.max(Number.EPSILON, last - first);
  const sums = new Float64Array(BINS * 5);
  for (let i = 0; i < places.length; i++) {
    const bin = 5 * Math.min(BINS - 1, Math.floor((places[i]! - first) * perBin));
    sums[bin]! += 1;
    sums[bin + 1]! += places[i]!;
    sums[bin + 2]! += cloud.r[i]!;
    sums[bin + 3]! += cloud.g[i]!;
    sums[bin + 4]! += cloud.b[i]!;
  }
  const knots: Knot[] = [];
  for (let bin = 0; bin < BINS * 5; bin += 5) {
    const count = sums[bin]!;
    if (count === 0) continue;
    const mean = (offset: number): number => sums[bin + offset]! / count;
    knots.push({ at: mean(1), rgb: [mean(2), mean(3), mean(4)] });
  }
  return { error: Math.sqrt(missOf(cloud, places, knots) / places.length), knots };
};

/** The sum of squares that the colours between the knots miss the samples by; a knot beyond the last is drawn out. */
const missOf = ({ r, g, b }: Cloud, places: Float64Array, knots: readonly Knot[]): number => {
  const most = HOPELESS * HOPELESS * places.length;
  let squares = 0;
  for (let i = 0; i < places.length; i++) {
    const at = places[i]!;
    let next = 1;
    while (next < knots.length - 1 && knots[next]!.at < at) next++;
    const from = knots[next - 1]!;
    const to = knots[Math.min(next, knots.length - 1)]!;
    const share = to.at === from.at ? 0 : (at - from.at) / (to.at - from.at);
    const offR = from.rgb[0] + (to.rgb[0] - from.rgb[0]) * share - r[i]!;
    const offG = from.rgb[1] + (to.rgb[1] - from.rgb[1]) * share - g[i]!;
    const offB = from.rgb[2] + (to.rgb[2] - from.rgb[2]) * share - b[i]!;
    squares += Math.min(MAX_SQUARE, (offR * offR + offG * offG + offB * offB) / 3);
    if (squares > most) return Number.POSITIVE_INFINITY;
  }
  return squares;
};

const between = (from: Knot, to: Knot, at: number): [number, number, number] => {
  const share = to.at === from.at ? 0 : (at - from.at) / (to.at - from.at);
  const mixed = (channel: 0 | 1 | 2): number => from.rgb[channel] + (to.rgb[channel] - from.rgb[channel]) * share;
  return [mixed(0), mixed(1), mixed(2)];
};

/** Levels between the least and the most of a channel. */
const changeOf = (knots: readonly Knot[]): number =>
  Math.max(
    ...([0, 1, 2] as const).map((channel) => {
      const values = knots.map(({ rgb }) => rgb[channel]);
      return Math.max(...values) - Math.min(...values);
    }),
  );

/** The fewest knots between which all others lie but for `error` levels. */
const simplify = (knots: readonly Knot[], error: number): Knot[] => {
  const inner = (first: number, last: number): number[] => {
    let [worst, at] = [error, -1];
    for (let i = first + 1; i < last; i++) {
      const line = between(knots[first]!, knots[last]!, knots[i]!.at);
      const off = Math.max(...line.map((value, channel) => Math.abs(value - knots[i]!.rgb[channel]!)));
      if (off > worst) [worst, at] = [off, i];
    }
    return at < 0 ? [] : [...inner(first, at), at, ...inner(at, last)];
  };
  const chosen = [0, ...inner(0, knots.length - 1), knots.length - 1];
  return joinBends(knots, chosen, error);
};

/** A stop lies between two places where colours were averaged: both stand for it, where the lines through them meet between them. */
const joinBends = (knots: readonly Knot[], chosen: readonly number[], error: number): Knot[] => {
  const joined: Knot[] = [];
  for (let i = 0; i < chosen.length; i++) {
    const [before, one, other, after] = [-1, 0, 1, 2].map((step) => chosen[i + step]);
    const isPair = before !== undefined && after !== undefined && other === one! + 1;
    const meeting = isPair ? meet(knots[before]!, knots[one!]!, knots[other]!, knots[after]!, error) : undefined;
    joined.push(meeting ?? knots[one!]!);
    if (meeting) i++;
  }
  return joined;
};

/** Where the line from `before` to `one` and that from `other` to `after` have the same colour. */
const meet = (before: Knot, one: Knot, other: Knot, after: Knot, error: number): Knot | undefined => {
  let [products, squares] = [0, 0];
  for (const channel of [0, 1, 2] as const) {
    const rise = (one.rgb[channel] - before.rgb[channel]) / (one.at - before.at);
    const fall = (after.rgb[channel] - other.rgb[channel]) / (after.at - other.at);
    products += (rise - fall) * (other.rgb[channel] - one.rgb[channel] - fall * (other.at - one.at));
    squares += (rise - fall) ** 2;
  }
  const at = one.at + products / squares;
  if (!(at >= one.at && at <= other.at)) return undefined;
  const [from, to] = [between(before, one, at), between(other, after, at)];
  const isOne = from.every((value, channel) => Math.abs(value - to[channel]!) <= 2 * error);
  return isOne ? { at, rgb: [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, (from[2] + to[2]) / 2] } : undefined;
};

const toStops = (knots: readonly Knot[]): Stop[] => {
  const stop = (at: number, rgb: readonly number[]): Stop => {
    const [r = 0, g = 0, b = 0] = rgb.map((value) => Math.max(0, Math.min(255, Math.round(value))));
    return { at, color: pack(r, g, b) };
  };
  return [
    stop(0, between(knots[0]!, knots[1]!, 0)),
    ...knots.slice(1, -1).map(({ at, rgb }) => stop(at, rgb)),
    stop(1, between(knots.at(-2)!, knots.at(-1)!, 1)),
  ];
};

import type { Box } from '@blueprompt/core/box';
import type { Fill } from '../scene.ts';
import { type Cloud, keepOf, type Sample, thin, toCloud } from './cloud.ts';
import { changeOf, missesOf, type Place, type Profile, profileAlong } from './profile-along.ts';
import { simplify, toStops } from './to-stops.ts';

export type { Sample } from './cloud.ts';

type GradientOptions = {
  /** Levels (root of the mean square) that a gradient may miss its samples by; rounding alone leaves 0.3. */
  maxError: number;
  /** Levels that a colour between two stops may be off before another stop is written. */
  stopError: number;
  /** The least share of the samples that show the gradient itself: the others lie on glass, blurs and charts in front of it. */
  minBare: number;
};

const DEFAULTS: GradientOptions = { maxError: 1.1, stopError: 1.5, minBare: 1 };

/** Fewer samples tell no direction. */
const MIN_SAMPLES = 30;
/** ... and of rings around a middle. */
const MIN_RADIAL = 400;
/** Samples that are enough to choose the middle by, and to say which of them may be it, or that nothing fits. */
const SAMPLES_FOR_CENTRE = 200;
const SAMPLES_AT_A_GLANCE = 60;
const FINALISTS = 8;
/**
 * What misses the few samples of a glance by this many times the error that is allowed is not looked at again: on the open pages
 * whatever fitted all samples missed those by 1.02 times of it at most, and on photos three parts in four end here.
 */
const HOPELESS_ERRORS = 1.6;
/** Of two directions the more usual one wins unless the other is better by so many levels. */
const USUAL = 0.05;
/** Degrees by which a direction is turned to see whether it fits better. */
const TURNS = [16, 8, 4, 2, 1, 0.5, 0.25];
/** Levels that a gradient changes by at least; less is right in one colour too. */
const MIN_CHANGE = 3;
/** Where radial gradients have their middle: shares of the box. */
const MIDDLES = [0.5, 0, 1, 0.2, 0.8, 0.3, 0.7];
/** What lies in front also bends the first guess, so it is left out once more from what the rest says. */
const ROUNDS = 3;
/** Levels that a gradient then misses the rest by, which is rounding: 0.2 to 0.5 on gradients of the open pages, 0.75 and more on photos and blurs. */
const BARE_ERROR = 0.6;

/** The linear gradient, else the radial one, that explains the samples; stops as few as can be. */
export function fitGradient(
  samples: readonly Sample[],
  box: Box,
  options: Partial<GradientOptions> = {},
): Fill | undefined {
  const { maxError, stopError, minBare } = { ...DEFAULTS, ...options };
  if (samples.length < MIN_SAMPLES) return undefined;
  const cloud = toCloud(samples);
  const hasRings = samples.length >= MIN_RADIAL;
  const hopeless = HOPELESS_ERRORS * maxError;
  for (const rounds of minBare < 1 ? [1, ROUNDS] : [1]) {
    const limits = { rounds, maxError, minBare };
    const mayFit = rounds > 1 || mayBeLinear(cloud, box, hopeless);
    const linear = mayFit ? fitBare(cloud, limits, (bare) => bestLinear(bare, box)) : undefined;
    if (linear)
      return changeOf(linear.knots) < MIN_CHANGE
        ? undefined
        : { kind: 'linear', angle: linear.angle, stops: toStops(simplify(linear.knots, stopError)) };
    // Of a hundred middles one fits whatever is left of a blur.
    const radial =
      hasRings && rounds === 1 ? fitBare(cloud, limits, (bare) => bestRadial(bare, box, hopeless)) : undefined;
    if (radial) {
      const { cx, cy, rx, ry, knots } = radial;
      return { kind: 'radial', cx, cy, rx, ry, stops: toStops(simplify(knots, stopError)) };
    }
  }
  return undefined;
}

/** What fits the samples within `maxError`; from the second round on, those that it misses most are taken to lie in front of it. */
const fitBare = <Found extends Profile & { placeOf: Place }>(
  cloud: Cloud,
  { rounds, maxError, minBare }: { rounds: number; maxError: number; minBare: number },
  fit: (bare: Cloud) => Found | undefined,
): Found | undefined => {
  let bare = cloud;
  for (let round = 0; round < rounds; round++) {
    const found = fit(bare);
    if (!found || found.error <= (round === 0 ? maxError : Math.min(maxError, BARE_ERROR))) return found;
    if (round === rounds - 1) return undefined;
    const misses = missesOf(cloud, found);
    const most = misses.toSorted()[Math.floor(misses.length * minBare)] ?? 0;
    bare = keepOf(cloud, (sample) => (misses[sample] ?? 0) <= most);
  }
  return undefined;
};

type Linear = Profile & { placeOf: Place; angle: number };

/** False where even a few of the samples are no linear gradient. */
const mayBeLinear = (cloud: Cloud, box: Box, hopeless: number): boolean =>
  (bestLinear(thin(cloud, SAMPLES_AT_A_GLANCE), box)?.error ?? 0) <= hopeless;

const bestLinear = (cloud: Cloud, box: Box): Linear | undefined => {
  const corner = (Math.atan2(box.height, box.width) * 180) / Math.PI;
  let best: Linear | undefined;
  const tryAngle = (turned: number): boolean => {
    const angle = downwards(turned);
    const placeOf = alongLine(box, angle);
    const profile = profileAlong(cloud, placeOf);
    const isBetter = profile.knots.length > 1 && (!best || profile.error < best.error - USUAL);
    if (isBetter) best = { angle, placeOf, ...profile };
    return isBetter;
  };
  for (const angle of [0, 90, 45, 135, 180 - corner, corner, steepestAngle(cloud)]) tryAngle(angle);
  // Colours with several stops do not change along the slope of the one plane through them.
  for (const turn of TURNS) {
    const from = best?.angle ?? 0;
    if (!tryAngle(from + turn)) tryAngle(from - turn);
  }
  return best;
};

/** A gradient and its reverse turned by half are one: straight up is reported as straight down, which is what CSS does unasked. */
const downwards = (angle: number): number => 180 - ((((180 - angle) % 180) + 180) % 180);

type Ellipse = { cx: number; cy: number; rx: number; ry: number };

const bestRadial = (cloud: Cloud, box: Box, hopeless: number): (Profile & Ellipse & { placeOf: Place }) | undefined => {
  const rank = (ellipses: readonly Ellipse[], count: number): Ellipse[] => {
    const few = thin(cloud, count);
    return ellipses
      .map((ellipse) => ({ ellipse, error: profileAlong(few, fromMiddle(box, ellipse)).error }))
      .filter(({ error }) => error <= hopeless)
      .sort((a, b) => a.error - b.error)
      .map(({ ellipse }) => ellipse);
  };
  const [best] = rank(rank(listEllipses(box), SAMPLES_AT_A_GLANCE).slice(0, FINALISTS), SAMPLES_FOR_CENTRE);
  if (!best) return undefined;
  const placeOf = fromMiddle(box, best);
  const profile = profileAlong(cloud, placeOf);
  return profile.knots.length > 1 ? { ...best, placeOf, ...profile } : undefined;
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

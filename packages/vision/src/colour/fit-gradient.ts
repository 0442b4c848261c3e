import type { Box } from '@blueprompt/core/geometry';
import type { Gradient } from '@blueprompt/core/measurement';
import { blue, green, pack, red, toHex } from './rgb.ts';

export type Sample = { x: number; y: number; color: number };

/** Mean miss of the fitted plane in levels: dithering and rounding stay below it, photos do not. */
const MAX_MISS = 5;
/** Levels between both ends below which nobody sees a gradient. */
const MIN_CHANGE = 3;

/** Fits one linear change of colour to the samples; undefined when they are flat or do not follow one. */
export const fitGradient = (samples: readonly Sample[], box: Box): Gradient | undefined => {
  const planes = [red, green, blue].map((channel) => fitPlane(samples, channel));
  const miss = samples.reduce((sum, sample) => {
    const worst = [red, green, blue].map((channel, i) => Math.abs(channel(sample.color) - at(planes[i]!, sample)));
    return sum + Math.max(...worst);
  }, 0);
  if (miss / samples.length > MAX_MISS) return undefined;
  const steepest = planes.toSorted((a, b) => Math.hypot(b.dx, b.dy) - Math.hypot(a.dx, a.dy))[0]!;
  const slope = Math.hypot(steepest.dx, steepest.dy);
  if (slope === 0) return undefined;
  // CSS gradients point right or down in practice: the opposite sense is the same picture with swapped ends.
  const isForward = steepest.dy / slope > 0.01 || (Math.abs(steepest.dy / slope) <= 0.01 && steepest.dx > 0);
  const sense = isForward ? 1 : -1;
  const angle = usualAngle((Math.atan2(sense * steepest.dx, -sense * steepest.dy) * 180) / Math.PI);
  const direction = { x: Math.sin((angle * Math.PI) / 180), y: -Math.cos((angle * Math.PI) / 180) };
  const length = Math.abs(box.width * direction.x) + Math.abs(box.height * direction.y);
  if (slope * length < MIN_CHANGE) return undefined;
  const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const end = (side: number): string => {
    const point = { x: centre.x + (side * direction.x * length) / 2, y: centre.y + (side * direction.y * length) / 2 };
    const [r, g, b] = [red, green, blue].map((channel, i) => {
      const seen = samples.map((sample) => channel(sample.color));
      return Math.round(
        Math.max(lowest(seen), Math.min(255 - lowest(seen.map((value) => 255 - value)), at(planes[i]!, point))),
      );
    });
    return toHex(pack(r!, g!, b!));
  };
  return { from: end(-1), to: end(1), angle };
};

/** Angles that are written, and how far a measured one may be off them: flat ends and rounding bend it a little. */
const USUAL_STEP = 45;
const OFF = 4;
/** A gradient that shows its last level on this share of the looks rests there; else the end lies between two looks. */
const RESTING = 0.06;
const BETWEEN = 3;

const usualAngle = (measured: number): number => {
  const angle = (Math.round(measured) + 360) % 360;
  const usual = Math.round(angle / USUAL_STEP) * USUAL_STEP;
  return (Math.abs(angle - usual) <= OFF ? usual : angle) % 360;
};

/** The lowest level that an end may have. */
const lowest = (seen: readonly number[]): number => {
  const least = seen.reduce((a, b) => Math.min(a, b));
  const isResting = seen.filter((value) => value === least).length >= RESTING * seen.length;
  return isResting ? least : Math.max(0, least - BETWEEN);
};

type Plane = { base: number; dx: number; dy: number };

const at = (plane: Plane, point: { x: number; y: number }): number =>
  plane.base + plane.dx * point.x + plane.dy * point.y;

/** Least squares over centred coordinates, so that the normal equations shrink to two unknowns. */
const fitPlane = (samples: readonly Sample[], channel: (color: number) => number): Plane => {
  const n = samples.length;
  let mx = 0;
  let my = 0;
  let mv = 0;
  for (const sample of samples) {
    mx += sample.x / n;
    my += sample.y / n;
    mv += channel(sample.color) / n;
  }
  let xx = 0;
  let yy = 0;
  let xy = 0;
  let xv = 0;
  let yv = 0;
  for (const sample of samples) {
    const x = sample.x - mx;
    const y = sample.y - my;
    const v = channel(sample.color) - mv;
    xx += x * x;
    yy += y * y;
    xy += x * y;
    xv += x * v;
    yv += y * v;
  }
  const determinant = xx * yy - xy * xy;
  const dx = determinant === 0 ? 0 : (xv * yy - yv * xy) / determinant;
  const dy = determinant === 0 ? 0 : (yv * xx - xv * xy) / determinant;
  return { base: mv - dx * mx - dy * my, dx, dy };
};

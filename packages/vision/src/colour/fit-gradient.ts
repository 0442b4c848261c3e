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
  const direction = { x: steepest.dx / slope, y: steepest.dy / slope };
  const length = Math.abs(box.width * direction.x) + Math.abs(box.height * direction.y);
  if (slope * length < MIN_CHANGE) return undefined;
  const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  // CSS gradients point right or down in practice: the opposite sense is the same picture with swapped ends.
  const sense = direction.y > 0.01 || (Math.abs(direction.y) <= 0.01 && direction.x > 0) ? 1 : -1;
  const end = (side: number): string => {
    const point = {
      x: centre.x + (side * sense * direction.x * length) / 2,
      y: centre.y + (side * sense * direction.y * length) / 2,
    };
    const [r, g, b] = planes.map((plane) => Math.max(0, Math.min(255, Math.round(at(plane, point)))));
    return toHex(pack(r!, g!, b!));
  };
  const angle = (Math.atan2(sense * direction.x, -sense * direction.y) * 180) / Math.PI;
  return { from: end(-1), to: end(1), angle: (Math.round(angle) + 360) % 360 };
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

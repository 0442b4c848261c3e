import type { Point } from '@blueprompt/core/chart';

export type Circle = { x: number; y: number; radius: number };

/** How many circles through three points are tried: with a third of the points on the circle, one in 27 tries is right. */
const TRIES = 400;
/** A point this near a circle lies on it, in CSS pixels. */
const ON_PX = 1.3;
/** Points that are looked at first, and the share of them that lies on any circle worth a closer look. */
const SOME = 60;
const MIN_ON = 0.12;
/** Directions in which a circle is looked for. */
const DIRECTIONS = 120;

/** The largest circle that many points lie on, and the share of its directions in which they do. */
export const fitCircle = (
  points: readonly Point[],
  radii: { min: number; max: number },
  scale: number,
  minShare: number,
): (Circle & { share: number }) | undefined => {
  let best: (Circle & { share: number }) | undefined;
  let seed = 1;
  const next = (): Point => {
    // A fixed sequence: the same picture gives the same circle.
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return points[seed % points.length]!;
  };
  if (points.length < 12) return undefined;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const circle = through(next(), next(), next());
    if (!circle || circle.radius < radii.min || circle.radius > radii.max) continue;
    if (!isLikely(circle, points, ON_PX * scale)) continue;
    const share = shareOn(circle, points, ON_PX * scale);
    // The hole of a ring is a circle too: the larger one wins unless it is much less of a circle.
    if (share >= minShare && (!best || share * circle.radius ** 0.5 > best.share * best.radius ** 0.5))
      best = { ...circle, share };
  }
  return best && refine(best, points, ON_PX * scale);
};

const through = (a: Point, b: Point, c: Point): Circle | undefined => {
  const twice = 2 * (a.x * (b.y - c.y) + b.x * (c.y - a.y) + c.x * (a.y - b.y));
  if (Math.abs(twice) < 1) return undefined;
  const [sa, sb, sc] = [a, b, c].map(({ x, y }) => x * x + y * y) as [number, number, number];
  const x = (sa * (b.y - c.y) + sb * (c.y - a.y) + sc * (a.y - b.y)) / twice;
  const y = (sa * (c.x - b.x) + sb * (a.x - c.x) + sc * (b.x - a.x)) / twice;
  return { x, y, radius: Math.hypot(a.x - x, a.y - y) };
};

/** `Math.hypot` guards against sizes that no picture has, at many times the cost. */
const away = (dx: number, dy: number): number => Math.sqrt(dx * dx + dy * dy);

/** A few points tell most wrong circles at little cost. */
const isLikely = ({ x, y, radius }: Circle, points: readonly Point[], near: number): boolean => {
  const step = Math.max(1, Math.floor(points.length / SOME));
  let on = 0;
  for (let index = 0; index < points.length; index += step) {
    const point = points[index]!;
    if (Math.abs(away(point.x - x, point.y - y) - radius) <= near) on += 1;
  }
  return on >= MIN_ON * (points.length / step);
};

const shareOn = ({ x, y, radius }: Circle, points: readonly Point[], near: number): number => {
  const hit = new Uint8Array(DIRECTIONS);
  let hits = 0;
  for (const point of points) {
    if (Math.abs(away(point.x - x, point.y - y) - radius) > near) continue;
    const turn = Math.atan2(point.y - y, point.x - x) / (2 * Math.PI);
    const direction = Math.floor((turn < 0 ? turn + 1 : turn) * DIRECTIONS) % DIRECTIONS;
    if (!hit[direction]) hits += 1;
    hit[direction] = 1;
  }
  return hits / DIRECTIONS;
};

/** The circle that all points near it fit best, by least squares (Kåsa). */
const refine = <T extends Circle>(circle: T, points: readonly Point[], near: number): T => {
  const on = points.filter(({ x, y }) => Math.abs(away(x - circle.x, y - circle.y) - circle.radius) <= near);
  let [sxx, sxy, syy, sx, sy, sxz, syz, sz] = [0, 0, 0, 0, 0, 0, 0, 0];
  for (const point of on) {
    const [x, y] = [point.x - circle.x, point.y - circle.y];
    const z = x * x + y * y;
    sxx += x * x;
    sxy += x * y;
    syy += y * y;
    sx += x;
    sy += y;
    sxz += x * z;
    syz += y * z;
    sz += z;
  }
  const n = on.length;
  const [a11, a12, a22] = [sxx - (sx * sx) / n, sxy - (sx * sy) / n, syy - (sy * sy) / n];
  const [b1, b2] = [(sxz - (sx * sz) / n) / 2, (syz - (sy * sz) / n) / 2];
  const determinant = a11 * a22 - a12 * a12;
  if (n < 12 || Math.abs(determinant) < 1e-6) return circle;
  const [cx, cy] = [(b1 * a22 - b2 * a12) / determinant, (a11 * b2 - a12 * b1) / determinant];
  const radius = Math.sqrt((sz - 2 * cx * sx - 2 * cy * sy) / n + cx * cx + cy * cy);
  return Number.isFinite(radius) ? { ...circle, x: circle.x + cx, y: circle.y + cy, radius } : circle;
};

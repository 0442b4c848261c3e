import type { Point } from '@blueprompt/core/chart';

/** How chart libraries bend lines: control points a share of the way, along the line of both neighbours. */
const TENSIONS = [0.3, 0.4, 0.5];
/** Points drawn a side: finer than the columns of most. */
const STEPS = 8;

/** The straight line through points, at each of the columns (ascending). */
export const drawStraight = (points: readonly Point[], columns: readonly number[]): number[] => {
  let side = 0;
  return columns.map((x) => {
    while (side < points.length - 2 && points[side + 1]!.x < x) side += 1;
    const [a, b] = [points[side]!, points[side + 1]!];
    return b.x === a.x ? a.y : a.y + ((x - a.x) / (b.x - a.x)) * (b.y - a.y);
  });
};

/** Smooth lines through points as the common libraries draw them, each at the columns, one after the other. */
export function* drawSmooth(points: readonly Point[], columns: readonly number[]): Generator<number[]> {
  for (const tension of TENSIONS) yield drawStraight(bend(points, byNeighbours(points, tension)), columns);
  yield drawStraight(bend(points, withinNeighbours(points, byNeighbours(points, 0.5))), columns);
  yield drawStraight(bend(points, withinNeighbours(points, byColumns(points, 0.4))), columns);
  yield drawStraight(bend(points, monotone(points)), columns);
  yield drawStraight(bend(points, level(points, 0.35)), columns);
}

type Handles = { before: Point; after: Point };

/** Bézier sides as many short straight ones; a plain loop, since thousands of guesses are drawn. */
const bend = (points: readonly Point[], handles: readonly Handles[]): Point[] => {
  const drawn: Point[] = [];
  for (let index = 0; index < points.length - 1; index++) {
    const [a, d] = [points[index]!, points[index + 1]!];
    const [b, c] = [handles[index]!.after, handles[index + 1]!.before];
    for (let step = 0; step < STEPS; step++) {
      const t = step / STEPS;
      const u = 1 - t;
      const [p, q, r, s] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
      drawn.push({ x: p * a.x + q * b.x + r * c.x + s * d.x, y: p * a.y + q * b.y + r * c.y + s * d.y });
    }
  }
  drawn.push(points.at(-1)!);
  return drawn;
};

/** Handles in the direction of both neighbours, longer towards the further one. */
const byNeighbours = (points: readonly Point[], tension: number): Handles[] =>
  points.map((point, index) => {
    const [before, next] = [points[index - 1] ?? point, points[index + 1] ?? point];
    const [back, ahead] = [
      Math.hypot(point.x - before.x, point.y - before.y),
      Math.hypot(next.x - point.x, next.y - point.y),
    ];
    const whole = Math.max(1e-9, back + ahead);
    const [a, b] = [(tension * back) / whole, (tension * ahead) / whole];
    return {
      before: { x: point.x - a * (next.x - before.x), y: point.y - a * (next.y - before.y) },
      after: { x: point.x + b * (next.x - before.x), y: point.y + b * (next.y - before.y) },
    };
  });

/** Handles in the direction of both neighbours, a share of the way to each column. */
const byColumns = (points: readonly Point[], share: number): Handles[] =>
  points.map((point, index) => {
    const [before, next] = [points[index - 1] ?? point, points[index + 1] ?? point];
    const slope = (next.y - before.y) / Math.max(1e-9, next.x - before.x);
    const [back, ahead] = [share * (point.x - before.x), share * (next.x - point.x)];
    return {
      before: { x: point.x - back, y: point.y - slope * back },
      after: { x: point.x + ahead, y: point.y + slope * ahead },
    };
  });

/** Handles that lie level: each side is an S. */
const level = (points: readonly Point[], share: number): Handles[] =>
  points.map(({ x, y }, index) => ({
    before: { x: x - share * (x - (points[index - 1]?.x ?? x)), y },
    after: { x: x + share * ((points[index + 1]?.x ?? x) - x), y },
  }));

/** Handles that stay between a point and its neighbour, both turned and shortened alike where one would not. */
const withinNeighbours = (points: readonly Point[], handles: readonly Handles[]): Handles[] =>
  points.map((point, index) => {
    const [previous, next] = [points[index - 1] ?? point, points[index + 1] ?? point];
    const back = Math.hypot(point.x - previous.x, point.y - previous.y);
    const ahead = Math.hypot(next.x - point.x, next.y - point.y);
    if (back === 0 || ahead === 0) return { before: point, after: point };
    const after = clamp(handles[index]!.after, point, next);
    const before = clamp(mirror(after, point, back / ahead), point, previous);
    return { before, after: mirror(before, point, ahead / back) };
  });

const clamp = ({ x, y }: Point, a: Point, b: Point): Point => ({
  x: Math.min(Math.max(x, Math.min(a.x, b.x)), Math.max(a.x, b.x)),
  y: Math.min(Math.max(y, Math.min(a.y, b.y)), Math.max(a.y, b.y)),
});

const mirror = (handle: Point, point: Point, times: number): Point => ({
  x: point.x - (handle.x - point.x) * times,
  y: point.y - (handle.y - point.y) * times,
});

/** Handles that never pass a neighbour: level at peaks and dips (Fritsch and Carlson, as by Steffen). */
const monotone = (points: readonly Point[]): Handles[] => {
  const slopes = points
    .slice(1)
    .map((next, index) => (next.y - points[index]!.y) / Math.max(1e-9, next.x - points[index]!.x));
  const tangents = points.map((_, index) => {
    const [before, after] = [slopes[index - 1], slopes[index]];
    if (before === undefined || after === undefined) return (before ?? after ?? 0) as number;
    if (before * after <= 0) return 0;
    return Math.sign(before) * Math.min(Math.abs(before), Math.abs(after), 0.5 * Math.abs((before + after) / 2)) * 2;
  });
  return points.map((point, index) => {
    const back = (point.x - (points[index - 1] ?? point).x) / 3;
    const ahead = ((points[index + 1] ?? point).x - point.x) / 3;
    const slope = tangents[index]!;
    return {
      before: { x: point.x - back, y: point.y - slope * back },
      after: { x: point.x + ahead, y: point.y + slope * ahead },
    };
  });
};

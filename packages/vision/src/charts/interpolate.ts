import type { Point } from '@blueprompt/core/chart';

/** How chart libraries bend lines: control points a share of the way, along the line of both neighbours. */
const TENSIONS = [0.3, 0.4, 0.5];
/** Points drawn a side: finer than the columns of most. */
const STEPS = 12;

/** The straight line through points, at each of the columns (ascending). */
export const drawStraight = (points: readonly Point[], columns: readonly number[]): number[] => {
  let side = 0;
  return columns.map((x) => {
    while (side < points.length - 2 && points[side + 1]!.x < x) side += 1;
    const [a, b] = [points[side]!, points[side + 1]!];
    return b.x === a.x ? a.y : a.y + ((x - a.x) / (b.x - a.x)) * (b.y - a.y);
  });
};

/** Smooth lines through points as the common libraries draw them, each at the columns. */
export const drawSmooth = (points: readonly Point[], columns: readonly number[]): number[][] => [
  ...TENSIONS.map((tension) => drawStraight(bend(points, byNeighbours(points, tension)), columns)),
  drawStraight(bend(points, monotone(points)), columns),
];

type Handles = { before: Point; after: Point };

/** Bézier sides as many short straight ones. */
const bend = (points: readonly Point[], handles: readonly Handles[]): Point[] =>
  points.flatMap((point, index) => {
    const next = points[index + 1];
    if (!next) return [point];
    const [one, two] = [handles[index]!.after, handles[index + 1]!.before];
    return Array.from({ length: STEPS }, (_, step) => {
      const t = step / STEPS;
      const u = 1 - t;
      const on = (a: number, b: number, c: number, d: number): number =>
        u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d;
      return { x: on(point.x, one.x, two.x, next.x), y: on(point.y, one.y, two.y, next.y) };
    });
  });

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

/** Handles that never pass a neighbour: level at peaks and dips (Fritsch and Carlson, as by Steffen). */
const monotone = (points: readonly Point[]): Handles[] => {
  const slopes = points.slice(1).map((next, index) => (next.y - points[index]!.y) / Math.max(1e-9, next.x - points[index]!.x));
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

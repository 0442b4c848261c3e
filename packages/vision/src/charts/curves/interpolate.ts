import type { Point } from '@blueprompt/core/chart';

/** How chart libraries bend lines: control points a share of the way, along the line of both neighbours. */
const TENSIONS = [0.3, 0.4, 0.5];
/** Points drawn a side: finer than the columns of most. */
const STEPS = 8;
/** How much each of the four points of a Bézier side counts at each step. */
const weights = (of: (t: number, u: number) => number): Float64Array =>
  Float64Array.from({ length: STEPS }, (_, step) => of(step / STEPS, 1 - step / STEPS));
const P = weights((_, u) => u * u * u);
const Q = weights((t, u) => 3 * u * u * t);
const R = weights((t, u) => 3 * u * t * t);
const S = weights((t) => t * t * t);

/** Points from left to right, their places in two arrays: thousands of guesses are drawn, and a point each would be garbage. */
type Path = { xs: Float64Array; ys: Float64Array };

export const toPath = (points: readonly Point[]): Path => ({
  xs: Float64Array.from(points, ({ x }) => x),
  ys: Float64Array.from(points, ({ y }) => y),
});

/** How high a line is at a column; asked from left to right, so that no more is drawn than somebody asks for. */
export type Pen = (x: number) => number;

/** The straight line through points. */
export const straightPen = ({ xs, ys }: Path): Pen => {
  const last = xs.length - 2;
  let side = 0;
  return (x) => {
    while (side < last && xs[side + 1]! < x) side += 1;
    return onSide(x, xs[side]!, ys[side]!, xs[side + 1]!, ys[side + 1]!);
  };
};

const onSide = (x: number, ax: number, ay: number, bx: number, by: number): number =>
  bx === ax ? ay : ay + ((x - ax) / (bx - ax)) * (by - ay);

/** Smooth lines through points as the common libraries draw them; each can be drawn as often as needed. */
export function* smoothLines(path: Path): Generator<() => Pen> {
  const gaps = gapsOf(path);
  const bent = TENSIONS.map((tension) => byNeighbours(path, gaps, tension));
  for (const handles of bent) yield () => bentPen(path, handles);
  for (const handles of [bent.at(-1)!, byColumns(path, 0.4)]) {
    const within = withinNeighbours(path, gaps, handles);
    yield () => bentPen(path, within);
  }
  for (const handles of [monotone(path), level(path, 0.35)]) yield () => bentPen(path, handles);
}

/** The control points before and after each point. */
type Handles = { before: Path; after: Path };

const emptyPath = (length: number): Path => ({ xs: new Float64Array(length), ys: new Float64Array(length) });
const emptyHandles = ({ xs }: Path): Handles => ({ before: emptyPath(xs.length), after: emptyPath(xs.length) });

/** How far it is from each point to the next. */
const gapsOf = ({ xs, ys }: Path): Float64Array => {
  const gaps = new Float64Array(xs.length);
  for (let at = 0; at < xs.length - 1; at++) gaps[at] = Math.hypot(xs[at + 1]! - xs[at]!, ys[at + 1]! - ys[at]!);
  return gaps;
};

/** Bézier sides as many short straight ones. */
const bentPen = ({ xs, ys }: Path, { before, after }: Handles): Pen => {
  const end = (xs.length - 1) * STEPS;
  let [at, ax, ay, bx, by] = [0, xs[0]!, ys[0]!, xs[0]!, ys[0]!];
  const goOn = (): void => {
    at += 1;
    ax = bx;
    ay = by;
    const side = Math.floor(at / STEPS);
    const step = at % STEPS;
    if (step === 0) {
      bx = xs[side]!;
      by = ys[side]!;
      return;
    }
    const [p, q, r, s] = [P[step]!, Q[step]!, R[step]!, S[step]!];
    bx = p * xs[side]! + q * after.xs[side]! + r * before.xs[side + 1]! + s * xs[side + 1]!;
    by = p * ys[side]! + q * after.ys[side]! + r * before.ys[side + 1]! + s * ys[side + 1]!;
  };
  goOn();
  return (x) => {
    while (at < end && bx < x) goOn();
    return onSide(x, ax, ay, bx, by);
  };
};

/** Handles in the direction of both neighbours, longer towards the further one. */
const byNeighbours = ({ xs, ys }: Path, gaps: Float64Array, tension: number): Handles => {
  const { before, after } = emptyHandles({ xs, ys });
  const last = xs.length - 1;
  for (let at = 0; at <= last; at++) {
    const [previous, next] = [Math.max(0, at - 1), Math.min(last, at + 1)];
    const [back, ahead] = [at === 0 ? 0 : gaps[at - 1]!, gaps[at]!];
    const whole = Math.max(1e-9, back + ahead);
    const [a, b] = [(tension * back) / whole, (tension * ahead) / whole];
    const [dx, dy] = [xs[next]! - xs[previous]!, ys[next]! - ys[previous]!];
    before.xs[at] = xs[at]! - a * dx;
    before.ys[at] = ys[at]! - a * dy;
    after.xs[at] = xs[at]! + b * dx;
    after.ys[at] = ys[at]! + b * dy;
  }
  return { before, after };
};

/** Handles on a line of this slope through each point, a share of the way to the column before and after it. */
const alongSlopes = ({ xs, ys }: Path, slopeAt: (at: number) => number, way: (gap: number) => number): Handles => {
  const { before, after } = emptyHandles({ xs, ys });
  const last = xs.length - 1;
  for (let at = 0; at <= last; at++) {
    const slope = slopeAt(at);
    const [back, ahead] = [way(xs[at]! - xs[Math.max(0, at - 1)]!), way(xs[Math.min(last, at + 1)]! - xs[at]!)];
    before.xs[at] = xs[at]! - back;
    before.ys[at] = ys[at]! - slope * back;
    after.xs[at] = xs[at]! + ahead;
    after.ys[at] = ys[at]! + slope * ahead;
  }
  return { before, after };
};

/** Handles in the direction of both neighbours, a share of the way to each column. */
const byColumns = (path: Path, share: number): Handles => {
  const { xs, ys } = path;
  const last = xs.length - 1;
  const slopeAt = (at: number): number => {
    const [previous, next] = [Math.max(0, at - 1), Math.min(last, at + 1)];
    return (ys[next]! - ys[previous]!) / Math.max(1e-9, xs[next]! - xs[previous]!);
  };
  return alongSlopes(path, slopeAt, (gap) => share * gap);
};

/** Handles that lie level: each side is an S. */
const level = (path: Path, share: number): Handles =>
  alongSlopes(
    path,
    () => 0,
    (gap) => share * gap,
  );

/** Handles that never pass a neighbour: level at peaks and dips (Fritsch and Carlson, as by Steffen). */
const monotone = (path: Path): Handles => {
  const { xs, ys } = path;
  const slope = (at: number): number => (ys[at + 1]! - ys[at]!) / Math.max(1e-9, xs[at + 1]! - xs[at]!);
  const last = xs.length - 1;
  const tangentAt = (at: number): number => {
    if (at === 0 || at === last) return last === 0 ? 0 : slope(at === 0 ? 0 : last - 1);
    const [before, after] = [slope(at - 1), slope(at)];
    if (before * after <= 0) return 0;
    return Math.sign(before) * Math.min(Math.abs(before), Math.abs(after), 0.5 * Math.abs((before + after) / 2)) * 2;
  };
  return alongSlopes(path, tangentAt, (gap) => gap / 3);
};

/** Handles that stay between a point and its neighbour, both turned and shortened alike where one would not. */
const withinNeighbours = ({ xs, ys }: Path, gaps: Float64Array, handles: Handles): Handles => {
  const { before, after } = emptyHandles({ xs, ys });
  const last = xs.length - 1;
  for (let at = 0; at <= last; at++) {
    const [x, y] = [xs[at]!, ys[at]!];
    const [previous, next] = [Math.max(0, at - 1), Math.min(last, at + 1)];
    const [back, ahead] = [at === 0 ? 0 : gaps[at - 1]!, gaps[at]!];
    const isEnd = back === 0 || ahead === 0;
    const afterX = between(handles.after.xs[at]!, x, xs[next]!);
    const afterY = between(handles.after.ys[at]!, y, ys[next]!);
    const beforeX = between(x - (afterX - x) * (back / ahead), x, xs[previous]!);
    const beforeY = between(y - (afterY - y) * (back / ahead), y, ys[previous]!);
    before.xs[at] = isEnd ? x : beforeX;
    before.ys[at] = isEnd ? y : beforeY;
    after.xs[at] = isEnd ? x : x - (beforeX - x) * (ahead / back);
    after.ys[at] = isEnd ? y : y - (beforeY - y) * (ahead / back);
  }
  return { before, after };
};

/** The nearest number to a value that lies between two. */
const between = (value: number, a: number, b: number): number =>
  Math.min(Math.max(value, Math.min(a, b)), Math.max(a, b));

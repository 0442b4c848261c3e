import { isRounded, type RoundRect } from './round-rect.ts';

/** One side of a shape as straight lines from top to bottom: line `k` runs from `starts[k]` at `ys[k]` to `ends[k]` at `ys[k + 1]`. */
export type Side = {
  ys: number[];
  starts: number[];
  ends: number[];
  /** Whether a curve goes on evenly after a line; not known where a curve ends. */
  evenJoints: (boolean | undefined)[];
};

/** A shape as the rasteriser sees it. */
export type Outline = { top: number; bottom: number; left: Side; right: Side };

/** The rasteriser approximates an arc by quadratic curves as many as keep this distance, in pixels. */
const MAX_CURVE_ERROR_PX = 0.25;
/** From the weight of a conic that is a quarter of an ellipse: the error of one quadratic curve in its place. */
const CURVE_ERROR_SHARE = (1 - Math.SQRT1_2) / (4 * (1 + Math.SQRT1_2));
const MAX_CURVES = 32;
const MAX_LINES_LOG2 = 6;
/** Some hundred kilobytes at most. */
const MAX_KNOWN_CORNERS = 256;
/** Lines at least this high end on whole rows. */
const MIN_WHOLE_ROW_LINE_PX = 2;

/**
 * What an outline is drawn for: the rasteriser takes short cuts for one shape alone, fewer curves for the sides of a stroke and fewer
 * lines for one without a width.
 */
export type OutlineUse = 'fill' | 'ring' | 'stroke' | 'hairline';

export type Point = { x: number; y: number };

/**
 * The lines that the browser's rasteriser draws for a shape: few for a corner, ending on quarters of a row. They are up to a quarter
 * of a pixel away from the true arc, which is why corners are not painted by the circle's equation.
 */
export function toOutline(shape: RoundRect, use: OutlineUse = 'fill'): Outline {
  const { left, right, rx, ry } = shape;
  if (!isRounded(shape)) {
    const straight = (x: number): Side => ({ ys: [shape.top, shape.bottom], starts: [x], ends: [x], evenJoints: [] });
    return { top: shape.top, bottom: shape.bottom, left: straight(left), right: straight(right) };
  }
  const top = snap(shape.top);
  const bottom = snap(shape.bottom);
  const trace = (edge: number, inwards: 1 | -1, upper: 0 | 1, lower: 2 | 3): Side => {
    const side: Side = { ys: [top], starts: [], ends: [], evenJoints: [] };
    for (const curve of cutCorner(rx[upper], ry[upper], use))
      addCurve(
        side,
        curve.map(({ x, y }) => ({ x: edge + inwards * x, y: shape.top + y })),
      );
    const low = cutCorner(rx[lower], ry[lower], use);
    const straightTo = snap(shape.bottom - (low.length > 0 ? ry[lower] : 0));
    addLine(side, edge, edge, straightTo);
    for (const curve of low.toReversed())
      addCurve(
        side,
        curve.toReversed().map(({ x, y }) => ({ x: edge + inwards * x, y: shape.bottom - y })),
      );
    if (use === 'fill') smoothJoints(side);
    return side;
  };
  return { top, bottom, left: trace(left, 1, 0, 3), right: trace(right, -1, 1, 2) };
}

const snap = (y: number): number => Math.round(y * 4) / 4;

/**
 * The curves of a corner, each as the points that its lines join, from the top side to the upright one; measured from the corner. A
 * page has few kinds of corners, so that they are kept.
 */
export function cutCorner(rx: number, ry: number, use: OutlineUse = 'fill'): readonly Point[][] {
  if (rx <= 0 || ry <= 0) return NO_CURVES;
  const key = `${rx} ${ry} ${use}`;
  const kept = knownCorners.get(key);
  if (kept !== undefined) return kept;
  if (knownCorners.size >= MAX_KNOWN_CORNERS) knownCorners.clear();
  const curves = cutArc(rx, ry, use);
  knownCorners.set(key, curves);
  return curves;
}

const NO_CURVES: readonly Point[][] = [];
const knownCorners = new Map<string, readonly Point[][]>();

const cutArc = (rx: number, ry: number, use: OutlineUse): Point[][] => {
  let count = 1;
  for (
    let error = CURVE_ERROR_SHARE * Math.hypot(rx, ry);
    error > MAX_CURVE_ERROR_PX && count < MAX_CURVES;
    error /= use === 'stroke' ? 16 : 4
  )
    count *= 2;
  return Array.from({ length: count }, (_, at) => {
    const half = Math.PI / 4 / count;
    const middle = Math.PI / 2 - (2 * at + 1) * half;
    const place = (angle: number, far: number): Point => ({
      x: rx * (1 - Math.cos(angle) * far),
      y: ry * (1 - Math.sin(angle) * far),
    });
    return cutCurve(place(middle + half, 1), place(middle, 1 / Math.cos(half)), place(middle - half, 1), use);
  });
};

const cutCurve = (from: Point, control: Point, to: Point, use: OutlineUse): Point[] => {
  const bendX = Math.abs(2 * control.x - from.x - to.x) / 2;
  const bendY = Math.abs(2 * control.y - from.y - to.y) / 2;
  const count = use === 'hairline' ? countHairs(bendX, bendY) : countLines(bendX, bendY);
  return Array.from({ length: count + 1 }, (_, at) => {
    const t = at / count;
    const mix = (a: number, b: number, c: number): number => (1 - t) * (1 - t) * a + 2 * t * (1 - t) * b + t * t * c;
    return { x: mix(from.x, control.x, to.x), y: mix(from.y, control.y, to.y) };
  });
};

/** How many lines stand for a curve, from how far its control point is off the middle; in the rasteriser's whole numbers. */
const countLines = (bendX: number, bendY: number): number => {
  const [x, y] = [Math.floor(bendX * 128), Math.floor(bendY * 128)];
  const distance = (Math.max(x, y) + Math.min(x, y) / 2 + 16) >> 5;
  return 2 ** Math.max(1, Math.min(MAX_LINES_LOG2, (32 - Math.clz32(distance)) >> 1));
};
const countHairs = (bendX: number, bendY: number): number => {
  const [x, y] = [Math.ceil(bendX), Math.ceil(bendY)];
  const distance = Math.max(x, y) + (Math.min(x, y) >> 1);
  return 2 ** Math.min(MAX_LINES_LOG2, (33 - Math.clz32(distance)) >> 1);
};

/** The rasteriser moves a curve to a quarter of a row first, and rounds the ends of its lines only then. */
const addCurve = (side: Side, points: readonly Point[]): void => {
  const first = points[0]!;
  const moved = snap(first.y) - first.y;
  let before = { x: first.x, y: first.y + moved };
  for (let k = 1; k < points.length; k++) {
    const isLast = k === points.length - 1;
    const x = points[k]!.x;
    const y = points[k]!.y + (isLast ? 0 : moved);
    let next = { x, y: snap(y) };
    if (!isLast && points[k]!.y - points[k - 1]!.y >= MIN_WHOLE_ROW_LINE_PX) {
      const slope = (x - before.x) / (y - before.y);
      next = { x: x - slope * (y - Math.round(y)), y: Math.round(y) };
    }
    if (next.y <= before.y) continue;
    addLine(side, before.x, next.x, next.y, isLast ? undefined : isEvenAt(points, k));
    before = next;
  }
};

/** Whether a curve goes on evenly from one of its lines to the next. */
const isEvenAt = (points: readonly Point[], k: number): boolean => {
  const [before, here, after] = [points[k - 1]!, points[k]!, points[k + 1]!];
  const bendX = Math.abs(after.x - 2 * here.x + before.x);
  const bendY = Math.abs(after.y - 2 * here.y + before.y);
  return Math.abs(after.x - here.x) / 2 >= bendX && (after.y - here.y) / 2 >= bendY && here.y - before.y >= 1;
};

const addLine = (side: Side, start: number, end: number, y: number, isEven?: boolean): void => {
  if (y <= side.ys[side.ys.length - 1]!) return;
  side.starts.push(start);
  side.ends.push(end);
  side.ys.push(y);
  side.evenJoints.push(isEven);
};

/** Where a line goes over into a similar one within a row, the rasteriser keeps to the first until the row ends. */
const smoothJoints = ({ ys, starts, ends, evenJoints }: Side): void => {
  for (let k = 0; k + 1 < starts.length; k++) {
    const y = ys[k + 1]!;
    const rowEnd = Math.min(Math.ceil(y), ys[k + 2]!);
    const slope = (ends[k]! - starts[k]!) / (y - ys[k]!);
    const nextHigh = ys[k + 2]! - y;
    const nextSlope = (ends[k + 1]! - starts[k + 1]!) / nextHigh;
    const isSmooth = evenJoints[k] ?? (nextHigh >= 1 && Math.abs(nextSlope - slope) <= 1);
    if (rowEnd === y || y === ys[k] || !isSmooth) continue;
    ends[k] = ends[k]! + slope * (rowEnd - y);
    starts[k + 1] = starts[k + 1]! + nextSlope * (rowEnd - y);
    ys[k + 1] = rowEnd;
  }
};

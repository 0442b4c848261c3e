import { type Curve, MAX_CURVES, type Point } from '@blueprompt/core/chart';
import { distance, toHex } from '../../colour/rgb.ts';
import type { Canvas } from '../canvas/chart-canvas.ts';
import { type Extent, extentsOf } from '../canvas/ink-extents.ts';
import type { Inks } from '../canvas/name-inks.ts';
import { fillUnder } from './fill-under.ts';
import { followCurve, type Trail } from './follow-curve.ts';
import { isArea } from './is-area.ts';
import { median } from './median.ts';
import { pickPoints } from './pick-points.ts';
import { readMarker } from './read-marker.ts';

/** A line reaches over this share of its chart. */
const MIN_REACH = 0.3;
/** Columns in which a line is hidden behind others. */
const MAX_HIDDEN = 0.5;
/** Nearly all of an ink lies along its line; the rest is a legend. */
const MIN_ALONG = 0.7;
/** The thickest stroke of a line, in CSS pixels; what is thicker is an area. */
const MAX_STROKE = 8.5;
/** The upper edge of an area runs along its line to within this. In CSS pixels. */
const ALONG = 3;
/** Columns of a shade that lie under the line whose fill it belongs to. */
const MIN_UNDER = 0.85;
/** Columns in which the marker at the start of a line is looked for. In CSS pixels. */
const MAX_CAP = 14;
/** Bends of a thick line. */
const MAX_THICK_BENDS = 40;

/** A line, and which pixels of the canvas it explains, from `top` to `end` in each column: with its fill, and without. */
export type FoundCurve = { curve: Curve; trail: Trail; stroke: Trail };

/** Reads the lines and areas of a chart, each ink by itself; `without` are those of its bars. */
export const readCurves = (
  canvas: Canvas,
  inks: Inks,
  without: ReadonlySet<number>,
  labelsAt: readonly number[],
): FoundCurve[] => {
  const extents = extentsOf(canvas, inks);
  const trails = inks.colors.flatMap((color, ink) =>
    without.has(ink) ? [] : trailOf(canvas, inks, ink, color, extents[ink]!),
  );
  const lines = trails.filter(({ thick }) => thick <= MAX_STROKE * canvas.scale);
  const areas = trails.filter(
    (area) =>
      !lines.includes(area) &&
      isArea(area.trail, canvas, trails.length === 1) &&
      !lines.some((line) => runsAlong(line.trail, area.trail, canvas)),
  );
  const drawn = lines.map((line) => toLine(canvas, line, labelsAt));
  const filled = drawn.filter(({ curve }) => curve.fill);
  const bare = areas.filter((area) => !filled.some((line) => isUnder(area.trail, line.trail, canvas.scale)));
  const found = [...drawn, ...bare.map((area) => toArea(canvas, area, labelsAt))];
  return found.filter(({ curve }) => !isScribble(curve, canvas.scale)).slice(0, MAX_CURVES);
};

/** A thick line of very many bends is the rim of something else, a level one an axis. */
const isScribble = ({ width, points }: Curve, scale: number): boolean => {
  const ys = points.map(({ y }) => y);
  const isLevel = Math.max(...ys) - Math.min(...ys) <= scale;
  return isLevel || (points.length > MAX_THICK_BENDS && width > MAX_STROKE * scale * 0.5);
};

type Traced = { color: number; trail: Trail; thick: number };

const trailOf = (canvas: Canvas, inks: Inks, ink: number, color: number, extent: Extent): Traced[] => {
  // Most inks are reported without following them.
  if (extent.end - extent.left < MIN_REACH * canvas.width) return [];
  const trail = followCurve(canvas, inks, ink, extent);
  if (trail.length < 8 * canvas.scale) return [];
  const reach = trail.at(-1)!.x - trail[0]!.x + 1;
  if (reach < MIN_REACH * canvas.width || trail.length < (1 - MAX_HIDDEN) * reach) return [];
  const all = extent.pixels;
  let along = 0;
  for (const { x, top, end } of trail)
    for (let y = top; y < end; y++) if (inks.indices[y * canvas.width + x] === ink) along += 1;
  if (along < MIN_ALONG * all) return [];
  let length = 1;
  trail.forEach((run, index) => {
    const before = trail[index - 1];
    if (before && run.x - before.x <= 2) length += Math.hypot(run.x - before.x, middleOf(run) - middleOf(before));
  });
  return [{ color, trail, thick: along / length }];
};

const middleOf = ({ top, end }: Trail[number]): number => (top + end) / 2;

const runsAlong = (line: Trail, area: Trail, { scale }: Canvas): boolean => {
  const tops = new Map(area.map(({ x, top }) => [x, top]));
  const gaps = line.flatMap(({ x, top, end }) => {
    const edge = tops.get(x);
    return edge === undefined ? [] : [Math.max(0, top - edge, edge - end)];
  });
  return gaps.length > line.length / 3 && median(gaps) <= ALONG * scale;
};

/** What lies under a line that is filled is its fill, in one of the shades that it fades through. */
const isUnder = (area: Trail, line: Trail, scale: number): boolean => {
  const tops = new Map(line.map(({ x, top }) => [x, top]));
  const under = area.filter(({ x, top }) => (tops.get(x) ?? Infinity) <= top + ALONG * scale);
  return under.length > MIN_UNDER * area.length;
};

/** Where a stroke is in a column, and how much of the column it covers, in pixels. */
type Seen = Point & { weight: number };

/** Where the stroke is in each column, to a part of a pixel. */
const seenOf = ({ colors, width, height, ground }: Canvas, { trail, color }: Traced): Seen[] =>
  trail.map(({ x, top, end }) => {
    let [weight, sum] = [0, 0];
    const whole = distance(color, ground);
    for (let y = Math.max(0, top - 1); y < Math.min(height, end + 1); y++) {
      const share = Math.max(0, 1 - distance(colors[y * width + x]!, color) / whole);
      weight += share;
      sum += share * (y + 0.5);
    }
    // A hollow marker is seen by its rim alone, whose middle is the place.
    return { x: x + 0.5, y: weight > 0 && end - top < 8 ? sum / weight : (top + end) / 2, weight };
  });

const toLine = (canvas: Canvas, traced: Traced, labelsAt: readonly number[]): FoundCurve => {
  const { box, scale } = canvas;
  const seen = seenOf(canvas, traced);
  const thick = strokeOf(traced.trail);
  const picked = pickPoints(
    seen,
    labelsAt.map((x) => x - box.x),
    { thick, cap: capOf(traced.trail, thick, scale) },
    scale,
  );
  const marker = readMarker(canvas, traced, picked.points, thick);
  const fill = fillUnder(canvas, traced.trail, traced.color);
  const curve: Curve = {
    color: toHex(traced.color),
    width: widthOf(seen),
    isSmooth: picked.isSmooth,
    points: toPage(picked.points, canvas),
    ...(fill && { fill: { from: toHex(fill.from), to: toHex(fill.to), base: fill.base + box.y } }),
    ...(marker && { marker }),
  };
  return {
    curve,
    stroke: traced.trail,
    trail: fill ? traced.trail.map((run) => ({ ...run, end: Math.max(run.end, fill.base) })) : traced.trail,
  };
};

const toArea = (canvas: Canvas, { trail, color }: Traced, labelsAt: readonly number[]): FoundCurve => {
  const seen = trail.map(({ x, top }) => ({ x: x + 0.5, y: top }));
  const { points, isSmooth } = pickPoints(
    seen,
    labelsAt.map((x) => x - canvas.box.x),
    { thick: 1, cap: 0 },
    canvas.scale,
  );
  const base = median(trail.map(({ end }) => end)) + canvas.box.y;
  const hex = toHex(color);
  return {
    curve: { color: hex, width: 0, isSmooth, points: toPage(points, canvas), fill: { from: hex, to: hex, base } },
    trail,
    stroke: [],
  };
};

/** The thickness where the line is flattest: steep, it fills more of a column. */
const strokeOf = (trail: Trail): number => {
  const heights = trail.map(({ top, end }) => end - top).sort((a, b) => a - b);
  // The soft rims of antialiasing count half on each side.
  return Math.max(1, heights[Math.floor(heights.length * 0.25)]! - 1);
};

/** How wide the stroke is across the line, to half a pixel. */
const widthOf = (seen: readonly Seen[]): number => {
  const widths = seen.map(({ weight }, index) => {
    const [before, after] = [seen[Math.max(0, index - 2)]!, seen[Math.min(seen.length - 1, index + 2)]!];
    return weight / Math.hypot(1, (after.y - before.y) / Math.max(1, after.x - before.x));
  });
  return Math.max(1, Math.round(median(widths) * 2) / 2);
};

/** A marker at the start of a line begins before it, by half of its height. */
const capOf = (trail: Trail, thick: number, scale: number): number => {
  const heights = trail.slice(0, MAX_CAP * scale).map(({ top, end }) => end - top);
  return Math.max(...heights) > 1.6 * thick ? Math.max(...heights) / 2 : thick;
};

const toPage = (points: readonly Point[], { box }: Canvas): Point[] =>
  points.map(({ x, y }) => ({ x: Math.round((x + box.x) * 10) / 10, y: Math.round((y + box.y) * 10) / 10 }));

import type { Curve, Point } from '@blueprompt/core/chart';
import { distance, toHex } from '../../colour/rgb.ts';
import type { Canvas } from '../canvas/chart-canvas.ts';
import type { Trail } from './follow-curve.ts';
import { median } from './median.ts';

/** Markers stick out of the stroke by this much on each side, in CSS pixels. */
const MIN_MARKER = 1.2;

/** The dots at the points of a line: their radius and what they are filled with; nothing where the line has none. */
export const readMarker = (
  canvas: Canvas,
  { trail, color }: { trail: Trail; color: number },
  points: readonly Point[],
  thick: number,
): Curve['marker'] => {
  const byX = new Map(trail.map((run) => [run.x, run]));
  const heights = points.flatMap(({ x }) => {
    const near = [-1, 0, 1].flatMap((off) => byX.get(Math.floor(x) + off) ?? []);
    return near.length > 0 ? [Math.max(...near.map(({ top, end }) => end - top))] : [];
  });
  const between = points.slice(1).flatMap(({ x }, index) => {
    const run = byX.get(Math.floor((x + points[index]!.x) / 2));
    return run ? [run.end - run.top] : [];
  });
  const [high, low] = [median(heights), median(between)];
  const least = Math.min(...heights);
  // Of a steep line every column is high: only what is as high on the flat stretches is a marker.
  if (least < thick + 2 * MIN_MARKER * canvas.scale || high < low + MIN_MARKER * canvas.scale) return undefined;
  const centre = points.map(
    ({ x, y }) => canvas.colors[Math.floor(y) * canvas.width + Math.min(canvas.width - 1, Math.floor(x))] ?? color,
  );
  const inner = centre.filter((one) => distance(one, color) > 60);
  const hollow = inner.length > centre.length / 2 ? inner[inner.length >> 1]! : color;
  // The soft rows at both ends of a dot are half covered.
  return { radius: Math.round(least - 1) / 2, color: toHex(hollow) };
};

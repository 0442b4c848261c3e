import type { Curve } from '@blueprompt/core/chart';

/** A line of a chart rises and falls by at least so many of its own widths; on the open truth pages by 4.6 and more, strokes of signs by 2.3 at most. */
const MIN_RISE = 2.5;
/** It is level along no more than this share of its way (0.38 there); the track of a slider and the line under tabs nearly all along. */
const MAX_LEVEL = 0.6;
/** Steps of half its width, or of a pixel, are level. */
const LEVEL_PX = 1;

/** Lines that are this share as wide as the widest run all the way. */
const WHOLE_WAY = 0.9;

/** Does a line that runs all the way go up and down as data does? Others may be level, such as the one that shows a goal. */
export function doMove(curves: readonly Curve[]): boolean {
  const wayOf = ({ points }: Curve): number => (points.at(-1)?.x ?? 0) - (points[0]?.x ?? 0);
  const widest = Math.max(0, ...curves.map(wayOf));
  return curves.some((curve) => wayOf(curve) >= WHOLE_WAY * widest && moves(curve));
}

/** What lies under a filled line says more than its course. */
function moves({ points, width, fill }: Curve): boolean {
  if (fill !== undefined) return true;
  const heights = points.map(({ y }) => y);
  if (Math.max(...heights) - Math.min(...heights) < MIN_RISE * width) return false;
  let [way, level] = [0, 0];
  for (const [index, point] of points.entries()) {
    const before = points[index - 1];
    if (!before) continue;
    way += point.x - before.x;
    if (Math.abs(point.y - before.y) <= Math.max(LEVEL_PX, width / 2)) level += point.x - before.x;
  }
  return level <= MAX_LEVEL * way;
}

import { type Box, bottom, right } from '@blueprompt/core/geometry';
import type { Edge, Side } from '@blueprompt/core/measurement';
import { isLine } from '../../scene/propose/hypothesis.ts';
import type { Surface } from '../../scene/scene.ts';
import { toFill } from './to-paint.ts';

/** A line this near to a side, in pixels, lies at it. */
const NEAR = 2;
/** A line at a side is as long as it, give or take this share: a longer one belongs to something else. */
const LONG = 0.08;

/** The lines that a scene draws along the sides of a box: borders that not all sides have. */
export function lineEdges(box: Box, surfaces: readonly Surface[]): Edge[] {
  const found = new Map<Side, Edge>();
  for (const surface of surfaces) {
    const { fill } = isLine(surface) ? toFill(surface.fill) : {};
    const side = fill && sideOf(surface.box, box);
    if (!fill || !side || found.has(side)) continue;
    const width = Math.max(1, Math.round(Math.min(surface.box.width, surface.box.height)));
    found.set(side, { side, color: fill, width });
  }
  return [...found.values()];
}

const sideOf = (line: Box, box: Box): Side | undefined => {
  const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= NEAR;
  const runsAlong = (from: number, length: number, start: number, side: number): boolean =>
    Math.abs(length - side) <= LONG * side && Math.abs(from - start) <= LONG * side;
  if (line.width > line.height && runsAlong(line.x, line.width, box.x, box.width)) {
    if (isNear(line.y, box.y)) return 'top';
    if (isNear(bottom(line), bottom(box))) return 'bottom';
  }
  if (line.height > line.width && runsAlong(line.y, line.height, box.y, box.height)) {
    if (isNear(line.x, box.x)) return 'left';
    if (isNear(right(line), right(box))) return 'right';
  }
  return undefined;
};

import { type Box, bottom, right, surround } from '@blueprompt/core/geometry';
import type { Shape } from '../shape.ts';

/** Grid lines begin and end where the plot does, to within this, in pixels at scale 1. */
const SAME_END = 6;
/** Thickest line of a grid or an axis with its ticks, in pixels at scale 1. */
const MAX_THICK = 6;
/** The next line is no farther away than this, in distances between two lines. */
const NEXT = 1.25;
const MIN_LINES = 2;

/** A plot reaches as far as its grid: the lines above and below a curve, equally long and equally far apart, are part of the chart. */
export const growToGrid = (drawing: Shape, shapes: readonly Shape[], scale: number): Shape => {
  const lines = shapes
    .map(({ box }) => box)
    .filter((box) => box.height <= MAX_THICK * scale && isAsLong(box, drawing.box, scale))
    .toSorted((a, b) => a.y - b.y);
  const pitch = Math.min(...lines.slice(1).map((line, at) => line.y - lines[at]!.y));
  if (lines.length < MIN_LINES || pitch <= MAX_THICK * scale) return drawing;
  let box = drawing.box;
  const isNext = (line: Box): boolean =>
    Math.max(box.y - bottom(line), line.y - bottom(box)) <= pitch * NEXT &&
    (line.y < box.y || bottom(line) > bottom(box));
  for (let next = lines.find(isNext); next; next = lines.find(isNext)) box = surround([box, next]);
  return { ...drawing, box };
};

const isAsLong = (line: Box, plot: Box, scale: number): boolean =>
  Math.abs(line.x - plot.x) <= SAME_END * scale && Math.abs(right(line) - right(plot)) <= SAME_END * scale;

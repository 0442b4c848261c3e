import { area, bottom, right } from '@blueprompt/core/geometry';
import type { Canvas } from '../canvas/chart-canvas.ts';
import type { Part } from '../canvas/find-parts.ts';
import type { Inks } from '../canvas/name-inks.ts';

/** What fills more of its box than this needs no trimming; what is left fills its box as a bar does. */
const MAX_FILLED = 0.78;
const MIN_FILLED = 0.9;
/** Columns and rows of the bar itself are filled by this share. */
const MIN_LINE = 0.5;
/** Most of the part is the bar. */
const MIN_KEPT = 0.6;

/** A bar without the thin lines that hang on to it, such as a piece of the axis in a shade of its colour. */
export const trimPart = (part: Part, { indices }: Inks, { width }: Canvas): Part => {
  const { box, ink, pixels } = part;
  if (pixels > MAX_FILLED * area(box)) return part;
  const columns = new Uint32Array(box.width);
  const rows = new Uint32Array(box.height);
  for (let y = box.y; y < bottom(box); y++)
    for (let x = box.x; x < right(box); x++)
      if (indices[y * width + x] === ink) {
        columns[x - box.x]! += 1;
        rows[y - box.y]! += 1;
      }
  const [left, end] = span(columns, MIN_LINE * Math.max(...columns));
  const [top, foot] = span(rows, MIN_LINE * (end - left));
  const core = { x: box.x + left, y: box.y + top, width: end - left, height: foot - top };
  let kept = 0;
  for (let y = core.y; y < bottom(core); y++)
    for (let x = core.x; x < right(core); x++) if (indices[y * width + x] === ink) kept += 1;
  const isBar = kept >= MIN_FILLED * area(core) && kept >= MIN_KEPT * pixels;
  return isBar ? { ink, box: core, pixels: kept } : part;
};

/** From the first to the last that is large enough. */
const span = (counts: Uint32Array, least: number): [number, number] => {
  const first = counts.findIndex((count) => count >= least);
  const last = counts.findLastIndex((count) => count >= least);
  return [Math.max(0, first), last + 1];
};

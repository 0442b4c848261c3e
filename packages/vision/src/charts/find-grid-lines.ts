import type { Grid } from '@blueprompt/core/chart';
import { MAX_GRID_LINES } from '@blueprompt/core/chart';
import { chroma, distance, toHex } from '../colour/rgb.ts';
import type { Canvas } from './chart-canvas.ts';

/** Where the ground is seen on both sides of a line, it has one colour in this share of its pixels; a dashed one in fewer. */
const SOLID = 0.75;
const DASHED = 0.3;
/** So many pieces in a hundred pixels make a dashed line. */
const MIN_DASHES = 3;
/** A line lies free of what is drawn over this share of the chart at least. */
const MIN_OPEN = 0.12;
/** The thickest grid line, in CSS pixels. */
const MAX_THICK = 2;
/** Lines are told apart from the ground and are no more vivid than it by this much. */
const VISIBLE = 4;
const MAX_VIVID = 48;

type Line = { at: number; color: number; isDashed: boolean };

/** Finds the grid lines and axes of a chart and takes them out of what is drawn. */
export const takeGridLines = (canvas: Canvas): Grid | undefined => {
  const rows = findLines(canvas, canvas.width, canvas.height, (along, across) => across * canvas.width + along);
  const columns = findLines(canvas, canvas.height, canvas.width, (along, across) => along * canvas.width + across);
  const lines = [...rows, ...columns];
  if (lines.length === 0) return undefined;
  const counts = new Map<number, number>();
  for (const { color } of lines) counts.set(color, (counts.get(color) ?? 0) + 1);
  const color = [...counts].sort((a, b) => b[1] - a[1])[0]![0];
  return {
    color: toHex(color),
    isDashed: lines.filter(({ isDashed }) => isDashed).length > lines.length / 2,
    rows: thin(rows).map((y) => y + canvas.box.y),
    columns: thin(columns).map((x) => x + canvas.box.x),
  };
};

const findLines = (
  { colors, ground, isDrawn, scale }: Canvas,
  length: number,
  count: number,
  index: (along: number, across: number) => number,
): Line[] => {
  const lines: Line[] = [];
  const thick = MAX_THICK * scale;
  const isGround = (along: number, across: number): boolean =>
    across < 0 || across >= count || colors[index(along, across)] === ground;
  for (let across = 0; across < count; across++) {
    const runs = new Map<number, { pixels: number; pieces: number }>();
    let [before, open] = [-1, 0];
    for (let along = 0; along < length; along++) {
      if (!isGround(along, across - thick) || !isGround(along, across + thick)) continue;
      const color = colors[index(along, across)]!;
      open += 1;
      if (color !== ground) {
        const one = runs.get(color);
        if (one) {
          one.pixels += 1;
          if (color !== before) one.pieces += 1;
        } else runs.set(color, { pixels: 1, pieces: 1 });
      }
      before = color;
    }
    if (open < MIN_OPEN * length) continue;
    for (const [color, { pixels, pieces }] of runs) {
      const isDashed = pixels < SOLID * open && pieces >= Math.max(5, (MIN_DASHES * open) / (100 * scale));
      if (pixels < (isDashed ? DASHED : SOLID) * open) continue;
      if (distance(color, ground) < VISIBLE || chroma(color) > chroma(ground) + MAX_VIVID) continue;
      lines.push({ at: across, color, isDashed });
      const reach = distance(color, ground) + VISIBLE;
      for (let along = 0; along < length; along++) {
        const at = index(along, across);
        // Also the soft ends of its dashes.
        if (colors[at] === color || distance(colors[at]!, ground) <= reach) isDrawn[at] = 0;
      }
    }
  }
  return lines;
};

/** Lines two pixels thick are told once. */
const thin = (lines: readonly Line[]): number[] => {
  const places: number[][] = [];
  for (const { at } of lines) {
    const last = places.at(-1);
    if (last && at - last.at(-1)! <= 2) last.push(at);
    else places.push([at]);
  }
  return places.map((one) => (one[0]! + one.at(-1)! + 1) / 2).slice(0, MAX_GRID_LINES);
};

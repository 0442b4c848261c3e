import type { Grid } from '@blueprompt/core/chart';
import { MAX_GRID_LINES } from '@blueprompt/core/chart';
import { chroma, distance, toHex } from '../colour/rgb.ts';
import type { Canvas } from './chart-canvas.ts';

/** A grid line has one colour over this share of the chart; a dashed one over less, in pieces. */
const SOLID = 0.55;
const DASHED = 0.28;
/** So many pieces in a hundred pixels make a dashed line. */
const MIN_DASHES = 3;
/** Beside a grid line its colour is hardly seen: no more than this share. */
const MAX_BESIDE = 0.12;
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
  const shareOf = (across: number, color: number): number => {
    if (across < 0 || across >= count) return 0;
    let same = 0;
    for (let along = 0; along < length; along++) if (colors[index(along, across)] === color) same += 1;
    return same / length;
  };
  const lines: Line[] = [];
  for (let across = 0; across < count; across++) {
    const runs = new Map<number, { pixels: number; pieces: number }>();
    let before = -1;
    for (let along = 0; along < length; along++) {
      const color = colors[index(along, across)]!;
      if (color !== ground) {
        const one = runs.get(color);
        if (one) {
          one.pixels += 1;
          if (color !== before) one.pieces += 1;
        } else runs.set(color, { pixels: 1, pieces: 1 });
      }
      before = color;
    }
    for (const [color, { pixels, pieces }] of runs) {
      const share = pixels / length;
      const isDashed = share < SOLID && pieces >= Math.max(5, (MIN_DASHES * length) / (100 * scale));
      if (share < (isDashed ? DASHED : SOLID)) continue;
      if (distance(color, ground) < VISIBLE || chroma(color) > chroma(ground) + MAX_VIVID) continue;
      const thick = 2 * scale;
      if (shareOf(across - thick, color) > MAX_BESIDE * (share / SOLID + 1)) continue;
      if (shareOf(across + thick, color) > MAX_BESIDE * (share / SOLID + 1)) continue;
      lines.push({ at: across, color, isDashed });
      for (let along = 0; along < length; along++) {
        const at = index(along, across);
        if (colors[at] === color) isDrawn[at] = 0;
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

import type { Grid } from '@blueprompt/core/chart';
import { MAX_GRID_LINES } from '@blueprompt/core/chart';
import { chroma, distance, luma, toHex } from '../../colour/rgb.ts';
import type { Canvas } from './chart-canvas.ts';

/** Where one colour is seen on both sides of a line, the line is there in this share of the pixels; a dashed one in fewer. */
const SOLID = 0.75;
const DASHED = 0.3;
/** So many pieces in a hundred pixels make a dashed line. */
const MIN_DASHES = 3;
/** A line lies free of what is drawn over this share of the chart at least. */
const MIN_OPEN = 0.12;
/** The thickest grid line, in CSS pixels. */
const MAX_THICK = 3;
/** Lines are told apart from what they lie on; they are no more vivid than it by this much, or shine through it. */
const VISIBLE = 4;
const MAX_VIVID = 48;
const SHINES = 60;
const MAX_GREY = 20;
/** Closer to the ground than this, nothing is drawn. */
const DRAWN = 12;
const COLORS = 2 ** 24;

type Line = { at: number; color: number; isDashed: boolean; isBare: boolean };

/** Finds the grid lines and axes of a chart and takes them out of what is drawn. */
export const takeGridLines = (canvas: Canvas): Grid | undefined => {
  const rows = findLines(canvas, { length: canvas.width, count: canvas.height, along: 1, across: canvas.width });
  const columns = findLines(canvas, { length: canvas.height, count: canvas.width, along: canvas.width, across: 1 });
  const lines = [...rows, ...columns];
  if (lines.length === 0) return undefined;
  const counts = new Map<number, number>();
  const bare = lines.filter(({ isBare }) => isBare);
  for (const { color } of bare.length > 0 ? bare : lines) counts.set(color, (counts.get(color) ?? 0) + 1);
  const color = [...counts].sort((a, b) => b[1] - a[1])[0]![0];
  return {
    color: toHex(color),
    isDashed: lines.filter(({ isDashed }) => isDashed).length > lines.length / 2,
    rows: thin(rows).map((y) => y + canvas.box.y),
    columns: thin(columns).map((x) => x + canvas.box.x),
  };
};

/** How lines run through the pixels: how long and how many they may be, and how far the next pixel is along and across. */
type Run = { length: number; count: number; along: number; across: number };

const findLines = (canvas: Canvas, run: Run): Line[] => {
  const { colors, ground, isDrawn, scale } = canvas;
  const { length, count } = run;
  const lines: Line[] = [];
  const thick = MAX_THICK * scale;
  const aside = thick * run.across;
  const seen = colors.slice();
  for (let line = 0; line < count; line++) {
    const start = line * run.across;
    const [hasOver, hasUnder] = [line >= thick, line + thick < count];
    // Nearly all lines are seen to be none by a look that asks no more than this.
    let other = 0;
    for (let step = 0, at = start; step < length; step++, at += run.along) {
      const color = seen[at]!;
      if (color === ground || (hasOver && color === seen[at - aside]) || (hasUnder && color === seen[at + aside]))
        continue;
      other += 1;
    }
    if (other < MIN_OPEN * DASHED * length) continue;
    const sides = new Map<number, Sides>();
    let found: Sides | undefined;
    for (let step = 0, at = start; step < length; step++, at += run.along) {
      const over = hasOver ? seen[at - aside]! : ground;
      const under = hasUnder ? seen[at + aside]! : ground;
      // Most pixels lie between the same two colours as the one before.
      if (found?.over !== over || found.under !== under) {
        const key = over * COLORS + under;
        found = sides.get(key) ?? { over, under, open: 0, marked: [], pieces: 0 };
        sides.set(key, found);
      }
      found.open += 1;
      if (!isLineOn(seen[at]!, found, ground)) continue;
      if (found.marked.at(-1) !== at - run.along) found.pieces += 1;
      found.marked.push(at);
    }
    const crossed = [...sides.values()].filter((one) => isCrossed(one, length, scale));
    const marked = crossed.flatMap((one) => one.marked);
    if (marked.length === 0) continue;
    const isDashed = crossed.every((one) => one.marked.length < SOLID * one.open);
    // The colour of a line is that on the ground: through an area it has another.
    const bare = crossed.filter(({ over, under }) => over === ground && under === ground).flatMap((one) => one.marked);
    const color = mostSeen((bare.length > 0 ? bare : marked).map((at) => seen[at]!));
    lines.push({ at: line, color, isDashed, isBare: bare.length > 0 });
    // As if there were no line: what it lies on goes on under it.
    for (const { under, marked: places } of crossed)
      for (const at of places) {
        colors[at] = under;
        isDrawn[at] = Number(distance(under, ground) > DRAWN);
      }
    // Also the soft ends of its dashes.
    const reach = distance(color, ground) + VISIBLE;
    for (let step = 0, at = start; step < length; step++, at += run.along)
      if (distance(colors[at]!, ground) <= reach) isDrawn[at] = 0;
  }
  return lines;
};

/** What a line may lie on, or between: in how many pixels that is so, and in which of them something else is seen. */
type Sides = { over: number; under: number; open: number; marked: number[]; pieces: number };

const isCrossed = ({ open, marked, pieces }: Sides, length: number, scale: number): boolean => {
  if (open < MIN_OPEN * length || marked.length < DASHED * open) return false;
  return marked.length >= SOLID * open || pieces >= Math.max(5, (MIN_DASHES * open) / (100 * scale));
};

const isLineOn = (color: number, { over, under }: Sides, ground: number): boolean => {
  if (color === over || color === under || color === ground) return false;
  const away = Math.min(distance(color, over), distance(color, under));
  // Between two colours only an axis is looked for, which is grey; else the line of a chart would be taken for one.
  if (over !== under) return away >= VISIBLE && chroma(color) <= MAX_GREY && !isBetween(color, over, under);
  return away >= VISIBLE && (away <= SHINES || (over === ground && chroma(color) <= chroma(over) + MAX_VIVID));
};

/** The soft rim of something is between its colour and that of the ground; an axis is darker, or on a dark page lighter. */
const isBetween = (color: number, over: number, under: number): boolean => {
  const [low, high] = [Math.min(luma(over), luma(under)), Math.max(luma(over), luma(under))];
  return luma(color) >= low && luma(color) <= high;
};

const mostSeen = (colors: readonly number[]): number => {
  const counts = new Map<number, number>();
  for (const color of colors) counts.set(color, (counts.get(color) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]![0];
};

/** Lines two pixels thick are reported once. */
const thin = (lines: readonly Line[]): number[] => {
  const places: number[][] = [];
  for (const { at } of lines) {
    const last = places.at(-1);
    if (last && at - last.at(-1)! <= 2) last.push(at);
    else places.push([at]);
  }
  return places.map((one) => (one[0]! + one.at(-1)! + 1) / 2).slice(0, MAX_GRID_LINES);
};

import { area, type Box } from '@blueprompt/core/geometry';
import type { Shape } from '../boxes/shape.ts';
import { ColorTally } from '../colour/color-tally.ts';
import { isShade } from '../colour/is-shade.ts';
import type { Pixels } from '../contract.ts';
import { freeRows } from './free-rows.ts';

/** Pixels between two looks, in CSS pixels: half of the narrowest gap between cards. */
const STEP = 4;
/** A box that covers more than this of a landmark is its ground, not something on it. */
const MAX_ON_IT = 0.9;
/** So much of a landmark must lie free, and so much of that in one colour and its shades, to call it the ground. */
const MIN_FREE = 0.08;
const MIN_SHARE = 0.6;
/** The colour itself, without the shadows on it, is so much of what lies free. */
const MIN_OPEN = 0.1;
/** Shadows are of many shades: one colour with this share of what lies free is a surface. */
const MAX_SHADE = 0.12;
/** It shows in so many of the rows; a band that shows in fewer lies on it. */
const MIN_ROWS = 0.6;

/** The one colour of what no shape covers; where cards cast shadows on it, that of the open ground. */
export const openGround = (box: Box, shapes: readonly Shape[], pixels: Pixels, scale: number): number | undefined => {
  const onIt = shapes.map((shape) => shape.box).filter((other) => area(other) <= MAX_ON_IT * area(box));
  const grid = { columns: Math.floor(box.width / (STEP * scale)), rows: Math.floor(box.height / (STEP * scale)) };
  const rows = freeRows(box, onIt, grid, pixels);
  const free = rows.flat();
  const tally = new ColorTally();
  for (const color of free) tally.add(color);
  const most = tally.most();
  if (!most || free.length < MIN_FREE * grid.columns * grid.rows || most.count < MIN_OPEN * free.length)
    return undefined;
  // Asked once a colour, not once a pixel.
  const ground = new Set<number>();
  let share = 0;
  for (let at = 0; at < tally.size; at++) {
    const [color, count] = [tally.colors[at]!, tally.counts[at]!];
    if (color !== most.color && (count >= MAX_SHADE * free.length || !isShade(color, most.color))) continue;
    ground.add(color);
    share += count;
  }
  if (share < MIN_SHARE * free.length) return undefined;
  return rows.filter((row) => row.some((color) => ground.has(color))).length >= MIN_ROWS * grid.rows
    ? most.color
    : undefined;
};

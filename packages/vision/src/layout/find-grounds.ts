import { area, type Box, overlap } from '@blueprompt/core/geometry';
import type { Region } from '@blueprompt/core/measurement';
import type { Shape } from '../boxes/shape.ts';
import type { PageFacts } from '../classify/page-facts.ts';
import { deltaE } from '../colour/delta-e.ts';
import { mostFrequent } from '../colour/most-frequent.ts';
import { toHex } from '../colour/rgb.ts';
import type { Pixels } from '../contract.ts';
import { freeRows } from './free-rows.ts';
import { gradientBehind } from './gradient-behind.ts';
import { pictureBehind } from './picture-behind.ts';

/** Pixels between two looks for one flat colour, in CSS pixels: half of the narrowest gap between cards. */
const STEP = 4;
/** Looks a side for a change of colour or a photo, which show as well from afar. */
const COARSE = 40;
/** A box that covers more than this of a landmark is its ground, not something on it. */
const MAX_ON_IT = 0.9;
/** So much of a landmark must lie free, and so much of that in one colour, to call it the ground. */
const MIN_FREE = 0.08;
const MIN_SHARE = 0.6;
/** It shows in so many of its rows; a band that shows in fewer lies on it. */
const MIN_ROWS = 0.6;
/** A ground nearer to the page's own colour than this is not seen as another. */
const VISIBLE = 0.7;

/**
 * Gives landmarks without a paint of their own what shows between their boxes: white cards may outweigh the tinted page that
 * they lie on, and a bar that they cut into parts is no single box.
 */
export const findGrounds = (
  regions: readonly Region[],
  shapes: readonly Shape[],
  pixels: Pixels,
  page: PageFacts,
): Region[] =>
  regions.map((region) => {
    if (region.fill !== undefined || region.gradient || region.role === 'nav') return region;
    const whole = shapes.find((shape) => shape.gradient && overlap(shape.box, region.box) > MAX_ON_IT);
    if (whole?.gradient) return { ...region, gradient: whole.gradient };
    const flat = flatBehind(region.box, shapes, pixels, page.scale);
    if (flat !== undefined) return deltaE(flat, page.background) < VISIBLE ? region : { ...region, fill: toHex(flat) };
    const painted = shapes.filter(({ kind, fill, gradient, border }) => kind === 'box' && (fill ?? gradient ?? border));
    const rows = freeRows(
      region.box,
      painted.map(({ box }) => box),
      { columns: COARSE, rows: COARSE },
      pixels,
    );
    const gradient = gradientBehind(rows);
    if (gradient) return { ...region, gradient };
    const picture = pictureBehind(rows, COARSE * COARSE);
    return picture === undefined ? region : { ...region, fill: toHex(picture), picture: true };
  });

/** The one colour of what no shape covers. */
const flatBehind = (box: Box, shapes: readonly Shape[], pixels: Pixels, scale: number): number | undefined => {
  const onIt = shapes.map((shape) => shape.box).filter((other) => area(other) <= MAX_ON_IT * area(box));
  const grid = { columns: Math.floor(box.width / (STEP * scale)), rows: Math.floor(box.height / (STEP * scale)) };
  const rows = freeRows(box, onIt, grid, pixels);
  const free = rows.flat();
  const most = mostFrequent(free);
  if (!most || free.length < MIN_FREE * grid.columns * grid.rows || most.count < MIN_SHARE * free.length)
    return undefined;
  return rows.filter((row) => row.includes(most.color)).length >= MIN_ROWS * grid.rows ? most.color : undefined;
};

import { area, type Box, bottom, overlap, right } from '@blueprompt/core/geometry';
import type { Region } from '@blueprompt/core/measurement';
import type { Shape } from '../boxes/shape.ts';
import type { PageFacts } from '../classify/page-facts.ts';
import { deltaE } from '../colour/delta-e.ts';
import { toHex } from '../colour/rgb.ts';
import type { Pixels } from '../contract.ts';
import { freeSamples } from './free-samples.ts';
import { gradientBehind } from './gradient-behind.ts';
import { pictureBehind } from './picture-behind.ts';

/** Pixels between two looks, in CSS pixels: half of the narrowest gap between cards. */
const STEP = 4;
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
 * Gives landmarks without a paint of their own the colour that shows between their boxes: white cards may outweigh the
 * tinted page that they lie on, and a bar that they cut into parts is no single box.
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
    const ground = freeColor(region.box, shapes, pixels, page.scale);
    if (ground !== undefined)
      return deltaE(ground, page.background) < VISIBLE ? region : { ...region, fill: toHex(ground) };
    const rows = freeSamples(region.box, shapes, pixels);
    const gradient = gradientBehind(rows);
    if (gradient) return { ...region, gradient };
    const picture = pictureBehind(rows);
    return picture === undefined ? region : { ...region, fill: toHex(picture), picture: true };
  });

/** The colour of what no shape covers. */
const freeColor = (box: Box, shapes: readonly Shape[], pixels: Pixels, scale: number): number | undefined => {
  const step = STEP * scale;
  const columns = Math.floor(box.width / step);
  const rows = Math.floor(box.height / step);
  const covered = new Uint8Array(columns * rows);
  for (const { box: on } of shapes) {
    if (area(on) > MAX_ON_IT * area(box)) continue;
    const fromX = Math.max(0, Math.floor((on.x - box.x) / step));
    const toX = Math.min(columns, Math.ceil((right(on) - box.x) / step));
    if (toX <= fromX) continue;
    const toY = Math.min(rows, Math.ceil((bottom(on) - box.y) / step));
    for (let y = Math.max(0, Math.floor((on.y - box.y) / step)); y < toY; y++)
      covered.fill(1, y * columns + fromX, y * columns + toX);
  }
  const counts = new Map<number, number>();
  const lastRow = new Map<number, number>();
  const rowsOf = new Map<number, number>();
  let free = 0;
  for (let at = 0; at < covered.length; at++) {
    if (covered[at]) continue;
    const row = Math.floor(at / columns);
    const x = Math.floor(box.x + (at % columns) * step);
    const color = pixels.colors[Math.floor(box.y + row * step) * pixels.width + x]!;
    counts.set(color, (counts.get(color) ?? 0) + 1);
    if (lastRow.get(color) !== row) rowsOf.set(color, (rowsOf.get(color) ?? 0) + 1);
    lastRow.set(color, row);
    free++;
  }
  const [color, count] = [...counts].reduce((best, entry) => (entry[1] > best[1] ? entry : best), [0, 0]);
  const isGround =
    free >= MIN_FREE * covered.length && count >= MIN_SHARE * free && rowsOf.get(color)! >= MIN_ROWS * rows;
  return isGround ? color : undefined;
};

import { overlap } from '@blueprompt/core/geometry';
import type { Region } from '@blueprompt/core/measurement';
import type { Shape } from '../boxes/shape.ts';
import type { PageFacts } from '../classify/page-facts.ts';
import { deltaE } from '../colour/delta-e.ts';
import { toHex } from '../colour/rgb.ts';
import type { Pixels } from '../contract.ts';
import { freeRows } from './free-rows.ts';
import { gradientBehind } from './gradient-behind.ts';
import { openGround } from './open-ground.ts';
import { pageGround } from './page-ground.ts';
import { pictureBehind } from './picture-behind.ts';

/** Looks a side for a change of colour or a photo, which show as well from afar. */
const COARSE = 40;
/** A box that covers more than this of a landmark is its ground, not something on it. */
const MAX_ON_IT = 0.9;
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
): Region[] => {
  const isMain = ({ role }: Region): boolean => role === 'main';
  const mains = regions.filter(isMain).map((region) => paint(region, shapes, pixels, page, page.background));
  const ground = pageGround(mains, page);
  return regions.map((region) => (isMain(region) ? mains.shift()! : paint(region, shapes, pixels, page, ground)));
};

/** What a landmark is painted with, where that differs from the ground around it. */
const paint = (region: Region, shapes: readonly Shape[], pixels: Pixels, page: PageFacts, ground: number): Region => {
  if (region.fill !== undefined || region.gradient || region.role === 'nav') return region;
  const flat = openGround(region.box, shapes, pixels, page.scale);
  if (flat !== undefined) return deltaE(flat, ground) < VISIBLE ? region : { ...region, fill: toHex(flat) };
  const whole = shapes.find((shape) => shape.gradient && overlap(shape.box, region.box) > MAX_ON_IT);
  if (whole?.gradient) return { ...region, gradient: whole.gradient };
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
};

import { overlap } from '@blueprompt/core/geometry';
import type { Region } from '@blueprompt/core/measurement';
import { sideColor } from '../boxes/edges/side-colors.ts';
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
/** How far inside its left and right side a region shows its ground, in CSS pixels: less than any page's margin. */
const GUTTER = 5;
const GUTTERS = ['left', 'right'] as const;
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
  const wholes = shapes.filter(({ kind, box }) => kind === 'box' && overlap(box, region.box) > MAX_ON_IT);
  const gradient = wholes.find((shape) => shape.gradient)?.gradient;
  // The box that a region is tells its colour, however little of it lies open between its sides.
  const isSeen = ({ fill }: Shape): boolean =>
    fill !== undefined &&
    GUTTERS.every((side) => sideColor(pixels, region.box, side, -Math.round(GUTTER * page.scale), 0)?.color === fill);
  const own = gradient ? undefined : wholes.find(isSeen)?.fill;
  const flat = own ?? openGround(region.box, shapes, pixels, page.scale);
  if (flat !== undefined) return deltaE(flat, ground) < VISIBLE ? region : { ...region, fill: toHex(flat) };
  if (gradient) return { ...region, gradient };
  const painted = shapes.filter(({ kind, fill, gradient, border }) => kind === 'box' && (fill ?? gradient ?? border));
  const rows = freeRows(
    region.box,
    painted.map(({ box }) => box),
    { columns: COARSE, rows: COARSE },
    pixels,
  );
  const behind = gradientBehind(rows);
  if (behind) return { ...region, gradient: behind };
  const picture = pictureBehind(rows, COARSE * COARSE);
  return picture === undefined ? region : { ...region, fill: toHex(picture), picture: true };
};

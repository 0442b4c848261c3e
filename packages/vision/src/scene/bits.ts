import { channelGap } from '../colour/rgb.ts';
import type { Surface } from './scene.ts';

/*
 * The one criterion of the scene: bits to write down a screenshot. An instruction is worth its bits when the pixels that it
 * explains would cost more.
 */

/** A box: four places among some thousands. */
const BOX_BITS = 44;
/** A colour: three channels of eight bits. */
const COLOR_BITS = 24;
/** The least that anything painted costs. */
export const ITEM_BITS = BOX_BITS + COLOR_BITS;
/** A second colour and an angle. */
const GRADIENT_BITS = 33;
/** A radius out of some sixty usual ones. */
const RADIUS_BITS = 6;
/** A colour and a width. */
const BORDER_BITS = 27;

/** A colour, an opacity, two offsets, a blur and a spread. */
export const SHADOW_BITS = 40;

/** Levels by which a browser and our painter may differ on an edge. */
export const SAME_LEVELS = 2;

const BITS = Float64Array.from({ length: 256 }, (_, levels) =>
  levels <= SAME_LEVELS ? 0 : 6 + 2 * Math.log2(1 + levels),
);

/** Bits to correct a pixel that was painted in another colour than it has. */
export function pixelBits(painted: number, real: number): number {
  return painted === real ? 0 : BITS[channelGap(painted, real)]!;
}

/** Bits to write down a surface. */
export function surfaceBits({ fill, corners, border }: Surface): number {
  const isFlat = fill === undefined || fill.kind === 'flat';
  return (
    ITEM_BITS +
    (isFlat ? 0 : GRADIENT_BITS) +
    (corners.some((radius) => radius > 0) ? RADIUS_BITS : 0) +
    (border ? BORDER_BITS : 0)
  );
}

/** Bits of an outline, row by row, where its end moves by so many pixels: a straight one costs least. */
export function stepBits(pixels: number): number {
  return pixels === 0 ? 1 : 3 + 2 * Math.log2(1 + pixels);
}

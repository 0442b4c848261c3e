import type { Hex } from '@blueprompt/core/measurement';

/** Packed 0xRRGGBB values, as in `Pixels`. */
export const red = (color: number): number => color >> 16;
export const green = (color: number): number => (color >> 8) & 255;
export const blue = (color: number): number => color & 255;

export const pack = (r: number, g: number, b: number): number => (r << 16) | (g << 8) | b;

export const toHex = (color: number): Hex => `#${color.toString(16).padStart(6, '0')}`;

export const parseHex = (hex: Hex): number => Number.parseInt(hex.slice(1), 16);

/** The largest difference in one channel, 0 to 255. */
export const channelGap = (a: number, b: number): number =>
  Math.max(Math.abs(red(a) - red(b)), Math.abs(green(a) - green(b)), Math.abs(blue(a) - blue(b)));

/** Perceived brightness, 0 to 255 (Rec. 709 weights on the encoded values: enough to tell dark from light). */
export const luma = (color: number): number => 0.2126 * red(color) + 0.7152 * green(color) + 0.0722 * blue(color);

/** Difference of the strongest and the weakest channel, 0 (grey) to 255. */
export const chroma = (color: number): number =>
  Math.max(red(color), green(color), blue(color)) - Math.min(red(color), green(color), blue(color));

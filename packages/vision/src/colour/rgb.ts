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

/** Straight distance of two colours, 0 to 442; written out, since whole pictures are asked for it. */
export const distance = (a: number, b: number): number => {
  const dr = red(a) - red(b);
  const dg = green(a) - green(b);
  const db = blue(a) - blue(b);
  return Math.sqrt(dr * dr + dg * dg + db * db);
};

/** The colour that lies this share of the way from one to another. */
export const mix = (from: number, to: number, share: number): number => {
  const between = (a: number, b: number): number => Math.round(a + share * (b - a));
  return pack(between(red(from), red(to)), between(green(from), green(to)), between(blue(from), blue(to)));
};

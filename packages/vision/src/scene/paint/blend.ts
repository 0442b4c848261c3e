import type { Rgb } from '../scene.ts';

/** Lays a colour over one pixel; `alpha` is 0 to 255. The rounding is that of the browser's rasteriser. */
export function blendPixel(colors: Uint32Array, at: number, color: Rgb, alpha: number): void {
  if (alpha <= 0) return;
  colors[at] = alpha >= 255 ? color : blend(colors[at]!, color, alpha);
}

/** Lays a colour over the pixels from `from` up to `to`. */
export function blendSpan(colors: Uint32Array, from: number, to: number, color: Rgb, alpha: number): void {
  if (alpha <= 0 || to <= from) return;
  if (alpha >= 255) {
    colors.fill(color, from, to);
    return;
  }
  // Neighbours are mostly alike, and what was blended once need not be again.
  let below = -1;
  let result = 0;
  for (let at = from; at < to; at++) {
    const pixel = colors[at]!;
    if (pixel !== below) {
      below = pixel;
      result = blend(pixel, color, alpha);
    }
    colors[at] = result;
  }
}

const RED_AND_BLUE = 0xff00ff;
const GREEN = 0x00ff00;

/**
 * The colour of `above` over `below`, rounded as the browser's rasteriser rounds: exact for colours with an opacity. Red and blue are
 * worked out in one number, as a byte times a byte leaves room between them.
 */
export function blend(below: Rgb, above: Rgb, alpha: number): Rgb {
  const rest = 256 - alpha;
  const redAndBlue = (Math.imul(below & RED_AND_BLUE, rest) >>> 8) & RED_AND_BLUE;
  const green = (Math.imul(below & GREEN, rest) >>> 8) & GREEN;
  return (redAndBlue | green) + (above === 0 ? 0 : premultiply(above, alpha));
}

/** Goes part of the way from `below` to what was painted on it, rounded as the browser does for the opacity of a whole. */
export function fade(below: Rgb, painted: Rgb, alpha: number): Rgb {
  const more = alpha + 1;
  const rest = 255 - alpha;
  const redAndBlue = Math.imul(painted & RED_AND_BLUE, more) + Math.imul(below & RED_AND_BLUE, rest);
  const green = Math.imul(painted & GREEN, more) + Math.imul(below & GREEN, rest);
  return ((redAndBlue >>> 8) & RED_AND_BLUE) | ((green >>> 8) & GREEN);
}

/** Each channel times alpha, over 255, to the nearest. */
const premultiply = (color: Rgb, alpha: number): Rgb => {
  const redAndBlue = (Math.imul(color & RED_AND_BLUE, alpha) + 0x800080) | 0;
  const green = Math.imul((color >>> 8) & 255, alpha) + 128;
  return (((redAndBlue + ((redAndBlue >>> 8) & RED_AND_BLUE)) >>> 8) & RED_AND_BLUE) | ((green + (green >> 8)) & GREEN);
};

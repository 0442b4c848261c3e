import type { Pixels } from '../../contract.ts';
import { flatPaper } from '../ink/line-ink.ts';
import type { CropBox } from '../ink/telling-channel.ts';

/** Pixels around a crop that its filter may reach into. */
const REACH_PX = 2;

/**
 * A line of words in several colours as one in grey: how far each pixel is from the paper in the channel where it is
 * farthest. Undefined on photos and gradients, where no paper is known.
 */
export function flattenColors(pixels: Pixels, box: CropBox): { pixels: Pixels; box: CropBox } | undefined {
  const left = Math.max(0, Math.floor(box.left) - REACH_PX);
  const top = Math.max(0, Math.floor(box.top) - REACH_PX);
  const width = Math.min(pixels.width, Math.ceil(box.right) + REACH_PX) - left;
  const height = Math.min(pixels.height, Math.ceil(box.bottom) + REACH_PX) - top;
  const paper = flatPaper(pixels, { left, top, width, height });
  if (paper === undefined) return undefined;
  const colors = new Uint32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const color = pixels.colors[(top + y) * pixels.width + left + x]!;
      const far = Math.max(
        Math.abs((color >> 16) - (paper >> 16)),
        Math.abs(((color >> 8) & 255) - ((paper >> 8) & 255)),
        Math.abs((color & 255) - (paper & 255)),
      );
      colors[y * width + x] = (255 - far) * 0x010101;
    }
  }
  return {
    pixels: { width, height, colors },
    box: { left: box.left - left, top: box.top - top, right: box.right - left, bottom: box.bottom - top },
  };
}

import type { Box } from '@blueprompt/core/geometry';
import type { Pixels } from '../contract.ts';

/** Draws on a picture of one colour. */
export const canvas = (width: number, height: number, ground: number) => {
  const pixels: Pixels = { width, height, colors: new Uint32Array(width * height).fill(ground) };
  const dot = (x: number, y: number, color: number): void => {
    if (x >= 0 && y >= 0 && x < width && y < height) pixels.colors[y * width + x] = color;
  };
  const fill = (box: Box, color: number): void => {
    for (let y = box.y; y < box.y + box.height; y++) for (let x = box.x; x < box.x + box.width; x++) dot(x, y, color);
  };
  const disc = (cx: number, cy: number, size: number, color: number): void => {
    for (let y = 0; y < size; y++)
      for (let x = 0; x < size; x++)
        if ((x + 0.5 - size / 2) ** 2 + (y + 0.5 - size / 2) ** 2 <= (size / 2) ** 2)
          dot(Math.round(cx - size / 2) + x, Math.round(cy - size / 2) + y, color);
  };
  return { pixels, dot, fill, disc };
};

type Canvas = ReturnType<typeof canvas>;

/** The lights of macOS, the first one's middle at a place. */
export const drawLights = ({ disc }: Canvas, x: number, y: number, scale = 1): void => {
  for (const [at, color] of [0xff5f57, 0xfebc2e, 0x28c840].entries()) disc(x + at * 20 * scale, y, 12 * scale, color);
};

/** Dash, square and cross of Windows in the upper right corner. */
export const drawCaptionButtons = ({ pixels, fill, dot }: Canvas, middle: number, scale = 1, ink = 0x333333): void => {
  const size = Math.round(10 * scale);
  const thick = Math.max(1, Math.round(scale));
  const left = (field: number): number => Math.round(pixels.width - (field + 0.5) * 46 * scale - size / 2);
  const top = Math.round(middle - size / 2);
  fill({ x: left(2), y: middle, width: size, height: thick }, ink);
  for (const y of [top, top + size - thick]) fill({ x: left(1), y, width: size, height: thick }, ink);
  for (const x of [left(1), left(1) + size - thick]) fill({ x, y: top, width: thick, height: size }, ink);
  for (let at = 0; at < size; at++)
    for (let wide = 0; wide < thick; wide++) {
      dot(left(0) + Math.min(size - 1, at + wide), top + at, ink);
      dot(left(0) + Math.max(0, size - 1 - at - wide), top + at, ink);
    }
};

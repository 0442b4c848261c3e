import type { Box } from '../geometry.ts';
import type { Cutout } from './cutout.ts';

/** Letters blur into the pixels around their box, in pixels. */
const BLUR_PX = 2;

/** Paints over boxes with what is around them: each pixel is the mean of those at the four edges, near ones counting more. */
export function eraseBoxes(cutout: Cutout, boxes: readonly Box[]): void {
  for (const { x, y, width, height } of boxes) {
    const left = Math.max(0, Math.floor(x) - BLUR_PX);
    const top = Math.max(0, Math.floor(y) - BLUR_PX);
    const end = Math.min(cutout.width, Math.ceil(x + width) + BLUR_PX);
    const foot = Math.min(cutout.height, Math.ceil(y + height) + BLUR_PX);
    if (left < end && top < foot) eraseBox(cutout, left, top, end, foot);
  }
}

const eraseBox = ({ width, height, rgba }: Cutout, left: number, top: number, end: number, foot: number): void => {
  // An edge of the picture itself has nothing behind it.
  const edges = { left: left > 0, top: top > 0, right: end < width, bottom: foot < height };
  if (!edges.left && !edges.top && !edges.right && !edges.bottom) return;
  for (let y = top; y < foot; y++)
    for (let x = left; x < end; x++) {
      const [fromLeft, fromRight] = [edges.left ? 1 / (x - left + 1) : 0, edges.right ? 1 / (end - x) : 0];
      const [fromTop, fromBottom] = [edges.top ? 1 / (y - top + 1) : 0, edges.bottom ? 1 / (foot - y) : 0];
      const weight = fromLeft + fromRight + fromTop + fromBottom;
      const [leftAt, rightAt] = [4 * (y * width + Math.max(0, left - 1)), 4 * (y * width + Math.min(end, width - 1))];
      const [topAt, bottomAt] = [4 * (Math.max(0, top - 1) * width + x), 4 * (Math.min(foot, height - 1) * width + x)];
      for (let channel = 0; channel < 3; channel++)
        rgba[4 * (y * width + x) + channel] =
          (fromLeft * rgba[leftAt + channel]! +
            fromRight * rgba[rightAt + channel]! +
            fromTop * rgba[topAt + channel]! +
            fromBottom * rgba[bottomAt + channel]!) /
          weight;
    }
};

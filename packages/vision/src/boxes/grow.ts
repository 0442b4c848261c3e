import type { Box } from '@blueprompt/core/geometry';

/** The box with each side moved outward by so many pixels. */
export const grow = (box: Box, by: number): Box => ({
  x: box.x - by,
  y: box.y - by,
  width: box.width + 2 * by,
  height: box.height + 2 * by,
});

/** The part of the box that lies in the picture. */
export const clip = (box: Box, { width, height }: { width: number; height: number }): Box => {
  const x = Math.max(0, box.x);
  const y = Math.max(0, box.y);
  return { x, y, width: Math.min(width, box.x + box.width) - x, height: Math.min(height, box.y + box.height) - y };
};

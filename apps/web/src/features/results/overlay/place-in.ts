import type { Box } from '@blueprompt/core/geometry';

type Place = Record<'left' | 'top' | 'width' | 'height', string>;

const share = (part: number, whole: number) => `${(part / whole) * 100}%`;

/** A box in shares of what it lies in, which may be shown at any size. */
export const placeIn = (box: Box, { width, height }: { width: number; height: number }): Place => ({
  left: share(box.x, width),
  top: share(box.y, height),
  width: share(box.width, width),
  height: share(box.height, height),
});

import { type Box, bottom, right } from '@blueprompt/core/geometry';

/** The box around pixels, and how many they are. */
type Bounds = { box: Box; size: number };

/** Finds the bounds of the pixels of a box that count; undefined where none does. */
export const boundsOf = (box: Box, counts: (x: number, y: number) => boolean): Bounds | undefined => {
  const found = { left: right(box), top: bottom(box), right: box.x, bottom: box.y, size: 0 };
  for (let y = box.y; y < bottom(box); y++)
    for (let x = box.x; x < right(box); x++) {
      if (!counts(x, y)) continue;
      found.size++;
      found.left = Math.min(found.left, x);
      found.right = Math.max(found.right, x + 1);
      found.top = Math.min(found.top, y);
      found.bottom = Math.max(found.bottom, y + 1);
    }
  if (found.size === 0) return undefined;
  const { left, top, size } = found;
  return { box: { x: left, y: top, width: found.right - left, height: found.bottom - top }, size };
};

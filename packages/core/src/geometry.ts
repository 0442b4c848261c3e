import type { Box } from './box.ts';

// Only the type: the arithmetic stays free of the schema library.
export type { Box };

export const right = (box: Box): number => box.x + box.width;
export const bottom = (box: Box): number => box.y + box.height;
export const area = (box: Box): number => box.width * box.height;
export const centreX = (box: Box): number => box.x + box.width / 2;
export const centreY = (box: Box): number => box.y + box.height / 2;

/** How far the middle of a box is from that of another, where up and down count twice: what belongs together stands side by side. */
export const awayInRow = (a: Box, b: Box): number => Math.hypot(centreX(a) - centreX(b), 2 * (centreY(a) - centreY(b)));

/** The overlap of two boxes; its width and height are 0 where they do not meet. */
export const intersect = (a: Box, b: Box): Box => {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  return {
    x,
    y,
    width: Math.max(0, Math.min(right(a), right(b)) - x),
    height: Math.max(0, Math.min(bottom(a), bottom(b)) - y),
  };
};

/** True when two boxes share some area; the same question as of `intersect`, for where it is asked very often. */
export const meets = (a: Box, b: Box): boolean =>
  Math.min(right(a), right(b)) > Math.max(a.x, b.x) && Math.min(bottom(a), bottom(b)) > Math.max(a.y, b.y);

/** The smallest box around all of them; the list must not be empty. */
export const surround = (boxes: readonly Box[]): Box => {
  // A loop, since a photo breaks into more boxes than a call takes arguments.
  let [x, y, endX, endY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const box of boxes) {
    x = Math.min(x, box.x);
    y = Math.min(y, box.y);
    endX = Math.max(endX, right(box));
    endY = Math.max(endY, bottom(box));
  }
  return { x, y, width: endX - x, height: endY - y };
};

/** Intersection over union, 0 to 1. */
export const overlap = (a: Box, b: Box): number => {
  // Of most pairs of boxes that are asked about, the two are nowhere near each other.
  if (!meets(a, b)) return 0;
  const shared = area(intersect(a, b));
  return shared / (area(a) + area(b) - shared);
};

/** True when `inner` lies in `outer`, with a slack in pixels for edges that share a border. */
export const contains = (outer: Box, inner: Box, slackPx = 0): boolean =>
  inner.x >= outer.x - slackPx &&
  inner.y >= outer.y - slackPx &&
  right(inner) <= right(outer) + slackPx &&
  bottom(inner) <= bottom(outer) + slackPx;

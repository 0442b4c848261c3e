import { type Box, bottom, right } from '@blueprompt/core/geometry';

/** A line over this share of a side is that side. */
const SAME_SIDE = 0.9;

/** Does a line run along a whole side of a box, no farther from it than some pixels? */
export const isSideOf = (line: Box, box: Box, slack: number): boolean =>
  line.width >= line.height
    ? line.width >= SAME_SIDE * box.width &&
      line.x >= box.x - slack &&
      right(line) <= right(box) + slack &&
      [box.y, bottom(box)].some((y) => Math.abs(line.y + line.height / 2 - y) <= slack)
    : line.height >= SAME_SIDE * box.height &&
      line.y >= box.y - slack &&
      bottom(line) <= bottom(box) + slack &&
      [box.x, right(box)].some((x) => Math.abs(line.x + line.width / 2 - x) <= slack);

import type { Box } from '@blueprompt/core/geometry';

/** More equal marks than this do not touch each other in a row. */
const MAX_MARKS = 6;
/** A row of squares is a whole number of times as long as high, by this much. */
const MAX_OFF = 0.2;

/** The squares that a row of equal marks without gaps would consist of, such as the stars of a rating. */
export function splitRows(marks: readonly Box[]): Box[] {
  return marks.flatMap(({ x, y, width, height }) => {
    const count = Math.round(width / height);
    if (count < 2 || count > MAX_MARKS || Math.abs(width / height - count) > MAX_OFF * count) return [];
    const step = width / count;
    return Array.from({ length: count }, (_, index) => ({
      x: Math.round(x + index * step),
      y,
      width: Math.round(step),
      height,
    }));
  });
}

import type { Box } from '@blueprompt/core/box';
import type { TextLine } from '@blueprompt/core/measurement';

/** Height of the rows that lines are looked up by, in pixels. */
const ROW = 64;
/** A letter is no larger than so many heights of its line. */
const MAX_WIDTH = 1.5;
const MAX_HEIGHT = 1.3;
/** Pixels by which letters stand out of their line, and the share of them that must lie in it. */
const OVERHANG = 2;
const MIN_INSIDE = 0.9;

/** Tells boxes that are letters of a line of text. */
export function createInkTest(texts: readonly TextLine[]): (box: Box) => boolean {
  const rows = new Map<number, Box[]>();
  for (const { box } of texts)
    for (let row = Math.floor(box.y / ROW); row <= Math.floor((box.y + box.height) / ROW); row++) {
      const known = rows.get(row);
      if (known) known.push(box);
      else rows.set(row, [box]);
    }
  return (box) => (rows.get(Math.floor((box.y + box.height / 2) / ROW)) ?? []).some((line) => isLetter(box, line));
}

const isLetter = (box: Box, line: Box): boolean => {
  if (box.height > line.height * MAX_HEIGHT || box.width > line.height * MAX_WIDTH) return false;
  const wide = Math.min(box.x + box.width, line.x + line.width + OVERHANG) - Math.max(box.x, line.x - OVERHANG);
  const high = Math.min(box.y + box.height, line.y + line.height + OVERHANG) - Math.max(box.y, line.y - OVERHANG);
  return wide > 0 && high > 0 && wide * high >= box.width * box.height * MIN_INSIDE;
};

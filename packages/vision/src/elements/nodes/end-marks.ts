import { type Box, contains } from '@blueprompt/core/geometry';
import type { TextLine } from '@blueprompt/core/measurement';
import { joinNear } from './join-near.ts';

/** Marks are at least this large, in CSS pixels, and about as wide as high. */
const MIN_MARK = 7;
const MAX_ASPECT = 2;
/** Letters may stand out of the box of their line by so many pixels. */
const OVERHANG = 3;

/** A line of signs, such as the stars of a rating. */
const IS_SIGNS = /^[\p{S}\p{Po}\s]+$/u;

/**
 * The first and the last mark of each line that was read: an icon beside a word is often taken for one of its letters. Of a
 * line of signs all marks.
 */
export function endMarks(pieces: readonly Box[], texts: readonly TextLine[], scale: number): Box[] {
  return texts.flatMap((line) => {
    const within = pieces.filter((piece) => contains(line.box, piece, OVERHANG));
    const isSigns = IS_SIGNS.test(line.text);
    const marks = joinNear(within, isSigns ? 0 : scale).toSorted((one, other) => one.x - other.x);
    const [first, last] = [marks[0], marks.at(-1)];
    const wanted = isSigns ? marks : [first, last];
    return wanted.filter((mark): mark is Box => mark !== undefined && isMark(mark, scale));
  });
}

const isMark = ({ width, height }: Box, scale: number): boolean =>
  Math.min(width, height) >= MIN_MARK * scale && Math.max(width, height) <= MAX_ASPECT * Math.min(width, height);

import { type Box, bottom, centreX, centreY, right } from '../../geometry.ts';

/** Edges that differ by no more than this were meant to be one. */
const SAME_PX = 4;

const isClose = (a: number, b: number): boolean => Math.abs(a - b) <= SAME_PX;

const CENTRED = 'itself centred';

/** Where a part stands across its row or column, unless at the start of it, which is usual. */
export const standing = (part: Box, whole: Box, kind: 'row' | 'column'): string => {
  if (kind === 'column') {
    if (isClose(part.x, whole.x)) return '';
    if (isClose(centreX(part), centreX(whole))) return CENTRED;
    return isClose(right(part), right(whole)) ? 'itself at the right' : `starts ${Math.round(part.x - whole.x)} in`;
  }
  if (isClose(part.y, whole.y)) return '';
  if (isClose(centreY(part), centreY(whole))) return CENTRED;
  return isClose(bottom(part), bottom(whole)) ? 'itself at the bottom' : `starts ${Math.round(part.y - whole.y)} down`;
};

import type { Box } from '@blueprompt/core/geometry';
import type { Side } from '@blueprompt/core/measurement';
import { channelGap } from '../../colour/rgb.ts';
import type { Pixels } from '../../contract.ts';
import type { Outline } from '../areas/outline.ts';
import { alongSide, SIDES } from './side-colors.ts';

/** A side that touches its box along more than this share of its length is straight. */
const MAX_TOUCH = 0.75;
/** The line beyond a round end belongs to it when it is more its colour than what follows. */
const MIN_COVER = 0.5;
/** Levels between a shape and what follows it, below which no cover can be told. */
const MIN_CONTRAST = 12;

/**
 * The outline with the outermost line of its round ends: where a circle or a pill touches its box no pixel is covered
 * wholly, so a part of one exact colour ends a pixel short there.
 */
export const withRoundEnds = (outline: Outline, pixels: Pixels): Outline =>
  SIDES.reduce((grown, side) => (endsBeyond(outline, side, pixels) ? growSide(grown, side) : grown), outline);

const endsBeyond = ({ box, lefts, rights }: Outline, side: Side, pixels: Pixels): boolean => {
  const [from, to] = touchOf({ box, lefts, rights }, side);
  const across = side === 'top' || side === 'bottom';
  if (to - from > (across ? box.width : box.height) * MAX_TOUCH) return false;
  const middle = Math.floor((from + to - 1) / 2);
  const colorAt = (distance: number): number | undefined => {
    const at = alongSide(box, side, distance);
    if (at < 0 || at >= (across ? pixels.height : pixels.width)) return undefined;
    return pixels.colors[across ? at * pixels.width + middle : middle * pixels.width + at];
  };
  const [own, edge, next, after] = [colorAt(0), colorAt(1), colorAt(2), colorAt(3)];
  if (own === undefined || edge === undefined || next === undefined) return false;
  const contrast = Math.max(channelGap(own, next), after === undefined ? 0 : channelGap(own, after));
  return contrast >= MIN_CONTRAST && channelGap(own, edge) < contrast * (1 - MIN_COVER);
};

/** Where the outline touches that side of its box, from and to (exclusive). */
const touchOf = ({ box, lefts, rights }: Outline, side: Side): [number, number] => {
  const last = lefts.length - 1;
  if (side === 'top') return [lefts[0]!, rights[0]!];
  if (side === 'bottom') return [lefts[last]!, rights[last]!];
  const touches = (row: number): boolean =>
    side === 'left' ? lefts[row] === box.x : rights[row] === box.x + box.width;
  const rows = lefts.flatMap((_, row) => (touches(row) ? [row] : []));
  return [box.y + rows[0]!, box.y + rows.at(-1)! + 1];
};

/** One line more on that side of the box; a row that is added holds nothing but the middle of the one beside it. */
const growSide = ({ box, lefts, rights }: Outline, side: Side): Outline => {
  const grown: Box = {
    x: side === 'left' ? box.x - 1 : box.x,
    y: side === 'top' ? box.y - 1 : box.y,
    width: side === 'left' || side === 'right' ? box.width + 1 : box.width,
    height: side === 'top' || side === 'bottom' ? box.height + 1 : box.height,
  };
  const beside = side === 'top' ? 0 : lefts.length - 1;
  const middle = Math.floor((lefts[beside]! + rights[beside]!) / 2);
  if (side === 'top') return { box: grown, lefts: [middle, ...lefts], rights: [middle, ...rights] };
  if (side === 'bottom') return { box: grown, lefts: [...lefts, middle], rights: [...rights, middle] };
  return { box: grown, lefts, rights };
};

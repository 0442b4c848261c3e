import { SIDES, sideColor } from '../boxes/edges/side-colors.ts';
import { channelGap } from '../colour/rgb.ts';
import type { Pixels } from '../contract.ts';
import type { FoundEdge, Look } from './find-edges.ts';

/** On a side that lies between two pixels so much of the line's contrast is left at least. */
const MIN_LEFT = 0.15;
/** Dashes leave gaps. */
const MIN_SHARE = 0.3;

/**
 * Two equal lines along opposite sides are the border of a box that lies between pixels, if the other sides show it as
 * well, only blurred. Its colour and width, or undefined where the lines stand alone.
 */
export const closeBorder = (
  pixels: Pixels,
  { box, fill, border, radius }: Look,
  edges: readonly FoundEdge[],
): { color: number; width: number } | undefined => {
  if (fill === undefined || border !== undefined) return undefined;
  const one = edges.find((edge) => edges.some((other) => isPair(edge, other)));
  if (!one) return undefined;
  const rest = SIDES.filter((side) => isAcross({ side }) !== isAcross(one));
  const isClosed = rest.every((side) =>
    [0, 1].some((distance) => {
      const line = sideColor(pixels, box, side, distance, radius);
      const beyond = sideColor(pixels, box, side, distance + 2, radius);
      if (!line || line.share < MIN_SHARE) return false;
      const contrast = channelGap(one.color, fill);
      const isBlurred = channelGap(line.color, fill) >= MIN_LEFT * contrast;
      return isBlurred && channelGap(line.color, one.color) <= contrast && beyond?.color !== line.color;
    }),
  );
  return isClosed ? { color: one.color, width: one.width } : undefined;
};

const isPair = (one: FoundEdge, other: FoundEdge): boolean =>
  one !== other &&
  isAcross(one) === isAcross(other) &&
  one.width === other.width &&
  channelGap(one.color, other.color) <= 2;

const isAcross = ({ side }: Pick<FoundEdge, 'side'>): boolean => side === 'top' || side === 'bottom';

import type { Box } from '@blueprompt/core/geometry';
import type { Element, Side } from '@blueprompt/core/measurement';
import { channelGap, parseHex, toHex } from '../colour/rgb.ts';
import type { Pixels } from '../contract.ts';
import { fitFades, type Surroundings } from './fit-shadow.ts';
import { lineColor } from './side-profile.ts';

/** What lies along the sides of a box. */
type Rim = Pick<Element, 'box' | 'border' | 'edges' | 'shadow'>;
type Reading = { rim: Rim; cost: number };
/** Pixels that each side of a box lies further out. */
type Steps = Record<Side, number>;

/** Squared levels that a border or a shadow must explain to be worth telling. */
const PRICE = 30;
/** Lines that may be the first ones of a shadow, in CSS pixels. */
const MAX_RIM = 2;
/** Levels between the lines along the sides of one border, and between a line and what it runs around. */
const SAME = 2;
const MIN_CONTRAST = 3;
/** … between a line around a box and what lies beyond it. */
const MIN_FRAME_CONTRAST = 6;
const SIDES: readonly Side[] = ['top', 'right', 'bottom', 'left'];

/**
 * A line around a box may be its border, with or without a shadow beyond it, or the first line of the shadow that it casts,
 * which then begins further in: whichever leaves least of the pixels around it unexplained.
 */
export const settleRim = (pixels: Pixels, element: Element, around: Surroundings, scale: number): Rim => {
  const { box, border, edges } = element;
  const fill = element.fill === undefined ? undefined : parseHex(element.fill);
  const read = (rim: Rim, steps: Steps = NO_STEPS): Reading => {
    // What stands beside it is measured as it is: the sides of both move.
    const room = (side: Side): number => around.room(side) - 2 * steps[side];
    const { shadow, error } = fitFades(pixels, rim.box, fill, { ...around, room }, scale);
    const cost = error + PRICE * (Number(rim.border !== undefined) + Number(shadow !== undefined));
    return { rim: { ...rim, ...(shadow && { shadow }) }, cost };
  };
  const told = read({ box, ...(border && { border }), ...(edges && { edges }) });
  const outline = border ? fallenRim(pixels, element, fill, scale) : framedRim(pixels, element, fill, scale);
  if (!outline) return told.rim;
  const { steps, border: frame, isClear } = outline;
  const other = read({ box: moved(box, steps), ...(frame && { border: frame }) }, steps);
  const { shadow } = other.rim;
  // A line that is alike on all sides is a border; a shadow falls.
  const isRead = frame ? shadow !== undefined || (isClear && !told.rim.shadow) : shadow !== undefined && shadow.y > 0;
  return isRead && (!shadow || other.cost < told.cost) ? other.rim : told.rim;
};

const NO_STEPS: Steps = { top: 0, right: 0, bottom: 0, left: 0 };

const moved = ({ x, y, width, height }: Box, { top, right, bottom, left }: Steps): Box => ({
  x: x - left,
  y: y - top,
  width: Math.max(1, width + left + right),
  height: Math.max(1, height + top + bottom),
});

/** Another place of the sides, the border that runs along them there, and whether it stands out from what is beyond. */
type Outline = { steps: Steps; border?: Element['border']; isClear?: boolean };

/** Where the fill of a box begins, if a border was told there: its lines may be those of a shadow. */
const fallenRim = (
  pixels: Pixels,
  { box, border, edges }: Element,
  fill: number | undefined,
  scale: number,
): Outline | undefined => {
  if (!border || edges || border.width > MAX_RIM * scale || fill === undefined) return undefined;
  const depthOf = (side: Side): number => {
    const most = (MAX_RIM + 1) * scale;
    for (let depth = 0; depth < most; depth++) {
      const color = lineColor(pixels, box, side, -depth);
      if (color === undefined || channelGap(color, fill) < MIN_CONTRAST) return depth;
    }
    return most;
  };
  const [top = 0, right = 0, bottom = 0, left = 0] = SIDES.map((side) => -depthOf(side));
  return { steps: { top, right, bottom, left } };
};

/** Whether a CSS pixel beside a box, where it is several on the screen, is a shadow's: a border is of one colour. */
const fadesOut = (pixels: Pixels, box: Box, side: Side, scale: number): boolean => {
  const [first, last] = [1, Math.floor(scale)].map((distance) => lineColor(pixels, box, side, distance));
  return first !== undefined && last !== undefined && channelGap(first, last) > SAME;
};

/** The line of one colour, a CSS pixel wide, that runs around a box, some sides of which may have been told. */
const framedRim = (
  pixels: Pixels,
  { box, edges = [] }: Element,
  fill: number | undefined,
  scale: number,
): Outline | undefined => {
  const lines = SIDES.map((side) => {
    const edge = edges.find((one) => one.side === side);
    return {
      isTold: edge !== undefined,
      width: edge?.width ?? scale,
      color: edge ? parseHex(edge.color) : lineColor(pixels, box, side, 1),
    };
  });
  const color = lines[0]?.color;
  if (color === undefined || (fill !== undefined && channelGap(color, fill) < MIN_CONTRAST)) return undefined;
  const isLine = (side: Side): boolean => {
    const beyond = lineColor(pixels, box, side, edges.some((edge) => edge.side === side) ? 1 : scale + 1);
    return beyond === undefined || channelGap(beyond, color) >= MIN_FRAME_CONTRAST;
  };
  const isOne = lines.every(
    (line) => line.width === scale && line.color !== undefined && channelGap(line.color, color) <= SAME,
  );
  if (!isOne || SIDES.some((side, at) => !lines[at]?.isTold && fadesOut(pixels, box, side, scale))) return undefined;
  const [top = 0, right = 0, bottom = 0, left = 0] = lines.map(({ isTold }) => (isTold ? 0 : scale));
  return {
    steps: { top, right, bottom, left },
    border: { color: toHex(color), width: scale },
    isClear: SIDES.every(isLine),
  };
};

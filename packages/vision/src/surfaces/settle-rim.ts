import { type Box, bottom, right } from '@blueprompt/core/geometry';
import type { Element, Side } from '@blueprompt/core/measurement';
import { channelGap, parseHex, toHex } from '../colour/rgb.ts';
import type { Pixels } from '../contract.ts';
import { fitFades, type Surroundings } from './fit-shadow.ts';
import { OPPOSITE } from './shadow-model.ts';
import { lineColor } from './side-profile.ts';
import { sunkFade } from './sunk-fade.ts';

/** What lies along the sides of a box. */
export type Rim = Pick<Element, 'box' | 'border' | 'edges' | 'shadow'>;
type Reading = { rim: Rim; cost: number };

/** Squared levels that a border, a line or a shadow must explain to be worth telling. */
const PRICE = 30;
/** Lines that may be the first ones of a shadow, in CSS pixels. */
const MAX_RIM = 2;
/** Levels between the lines along the sides of one border, and between a line and what it runs around. */
const MAX_CHANNEL_GAP = 2;
const MIN_CONTRAST = 3;
/** … between a line around a box and what lies beyond it. */
const MIN_FRAME_CONTRAST = 6;
/** Sides of a frame that have its colour at least: a button is often darker at its foot. */
const MIN_ALIKE = 3;
/** A side that its corners take this share of is round; as much of the contrast of a line may be lost there to its ground. */
const MIN_BENT = 0.8;
const MAX_MIXED = 0.125;
const SIDES: readonly Side[] = ['top', 'right', 'bottom', 'left'];

/**
 * A line along a side of a box may be a border, with or without a shadow beyond it, or the first line of the shadow that the box
 * casts, which then begins further in: whichever leaves least of the pixels around it unexplained. `bare` is the box without the
 * lines of single sides that may be a shadow's.
 */
export const settleRim = (
  pixels: Pixels,
  element: Element,
  around: Surroundings,
  scale: number,
  bare?: Rim | undefined,
): Rim => {
  const { box, border, edges } = element;
  const fill = element.fill === undefined ? undefined : parseHex(element.fill);
  const read = (rim: Rim): Reading => {
    // What stands beside it is measured as it is: the side that it turns to this one moves as well.
    const room = (side: Side): number =>
      around.room(side) - stepAt(side, box, rim.box) - stepAt(OPPOSITE[side], box, rim.box);
    const { shadow, error } = fitFades(pixels, rim.box, fill, { ...around, room }, scale);
    const drawn = Number(rim.border !== undefined) + (rim.edges?.length ?? 0) + Number(shadow !== undefined);
    return { rim: { ...rim, ...(shadow && { shadow }) }, cost: error + PRICE * drawn };
  };
  const sunk = border || edges ? undefined : sunkFade(pixels, element, scale);
  // Whatever holds the whole box also holds the lines within it that are darker than its fill.
  const readWhole = (rim: Rim): Reading => {
    const reading = read(rim);
    return { ...reading, cost: reading.cost + (sunk?.error ?? 0) };
  };
  const told = readWhole({ box, ...(border && { border }), ...(edges && { edges }) });
  const outline = border ? undefined : framedRim(pixels, element, fill, scale);
  const framed = outline && readWhole(outline.rim);
  const within = sunk && {
    box: moved(
      box,
      sunk.depths.map((depth) => -depth),
    ),
  };
  const fallen = [fallenRim(pixels, element, fill, scale), within, bare].flatMap((rim) => (rim ? [read(rim)] : []));
  const best = [...fallen, ...(framed ? [framed] : [])]
    .filter(({ rim }) => rim.shadow)
    .reduce((least, reading) => (reading.cost < least.cost ? reading : least), told);
  return framed && outline.isClear && !best.rim.shadow ? framed.rim : best.rim;
};

/** Pixels that a side of the second box lies further out than that of the first. */
const stepAt = (side: Side, one: Box, other: Box): number =>
  ({
    top: one.y - other.y,
    right: right(other) - right(one),
    bottom: bottom(other) - bottom(one),
    left: one.x - other.x,
  })[side];

/** A box whose sides lie further out: the top one, the right one, the bottom one and the left one. */
const moved = ({ x, y, width, height }: Box, [top = 0, right = 0, bottom = 0, left = 0]: readonly number[]): Box => ({
  x: x - left,
  y: y - top,
  width: Math.max(1, width + left + right),
  height: Math.max(1, height + top + bottom),
});

/** The box within a border that was reported, whose lines may be those of a shadow: each side begins where its own inside does. */
const fallenRim = (
  pixels: Pixels,
  { box, border, edges, radius }: Element,
  fill: number | undefined,
  scale: number,
): Rim | undefined => {
  if (!border || edges || border.width > MAX_RIM * scale) return undefined;
  const color = parseHex(border.color);
  // A shadow falls: at the top it is not as dark as on two other sides, and it does not end at once.
  const clear = SIDES.filter((side) => {
    const [line, beyond] = [0, 1].map((distance) => lineColor(pixels, box, side, distance, radius));
    const isAlike = line !== undefined && channelGap(line, color) <= MAX_CHANNEL_GAP;
    return isAlike && (beyond === undefined || channelGap(beyond, color) >= MIN_FRAME_CONTRAST);
  });
  if (clear.length >= MIN_ALIKE && clear.includes('top')) return undefined;
  const most = (MAX_RIM + 1) * scale;
  const depthOf = (side: Side): number => {
    const inside = lineColor(pixels, box, side, -most) ?? fill;
    for (let depth = 0; depth < most; depth++) {
      const color = lineColor(pixels, box, side, -depth);
      if (color === undefined || inside === undefined || channelGap(color, inside) < MIN_CONTRAST) return depth;
    }
    return most;
  };
  const depths = SIDES.map(depthOf);
  const [top = 0, end = 0, foot = 0, start = 0] = depths;
  // Nothing lies within lines that meet.
  if (top + foot >= box.height || start + end >= box.width) return undefined;
  return {
    box: moved(
      box,
      depths.map((depth) => -depth),
    ),
  };
};

/** Whether a CSS pixel beside a box, where it is several on the screen, is a shadow's: a border is of one colour. */
const fadesOut = (pixels: Pixels, { box, radius }: Element, side: Side, scale: number, mixed: number): boolean => {
  const [first, last] = [1, Math.floor(scale)].map((distance) => lineColor(pixels, box, side, distance, radius));
  return first !== undefined && last !== undefined && channelGap(first, last) > Math.max(MAX_CHANNEL_GAP, mixed);
};

/** Levels by which a line may miss its colour on a side: where it bends from end to end, its pixels are mixed with those beyond. */
const mixedAt = (pixels: Pixels, { box, radius = 0 }: Element, side: Side, scale: number): number => {
  const length = side === 'top' || side === 'bottom' ? box.width : box.height;
  if (2 * radius < MIN_BENT * length) return 0;
  const [line, beyond] = [1, scale + 1].map((distance) => lineColor(pixels, box, side, distance, radius));
  return line === undefined || beyond === undefined ? 0 : MAX_MIXED * channelGap(line, beyond);
};

/**
 * The line, a CSS pixel wide, that runs around a box, some sides of which may have been told, and whether it stands out from what
 * is beyond; a side of another colour has to.
 */
const framedRim = (
  pixels: Pixels,
  element: Element,
  fill: number | undefined,
  scale: number,
): { rim: Rim; isClear: boolean } | undefined => {
  const { box, edges = [], radius } = element;
  const lines = SIDES.flatMap((side) => {
    const edge = edges.find((one) => one.side === side);
    const color = edge ? parseHex(edge.color) : lineColor(pixels, box, side, 1, radius);
    const isDrawn = color !== undefined && (fill === undefined || channelGap(color, fill) >= MIN_CONTRAST);
    return isDrawn && (edge?.width ?? scale) === scale ? [{ side, isTold: edge !== undefined, color }] : [];
  });
  if (lines.length < SIDES.length) return undefined;
  const mixed = new Map(SIDES.map((side) => [side, mixedAt(pixels, element, side, scale)]));
  const alike = (color: number): number =>
    lines.filter((line) => channelGap(line.color, color) <= Math.max(MAX_CHANNEL_GAP, mixed.get(line.side) ?? 0))
      .length;
  const frame = lines.find(({ color }) => alike(color) >= MIN_ALIKE);
  const isClear = lines.every(({ side, isTold, color }) => {
    const beyond = lineColor(pixels, box, side, isTold ? 1 : scale + 1, radius);
    return beyond === undefined || channelGap(beyond, color) >= MIN_FRAME_CONTRAST;
  });
  const isOne = frame !== undefined && alike(frame.color) === SIDES.length;
  if (!frame || !(isOne || isClear)) return undefined;
  if (lines.some(({ side, isTold }) => !isTold && fadesOut(pixels, element, side, scale, mixed.get(side) ?? 0)))
    return undefined;
  const steps = lines.map(({ isTold }) => (isTold ? 0 : scale));
  const drawn = isOne
    ? { border: { color: toHex(frame.color), width: scale } }
    : { edges: lines.map(({ side, color }) => ({ side, color: toHex(color), width: scale })) };
  return { rim: { box: moved(box, steps), ...drawn }, isClear };
};

/** The line of one colour, a CSS pixel wide, that a box ends with on all sides and that stands out from both its inside and what is beyond. */
export const innerRing = (pixels: Pixels, { box, radius }: Element, scale: number): Element['border'] => {
  const colorAt = (side: Side, distance: number): number | undefined => lineColor(pixels, box, side, distance, radius);
  const [color, ...others] = SIDES.map((side) => colorAt(side, 0));
  const standsOut = (other: number | undefined): boolean =>
    color !== undefined && other !== undefined && channelGap(other, color) >= MIN_FRAME_CONTRAST;
  const isRing =
    others.every(
      (other) => color !== undefined && other !== undefined && channelGap(other, color) <= MAX_CHANNEL_GAP,
    ) && SIDES.every((side) => standsOut(colorAt(side, -2 * scale)) && standsOut(colorAt(side, 1)));
  return color !== undefined && isRing ? { color: toHex(color), width: scale } : undefined;
};

import { area, type Box, bottom, right } from '@blueprompt/core/geometry';
import { channelGap, chroma } from '../../colour/rgb.ts';
import type { Pixels } from '../../contract.ts';
import { boundsOf } from '../areas/bounds-of.ts';
import { indexBoxes } from '../box-index.ts';
import { grow } from '../grow.ts';
import { isInside } from '../is-inside.ts';
import type { Shape } from '../shape.ts';

/** Largest icon with a count on it, smallest count, and smallest icon beside it, in pixels at scale 1. */
const MAX_SIDE = 48;
const MIN_COUNT = 6;
const MIN_ICON = 8;
/** Counts are painted to be seen, and rounded: chroma, and radius over the shorter side. */
const VIVID = 80;
const ROUNDED = 0.12;
/** Smallest patch that digits are seen on, their distance from its edge in pixels, levels from its paint, and share of its height. */
const MIN_WRITTEN = 10;
const DIGIT_MARGIN = 2;
const DIGIT = 100;
const DIGIT_HEIGHT = 0.35;
/** Levels by which ink differs from the surface, and from which on it is not the paint of the count. */
const MIN_INK = 16;
const OTHER_PAINT = 40;
/** A count lies on a corner, this near to the edges of the whole, in pixels at scale 1. */
const CORNER = 3;

/** A count that covers the corner of an icon is a thing of its own: the icon is what is left beside it. */
export const partCounts = (
  painted: readonly Shape[],
  boxes: readonly Shape[],
  pixels: Pixels,
  scale: number,
): { painted: Shape[]; boxes: Shape[] } => {
  const counts = indexBoxes(boxes.filter((shape) => isCount(shape, scale) || isWrittenOn(shape, pixels, scale)));
  const onIcons = new Set<Shape>();
  const parted = painted.map((blob) => {
    if (blob.kind !== 'blob' || Math.max(blob.box.width, blob.box.height) > MAX_SIDE * scale) return blob;
    const count = counts
      .near(blob.box, CORNER * scale)
      .find(({ box }) => area(box) < area(blob.box) * 0.75 && isOnCorner(box, blob.box, scale));
    const icon = count && inkBeside(blob, count, pixels, scale);
    if (!icon) return blob;
    onIcons.add(count);
    return { ...blob, box: icon };
  });
  const covering = [...onIcons];
  return {
    // What is written on a count is no drawing.
    painted: parted.filter(({ box }) => !covering.some((count) => isInside(box, count.box, 0))),
    boxes: boxes.map((shape) => (onIcons.has(shape) ? { ...shape, onIcon: true } : shape)),
  };
};

/** A small rounded patch of a vivid colour. */
export const isCount = (shape: Shape, scale: number): boolean =>
  isPatch(shape, MIN_COUNT * scale) && chroma(shape.fill!) > VIVID;

/** A patch of any colour on which a digit or two are seen. */
const isWrittenOn = (shape: Shape, { width, colors }: Pixels, scale: number): boolean => {
  if (!isPatch(shape, MIN_WRITTEN * scale) || Math.max(shape.box.width, shape.box.height) > MAX_SIDE * scale)
    return false;
  const digits = boundsOf(
    grow(shape.box, -DIGIT_MARGIN),
    (x, y) => channelGap(colors[y * width + x]!, shape.fill!) > DIGIT,
  );
  return digits !== undefined && digits.box.height >= shape.box.height * DIGIT_HEIGHT;
};

const isPatch = ({ kind, fill, radius, box }: Shape, least: number): boolean => {
  const short = Math.min(box.width, box.height);
  return kind === 'box' && fill !== undefined && short >= least && radius >= short * ROUNDED;
};

const isOnCorner = (count: Box, whole: Box, scale: number): boolean => {
  const slack = CORNER * scale;
  const atSide = count.x <= whole.x + slack || right(count) >= right(whole) - slack;
  const atEnd = count.y <= whole.y + slack || bottom(count) >= bottom(whole) - slack;
  return atSide && atEnd && isInside(count, whole, slack);
};

/** The box of the ink that is not the count, where it is an icon in another colour. */
const inkBeside = ({ box, under }: Shape, count: Shape, { width, colors }: Pixels, scale: number): Box | undefined => {
  if (under === undefined) return undefined;
  const patch = grow(count.box, scale);
  let same = 0;
  const ink = boundsOf(box, (x, y) => {
    const color = colors[y * width + x]!;
    const isPatch = x >= patch.x && x < right(patch) && y >= patch.y && y < bottom(patch);
    if (isPatch || channelGap(color, under) < MIN_INK) return false;
    if (channelGap(color, count.fill!) < OTHER_PAINT) same++;
    return true;
  });
  if (!ink || Math.max(ink.box.width, ink.box.height) < MIN_ICON * scale || same * 2 > ink.size) return undefined;
  return isInside(count.box, ink.box, 0) ? undefined : ink.box;
};

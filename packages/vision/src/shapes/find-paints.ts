import { area, type Box, contains, overlap, right } from '@blueprompt/core/geometry';
import type { Element, Region, TextLine } from '@blueprompt/core/measurement';
import { typesWith } from '@blueprompt/core/ontology/element-types';
import { SIDES, sideColor } from '../boxes/edges/side-colors.ts';
import type { Shape } from '../boxes/shape.ts';
import { deltaE } from '../colour/delta-e.ts';
import { parseHex, toHex } from '../colour/rgb.ts';
import type { Pixels } from '../contract.ts';

/** Above this overlap a shape and an element are one thing; a landmark is found less exactly. */
const SAME_THING_OVERLAP = 0.6;
const SAME_REGION_OVERLAP = 0.8;
/** Nobody sees a smaller difference (CIEDE2000) between a box and what it lies on. */
const VISIBLE = 1.2;
/** Shortest sides in CSS pixels: of a box, and along a line. */
const MIN_BOX = 5;
const MIN_LINE = 16;
/** Lines around a smaller box are those of a letter, in CSS pixels. */
const MIN_FRAME = 24;
/** A line this near to the edge of a box (CSS pixels) is its border. */
const NEAR_EDGE = 3;
/** More of it is texture that nobody would build. */
const MAX_BUSY = 0.5;
const MAX_PAINTS = 200;
/** Dots are no larger than this, in CSS pixels. */
const MAX_DOT = 24;
/** Shares of a dot's side at which a disc has ended and a box with soft corners has not. */
const CORNERS = [0.12, 0.88];
/** A shape about as high as wide whose corners take this share of its side is a disc. */
const DISC = { share: 0.38, aspect: 0.1 };

/** What is inside these is drawn with them. */
const DRAWN = typesWith('drawn');

type PaintSource = { shapes: readonly Shape[]; regions: readonly Region[]; pixels: Pixels; scale: number };

/**
 * What is painted and plays no part of its own: discs behind icons, the ground of code in a sentence, lines between rows. The
 * page looks wrong without them, and no name fits them.
 */
export const findPaints = (
  { shapes, regions, pixels, scale }: PaintSource,
  elements: readonly Element[],
  texts: readonly TextLine[],
): Element[] => {
  const drawn = elements.filter(({ type }) => DRAWN.has(type));
  const kept: Shape[] = [];
  const discs = shapes.map((shape) => asDisc(shape, pixels, scale));
  const lines = shapes
    .flatMap((shape) => frameLines(shape, scale))
    .filter(({ box }) => !isEdge(box, elements, scale, 0));
  for (const shape of [...discs, ...lines].toSorted((a, b) => area(b.box) - area(a.box))) {
    const { box } = shape;
    if (!isBuildable(shape, scale) || kept.length === MAX_PAINTS) continue;
    if (elements.some((element) => overlap(element.box, box) > SAME_THING_OVERLAP)) continue;
    if (regions.some((region) => overlap(region.box, box) > SAME_REGION_OVERLAP)) continue;
    if (drawn.some((element) => contains(element.box, box, 2 * scale))) continue;
    if (kept.some((other) => overlap(other.box, box) > SAME_THING_OVERLAP)) continue;
    if (shape.kind === 'line' ? isEdge(box, [...elements, ...kept], scale) : isLetter(shape, texts)) continue;
    if (standsOut(shape, elements, regions, pixels, scale)) kept.push(shape);
  }
  return kept
    .sort((a, b) => a.box.y - b.box.y || a.box.x - b.box.x)
    .map((shape, index) => toPaint(shape, `p${index + 1}`));
};

/** A dot of one colour, such as the bullet of a list, is a disc; other marks and square boxes stay what they are. */
const asDisc = (shape: Shape, { width, colors }: Pixels, scale: number): Shape => {
  const { box, kind } = shape;
  const side = Math.min(box.width, box.height);
  if (kind === 'line' || side > MAX_DOT * scale || Math.abs(box.width - box.height) > 1) return shape;
  const at = (x: number, y: number): number =>
    colors[Math.floor(box.y + y * side) * width + Math.floor(box.x + x * side)]!;
  // The soft edge of a dot that was taken for a box was read as its border.
  const { border, ...bare } = shape;
  const fill = at(0.5, 0.5);
  const own = border && kind === 'box' ? [fill, border.color] : [fill];
  const isFull = [0.3, 0.7].every((x) => [0.3, 0.7].every((y) => at(x, y) === fill));
  const isRound = CORNERS.every((x) => CORNERS.every((y) => own.every((color) => deltaE(at(x, y), color) > VISIBLE)));
  return isFull && isRound ? { ...bare, kind: 'box', fill, radius: side / 2 } : shape;
};

/** The lines around a box: where it is no element, those that part it from the rest of a card are seen all the same. */
const frameLines = ({ kind, box, border }: Shape, scale: number): Shape[] => {
  if (kind !== 'box' || !border || Math.min(box.width, box.height) < MIN_FRAME * scale) return [];
  const { x, y, width, height } = box;
  const thick = border.width;
  const sides: Box[] = [
    { x, y, width, height: thick },
    { x, y: y + height - thick, width, height: thick },
    { x, y, width: thick, height },
    { x: x + width - thick, y, width: thick, height },
  ];
  return sides.map((side) => ({ kind: 'line', box: side, fill: border.color, radius: 0, busy: 0 }));
};

const isBuildable = ({ kind, box, fill, soft, busy }: Shape, scale: number): boolean => {
  if (fill === undefined || soft || busy > MAX_BUSY) return false;
  if (kind === 'line') return Math.max(box.width, box.height) >= MIN_LINE * scale;
  return kind === 'box' && Math.min(box.width, box.height) >= MIN_BOX * scale;
};

/** Share of a side that a line must run along to be the border there. */
const WHOLE_SIDE = 0.9;

/** A line along the straight part of a side is the border of that box. */
const isEdge = (
  line: Box,
  boxes: readonly Pick<Element, 'box' | 'radius'>[],
  scale: number,
  share = WHOLE_SIDE,
): boolean => {
  const near = NEAR_EDGE * scale;
  const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= near;
  const isAcross = line.width >= line.height;
  return boxes.some(({ box, radius = 0 }) => {
    const side = isAcross ? box.width : box.height;
    // A side that is round from end to end has no straight part to go by.
    const straight = 2 * radius < side ? side - 2 * radius : side;
    const isAlong = isAcross
      ? line.x >= box.x - near && right(line) <= right(box) + near && line.width > share * straight
      : line.y >= box.y - near && line.y + line.height <= box.y + box.height + near && line.height > share * straight;
    if (!isAlong) return false;
    return isAcross
      ? isNear(line.y, box.y) || isNear(line.y + line.height, box.y + box.height)
      : isNear(line.x, box.x) || isNear(right(line), right(box));
  });
};

/** A letter that was taken for a box has the colour of its line. */
const isLetter = ({ box, fill }: Shape, texts: readonly TextLine[]): boolean =>
  texts.some((line) => contains(line.box, box, 2) && deltaE(parseHex(line.color), fill!) < 10);

/** It differs from what it lies on, and from what is next to it on all sides but one; beyond the picture nothing is seen. */
const standsOut = (
  { box, fill, radius }: Shape,
  elements: readonly Element[],
  regions: readonly Region[],
  pixels: Pixels,
  scale: number,
): boolean => {
  const around = [...elements, ...regions]
    .filter(
      (holder) =>
        holder.fill !== undefined && area(holder.box) > 1.2 * area(box) && contains(holder.box, box, 2 * scale),
    )
    .reduce<{ box: Box; fill?: string | undefined } | undefined>(
      (best, holder) => (best && area(best.box) <= area(holder.box) ? best : holder),
      undefined,
    );
  if (around && deltaE(parseHex(around.fill as `#${string}`), fill!) < VISIBLE) return false;
  const seen = SIDES.flatMap((side) => sideColor(pixels, box, side, 2 * scale, radius) ?? []);
  const clear = seen.filter(({ color }) => deltaE(color, fill!) >= VISIBLE);
  return clear.length >= Math.max(2, seen.length - 1);
};

/** The corners of a disc are read a little short, since its edge is soft. */
const roundOff = ({ width, height }: Box, radius: number): number => {
  const side = Math.min(width, height);
  const isDisc = radius >= DISC.share * side && Math.abs(width - height) <= DISC.aspect * side;
  return isDisc ? side / 2 : radius;
};

const toPaint = ({ kind, box, fill, gradient, border, radius }: Shape, id: string): Element => ({
  id,
  type: kind === 'line' ? 'divider' : 'shape',
  box,
  fill: toHex(fill!),
  ...(gradient && { gradient }),
  ...(border && { border: { color: toHex(border.color), width: border.width } }),
  ...(kind === 'box' && { radius: roundOff(box, radius) }),
  confidence: 1,
});

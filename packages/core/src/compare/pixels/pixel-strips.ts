import { type Box, bottom, right } from '../../geometry.ts';

/** How far something lies from where the other page has it, in CSS pixels. */
export type Shift = { x: number; y: number };
type Size = { width: number; height: number };

export const moved = (box: Box, { x, y }: Shift): Box => ({ ...box, x: box.x + x, y: box.y + y });
export const back = ({ x, y }: Shift): Shift => ({ x: -x, y: -y });

/** Strips of so many pixels on either side of an edge show where a box ends. */
const EDGE_PX = 2;
/** An edge that can be seen is no longer the same when it is laid this far beside itself. */
const BESIDE_PX = 2 * EDGE_PX + 2;
/** So far outside of a box its shadow is seen. */
const SHADOW_PX = 8;

/** A strip along one edge of a box, and what lays it beside itself. */
type Edge = { strip: Box; beside: Shift };

/** Strips along the four edges of a box, from so far outside to so far inside. */
const along = ({ x, y, width, height }: Box, outPx: number, inPx: number): Edge[] => {
  const whole = { x: x - outPx, y: y - outPx, width: width + 2 * outPx, height: height + 2 * outPx };
  const px = outPx + inPx;
  const [across, down] = [
    { x: BESIDE_PX, y: 0 },
    { x: 0, y: BESIDE_PX },
  ];
  return [
    { strip: { ...whole, height: px }, beside: down },
    { strip: { ...whole, y: y + height - inPx, height: px }, beside: down },
    { strip: { ...whole, width: px }, beside: across },
    { strip: { ...whole, x: x + width - inPx, width: px }, beside: across },
  ];
};

export const edgesOf = (box: Box): Edge[] => along(box, EDGE_PX, EDGE_PX);
export const aroundOf = (box: Box): Box[] => along(box, SHADOW_PX, 0).map(({ strip }) => strip);

/** The part of a box that lies on its page and, moved, on the other; nothing where none does. */
export const onPages = (box: Box, page: Size, other: Size, { x, y }: Shift): Box | undefined => {
  const [left, top] = [Math.max(box.x, 0, -x), Math.max(box.y, 0, -y)];
  const width = Math.min(right(box), page.width, other.width - x) - left;
  const height = Math.min(bottom(box), page.height, other.height - y) - top;
  return width > 0 && height > 0 ? { x: left, y: top, width, height } : undefined;
};

/** An edge of the page itself, where nothing can be seen beyond. */
export const isCut = (strip: Box, part: Box | undefined): boolean =>
  part === undefined || strip.width - part.width >= EDGE_PX || strip.height - part.height >= EDGE_PX;

import { area, type Box, bottom, contains, right } from '@blueprompt/core/geometry';
import type { Shape } from '../shape.ts';

/** Tiles of a card, in CSS pixels: smaller ones are buttons of a group or cells. */
const MIN_SIDE = 100;
/** More tiles than this are a table or a calendar. */
const MAX_TILES = 5;
/** They fill their card but for this share, and reach beyond it by no more than these CSS pixels. */
const MIN_COVERED = 0.9;
const SLACK = 5;

/** A card with the parts that lines cut it into, and these lines. */
type Mosaic = { tiles: Shape[]; between: Shape[] };

/** Lines down and across cut a card into tiles of its own colour that fill it, some of them side by side. */
export const findMosaics = (boxes: readonly Shape[], scale: number): Mosaic[] => {
  const isLarge = ({ box }: Shape, side: number): boolean => Math.min(box.width, box.height) >= side * scale;
  // Asked first, since a photo breaks into thousands of small boxes.
  const large = boxes.filter((part) => isLarge(part, MIN_SIDE));
  return boxes.flatMap((whole): Mosaic[] => {
    if (!isLarge(whole, MIN_SIDE - 2 * SLACK)) return [];
    const inside = large.filter((part) => isTileOf(part, whole, scale));
    const tiles = inside.filter((part) => !inside.some((other) => other !== part && contains(other.box, part.box, 1)));
    const covered = tiles.reduce((sum, tile) => sum + area(tile.box), 0);
    if (tiles.length < 2 || tiles.length > MAX_TILES || covered < MIN_COVERED * area(whole.box)) return [];
    if (covered > area(whole.box) / MIN_COVERED) return [];
    if (tiles.every((tile) => tile.box.width >= MIN_COVERED * whole.box.width)) return [];
    return [{ tiles, between: tiles.flatMap((tile) => linesOf(tile, whole, scale)) }];
  });
};

const isTileOf = (part: Shape, whole: Shape, scale: number): boolean =>
  part !== whole &&
  part.fill === whole.fill &&
  !part.shadow &&
  area(part.box) < MIN_COVERED * area(whole.box) &&
  contains(whole.box, part.box, SLACK * scale) &&
  (part.border === undefined || whole.border === undefined || part.border.color === whole.border.color);

/** The lines at the right and lower side of a tile, where these are not those of the card. */
const linesOf = ({ box, border }: Shape, whole: Shape, scale: number): Shape[] => {
  const line = border ?? whole.border;
  if (!line) return [];
  const toLine = (at: Box): Shape => ({ kind: 'line', box: at, fill: line.color, radius: 0, busy: 0 });
  const isInner = (gap: number): boolean => gap > SLACK * scale;
  const inner = line.width;
  return [
    ...(isInner(right(whole.box) - right(box))
      ? [toLine({ x: right(box) - inner, y: box.y, width: inner, height: box.height })]
      : []),
    ...(isInner(bottom(whole.box) - bottom(box))
      ? [toLine({ x: box.x, y: bottom(box) - inner, width: box.width, height: inner })]
      : []),
  ];
};

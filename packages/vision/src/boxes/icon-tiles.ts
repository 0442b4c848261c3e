import { area, centreY } from '@blueprompt/core/geometry';
import { isInside } from './is-inside.ts';
import type { Shape } from './shape.ts';

/** Sides of a tile with an icon in pixels at scale 1: smaller ones are the cells and dots of charts. */
const MIN_SIDE = 24;
const MAX_SIDE = 72;
/** Tiles are alike within this many pixels. */
const SAME = 1;
/** So many alike in a row are no accident, and so much of them holds something. */
const MIN_ROW = 3;
const HOLDING = 0.5;

/** Discs and squares of one size in a row with something in most of them: buttons with icons, which are no marks of a drawing. */
export const findIconTiles = (shapes: readonly Shape[], scale: number): ReadonlySet<Shape> => {
  const squares = shapes.filter(
    ({ kind, box, fill }) =>
      kind === 'box' &&
      fill !== undefined &&
      Math.abs(box.width - box.height) <= SAME &&
      box.width >= MIN_SIDE * scale &&
      box.width <= MAX_SIDE * scale,
  );
  // Asked once a tile: pictures full of tiles have thousands of them, in rows of hundreds.
  const holding = new Set(
    squares.filter((tile) =>
      shapes.some((shape) => area(shape.box) < area(tile.box) && isInside(shape.box, tile.box, 0)),
    ),
  );
  const areAlike = (a: Shape, b: Shape): boolean =>
    Math.abs(a.box.width - b.box.width) <= SAME && Math.abs(centreY(a.box) - centreY(b.box)) <= SAME;
  return new Set(
    squares.filter((tile) => {
      const row = squares.filter((other) => areAlike(tile, other));
      return row.length >= MIN_ROW && row.filter((one) => holding.has(one)).length >= HOLDING * row.length;
    }),
  );
};

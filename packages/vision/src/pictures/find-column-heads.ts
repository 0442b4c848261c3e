import { type Box, bottom, contains, right } from '@blueprompt/core/geometry';
import type { TextLine } from '@blueprompt/core/measurement';
import type { Shape } from '../boxes/shape.ts';
import type { Pixels } from '../contract.ts';
import { toPicture } from './close-pictures.ts';
import { isPhoto } from './is-photo.ts';

/** Width and lowest height of a column at a side of the page, and heights of the picture at its head, in CSS pixels. */
const COLUMN = { width: [180, 400], height: 300 } as const;
const HEAD = [60, 260] as const;

/**
 * The picture that a menu at the side of a page begins with, behind the name of who uses it: it goes from side to side of
 * the column, and from the bar across the page or its top to where the column is flat.
 */
export const findColumnHeads = (
  shapes: readonly Shape[],
  texts: readonly TextLine[],
  pixels: Pixels,
  scale: number,
): Shape[] =>
  shapes
    .filter(({ kind, box, fill }) => {
      const isWide = box.width >= COLUMN.width[0] * scale && box.width <= COLUMN.width[1] * scale;
      const isBeside = box.x <= 1 || right(box) >= pixels.width - 1;
      return kind === 'box' && fill !== undefined && isWide && isBeside && box.height >= COLUMN.height * scale;
    })
    .map(({ box }) => {
      const top = topOf(box, shapes);
      const above = shapes.filter(
        (shape) => shape.kind === 'box' && bottom(shape.box) <= top && covers(shape.box, box),
      );
      const y = Math.max(0, ...above.map((shape) => bottom(shape.box)));
      return { ...box, y, height: top - y };
    })
    .filter(
      (box) =>
        box.height >= HEAD[0] * scale &&
        box.height <= HEAD[1] * scale &&
        texts.some((line) => contains(box, line.box)) &&
        isPhoto(box, pixels),
    )
    .map((box) => toPicture({ kind: 'box', box, radius: 0, busy: 1 }));

/** A title over the menu may have a ground of its own: the column begins with it. */
const topOf = (column: Box, shapes: readonly Shape[]): number => {
  const title = shapes.find(
    ({ kind, box, fill }) =>
      kind === 'box' &&
      fill !== undefined &&
      Math.abs(bottom(box) - column.y) <= 2 &&
      Math.abs(box.x - column.x) <= 2 &&
      Math.abs(box.width - column.width) <= 2,
  );
  return title && title.box.y < column.y ? topOf(title.box, shapes) : column.y;
};

const covers = (bar: Box, column: Box): boolean => bar.x <= column.x + 2 && right(bar) >= right(column) - 2;

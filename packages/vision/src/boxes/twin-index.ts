import { type Box, centreX, centreY, overlap } from '@blueprompt/core/geometry';

/** Side of the cells that boxes are filed under by their centre, in pixels: a few icons wide. */
const CELL_PX = 64;

/** Boxes that can be asked for one in nearly the same place; the answer costs a look at the neighbours, not at every box. */
export type TwinIndex = {
  add: (box: Box) => void;
  hasTwin: (box: Box) => boolean;
};

/** Two boxes are twins when they share more than `minOverlap` of what they cover together. */
export function createTwinIndex(minOverlap: number): TwinIndex {
  const cells = new Map<number, Box[]>();
  const cellOf = (px: number): number => Math.floor(px / CELL_PX);
  // Sides of a picture are far below 2 ** 20 cells.
  const keyOf = (column: number, row: number): number => row * 2 ** 20 + column;
  /** A twin is at most 1 / minOverlap times as wide, and so its centre is no further away than this share of the width. */
  const reach = (1 - minOverlap) / minOverlap;
  return {
    add: (box) => {
      const key = keyOf(cellOf(centreX(box)), cellOf(centreY(box)));
      const cell = cells.get(key);
      if (cell) cell.push(box);
      else cells.set(key, [box]);
    },
    hasTwin: (box) => {
      const [x, y, dx, dy] = [centreX(box), centreY(box), reach * box.width, reach * box.height];
      for (let row = cellOf(y - dy); row <= cellOf(y + dy); row++)
        for (let column = cellOf(x - dx); column <= cellOf(x + dx); column++)
          if (cells.get(keyOf(column, row))?.some((other) => overlap(other, box) > minOverlap)) return true;
      return false;
    },
  };
}

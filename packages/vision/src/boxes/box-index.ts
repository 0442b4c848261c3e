import { type Box, bottom, right } from '@blueprompt/core/geometry';

/** Side of the cells that boxes are filed under, in pixels: about a button. */
const CELL_PX = 64;
/** What covers more cells is looked at for every question: there is little of it on a page, and it meets most of what is asked. */
const MAX_CELLS = 64;

/** Things of which those at a place can be asked for; the answer costs a look at the neighbours, not at every box. */
export type BoxIndex<T> = {
  /** What touches a box or comes within some pixels of it, in the order that it was given in. */
  near: (box: Box, slackPx?: number) => T[];
};

type Cells = { columns: readonly [first: number, last: number]; rows: readonly [first: number, last: number] };

const cellsOf = (box: Box, slack: number): Cells => ({
  columns: [Math.floor((box.x - slack) / CELL_PX), Math.floor((right(box) + slack) / CELL_PX)],
  rows: [Math.floor((box.y - slack) / CELL_PX), Math.floor((bottom(box) + slack) / CELL_PX)],
});

const countCells = ({ columns, rows }: Cells): number => (columns[1] - columns[0] + 1) * (rows[1] - rows[0] + 1);

function* keysOf({ columns, rows }: Cells): Generator<number> {
  for (let row = rows[0]; row <= rows[1]; row++)
    // Sides of a picture are far below 2 ** 20 cells.
    for (let column = columns[0]; column <= columns[1]; column++) yield row * 2 ** 20 + column;
}

const isNear = (a: Box, b: Box, slack: number): boolean =>
  a.x <= right(b) + slack && b.x <= right(a) + slack && a.y <= bottom(b) + slack && b.y <= bottom(a) + slack;

/** Files things under where their boxes are. */
export function indexBoxes<T extends { box: Box }>(items: readonly T[]): BoxIndex<T> {
  const wide: number[] = [];
  const filed = new Map<number, number[]>();
  for (const [at, { box }] of items.entries()) {
    const cells = cellsOf(box, 0);
    if (countCells(cells) > MAX_CELLS) {
      wide.push(at);
      continue;
    }
    for (const key of keysOf(cells)) {
      const cell = filed.get(key);
      if (cell) cell.push(at);
      else filed.set(key, [at]);
    }
  }
  return {
    near: (box, slackPx = 0) => {
      const cells = cellsOf(box, slackPx);
      if (countCells(cells) > items.length) return items.filter((item) => isNear(item.box, box, slackPx));
      const found = new Set(wide);
      for (const key of keysOf(cells)) for (const at of filed.get(key) ?? []) found.add(at);
      return [...found]
        .toSorted((a, b) => a - b)
        .map((at) => items[at]!)
        .filter((item) => isNear(item.box, box, slackPx));
    },
  };
}

import { area, type Box, bottom, right, surround } from '@blueprompt/core/geometry';
import { findRoot, unite } from '../areas/find-root.ts';
import type { Shape } from '../shape.ts';
import { areClose } from './cluster-blobs.ts';

/** Cells share a line or lie on both sides of one, in pixels. */
const CELL_GAP = 2;
const MIN_CELLS = 6;
/** Cells tile their grid; cards that merely touch do not. */
const MIN_TILED = 0.85;
/**
 * The steps of a shadow are lower than any cell with words (in CSS pixels) and many times as wide; or one of them is the
 * surface beside them, many times as high.
 */
const MIN_CELL = 17;
const MAX_FLAT = 8;
const MAX_RATIO = 20;
/** Bars and columns that tile the whole page are its layout, no table: a cell is at most this high, in CSS pixels. */
const MAX_CELL = 320;
/** A table has a head, stripes and some marked cells. More fills than this, and than a third of the cells, are coloured tiles. */
const MAX_FILLS = 4;

/** Boxes that tile a grid of at least two rows and two columns become one box that knows its grid. */
export const joinCells = (shapes: readonly Shape[], scale: number): Shape[] => {
  const cells = shapes.filter(
    ({ kind, box, radius, shadow, busy }) =>
      kind === 'box' && radius <= 3 && !shadow && busy < 0.5 && box.height <= MAX_CELL * scale,
  );
  const root = new Int32Array(cells.length).map((_, i) => i);
  cells.forEach((first, a) => {
    cells.forEach((second, b) => {
      if (b > a && areNeighbours(first.box, second.box)) unite(root, a, b);
    });
  });
  const groups = Map.groupBy(cells, (_, i) => findRoot(root, i));
  const grids = [...groups.values()].flatMap((group) => (areSteps(group, scale) ? [] : toGrid(group)));
  const members = new Set(grids.flatMap(({ cells: list }) => list));
  const twins = (shape: Shape) => grids.some(({ grid }) => shape.kind === 'box' && isTwin(shape.box, grid.box));
  return [...shapes.filter((shape) => !members.has(shape) && !twins(shape)), ...grids.map(({ grid }) => grid)];
};

/** Side by side with equal rows, or stacked with equal columns. */
const areNeighbours = (a: Box, b: Box): boolean => {
  if (!areClose(a, b, CELL_GAP)) return false;
  const sameRow = Math.abs(a.y - b.y) <= 2 && Math.abs(a.height - b.height) <= 2;
  const sameColumn = Math.abs(a.x - b.x) <= 2 && Math.abs(a.width - b.width) <= 2;
  return sameRow !== sameColumn;
};

const areSteps = (cells: readonly Shape[], scale: number): boolean => {
  const heights = cells.map(({ box }) => box.height);
  const isLow = Math.max(...heights) < MIN_CELL * scale && cells.some(({ box }) => box.width > MAX_FLAT * box.height);
  return isLow || Math.max(...heights) > MAX_RATIO * Math.min(...heights);
};

const toGrid = (cells: Shape[]): { grid: Shape; cells: Shape[] }[] => {
  if (cells.length < MIN_CELLS) return [];
  const rows = distinct(cells.map(({ box }) => box.y));
  const columns = distinct(cells.map(({ box }) => box.x));
  if (rows < 2 || columns < 2) return [];
  if (new Set(cells.map(({ fill }) => fill)).size > Math.max(MAX_FILLS, cells.length / 3)) return [];
  const box = surround(cells.map((cell) => cell.box));
  const covered = cells.reduce((sum, cell) => sum + area(cell.box), 0);
  if (covered < area(box) * MIN_TILED) return [];
  const first = cells.toSorted((a, b) => a.box.y - b.box.y || a.box.x - b.box.x)[0]!;
  const border = cells.find((cell) => cell.border)?.border;
  return [{ grid: { ...first, box, busy: 0, radius: 0, ...(border && { border }), grid: { rows, columns } }, cells }];
};

const distinct = (values: number[]): number =>
  values.toSorted((a, b) => a - b).filter((value, i, all) => i === 0 || value - all[i - 1]! > 4).length;

const isTwin = (a: Box, b: Box): boolean =>
  Math.abs(a.x - b.x) <= 3 &&
  Math.abs(a.y - b.y) <= 3 &&
  Math.abs(right(a) - right(b)) <= 3 &&
  Math.abs(bottom(a) - bottom(b)) <= 3;

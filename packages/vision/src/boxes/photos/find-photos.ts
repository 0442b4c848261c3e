import { area, type Box, bottom, right, surround } from '@blueprompt/core/geometry';
import { findRoot, unite } from '../areas/find-root.ts';
import type { ShapeSource } from '../fill-boxes.ts';
import type { Shape } from '../shape.ts';

/** Side of a cell in pixels: small enough for an avatar, large enough that a letter does not fill it. */
const CELL = 8;
/** Parts below this many pixels are grain: photos are made of it, drawn interfaces are not. */
const GRAIN = 40;
/** Share of grain that makes a cell part of a photo; blurred text stays below it. */
const GRAINY = 0.72;
/** Smallest photo found this way, in cells a side; smaller ones are judged as shapes. */
const MIN_CELLS = 3;
/** Share of grainy cells that a photo fills of its box; a scatter of icons does not. */
const MIN_FILLED = 0.55;
/** Change of a row's ends, as a share of its width, at which another photo begins. */
const STEP = 0.4;
/** Even a calm photo has some busy cells; a shadow has none. */
const MIN_BUSY = 0.12;
/** Words cover a cell from this share on: it then says nothing about what lies below. */
const WORDY = 0.3;

/** Photos, by their grain, with edges on the pixel; text over them is looked through. */
export const findPhotos = (source: ShapeSource, isSurface: (part: number) => boolean): Shape[] => {
  const { pixels, words, texture } = source;
  const columns = Math.ceil(pixels.width / CELL);
  const rows = Math.ceil(pixels.height / CELL);
  const grain = countGrain(source, columns, rows, isSurface);
  const grainy = grain.map((count) => (count >= GRAINY * CELL * CELL ? 1 : 0));
  const isOpen = (cell: number): boolean => {
    const box = { x: (cell % columns) * CELL, y: Math.floor(cell / columns) * CELL, width: CELL, height: CELL };
    return words.coverage(box) > WORDY;
  };
  const isFilled = (cells: readonly number[]): boolean => {
    const around = cellBox(cells, columns);
    let filled = cells.length;
    for (let y = around.y; y < bottom(around); y++)
      for (let x = around.x; x < right(around); x++) {
        const cell = y * columns + x;
        if (!grainy[cell] && isOpen(cell)) filled++;
      }
    return filled >= area(around) * MIN_FILLED;
  };
  const groups = joinCells(grainy, columns).flatMap((cells) =>
    isFilled(cells) ? [cells] : splitSteps(cells, columns).filter(isFilled),
  );
  const isGrain = grainLookup(source);
  return groups.flatMap((cells) => {
    const around = cellBox(cells, columns);
    if (Math.min(around.width, around.height) < MIN_CELLS) return [];
    const rough = { x: around.x * CELL, y: around.y * CELL, width: around.width * CELL, height: around.height * CELL };
    const box = refine(rough, isGrain, pixels);
    return texture.busyShare(box) < MIN_BUSY ? [] : [{ kind: 'box' as const, box, radius: 0, busy: 1 }];
  });
};

const cellBox = (cells: readonly number[], columns: number): Box =>
  surround(cells.map((cell) => ({ x: cell % columns, y: Math.floor(cell / columns), width: 1, height: 1 })));

/** Photos that touch at a corner or along a part of a side: cut where the rows begin to reach from elsewhere to elsewhere. */
const splitSteps = (cells: readonly number[], columns: number): number[][] => {
  const rows = new Map<number, number[]>();
  for (const cell of cells) {
    const row = Math.floor(cell / columns);
    const known = rows.get(row);
    if (known) known.push(cell);
    else rows.set(row, [cell]);
  }
  const pieces: number[][] = [];
  let reach: [number, number] | undefined;
  for (const [, row] of [...rows].toSorted((a, b) => a[0] - b[0])) {
    const ends = row.map((cell) => cell % columns);
    const [from, to] = [Math.min(...ends), Math.max(...ends)];
    const shift = reach ? Math.abs(from - reach[0]) + Math.abs(to - reach[1]) : Number.POSITIVE_INFINITY;
    const width = Math.max(to - from, reach ? reach[1] - reach[0] : 0) + 1;
    if (shift > width * STEP) pieces.push([]);
    pieces.at(-1)!.push(...row);
    reach = [from, to];
  }
  return pieces;
};

const countGrain = (
  { exact }: ShapeSource,
  columns: number,
  rows: number,
  isSurface: (part: number) => boolean,
): Int32Array => {
  const counts = new Int32Array(columns * rows);
  const { runStart, runEnd, runRow, runPart, size } = exact;
  for (let run = 0; run < runStart.length; run++) {
    if (size[runPart[run]!]! >= GRAIN || isSurface(runPart[run]!)) continue;
    const base = Math.floor(runRow[run]! / CELL) * columns;
    for (let x = runStart[run]!; x < runEnd[run]!; x++) counts[base + Math.floor(x / CELL)]!++;
  }
  return counts;
};

const joinCells = (grainy: Int32Array, columns: number): number[][] => {
  const root = new Int32Array(grainy.length).map((_, i) => i);
  for (let cell = 0; cell < grainy.length; cell++) {
    if (!grainy[cell]) continue;
    if (cell % columns > 0 && grainy[cell - 1]) unite(root, cell, cell - 1);
    if (cell >= columns && grainy[cell - columns]) unite(root, cell, cell - columns);
  }
  const groups = new Map<number, number[]>();
  for (let cell = 0; cell < grainy.length; cell++) {
    if (!grainy[cell]) continue;
    const top = findRoot(root, cell);
    const group = groups.get(top);
    if (group) group.push(cell);
    else groups.set(top, [cell]);
  }
  return [...groups.values()].filter((group) => group.length >= MIN_CELLS * MIN_CELLS - 2);
};

/** Is a pixel of a part that is grain? The part is found by bisecting the runs of the row. */
const grainLookup = ({ exact }: ShapeSource): ((x: number, y: number) => boolean) => {
  const { rowFirst, runEnd, runPart, size } = exact;
  return (x, y) => {
    let low = rowFirst[y]!;
    let high = rowFirst[y + 1]! - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (runEnd[middle]! <= x) low = middle + 1;
      else high = middle;
    }
    return size[runPart[low]!]! < GRAIN;
  };
};

/** Moves each side to the line of pixels where grain begins, at most one cell in or out. */
const refine = (
  box: Box,
  isGrain: (x: number, y: number) => boolean,
  { width, height }: { width: number; height: number },
): Box => {
  const grainyRow = (y: number) =>
    y >= 0 && y < height && share(box.x, Math.min(width, right(box)), (x) => isGrain(x, y)) >= 0.4;
  const grainyColumn = (x: number) =>
    x >= 0 && x < width && share(box.y, Math.min(height, bottom(box)), (y) => isGrain(x, y)) >= 0.4;
  const edge = (from: number, step: 1 | -1, test: (at: number) => boolean): number => {
    let at = from;
    for (let n = 0; n < CELL && test(at - step); n++) at -= step;
    if (at === from) for (let n = 0; n < CELL && !test(at); n++) at += step;
    return at;
  };
  const x = edge(box.x, 1, grainyColumn);
  const y = edge(box.y, 1, grainyRow);
  const x1 = edge(Math.min(width, right(box)) - 1, -1, grainyColumn) + 1;
  const y1 = edge(Math.min(height, bottom(box)) - 1, -1, grainyRow) + 1;
  return { x, y, width: Math.max(1, x1 - x), height: Math.max(1, y1 - y) };
};

const share = (from: number, to: number, test: (at: number) => boolean): number => {
  const step = Math.max(1, Math.floor((to - from) / 64));
  let hits = 0;
  let total = 0;
  for (let at = from; at < to; at += step) {
    total++;
    if (test(at)) hits++;
  }
  return total === 0 ? 0 : hits / total;
};

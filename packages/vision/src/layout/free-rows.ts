import { type Box, bottom, right } from '@blueprompt/core/geometry';
import type { Pixels } from '../contract.ts';

type Grid = { columns: number; rows: number };

/** The colours that show of a box between others that lie on it, looked at once in each cell of a grid; row by row. */
export const freeRows = (box: Box, onIt: readonly Box[], { columns, rows }: Grid, pixels: Pixels): number[][] => {
  const [width, height] = [box.width / columns, box.height / rows];
  const isCovered = new Uint8Array(columns * rows);
  for (const other of onIt) {
    const from = Math.max(0, Math.floor((other.x - box.x) / width));
    const to = Math.min(columns, Math.ceil((right(other) - box.x) / width));
    if (to <= from) continue;
    const last = Math.min(rows, Math.ceil((bottom(other) - box.y) / height));
    for (let row = Math.max(0, Math.floor((other.y - box.y) / height)); row < last; row++)
      isCovered.fill(1, row * columns + from, row * columns + to);
  }
  return Array.from({ length: rows }, (_, row) => {
    const y = Math.floor(box.y + (row + 0.5) * height);
    const seen: number[] = [];
    for (let column = 0; column < columns; column++)
      if (!isCovered[row * columns + column])
        seen.push(pixels.colors[y * pixels.width + Math.floor(box.x + (column + 0.5) * width)]!);
    return seen;
  });
};

import { expect, test } from 'vitest';
import { joinSpacedCells } from './join-spaced-cells.ts';
import type { Shape } from './shape.ts';

const row = (y: number, fill: number, shift = 0): Shape[] =>
  [0, 100, 260].map((x, at) => ({
    kind: 'box',
    box: { x: x + shift, y, width: [98, 158, 120][at]!, height: 42 },
    fill,
    radius: 0,
    busy: 0,
  }));
const frame: Shape = {
  kind: 'box',
  box: { x: -2, y: -2, width: 384, height: 178 },
  fill: 0xffffff,
  radius: 0,
  busy: 0,
};

test('painted cells in rows that share their columns are one table, with the frame around it and the rows that show the page', () => {
  const joined = joinSpacedCells([frame, ...row(0, 0x7db1f1), ...row(88, 0xeff5fd)], 1);
  expect(joined).toMatchObject([{ box: frame.box, grid: { rows: 4, columns: 3 } }]);
});

test('rows of other columns, a single row, and rows far apart stay what they are', () => {
  expect(joinSpacedCells([...row(0, 0x7db1f1), ...row(88, 0xeff5fd, 30)], 1)).toHaveLength(6);
  expect(joinSpacedCells(row(0, 0x7db1f1), 1)).toHaveLength(3);
  expect(joinSpacedCells([...row(0, 0x7db1f1), ...row(160, 0xeff5fd)], 1)).toHaveLength(6);
});

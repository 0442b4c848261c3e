import { expect, test } from 'vitest';
import type { Shape } from '../shape.ts';
import { textLine } from '../testing/draw-pixels.ts';
import { joinSpacedCells } from './join-spaced-cells.ts';

const row = (y: number, fill: number, shift = 0): Shape[] =>
  [0, 100, 260].map((x, at) => ({
    kind: 'box',
    box: { x: x + shift, y, width: [98, 158, 120][at]!, height: 42 },
    fill,
    radius: 0,
    busy: 0,
  }));
const words = (shapes: Shape[]) => shapes.map(({ box }) => textLine('Name', box.x + 10, box.y + 10, 40, 12));
const frame: Shape = {
  kind: 'box',
  box: { x: -2, y: -2, width: 384, height: 178 },
  fill: 0xffffff,
  radius: 0,
  busy: 0,
};

test('painted cells in rows that share their columns are one table, with the frame around it and the rows that show the page', () => {
  const cells = [...row(0, 0x7db1f1), ...row(88, 0xeff5fd)];
  const joined = joinSpacedCells([frame, ...cells], words(cells), 1);
  expect(joined).toMatchObject([{ box: frame.box, grid: { rows: 4, columns: 3 } }]);
});

test('rows of other columns, a single row, rows far apart, and bars without words stay what they are', () => {
  const count = (cells: Shape[]) => joinSpacedCells(cells, words(cells), 1).length;
  expect(count([...row(0, 0x7db1f1), ...row(88, 0xeff5fd, 30)])).toBe(6);
  expect(count(row(0, 0x7db1f1))).toBe(3);
  expect(count([...row(0, 0x7db1f1), ...row(160, 0xeff5fd)])).toBe(6);
  expect(joinSpacedCells([...row(0, 0x7db1f1), ...row(88, 0xeff5fd)], [], 1)).toHaveLength(6);
});

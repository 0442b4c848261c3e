import { expect, test } from 'vitest';
import type { BoxPart, Part } from '../part.ts';
import { alignCells } from './table-columns.ts';

const cell = (x: number, width: number): Part => ({
  kind: 'box',
  use: 'badge',
  box: { x, y: 10, width, height: 20 },
  layout: { direction: 'row', items: [], floats: [] },
});
const row = (cells: readonly Part[], use = 'row'): BoxPart => ({
  kind: 'box',
  use,
  box: { x: 0, y: 0, width: 600, height: 40 },
  layout: { direction: 'row', items: [...cells], floats: [] },
});
/** A name that begins where its column does, and an amount that ends there. */
const usual = (name: number, amount: number): BoxPart => row([cell(20, name), cell(400 - amount, amount)]);
const boxesOf = ({ layout }: BoxPart): number[] => layout.items.map(({ box }) => box.x);

test('cells of a column are as wide, and begin or end where most do', () => {
  const rows = alignCells([usual(80, 40), usual(120, 70), usual(60, 55)], 1);
  expect(rows[0]!.columns).toEqual([
    { x: 0, width: 314, start: 20, stop: 100, isAtEnd: false },
    { x: 314, width: 286, start: 360, stop: 400, isAtEnd: true },
  ]);
  expect(rows.every(({ columns }) => columns === rows[0]!.columns)).toBe(true);
});

test('where nothing is in a column the cell is empty, and what was grouped is a cell as others', () => {
  const grouped = row([row([cell(20, 90), cell(350, 50)], 'group')]);
  const [, , lone, flat] = alignCells([usual(80, 40), usual(120, 70), row([cell(340, 60)]), grouped], 1);
  expect(lone!.layout.items.map(({ use }) => use)).toEqual(['group', 'badge']);
  expect(boxesOf(flat!)).toEqual([20, 350]);
});

test('a row with something across two columns stays as it is, and so do rows without columns', () => {
  const across = row([cell(20, 400)]);
  expect(alignCells([usual(80, 40), usual(120, 70), across], 1)[2]).toBe(across);
  const loose = [row([cell(20, 300), cell(400, 50)]), row([cell(20, 50), cell(200, 50)])];
  expect(alignCells(loose, 1)).toEqual(loose);
});

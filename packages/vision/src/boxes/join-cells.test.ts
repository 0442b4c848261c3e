import { expect, it } from 'vitest';
import { joinCells } from './join-cells.ts';
import type { Shape } from './shape.ts';

const COLUMNS = 4;
const cells = (fills: readonly number[]): Shape[] =>
  fills.map((fill, index) => ({
    kind: 'box',
    box: { x: (index % COLUMNS) * 100, y: Math.floor(index / COLUMNS) * 40, width: 100, height: 40 },
    fill,
    radius: 0,
    busy: 0,
  }));
const HEAD = 0x334155;
const PLAIN = 0xffffff;
const STRIPE = 0xf8fafc;

it('joins the cells of a striped table into one box that knows its grid', () => {
  const table = cells([HEAD, HEAD, HEAD, HEAD, PLAIN, PLAIN, PLAIN, PLAIN, STRIPE, STRIPE, STRIPE, STRIPE]);
  const [joined, ...others] = joinCells(table, 1);
  expect(others).toEqual([]);
  expect(joined).toMatchObject({ box: { x: 0, y: 0, width: 400, height: 120 }, grid: { rows: 3, columns: 4 } });
});

it('leaves tiles of many colours apart', () => {
  const tiles = cells([0x875f9a, 0x5d3f6a, 0x89729e, 0x763568, 0x8d608c, 0xa87ca0, 0x5b3256, 0xbf55ec]);
  expect(joinCells(tiles, 1)).toEqual(tiles);
});

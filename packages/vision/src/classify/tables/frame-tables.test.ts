import { expect, test } from 'vitest';
import { textLine } from '../../boxes/testing/draw-pixels.ts';
import type { Draft } from '../draft.ts';
import { frameTables } from './frame-tables.ts';

const page = { width: 1000, height: 800, scale: 1, bodySize: 14, background: 0xffffff };
const card: Draft = { type: 'card', box: { x: 100, y: 100, width: 600, height: 160 }, confidence: 0.7 };
const rows: Draft = { type: 'table', box: { x: 100, y: 140, width: 600, height: 120 }, confidence: 0.7, columns: 3 };
const row = (y: number, cells: string[]) =>
  cells.map((cell, i) => textLine(cell, 112 + i * 200, y, cell.length * 8, 12));
const body = [
  ...row(154, ['Ada', 'Pro', '$49']),
  ...row(194, ['Lin', 'Team', '$99']),
  ...row(234, ['Sam', 'Free', '$0']),
];

test('a frame around rows and a head above them is the table', () => {
  const texts = [...row(114, ['Name', 'Plan', 'Amount']), ...body];
  expect(frameTables([card, rows], texts, page)).toMatchObject([
    { type: 'table', box: card.box, rows: 4, headers: ['Name', 'Plan', 'Amount'] },
  ]);
});

test('a card with a title above its table stays a card', () => {
  expect(frameTables([card, rows], [...row(114, ['Invoices']), ...body], page)).toEqual([card, rows]);
});

test('of two frames around one table the outer one is the table', () => {
  const texts = [...row(114, ['Name', 'Plan', 'Amount']), ...body];
  const outer: Draft = { ...card, box: { x: 99, y: 99, width: 602, height: 162 } };
  expect(frameTables([card, outer, rows], texts, page)).toMatchObject([{ type: 'table', box: outer.box }]);
});

import { expect, test } from 'vitest';
import type { Shape } from '../boxes/shape.ts';
import { textLine } from '../boxes/testing/draw-pixels.ts';
import { findRuledTables } from './find-tables.ts';

const page = { width: 1000, height: 800, scale: 1, bodySize: 14, background: 0xffffff };
const rule = (y: number): Shape => ({
  kind: 'line',
  box: { x: 100, y, width: 600, height: 1 },
  fill: 0xdddddd,
  radius: 0,
  busy: 0,
});
const row = (y: number, cells: string[]) =>
  cells.map((cell, i) => textLine(cell, 112 + i * 200, y, cell.length * 8, 12));

test('rows between equal lines with columns of text are a table with its head', () => {
  const texts = [
    ...row(110, ['Name', 'Plan', 'Amount']),
    ...row(150, ['Ada', 'Pro', '$49']),
    ...row(190, ['Lin', 'Team', '$99']),
    ...row(230, ['Sam', 'Free', '$0']),
  ];
  const [table] = findRuledTables([rule(136), rule(176), rule(216)], texts, page);
  expect(table).toMatchObject({ type: 'table', rows: 4, columns: 3, headers: ['Name', 'Plan', 'Amount'] });
});

test('lines between single texts are no table', () => {
  const texts = [...row(150, ['One']), ...row(190, ['Two']), ...row(230, ['Three'])];
  expect(findRuledTables([rule(136), rule(176), rule(216)], texts, page)).toEqual([]);
});

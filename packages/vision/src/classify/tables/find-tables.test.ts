import { expect, test } from 'vitest';
import type { Shape } from '../../boxes/shape.ts';
import { textLine } from '../../boxes/testing/draw-pixels.ts';
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

const stripe = (y: number): Shape => ({
  kind: 'box',
  box: { x: 100, y, width: 600, height: 40 },
  fill: 0xf2f2f2,
  radius: 0,
  busy: 0,
});
const table = (y: number) => [
  ...row(y + 14, ['Name', 'Plan', 'Amount']),
  ...row(y + 54, ['Ada', 'Pro', '$49']),
  ...row(y + 94, ['Lin', 'Team', '$99']),
  ...row(y + 134, ['Sam', 'Free', '$0']),
];

test('stripes divide a table as lines do, from its first row to its last', () => {
  const [found] = findRuledTables([stripe(140), stripe(220)], table(100), page);
  expect(found).toMatchObject({ box: { x: 100, y: 100, width: 600, height: 160 }, rows: 4, columns: 3 });
});

test('two tables below each other are two, and a title above is not in them', () => {
  const texts = [...row(80, ['Basic']), ...table(100), ...row(300, ['Hover']), ...table(330)];
  const rules = [100, 140, 180, 220, 330, 370, 410, 450].map(rule);
  const tops = findRuledTables(rules, texts, page).map(({ box }) => [box.y, box.height]);
  expect(tops).toEqual([
    [100, 160],
    [330, 160],
  ]);
});

test('a row whose first cell takes several lines is one row', () => {
  const product = (y: number, price: string) => [
    ...['Chair', 'made of oak', 'view details'].map((line, at) => textLine(line, 112, y + 20 + at * 30, 90, 12)),
    textLine('1', 420, y + 50, 8, 12),
    textLine(price, 520, y + 50, 40, 12),
    textLine('REMOVE', 620, y + 50, 50, 12),
  ];
  const head = ['Product', 'Quantity', 'Cost'].map((text, at) => textLine(text, [112, 400, 520][at]!, 84, 60, 12));
  const texts = [...head, ...product(100, '$10.00'), ...product(220, '$24.00'), ...product(340, '$18.00')];
  const [found] = findRuledTables([100, 220, 340, 460].map(rule), texts, page);
  expect(found).toMatchObject({ rows: 4, columns: 4, headers: ['Product', 'Quantity', 'Cost'] });
});

test('a head names its columns, also one that is mostly empty', () => {
  const texts = [
    ...row(114, ['Name', 'Type', 'Description']),
    ...row(154, ['data', 'object', 'See.']),
    ...row(194, ['opts', 'object']),
    ...row(234, ['tutorials', 'Tutorial']),
  ];
  const [found] = findRuledTables([stripe(140), stripe(220)], texts, page);
  expect(found).toMatchObject({ rows: 4, columns: 3, headers: ['Name', 'Type', 'Description'] });
  const [, ...bare] = texts.filter(({ text }) => text !== 'Description');
  expect(findRuledTables([stripe(140), stripe(220)], bare, page)).toEqual([]);
});

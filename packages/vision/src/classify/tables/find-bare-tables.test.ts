import { expect, test } from 'vitest';
import { textLine } from '../../boxes/testing/draw-pixels.ts';
import type { Draft } from '../draft.ts';
import { findBareTables } from './find-bare-tables.ts';

const page = { width: 1000, height: 800, scale: 1, bodySize: 12, background: 0xffffff };
const row = (y: number, cells: string[]) =>
  cells.map((cell, i) => textLine(cell, 140 + i * 220, y, cell.length * 7, 12));
const draft = (type: Draft['type'], x: number, y: number, width: number, height: number): Draft => ({
  type,
  box: { x, y, width, height },
  confidence: 1,
});
const at = [200, 230, 260, 290, 320];

test('rows of words without lines are a table where one column holds figures', () => {
  const days = ['8 mins ago', '15 mins ago', '25 December', '20 December', '19 December'];
  const texts = at.flatMap((y, i) => row(y, ['Ada Lovelace', 'A report on a project', days[i]!]));
  expect(findBareTables(texts, [], page)).toEqual([
    { type: 'table', box: { x: 131, y: 191, width: 535, height: 150 }, confidence: 0.6, rows: 5, columns: 3 },
  ]);
});

test('a head is part of the table though it is nearer, and what stands before the words of the rows is too', () => {
  const texts = [
    ...row(173, ['Name', 'Plan', 'State']),
    ...at.flatMap((y) => row(y, ['Ada Lovelace', 'Everything', 'Active'])),
  ];
  const ticks = at.map((y) => draft('checkbox', 112, y - 2, 16, 16));
  const [table] = findBareTables(texts, [draft('card', 100, 150, 600, 220), ...ticks], page);
  expect(table).toMatchObject({ rows: 6, columns: 3, headers: ['Name', 'Plan', 'State'] });
  expect(table!.box).toEqual({ x: 103, y: 164, width: 594, height: 177 });
});

test('a cell with two lines stands in the row that both lie around', () => {
  const texts = [200, 260, 320, 380].flatMap((y, i) => [
    ...row(y, ['Ada', `5327553${i}`]),
    textLine('12 May', 580, y - 7, 42, 10),
    textLine('2017', 580, y + 7, 30, 10),
  ]);
  expect(findBareTables(texts, [], page)).toMatchObject([{ type: 'table', rows: 4, columns: 3 }]);
});

test('cells of a row may differ in size, and the letters in a face are none', () => {
  const faces = [200, 260, 320, 380].map((y) => draft('avatar', 96, y - 10, 32, 32));
  const texts = [200, 260, 320, 380].flatMap((y) => [
    textLine('AL', 104, y, 16, 12),
    textLine('Ada Lovelace', 140, y, 90, 12, { fontSize: 16 }),
    textLine('Active', 360, y + 1, 34, 9, { fontSize: 11 }),
    textLine('$4,200', 580, y, 48, 12, { fontSize: 16 }),
  ]);
  expect(findBareTables(texts, faces, page)).toMatchObject([{ rows: 4, columns: 3, box: { x: 72 } }]);
});

test('columns of links and paragraphs side by side are no table', () => {
  const links = at.flatMap((y) => row(y, ['Pricing', 'About us', 'Terms']));
  expect(findBareTables(links, [], page)).toEqual([]);
  const lines = [200, 218, 236, 254, 272].flatMap((y) => row(y, ['of 20 words', 'in 30 lines', 'and 40 more']));
  expect(findBareTables(lines, [], page)).toEqual([]);
});

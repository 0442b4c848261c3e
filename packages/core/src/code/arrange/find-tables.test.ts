import { expect, test } from 'vitest';
import type { Measurement } from '../../measurement.ts';
import { line as lineOf } from '../../tree/page.fixture.ts';
import { buildParts } from '../build-parts.ts';
import { facesOf } from '../fonts/page-faces.ts';
import type { BoxPart, Part } from '../part.ts';
import { arrangeParts, toGroup } from './arrange-parts.ts';
import { findTables } from './find-tables.ts';

const textAt = (text: string, x: number, y: number, width = 60): Part => {
  const texts = [lineOf(text, x, y, width)];
  const measurement: Measurement = {
    version: 1,
    image: { width: 800, height: 600, scale: 1 },
    texts,
    elements: [],
    regions: [],
    palette: [{ hex: '#ffffff', name: 'White', role: 'background', share: 1 }],
    spacing: { unit: 8, scale: [], gaps: [], paddings: [] },
    typography: { families: ['sans'], scale: [], bodySize: 16, lineHeight: 1.5 },
    radii: [],
  };
  return buildParts(measurement, facesOf(texts, [])).layout.items[0]!;
};

const rowAt = (y: number, xs: readonly number[]): BoxPart => toGroup(xs.map((x) => textAt(`At ${x}`, x, y)));
const column = (items: Part[]): BoxPart['layout'] => ({ direction: 'column', items, floats: [] });

test('rows whose words stand in columns are a table, with what heads them', () => {
  const title = textAt('Invoices', 40, 20);
  const rows = [60, 100, 140].map((y) => rowAt(y, [40, 240, 520]));
  const { items } = findTables(column([title, ...rows]), 1);
  expect(items.map(({ use }) => use)).toEqual(['text', 'table']);
  expect((items[1] as BoxPart).layout.items.map(({ use }) => use)).toEqual(['row', 'row', 'row']);
});

test('cells that were grouped with their neighbours are cells as others', () => {
  const rows = [60, 100].map((y) => rowAt(y, [40, 240, 520]));
  const [first, second, third] = [40, 240, 520].map((x) => textAt('Cell', x, 140));
  const { items } = findTables(column([...rows, toGroup([toGroup([first!, second!]), third!])]), 1);
  expect(items).toHaveLength(1);
});

test('a row that is framed keeps the fill and the line of its frame', () => {
  const paint = {
    id: 'e1',
    type: 'card' as const,
    box: { x: 40, y: 60, width: 600, height: 40 },
    confidence: 1,
    fill: '#eef2ff' as const,
  };
  const line = { color: '#d0d5dd' as const, width: 1, isBelow: true };
  const [first, ...rows] = [60, 100, 140].map((y) => rowAt(y, [40, 240, 520]));
  const framed: BoxPart = { ...toGroup([first!]), layout: column([first!]), paint, line };
  const { items } = findTables(column([framed, ...rows]), 1);
  expect((items[0] as BoxPart).layout.items[0]).toMatchObject({ use: 'row', paint, line });
});

test.each([
  ['two rows', [60, 100].map((y) => rowAt(y, [40, 240, 520]))],
  ['rows of two words', [60, 100, 140].map((y) => rowAt(y, [40, 520]))],
  ['narrow rows', [60, 100, 140].map((y) => rowAt(y, [40, 120, 200]))],
  ['rows that begin elsewhere', [60, 100, 140].map((y) => rowAt(y, [40 + y, 240 + y / 2, 520]))],
])('%s are none', (_, rows) => {
  const layout = column(rows);
  expect(findTables(layout, 1)).toBe(layout);
});

test('columns of a set that begin at even steps are a grid, however long the lines before the last are', () => {
  const cards = [40, 240, 440].map((x, at): Part => {
    const group = toGroup([textAt('Lake cabin', x, 40, 130 + 10 * at), textAt('A night', x, 80)]);
    return { ...group, repeat: 'set-1' };
  });
  expect(arrangeParts(cards)).toMatchObject({ direction: 'grid', columns: 3 });
});

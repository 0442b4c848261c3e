import { expect, test } from 'vitest';
import { readingOrder } from './reading-order.ts';

const at = (name: string, x: number, y: number) => ({ name, box: { x, y, width: 60, height: 10 } });
const names = (items: ReturnType<typeof at>[]): string =>
  readingOrder(items, ({ box }) => box)
    .map(({ name }) => name)
    .join(' ');

test('words on one line go left to right although their tops differ', () => {
  expect(names([at('b', 70, 10), at('a', 0, 12)])).toBe('a b');
});

test('a header is read first, then the sidebar, then the main column', () => {
  const header = { name: 'header', box: { x: 0, y: 0, width: 500, height: 10 } };
  expect(names([at('main1', 200, 30), at('side1', 0, 30), at('side2', 0, 52), at('main2', 200, 55), header])).toBe(
    'header side1 side2 main1 main2',
  );
});

test('a table is read row by row', () => {
  const rows = ['1', '2', '3', '4'].flatMap((row, index) => [
    at(`b${row}`, 200, 20 * index),
    at(`a${row}`, 0, 20 * index),
  ]);
  expect(names(rows)).toBe('a1 b1 a2 b2 a3 b3 a4 b4');
});

test('a link at the other end of a line is read with that line', () => {
  expect(names([at('label', 0, 0), at('forgot', 300, 41), at('keep', 0, 40), at('button', 0, 80)])).toBe(
    'label keep forgot button',
  );
});

import { expect, it } from 'vitest';
import { findSiblings, type PlacedLine } from './find-siblings.ts';

const line = (x: number, y: number, text = 'name', size = 14): PlacedLine => ({
  box: { x, y, width: 40 + text.length, height: 10 },
  text,
  size,
});

it('tells the same place in repeated items from what stands below in one item', () => {
  const items = [0, 1, 2, 3].flatMap((item) => [line(20, 60 * item), line(20, 60 * item + 20, 'role')]);
  const pairs = findSiblings(items);
  const around = (a: number, b: number): number | undefined =>
    pairs.find((pair) => pair.a === a && pair.b === b)?.around;
  expect(around(2, 4)).toBe(1);
  expect(around(2, 3)).toBeLessThan(0.8);
});

it('pairs lines of a row and of a column, and neither letters of another size nor lines elsewhere', () => {
  const pairs = findSiblings([line(20, 0), line(200, 0), line(20, 40), line(20, 80, 'Title', 24), line(333, 333)]);
  expect(pairs.map(({ a, b, isLeft, isRow }) => ({ a, b, isLeft, isRow }))).toEqual([
    { a: 0, b: 2, isLeft: true, isRow: false },
    { a: 0, b: 1, isLeft: false, isRow: true },
  ]);
});

it('looks at few lines of a long column', () => {
  const pairs = findSiblings(Array.from({ length: 5000 }, (_, index) => line(20, 20 * index)));
  expect(pairs.length).toBeLessThan(6 * 5000);
});

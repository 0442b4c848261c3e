import { expect, test } from 'vitest';
import { createBandLookup } from './band-lookup.ts';
import { createNearLookup } from './near-lookup.ts';
import { createRangeLookup } from './range-lookup.ts';

test('a range has the items with a key from one value to the other, in their own order', () => {
  const lookup = createRangeLookup([5, 1, 3, 3, 9, -2], (item) => item);
  expect(lookup(1, 5)).toEqual([5, 1, 3, 3]);
  expect(lookup(-9, -3)).toEqual([]);
  expect(lookup(9, 99)).toEqual([9]);
  expect(createRangeLookup<number>([], (item) => item)(0, 1)).toEqual([]);
  expect([lookup.count(1, 5), lookup.count(4, 2), lookup.count(-9, 99)]).toEqual([4, 0, 6]);
});

test('a band has every item that reaches into it, in their own order, and not those far away', () => {
  const items = [
    [900, 100],
    [0, 1_000],
    [10, 5],
    [12, 20],
    [500, 0],
  ].map(([y, height], index) => ({ index, box: { x: 0, y: y!, width: 1, height: height! } }));
  const lookup = createBandLookup(items);
  const at = (from: number, to?: number) => lookup(from, to).map(({ index }) => index);
  expect(at(13)).toEqual([1, 2, 3]);
  expect(at(500)).toEqual([1, 4]);
  expect(at(20, 950)).toEqual([0, 1, 3, 4]);
  expect([at(-50), at(5_000)]).toEqual([[1], [0, 1]]);
  expect(createBandLookup([])(3)).toEqual([]);
  expect(lookup.first(13, ({ index }) => index > 1)?.index).toBe(2);
  expect(lookup.last(13, () => true)?.index).toBe(3);
  const growing = createBandLookup<(typeof items)[0]>([], items);
  for (const item of items) growing.add(item);
  expect(growing(13)).toEqual(lookup(13));
  const flat = [{ box: { x: 0, y: 7, width: 1, height: 0 } }];
  expect(createBandLookup(flat)(7)).toEqual(flat);
});

test('many bands full of tall items answer the same as few, each item once', () => {
  const tall = Array.from({ length: 40 }, (_, index) => ({ index, box: { x: 0, y: index, width: 1, height: 900 } }));
  const lookup = createBandLookup([...tall, { index: 40, box: { x: 0, y: 5_000, width: 1, height: 10 } }]);
  expect(lookup(100, 600).map(({ index }) => index)).toEqual(tall.map(({ index }) => index));
});

test('the nearest open items come first, equally near ones in their own order', () => {
  const at = (x: number, y: number) => ({ box: { x, y, width: 0, height: 0 } });
  const items = [at(0, 90), at(10, 0), at(-10, 0), at(3, 4), at(0, 1_000)];
  const near = createNearLookup(items);
  const indexes = (count: number, isOpen = (_: object) => true) =>
    near({ x: 0, y: 0, width: 0, height: 0 }, count, isOpen).map((item) => items.indexOf(item));
  expect(indexes(3)).toEqual([3, 1, 2]);
  expect(indexes(9)).toEqual([3, 1, 2, 0, 4]);
  expect(indexes(2, (item) => item !== items[3] && item !== items[1])).toEqual([2, 0]);
  expect(createNearLookup([])(items[0]!.box, 2, () => true)).toEqual([]);
});

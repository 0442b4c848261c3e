import { expect, test } from 'vitest';
import { createBandLookup } from './band-lookup.ts';
import { createRangeLookup } from './range-lookup.ts';

test('a range has the items with a key from one value to the other, in their own order', () => {
  const lookup = createRangeLookup([5, 1, 3, 3, 9, -2], (item) => item);
  expect(lookup(1, 5)).toEqual([5, 1, 3, 3]);
  expect(lookup(-9, -3)).toEqual([]);
  expect(lookup(9, 99)).toEqual([9]);
  expect(createRangeLookup<number>([], (item) => item)(0, 1)).toEqual([]);
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
  const flat = [{ box: { x: 0, y: 7, width: 1, height: 0 } }];
  expect(createBandLookup(flat)(7)).toEqual(flat);
});

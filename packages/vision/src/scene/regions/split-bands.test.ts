import { expect, test } from 'vitest';
import { splitBands } from './split-bands.ts';

const bandsOf = (...rows: readonly string[]) =>
  splitBands({
    top: 0,
    left: Int32Array.from(rows, (row) => row.indexOf('x')),
    right: Int32Array.from(rows, (row) => row.lastIndexOf('x') + 1),
  });

test('a rectangle is one band, also with things on it', () => {
  expect(bandsOf('.xxxx', '.x..x', '.xxxx')).toEqual([{ from: 0, to: 3, left: 1, right: 5 }]);
});

test('round corners belong to their band', () => {
  expect(bandsOf('..xxxx..', '.xxxxxx.', 'xxxxxxxx', 'xxxxxxxx', 'xxxxxxxx', '.xxxxxx.', '..xxxx..')).toEqual([
    { from: 0, to: 7, left: 0, right: 8 },
  ]);
});

test('a pill is as wide as its widest row', () => {
  expect(bandsOf('..xxxxxx..', '.xxxxxxxx.', 'xxxxxxxxxx', '.xxxxxxxx.', '..xxxxxx..')).toEqual([
    { from: 0, to: 5, left: 0, right: 10 },
  ]);
});

test('a bar and a column that touch are two bands, the longer one first', () => {
  expect(bandsOf('xxxxxxxx', 'xxxxxxxx', 'xxx.....', 'xxx.....', 'xxx.....', 'xxx.....')).toEqual([
    { from: 2, to: 6, left: 0, right: 3 },
    { from: 0, to: 2, left: 0, right: 8 },
  ]);
});

test('a bite into a side does not cut a band', () => {
  expect(bandsOf('xxxxxxx', 'xxxxxxx', 'xxxxxxx', 'xxxx...', 'xxxxx..', 'xxxxxxx', 'xxxxxxx')).toEqual([
    { from: 0, to: 7, left: 0, right: 7 },
  ]);
});

test('a staircase ends after a few bands', () => {
  const steps = Array.from({ length: 64 }, (_, i) => `${'x'.repeat(1 + 8 * (i % 8))}${'.'.repeat(64 - 8 * (i % 8))}`);
  expect(bandsOf(...steps).length).toBeLessThan(32);
});

test('no rows are no bands', () => {
  expect(bandsOf()).toEqual([]);
});

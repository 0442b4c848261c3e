import { expect, test } from 'vitest';
import { draw } from '../testing/draw.ts';
import { inkExtent, inkSize } from './ink-extent.ts';
import { findInk } from './line-ink.ts';

const whole = (rows: readonly string[]) => ({ left: 0, top: 0, right: rows[0]!.length, bottom: rows.length });

test('the core of the strokes is the ink, the rim is the paper, antialiasing is partly covered', () => {
  const rows = ['       ', ' -###- ', ' -###- ', ' -###- ', '       '];
  const ink = findInk(draw(rows, { '#': 0x1040ff, '-': 0x879fff }), whole(rows));
  expect([ink.paper, ink.color, ink.busy]).toEqual([0xffffff, 0x1040ff, false]);
  expect([...ink.coverage.subarray(7, 14)].map((value) => Math.round(value * 10) / 10)).toEqual([
    0, 0.5, 1, 1, 1, 0.5, 0,
  ]);
});

test('thick letters do not become the paper', () => {
  const rows = ['       ', ' ##### ', ' ##### ', ' ##### ', '       '];
  expect(findInk(draw(rows), whole(rows))).toMatchObject({ paper: 0xffffff, color: 0x000000 });
});

test('the size of the ink counts partly covered columns by their share', () => {
  const rows = ['       ', ' -###- ', ' -###- ', ' -###- ', '       '];
  const ink = findInk(draw(rows, { '-': 0x7f7f7f, '#': 0x000000 }), whole(rows));
  const { width, height } = inkSize(ink, inkExtent(ink)!);
  expect([Math.round(width * 10) / 10, height]).toEqual([4, 3]);
});

test('words of code in dark colours beside black ones are mixed, and thin strokes of one colour are not', () => {
  const inks = { K: 0x000000, k: 0x888888, G: 0x669900, P: 0x990055, n: 0x999999 };
  const isMixed = (row: string): boolean => {
    const rows = ['', row, row, row, ''].map((line) => line.padEnd(row.length));
    return findInk(draw(rows, inks), { left: 0, top: 0, right: row.length, bottom: 5 }).mixed;
  };
  expect(isMixed(' KK KK KK GG GG ')).toBe(true);
  expect(isMixed(' nn PP PP PP nn ')).toBe(true);
  expect(isMixed(' KK kK KK kk KK ')).toBe(false);
});

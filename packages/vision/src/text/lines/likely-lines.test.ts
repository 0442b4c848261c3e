import { expect, test } from 'vitest';
import type { TextMap } from '../text-map.ts';
import { findLikelyLines } from './likely-lines.ts';

/** A detector that sees one line: 60 cells of two pixels wide and 6 high, from cell 10, 10 on. */
const map: TextMap = { cellPx: 2, width: 90, height: 30, likelihood: new Float32Array(90 * 30) };
for (let y = 10; y < 16; y++) map.likelihood.fill(0.9, y * 90 + 10, y * 90 + 70);

const known = (left: number, right: number) => ({ left, right, top: 18, bottom: 34 });
const broken = (...lines: { left: number; right: number; top: number; bottom: number }[]) =>
  findLikelyLines(map, lines).map(({ isBroken }) => isBroken);

test('a line that nobody read is read, and one that was read is not read again', () => {
  expect(broken()).toEqual([false]);
  expect(broken(known(18, 142))).toEqual([]);
  expect(broken(known(18, 76), known(84, 142))).toEqual([]);
});

test('a line of which letters at an end or in the middle are lost is broken', () => {
  expect(broken(known(50, 142))).toEqual([true]);
  expect(broken(known(18, 110))).toEqual([true]);
  expect(broken(known(18, 60), known(90, 142))).toEqual([true]);
});

test('what is hardly wider than high, or as low as a rule, holds no three letters', () => {
  const seen = (cellsWide: number, cellsHigh: number): number => {
    const likelihood = new Float32Array(90 * 30);
    for (let y = 10; y < 10 + cellsHigh; y++) likelihood.fill(0.9, y * 90 + 10, y * 90 + 10 + cellsWide);
    return findLikelyLines({ ...map, likelihood }, []).length;
  };
  expect([seen(7, 6), seen(24, 6)]).toEqual([0, 1]);
  expect([seen(24, 1), seen(24, 3)]).toEqual([0, 1]);
});

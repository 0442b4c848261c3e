import { expect, test } from 'vitest';
import type { LineEvidence } from './line-evidence.ts';
import { sizeCost, sizeEntryCost, toSizeEvidence } from './size-cost.ts';

const line = (letters: number, facts: Partial<LineEvidence> = {}) =>
  toSizeEvidence({ text: 'x'.repeat(letters), fittedSize: 14, misfit: 0.06, readSize: 14, ...facts } as LineEvidence);

test('letters make a fitted size surer up to forty of them, and a bad fit less sure up to a misfit of 0.12', () => {
  expect(line(40).fittedScale).toBeLessThan(line(39).fittedScale);
  expect(line(41).fittedScale).toBe(line(40).fittedScale);
  expect(line(9, { misfit: 0.12 }).fittedScale).toBeGreaterThan(line(9, { misfit: 0.11 }).fittedScale);
  expect(line(9, { misfit: 0.13 }).fittedScale).toBe(line(9, { misfit: 0.12 }).fittedScale);
});

test('the reader sees letters 1.2 % too large, and faces suit those that are 0.5 % too small', () => {
  expect(Math.exp(line(9).read!)).toBeCloseTo(14 * 0.98807, 3);
  expect(Math.exp(line(9).fitted)).toBeCloseTo(14 * 1.00501, 3);
});

test('a fitted size that is 13 % off the read one counts less, one that is 12 % off as much as ever', () => {
  const costs = (apart: number) => {
    const evidence = { fitted: apart, read: 0, fittedScale: 0.01, readScale: 0.01 };
    return sizeCost(evidence, 1, 0) - sizeCost({ ...evidence, read: undefined }, 1, 0) - sizeCost(evidence, 1, apart);
  };
  expect(costs(0.13) - costs(0.12)).toBeLessThan(-0.1);
  expect(Math.abs(costs(0.12) - costs(0.11))).toBeLessThan(1e-9);
});

test('what a size costs in the sheet says how rare it is on pages', () => {
  const usesOf = (size: number) => 1150 * Math.exp(-sizeEntryCost(size, 1));
  expect([14, 23, 19.5, 20.5].map((size) => Number(usesOf(size).toFixed(6)))).toEqual([146, 2.5, 4, 1]);
  expect(sizeEntryCost(28, 2)).toBe(sizeEntryCost(14, 1));
  expect(Math.exp(sizeEntryCost(14, 1))).toBeCloseTo(1150 / 146);
});

import { expect, it } from 'vitest';
import { type Problem, settleLabels } from './settle-labels.ts';

const near =
  (own: readonly number[]) =>
  (index: number, value: number): number =>
    (own[index]! - value) ** 2;
const settle = (own: number[], changes: Partial<Problem> = {}): number[] =>
  settleLabels({ own, costOf: near(own), entryCost: () => 3, bonds: [], ...changes });

it('gives up a value that costs more than it explains', () => {
  expect(settle([14, 14, 15, 20])).toEqual([14, 14, 14, 20]);
});

it('lets siblings overrule a measurement that is off by little, and not one that is off by much', () => {
  const bonds = [0, 1, 2].flatMap((a) => [1, 2, 3].filter((b) => b > a).map((b) => ({ a, b, cost: 2 })));
  expect(settle([14, 14, 14, 16], { bonds, entryCost: () => 0 })).toEqual([14, 14, 14, 14]);
  expect(settle([14, 14, 14, 18], { bonds, entryCost: () => 0 })).toEqual([14, 14, 14, 18]);
});

it('moves neighbours of one value together where none gains alone', () => {
  const chain = [0, 1, 2, 3, 4].map((a) => ({ a, b: a + 1, cost: 3 }));
  const costOf = (index: number, value: number): number => (index > 3 && value !== 2 ? 1 : value === 1 ? 0 : 0.5);
  expect(settleLabels({ own: [1, 1, 1, 1, 2, 2], costOf, entryCost: () => 0, bonds: chain })).toEqual([
    1, 1, 1, 1, 1, 1,
  ]);
});

it('has nothing to settle on an empty page', () => {
  expect(settle([])).toEqual([]);
});

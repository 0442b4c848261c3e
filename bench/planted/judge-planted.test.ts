import type { Difference } from '@blueprompt/core/compare/difference';
import { expect, test } from 'vitest';
import { judgePlanted } from './judge-planted.ts';
import type { Planted } from './planted.ts';

const planted: Planted = {
  kind: 'radius',
  what: 'button',
  boxes: [{ x: 100, y: 100, width: 80, height: 40 }],
  followed: [{ x: 100, y: 200, width: 80, height: 40 }],
};
const difference = (over: object, y: number): Difference =>
  ({
    message: `at ${y}`,
    places: [{ subject: 'it', box: { x: 110, y, width: 20, height: 20 } }],
    ...over,
  }) as Difference;
const radius = { kind: 'size', property: 'radius', found: 8, expected: 0 };
const judge = (...differences: Difference[]) => judgePlanted(planted, { score: 99, differences }, 1_000_000);

test('finds a change that is named at its place, and by nothing else', () => {
  expect(judge(difference(radius, 110))).toEqual({ planted, isFound: true, falseOnes: [] });
  expect(judge(difference(radius, 600)).isFound).toBe(false);
  expect(judge(difference({ ...radius, property: 'width' }, 110)).isFound).toBe(false);
});

test('counts as false what is neither at the change nor at what followed from it', () => {
  expect(judge(difference({ kind: 'gap' }, 210), difference(radius, 600)).falseOnes).toEqual(['at 600']);
});

import { expect, test } from 'vitest';
import type { Edge } from '../measurement.ts';
import { joinEdges } from './join-edges.ts';

const sides = ['top', 'right', 'bottom', 'left'] as const;
const edges = (colors: readonly string[], widths: readonly number[] = [1, 1, 1, 1]): Edge[] =>
  colors.map((color, at) => ({ side: sides[at]!, color, width: widths[at]! }));

test('four sides of one width and nearly one colour are a border', () => {
  expect(joinEdges(edges(['#a891f2', '#aa90f2', '#a991f2', '#a590f0']))).toEqual({ width: 1, color: '#a891f2' });
});

test.each([
  ['none', []],
  ['three sides', edges(['#cccccc', '#cccccc', '#cccccc'])],
  ['an accent along one side', edges(['#cccccc', '#cccccc', '#cccccc', '#4e73df'])],
  ['sides of two widths', edges(['#cccccc', '#cccccc', '#cccccc', '#cccccc'], [1, 1, 1, 4])],
])('%s are none', (_, some) => {
  expect(joinEdges(some)).toBeUndefined();
});

import { expect, test } from 'vitest';
import { linear, surface } from '../testing/paint-surfaces.ts';
import { mergeRims } from './merge-rims.ts';

const [WHITE, LINE, BLUE] = [0xffffff, 0xd1d5db, 0x2563eb];

test('a box that another fills but for a rim is its border', () => {
  const outer = surface([10, 10, 100, 60], LINE, { radius: 8 });
  expect(mergeRims([outer, surface([11, 11, 98, 58], WHITE, { radius: 7 })])).toEqual([
    surface([10, 10, 100, 60], WHITE, { radius: 8, border: { width: 1, color: LINE } }),
  ]);
});

test('a frame around a box is its border', () => {
  const frame = surface([10, 10, 100, 60], undefined, { border: { width: 1, color: LINE } });
  expect(mergeRims([surface([11, 11, 98, 58], WHITE, { radius: 7 }), frame])).toEqual([
    surface([10, 10, 100, 60], WHITE, { radius: 7, border: { width: 1, color: LINE } }),
  ]);
});

test('a border around a gradient is one surface with it', () => {
  const fill = linear(90, 0x6366f1, 0xec4899);
  expect(mergeRims([surface([10, 10, 100, 60], BLUE), surface([12, 12, 96, 56], fill)])).toEqual([
    surface([10, 10, 100, 60], fill, { border: { width: 2, color: BLUE } }),
  ]);
});

test('rings that are wide or uneven are boxes of their own', () => {
  for (const inner of [surface([18, 18, 84, 44], WHITE), surface([10, 10, 96, 60], WHITE)]) {
    const both = [surface([10, 10, 100, 60], LINE), inner];
    expect(mergeRims(both)).toEqual(both);
  }
});

test('a border of another colour stays with its box', () => {
  const both = [
    surface([10, 10, 100, 60], 0x000000),
    surface([12, 12, 96, 56], WHITE, { border: { width: 1, color: LINE } }),
  ];
  expect(mergeRims(both)).toEqual(both);
});

test('cards beside each other keep their order', () => {
  const cards = [220, 10, 120].map((x) => surface([x, 10, 90, 60], WHITE, { border: { width: 1, color: LINE } }));
  expect(mergeRims(cards)).toEqual(cards);
});

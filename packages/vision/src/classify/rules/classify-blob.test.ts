import { expect, test } from 'vitest';
import type { Shape } from '../../boxes/shape.ts';
import { classifyBlob } from './classify-blob.ts';

const PAGE = { width: 800, height: 600, scale: 1, bodySize: 16, background: 0xffffff };

const typeOf = (width: number, height: number, changes: Partial<Shape> = {}): string | undefined =>
  classifyBlob({ kind: 'blob', box: { x: 20, y: 20, width, height }, radius: 0, busy: 0, ...changes }, [], PAGE)?.type;

/** What is just within a limit, and what is just beyond it. */
test.each<
  [limit: string, within: [number, number], type: string | undefined, beyond: [number, number], other?: string]
>([
  ['the smallest ink', [6, 6], 'icon', [5, 5]],
  ['the thinnest mark', [7, 3], 'icon', [7, 2]],
  ['the largest icon', [48, 40], 'icon', [49, 40], 'image'],
  ['the longest icon for its height', [26, 10], 'icon', [27, 10]],
  ['the thickest rule', [100, 6], 'divider', [100, 7]],
  ['the highest word that was not read', [100, 24], undefined, [100, 25], 'chart'],
  ['the longest chart for its height', [312, 26], 'chart', [313, 26]],
])('%s', (_, within, type, beyond, other) => {
  expect([typeOf(...within), typeOf(...beyond)]).toEqual([type, other]);
});

test('a sign may be larger than another icon, a ring is a chart from a size on, and so are six marks', () => {
  expect([typeOf(64, 40, { isSign: true }), typeOf(65, 40, { isSign: true })]).toEqual(['icon', 'image']);
  expect([typeOf(56, 56, { hollow: true }), typeOf(55, 55, { hollow: true })]).toEqual(['chart', 'image']);
  expect([typeOf(70, 60, { marks: 6 }), typeOf(70, 60, { marks: 5 })]).toEqual(['chart', 'image']);
});

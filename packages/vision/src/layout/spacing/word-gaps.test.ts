import type { PageTree } from '@blueprompt/core/page-tree';
import { expect, test } from 'vitest';
import { textLine } from '../../boxes/testing/draw-pixels.ts';
import { measureSpacing } from './measure-spacing.ts';
import { wordGaps } from './word-gaps.ts';

const page = { width: 1000, height: 800, scale: 1, bodySize: 14, background: 0xffffff };
/** A tree that says nothing of spaces. */
const EMPTY: PageTree = {
  root: { id: 'page', kind: 'page', type: 'page', box: { x: 0, y: 0, width: 1000, height: 800 }, children: [] },
  repeats: [],
};
const row = (y: number, xs: number[], fontSize = 14) => xs.map((x) => textLine('Links', x, y, 40, 12, { fontSize }));

test('words at one distance in a row tell the space of a menu once', () => {
  // "L" begins 1.2 pixels behind the edge of its box, "s" ends 0.7 before it.
  expect(wordGaps(row(20, [100, 172, 244, 316]), page)).toEqual([30]);
});

test('uneven words, far ones and two alone are no menu', () => {
  expect(wordGaps(row(20, [100, 172, 270, 330]), page)).toEqual([]);
  expect(wordGaps(row(20, [100, 272, 444]), page)).toEqual([]);
  expect(wordGaps(row(20, [100, 172]), page)).toEqual([]);
});

test('menus with spaces of 30 and 15 pixels speak for a unit of 5', () => {
  const texts = [20, 80, 140].flatMap((y) => [...row(y, [100, 172, 244]), ...row(y + 30, [100, 157, 214])]);
  const cards = [200, 245, 290].map((y, i) => ({
    id: `e${i}`,
    type: 'card' as const,
    box: { x: 500, y, width: 200, height: 30 },
    confidence: 1,
  }));
  expect(measureSpacing(cards, texts, page, EMPTY).unit).toBe(5);
  expect(measureSpacing(cards.slice(1), [], page, EMPTY).unit).toBe(4);
});

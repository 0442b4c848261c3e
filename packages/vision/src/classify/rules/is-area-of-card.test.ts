import { expect, test } from 'vitest';
import type { Shape } from '../../boxes/shape.ts';
import { textLine } from '../../boxes/testing/draw-pixels.ts';
import { buildTree } from '../scene-tree.ts';
import { isAreaOfCard } from './is-area-of-card.ts';

const page = { width: 1000, height: 800, scale: 1, bodySize: 14, background: 0xf5f7fb };
const card: Shape = {
  kind: 'box',
  box: { x: 100, y: 100, width: 300, height: 140 },
  fill: 0xffffff,
  radius: 8,
  busy: 0,
};
const texts = [textLine('Revenue', 124, 120, 60, 12)];
const isArea = (x: number, y: number, width: number, height: number): boolean => {
  const area: Shape = { kind: 'blob', box: { x, y, width, height }, fill: 0xd7e8f8, radius: 0, busy: 0 };
  return isAreaOfCard(buildTree([card, area], texts).nodes.find(({ shape }) => shape === area)!, page);
};

test('what fills a card from side to side down to its end is the area of a chart', () => {
  expect(isArea(101, 204, 298, 35)).toBe(true);
});

test('what leaves room at a side or below, and what fills most of the card, is none', () => {
  expect(isArea(124, 204, 252, 35)).toBe(false);
  expect(isArea(101, 180, 298, 35)).toBe(false);
  expect(isArea(101, 140, 298, 99)).toBe(false);
});

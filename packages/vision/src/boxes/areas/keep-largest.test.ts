import { expect, test } from 'vitest';
import type { Shape } from '../shape.ts';
import { keepLargest, MAX_SHAPES } from './keep-largest.ts';

const square = (side: number): Shape => ({
  kind: 'box',
  box: { x: 0, y: 0, width: side, height: side },
  radius: 0,
  busy: 0,
});

test('of a pattern of more tiles than a page has shapes, the largest stay in their order', () => {
  const tiles = Array.from({ length: MAX_SHAPES }, () => square(8));
  const kept = keepLargest([...tiles, square(80), square(40)]);
  expect(kept).toHaveLength(MAX_SHAPES);
  expect(kept.slice(-2).map(({ box }) => box.width)).toEqual([80, 40]);
  expect(keepLargest(tiles)).toBe(tiles);
});

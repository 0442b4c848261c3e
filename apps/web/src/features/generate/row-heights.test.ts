import type { Measurement } from '@blueprompt/core/measurement';
import { expect, test } from 'vitest';
import { toRowHeights } from './row-heights.ts';

const card = (id: string, x: number, y: number) => ({
  id,
  type: 'card',
  box: { x, y, width: 300, height: 140 },
  confidence: 1,
});

test('bars and rows get one height each, cards of the same row only once', () => {
  const measurement = {
    image: { width: 1440, height: 900, scale: 1 },
    regions: [{ role: 'header', box: { x: 0, y: 0, width: 1440, height: 56 } }],
    elements: [card('a', 80, 100), card('b', 400, 100), card('c', 80, 260)],
  } as unknown as Measurement;
  expect(toRowHeights(measurement)).toEqual([
    { y: 0, height: 56 },
    { y: 100, height: 140 },
    { y: 260, height: 140 },
  ]);
});

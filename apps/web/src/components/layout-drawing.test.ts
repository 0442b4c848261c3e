import type { Measurement } from '@blueprompt/core/measurement';
import { expect, test } from 'vitest';
import { toLayoutDrawing } from './layout-drawing.ts';

const card = (id: string, y: number) => ({ id, type: 'card', box: { x: 80, y, width: 300, height: 140 } });

test('a tall page is drawn to its end', () => {
  const measurement = {
    image: { width: 1440, height: 4000, scale: 1 },
    regions: [
      { role: 'header', box: { x: 0, y: 0, width: 1440, height: 56 } },
      { role: 'footer', box: { x: 0, y: 3800, width: 1440, height: 200 } },
    ],
    elements: [card('a', 100), card('b', 2000), card('c', 3600)],
  } as unknown as Measurement;
  const { height, bars, boxes, extent } = toLayoutDrawing(measurement);
  expect([height, bars.length, boxes.map(({ id }) => id), extent]).toEqual([
    4000,
    2,
    ['a', 'b', 'c'],
    { from: 80, to: 380 },
  ]);
});
